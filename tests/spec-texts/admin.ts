/** Texts of the administrator’s area, grouped by the journey that sees them. */
export const adminTexts = {
  admin: [
    'Admin registration is by invitation.',
    'Something went wrong',
    'Registration failed',
    'Admin registered successfully!',
    'Login failed',
    'Login successful!',
    'Status updated successfully.',
    'Failed to update status.',
    'Total Jobs Found',
    'No Resume',
  ],
  'admin-enquiries': [
    'No inquiries found.',
    'Are you sure you want to delete this inquiry?',
    'Failed to fetch data. Please try again.',
    'Inquiry deleted!',
    'Failed to delete inquiry',
    'No messages found.',
    'No records found.',
  ],
  'admin-candidates': ['Candidate updated successfully.', 'Failed to update candidate.', 'Candidate Dashboard'],
  'managing-jobs': [
    'Processing',
    'Are you sure you want to delete this job? This action cannot be undone.',
    'Job updated successfully!',
    'Failed to update job',
    'Job deleted successfully!',
    'Failed to delete job',
  ],
};
