/** The words of signing in: the dialog, the page, the slides beside them. */
export const signInWords = {
  title: 'Login',
  adminTitle: 'Admin login',
  pageTitle: 'Login · Avsar',
  loginAs: 'Login as',
  asCandidate: 'As Candidate',
  asRecruiter: 'As Recruiter',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  newHere: 'New to Avsar?',
  register: 'Register here',
  close: 'Close',
  mustLogIn: 'You must be logged in to apply.',
  registered: 'Your account is ready. Log in to go on.',
  submitted: 'Form submitted successfully!',
  passwordChanged: 'Your password is changed. Log in with the new one.',
  endedTitle: 'Your session has ended.',
  ended: 'Log in again to go on. What you typed is still here.',
  already: (name: string) => `You are signed in as ${name}.`,
  toDashboard: 'Go to your dashboard',
  noScript: 'Signing in needs JavaScript. Please switch it on in your browser and load this page again.',

  missing: 'Please enter both email and password',
  noToken: 'Login successful but no token received.',
  notFound: 'Endpoint not found.',
  wrong: 'Invalid email or password.',
  unexpected: 'Unexpected server error.',
  noAnswer: 'Network error or no response from server.',
  done: 'Login successful! Redirecting...',
} as const;

/** The six slides beside the sign-in and above the role chooser. */
export const slideWords = {
  region: 'What Avsar offers',
  name: 'slides',
  goTo: (title: string) => `Show: ${title}`,
  slides: [
    {
      picture: 'jobs',
      title: 'Jobs',
      candidate: 'New openings every day, in every state. Walk into one that fits.',
      recruiter: 'Post a job in five minutes. It is public the moment you do.',
    },
    {
      picture: 'companies',
      title: 'Companies',
      candidate: 'See who is hiring, from the shop around the corner to the whole country.',
      recruiter: 'Your name and logo on every opening, and on the home page.',
    },
    {
      picture: 'internship',
      title: 'Internship',
      candidate: 'Stipend, duration and start stand on every card. No guessing.',
      recruiter: 'Find interns who can start when you need them.',
    },
    {
      picture: 'mentorship',
      title: 'Mentorship',
      candidate: 'Somebody who has done it before answers your questions.',
      recruiter: 'Give an hour a week and meet the people you will hire next year.',
    },
    {
      picture: 'colleges',
      title: 'Colleges',
      candidate: 'Your campus and your first employer, in one place.',
      recruiter: 'Reach students of every year and every stream.',
    },
    {
      picture: 'students',
      title: 'College Students',
      candidate: 'No experience yet? Look for Fresher Allowed.',
      recruiter: 'Candidates who are ready to learn, with their resumes attached.',
    },
  ],
} as const;
