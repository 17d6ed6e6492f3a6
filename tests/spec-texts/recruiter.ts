/** Texts of the recruiter’s area, grouped by the journey that sees them. */
export const recruiterTexts = {
  recruiter: [
    "You haven't posted any jobs yet.",
    'Create a Job Posting..',
    'Show Salary',
    'Close',
    'Post Job',
    'Job posted successfully!',
    'Error posting job:',
    'Job status updated successfully.',
    'Error updating job status.',
    'No jobs match the selected filters. Try adjusting your filters.',
    'Status updated successfully',
    'No applications match the selected filters. Try adjusting your filters.',
  ],
  hiring: [
    'Schedule Interview',
    'Interview scheduled successfully!',
    'Reschedule Interview',
    'View / Reschedule Interview',
    'Interview rescheduled successfully!',
    'Failed to schedule interview',
    'Failed to reschedule interview',
  ],
  'recruiter-profile': [
    'Edit Recruiter Profile',
    'Failed to update profile. Please try again.',
    'Recruiter profile not found.',
    'Recruiter ID not found. Cannot update profile.',
    'No recruiter is logged in.',
  ],
  'recruiter-database': [
    'No candidates match your search.',
    'Failed to load candidates: {message}',
    'HTTP error! Status: {code}',
  ],
  'recruiter-desk': ['Failed to load applications.'],
};
