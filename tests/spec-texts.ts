/** A text that the specification promises, and the journey that reads it on screen. */
export interface PromisedText {
  /** As the specification writes it: `{…}` and `N` stand for what differs. */
  text: string;
  /** From the root of the project. */
  file: string;
  /** The test's own title, without those of the groups around it. */
  title: string;
}

const seenIn = (journey: string, title: string, ...texts: string[]): PromisedText[] =>
  texts.map((text) => ({ text, file: `tests/journeys/${journey}.journey.ts`, title }));

/** Every promised text that a screen shows. What is not listed has no screen yet. */
export const PROMISED_TEXTS: readonly PromisedText[] = [
  // The public site
  ...seenIn('visitor', 'a visitor finds a job by skill, place and experience, and opens it', 'Experience', '10+ years'),
  ...seenIn(
    'visitor',
    'a job stands at its own address, and any other spelling of it leads there',
    'Fresher Allowed',
    'Not Mentioned',
  ),
  ...seenIn('visitor', 'who applies without being signed in is told to log in', 'You must be logged in to apply.'),
  ...seenIn(
    'visitor',
    'the page of a role and of a place carry their titles and empty sentences',
    'Latest Available Jobs',
    'Enter skills / designations / companies',
    'Jobs for Role: {role}',
    'Jobs in {location}',
    'Showing N jobs',
    'No jobs available in {location}.',
    'No jobs available for role: {role}.',
    'No job posts match your criteria.',
    'Latest Available Internships',
  ),
  ...seenIn(
    'visitor',
    'the home page offers the ways to begin',
    'More Job Roles >',
    'View All Jobs >',
    'More Internship Roles >',
    '5 lakh+ jobs',
  ),
  ...seenIn(
    'home',
    'the cards of those who chose to be seen load when the strip comes near, or say why not',
    'Loading candidates...',
    'Failed to load candidates. Please try again later.',
    'No candidates found.',
  ),
  ...seenIn('visitor', 'a page that is not there says so, with its status', '404 - Page Not Found'),
  ...seenIn(
    'empty',
    'a portal that nobody has used yet says what is missing, and leads on',
    'No job posts available.',
    'No internship available.',
    'No roles found.',
    'No active jobs available.',
    'No jobs found matching your criteria',
  ),
  ...seenIn(
    'messages',
    'an enquiry is sent, and the form is empty again; what fails is said, and nothing is lost',
    'An error occurred while sending the message.',
    'Something went wrong:',
    'Unknown error',
    'Message Sent!',
  ),
  ...seenIn('messages', 'a message to a mentor is sent, and its dialog closes by itself', 'Message sent successfully!'),
  ...seenIn(
    'messages',
    'somebody becomes a mentee, or reads that it went wrong',
    'Become a Mentee',
    'Something went wrong!',
  ),
  ...seenIn(
    'messages',
    'the pages about the portal lead on',
    'Why Choose Our Platform',
    'Find Internships',
    'Get Started Now',
  ),

  // Signing in and registering
  ...seenIn('sign-in', 'without email or password the sign-in asks for both', 'Please enter both email and password'),
  ...seenIn(
    'sign-in',
    'a wrong password, an unknown address and another role read the same, and what was typed stays',
    'Invalid email or password.',
  ),
  ...seenIn(
    'sign-in',
    'the sign-in says what is wrong, whatever the server answers, and keeps what was typed',
    'Endpoint not found.',
    'Unexpected server error.',
    'Login successful but no token received.',
    'Network error or no response from server.',
  ),
  ...seenIn(
    'sign-in',
    'a candidate signs in, reads that it worked and lands on the dashboard',
    'As Candidate',
    'Logging in...',
    'Login successful! Redirecting...',
  ),
  ...seenIn('sign-in', 'a recruiter signs in by the keyboard alone', 'As Recruiter'),
  ...seenIn(
    'sign-in',
    'the sign-in opens over a public page, Esc closes it, and it leads to the registration',
    'Register here',
  ),
  ...seenIn('registration', 'a candidate registers with picture and resume and signs in', 'Registering...'),
  ...seenIn(
    'registration',
    'the candidate form says what is wrong at the field, and keeps everything',
    'Passwords do not match',
    'You must be 18 or older to register.',
  ),
  ...seenIn(
    'registration',
    'an address that is taken, a server that fails and a line that breaks keep the form',
    'Registration failed. Please try again.',
  ),
  ...seenIn(
    'registration',
    'a picture that is none is refused by what it holds',
    'Please upload a valid image for the profile picture.',
  ),
  ...seenIn(
    'registration',
    'with the folded part filled in, the long form speaks its own words',
    'Form submitted successfully!',
    'Submission failed: {server message}',
    'Something went wrong: {message}',
  ),
  ...seenIn(
    'registration',
    'a candidate registers, and reads what was refused',
    'Please upload both Profile Picture and Resume.',
  ),
  ...seenIn(
    'registration',
    'a candidate form that comes without the ticked terms comes back and says so',
    'You must accept the Terms and Conditions to register.',
  ),

  // The candidate's area
  ...seenIn(
    'candidate',
    'a candidate finds a job, signs in, and lands at the form for it, filled in; applies and sees it',
    'Application Submitted!',
    'Your application for {title} at {company} was submitted successfully',
  ),
  ...seenIn(
    'candidate',
    'the form names what is missing at its fields, and keeps what was typed through a failing server',
    'Please upload your resume before submitting.',
    'Submission failed. Please try again.',
  ),
  ...seenIn(
    'candidate',
    'an application form without a job says so, and one without an id asks to choose',
    'Job not found. Please go back and try again.',
  ),
  ...seenIn(
    'candidate',
    'an empty dashboard says so everywhere, and leads on',
    'No jobs applied yet.',
    'No job offers available.',
    'No interview calls yet.',
  ),
  ...seenIn(
    'candidate',
    'the available jobs come nine a page, with what is not known said',
    'Page x of y',
    'Posted By',
  ),
  ...seenIn(
    'candidate',
    'applications that cannot be loaded say so, and can be asked for again',
    'Failed to fetch applications.',
  ),

  // The recruiter's area
  ...seenIn(
    'recruiter',
    'a recruiter registers, signs in, posts a job with every field and sees it',
    "You haven't posted any jobs yet.",
    'Create a Job Posting..',
    'Show Salary',
    'Close',
    'Post Job',
    'Job posted successfully!',
  ),
  ...seenIn(
    'recruiter',
    'the posting form says what is wrong, keeps what was typed, and what the server says',
    'Error posting job:',
  ),
  ...seenIn(
    'recruiter',
    'the own jobs are filtered, and their status changes at once for everybody',
    'Job status updated successfully.',
    'Error updating job status.',
    'No jobs match the selected filters. Try adjusting your filters.',
  ),
  ...seenIn(
    'recruiter',
    'applications are counted, filtered, accepted and rejected, and the resume opens',
    'Status updated successfully',
    'No applications match the selected filters. Try adjusting your filters.',
  ),
  ...seenIn(
    'hiring',
    'a recruiter accepts, schedules and moves an interview; the candidate sees and is told each time',
    'Schedule Interview',
    'Interview scheduled successfully!',
    'Reschedule Interview',
    'View / Reschedule Interview',
    'Interview rescheduled successfully!',
  ),
  ...seenIn(
    'hiring',
    'an interview that fails to be set says why, and keeps the form',
    'Failed to schedule interview',
    'Failed to reschedule interview',
  ),

  // The administrator's area
  ...seenIn(
    'admin',
    'the setup link makes the first administrator, once',
    'Admin registration is by invitation.',
    'Something went wrong',
    'Registration failed',
    'Admin registered successfully!',
  ),
  ...seenIn(
    'admin',
    'an administrator signs in, and reads what is wrong when it does not work',
    'Login failed',
    'Login successful!',
  ),
  ...seenIn(
    'admin',
    'blocking a recruiter asks why, takes their jobs from every public page at once, and ends their session',
    'Status updated successfully.',
  ),
  ...seenIn('admin', 'a status that the server refuses is taken back', 'Failed to update status.'),
  ...seenIn(
    'admin',
    'the lists of jobs and candidates count, filter and open',
    'Total Jobs Found',
    'No candidates match your search.',
    'No Resume',
  ),
];
