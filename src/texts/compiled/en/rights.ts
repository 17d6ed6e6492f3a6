// Compiled from src/texts/en/rights.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const accessTexts = {
  candidate: {
    title: 'Who viewed me',
    lead: 'Recruiters who saw you in the candidate database or opened your profile or resume, and why. Recruiters you apply to also see your application.',
    empty: 'No recruiter has viewed your profile yet.',
  },
  recruiter: {
    title: 'Candidates you viewed',
    lead: 'Each candidate sees their own entries from this list.',
    empty: 'You haven’t viewed any candidates yet.',
  },
  failed: 'We couldn’t load the list.',
  verified: 'Verified',
  pages: 'Pages of this list',
  kinds: {
    listed: 'Listed in the database',
    profile_opened: 'Profile opened',
    resume_opened: 'Resume opened',
  },
  fromDatabase: 'Found in the candidate database',
  application: ({ job }: { job: Value }) => `Application for ${job}`,
};

export const dataTexts = {
  title: 'Your data',
  lead: 'Everything we hold about you, in one file.',
  about: 'A ZIP file with a JSON file for each type of data, and everything you uploaded.',
  action: 'Download my data',
  acting: 'Preparing the file...',
  fileName: ({ day }: { day: Value }) => `avsar-my-data-${day}.zip`,
  done: 'Your data has been downloaded.',
  wentWrong: 'We couldn’t download your data. Please try again.',
};

export const deletionTexts = {
  title: 'Delete your account',
  lead: 'Takes effect immediately. You can’t undo it.',
  what: {
    candidate: [
      'We delete your profile, resume, certificates, saved jobs and searches immediately.',
      'For each application, we keep only the job, its dates and its status.',
      'We cancel your interviews and open offers, and tell the recruiters.',
    ] as const,
    recruiter: [
      'We delete your account, company profile and notes immediately.',
      'We close your jobs and cancel interviews and open offers.',
      'We tell every candidate with an open application.',
    ] as const,
  },
  action: 'Delete my account',
  question: ({ email }: { email: Value }) => `Delete the account ${email}?`,
  cannot: 'You can’t undo this. You may want to download your data first.',
  password: 'Password',
  confirm: 'Delete permanently',
  acting: 'Deleting...',
  cancel: 'Keep my account',
  wentWrong: 'We couldn’t delete your account. Please try again.',
  donePage: {
    pageTitle: 'Account deleted · Avsar',
    title: 'Your account has been deleted.',
    more: 'We deleted your personal data and signed you out everywhere. We’ll confirm this by email.',
    home: 'Go to the home page',
  },
};
