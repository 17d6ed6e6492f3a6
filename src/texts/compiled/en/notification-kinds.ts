// Compiled from src/texts/en/notification-kinds.json by `npm run texts`: edit that file, not this one.

export const notificationKindTexts = {
  application_status: {
    title: 'Answers to your applications',
    sentence: 'When a company accepts or rejects your application.',
  },
  interviews: {
    title: 'Interviews',
    sentence: 'When an interview is set, moved or cancelled, and its result.',
  },
  offers: {
    title: 'Offers',
    sentence: 'When a company makes you an offer or withdraws it.',
  },
  reminders: {
    title: 'Reminders',
    sentence: 'Before an interview, and before an offer ends.',
  },
  recruiter_wrote: {
    title: 'Messages from recruiters',
    sentence: 'When a recruiter writes to you about an application. The next email comes only after you have read it.',
  },
  application_sent: {
    title: 'Application receipts',
    sentence: 'A receipt for each application you send.',
  },
  promise_passed: {
    title: 'Late answers',
    sentence: 'When a company has not answered in the time it promised.',
  },
  job_changed: {
    title: 'Changes to jobs you applied for',
    sentence: 'When a job’s title, company, place, work mode, type or pay changes. At most one email a day.',
  },
  job_invitation: {
    title: 'Invitations to apply',
    sentence: 'When a recruiter finds your profile and invites you to apply for a job.',
  },
  best_jobs: {
    title: 'Jobs that fit you',
    sentence: 'At most 5 jobs from your “Best fit” list, each only once. We send nothing when nothing is new.',
  },
  saved_search: {
    title: 'New jobs for your saved searches',
    sentence: 'At most one email a day, only for searches that you saved with a daily email.',
  },
  saved_job_closes: {
    title: 'Saved jobs that close soon',
    sentence: '3 days and 1 day before the last date to apply.',
  },
  company_job: {
    title: 'New jobs at companies you follow',
    sentence: 'When a company you follow posts a job.',
  },
  profile_opened: {
    title: 'Profile views',
    sentence: 'When a recruiter views your profile.',
  },
  candidate_answers: {
    title: 'Candidates’ answers',
    sentence: 'When a candidate answers an interview or offer, or withdraws.',
  },
  verification: {
    title: 'Verification of your company',
    sentence: 'When we verify your company, or the verification ends.',
  },
  moderation: {
    title: 'Decisions by administrators',
    sentence: 'When we block one of your jobs or hide your company’s page, and when it is back.',
  },
  application_received: {
    title: 'New applications',
    sentence: 'When people apply for your jobs. “Immediately” is at most one email an hour. Your list shows all of them either way.',
  },
  candidate_wrote: {
    title: 'Messages from candidates',
    sentence: 'When a candidate writes to you. The next email about the same conversation comes only after you have read it.',
  },
  answers_due: {
    title: 'Applications waiting for an answer',
    sentence: 'Before the promised day, and on Mondays when someone has waited for more than a week.',
  },
  job_ends: {
    title: 'Jobs that end',
    sentence: 'Before the last date of your job, and when it ends with people waiting for an answer.',
  },
  reports: {
    title: 'Reports and signs of fraud',
    sentence: 'When a job, a message or a company is reported, or a job shows signs of fraud.',
  },
  enquiries: {
    title: 'Enquiries and mentor requests',
    sentence: 'When someone sends an enquiry or asks for a mentor.',
  },
  verification_asked: {
    title: 'Companies to verify',
    sentence: 'When a company asks to be verified.',
  },
  portal: {
    title: 'Emails and imports that fail',
    sentence: 'When emails do not arrive or an import leaves out rows.',
  },
  report_answers: {
    title: 'Your reports',
    sentence: 'When we decide about a job, message or company page that you reported.',
  },
  account_security: {
    title: 'Security of your account',
    sentence: 'When your password, your email address or the way you sign in changes.',
  },
};

export const digestTexts = {
  title: 'Daily and weekly emails',
};
