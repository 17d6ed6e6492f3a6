import { type PromisedArea, seenIn } from './promised.ts';

/** The administrator's area. */
export const adminTexts: PromisedArea = {
  complete: true,
  seen: [
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
    ...seenIn('admin', 'the lists of jobs and candidates count, filter and open', 'Total Jobs Found', 'No Resume'),
    ...seenIn(
      'admin-enquiries',
      'inquiries are found, answered by mail, marked and deleted',
      'No inquiries found.',
      'Are you sure you want to delete this inquiry?',
      'Failed to fetch data. Please try again.',
      'Inquiry deleted!',
      'Failed to delete inquiry',
    ),
    ...seenIn(
      'admin-enquiries',
      'messages for mentors, mentees, and what the operator says of itself each have their tab',
      'No messages found.',
      'No records found.',
    ),
    ...seenIn(
      'admin-candidates',
      'a row is edited in its place by keyboard, and keeps what was typed whatever the server says',
      'Candidate updated successfully.',
      'Failed to update candidate.',
    ),
    ...seenIn(
      'admin-candidates',
      'the candidates stand in three tables that the address filters and sorts, with pictures, resumes, an export and a change of many',
      'Candidate Dashboard',
    ),
    ...seenIn(
      'managing-jobs',
      'an administrator reads, edits and deletes a job, and loses nothing to a newer version',
      'Processing',
      'Are you sure you want to delete this job? This action cannot be undone.',
      'Job updated successfully!',
      'Failed to update job',
      'Job deleted successfully!',
      'Failed to delete job',
    ),
  ],
  unseen: [],
};
