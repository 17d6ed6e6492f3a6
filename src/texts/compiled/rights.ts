// Compiled from src/texts/en/rights.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const accessTexts = {
  candidate: {
    title: 'Who saw me',
    lead: 'Every recruiter who was shown your contact details, and why.',
    empty: 'Nobody has looked at your profile yet.',
  },
  recruiter: {
    title: 'Whom you saw',
    lead: 'The candidates read the same about you.',
    empty: 'You have not looked at any candidate yet.',
  },
  failed: 'The list could not be loaded.',
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
  lead: 'All that we keep of you, in one file.',
  about: 'A zip with one JSON file for each kind of thing, and everything that you uploaded.',
  act: 'Download my data',
  acting: 'Preparing the file...',
  fileName: ({ day }: { day: Value }) => `avsar-my-data-${day}.zip`,
  done: 'Your data have been downloaded.',
  wentWrong: 'Your data could not be downloaded. Please try again.',
};

export const deletionTexts = {
  title: 'Delete your account',
  lead: 'At once, and for good.',
  what: {
    candidate: [
      'Your profile, resume, certificates, saved jobs and searches are gone at once.',
      'Of each application remain only the job, its dates and its status.',
      'Interviews and open offers end, and the recruiters are told.',
    ] as const,
    recruiter: [
      'Your account, company profile and notes are gone at once.',
      'Your jobs close. Interviews and open offers are cancelled.',
      'Every candidate who still waits for an answer is told.',
    ] as const,
  },
  act: 'Delete my account',
  question: ({ email }: { email: Value }) => `Delete the account ${email}?`,
  cannot: 'This cannot be taken back. You may want to download your data first.',
  password: 'Password',
  confirm: 'Delete for good',
  acting: 'Deleting...',
  cancel: 'Keep my account',
  wentWrong: 'Your account could not be deleted. Please try again.',
  donePage: {
    pageTitle: 'Account deleted · Avsar',
    title: 'Your account has been deleted.',
    more: 'Everything personal in it is gone, and you are signed out everywhere. A last mail confirms it.',
    home: 'Go to the home page',
  },
};
