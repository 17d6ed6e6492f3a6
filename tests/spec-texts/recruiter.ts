import { type PromisedArea, seenIn } from './promised.ts';

/** The recruiter's area. */
export const recruiterTexts: PromisedArea = {
  complete: true,
  seen: [
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
    ...seenIn(
      'recruiter-profile',
      'a recruiter edits the profile: cancel restores, saving shows at once, a newer version is shown',
      'Edit Recruiter Profile',
      'Failed to update profile. Please try again.',
    ),
    ...seenIn(
      'recruiter-profile',
      'the profile says who is missing, and an update without an id is not sent',
      'Recruiter profile not found.',
      'Recruiter ID not found. Cannot update profile.',
      'No recruiter is logged in.',
    ),
    ...seenIn(
      'recruiter-database',
      'the database is searched, paged and read as cards and as a table; a resume opens and a candidate is invited',
      'No candidates match your search.',
    ),
    ...seenIn(
      'recruiter-database',
      'the database says why it is closed: a failure, enough for today, an address to confirm',
      'Failed to load candidates: {message}',
      'HTTP error! Status: {code}',
    ),
    ...seenIn(
      'recruiter-desk',
      'the statistics count applications in all and per job, over time and step by step',
      'Failed to load applications.',
    ),
  ],
  unseen: [],
};
