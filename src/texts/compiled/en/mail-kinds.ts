// Compiled from src/texts/en/mail-kinds.json by `npm run texts`: edit that file, not this one.

export const mailKindTexts = {
  application_sent: {
    title: 'Application receipts',
    sentence: 'An email for each application you send, as a receipt.',
  },
  saved_search: {
    title: 'New jobs for your saved searches',
    sentence: 'At most one email a day, only for searches that you saved with a daily email.',
  },
  job_invitation: {
    title: 'Invitations to apply',
    sentence: 'An email when a recruiter finds your profile and invites you to apply for a job.',
  },
  recruiter_wrote: {
    title: 'Messages from recruiters',
    sentence: 'An email when a recruiter writes to you about an application. The next one comes only after you have read it.',
  },
  application_received: {
    title: 'New applications',
    sentence: 'An email for each application to one of your jobs. Your list shows all of them either way.',
  },
  candidate_wrote: {
    title: 'Messages from candidates',
    sentence: 'An email when a candidate writes to you. The next one about the same conversation comes only after you have read it.',
  },
  answers_due: {
    title: 'Applications waiting for an answer',
    sentence: 'An email on Mondays when someone has waited for your answer for more than a week.',
  },
};
