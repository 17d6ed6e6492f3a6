// Compiled from src/texts/en/recruiter-desk.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from '../message.ts';

export const draftTexts = {
  restored: 'What you typed last time is still here.',
  startAfresh: 'Start afresh',
};

export const noteTexts = {
  title: 'Private notes',
  help: 'Only you read them. Candidates never do.',
  label: 'New note',
  add: 'Add note',
  adding: 'Adding...',
  edit: 'Edit note',
  remove: 'Delete note',
  save: 'Save note',
  saving: 'Saving...',
  cancel: 'Cancel',
  text: 'Note',
  empty: 'No notes yet.',
  edited: 'edited',
  removed: 'Note deleted.',
  undo: 'Undo',
  addFailed: 'The note could not be added.',
  saveFailed: 'The note could not be saved.',
  removeFailed: 'The note could not be deleted.',
};

export const offerDeskTexts = {
  title: 'Offer',
  make: 'Make an offer',
  another: 'Make another offer',
  dialogTitle: 'Make an offer',
  with: ({ name, title }: { name: Value; title: Value }) => `${name} · ${title}`,
  jobTitle: 'Job title',
  location: 'Place',
  salary: 'Salary',
  salaryHint: 'Rupees a year.',
  reads: ({ yearly, monthly }: { yearly: Value; monthly: Value }) => `Rupees a year: ${yearly}, or ${monthly} a month.`,
  aYear: ({ amount }: { amount: Value }) => `${amount} a year`,
  aMonth: ({ amount }: { amount: Value }) => `${amount} a month`,
  startDate: 'First day',
  startHint: 'Empty: to be agreed.',
  expiresOn: 'Open until',
  expiresHint: 'The last day on which the candidate can answer.',
  letter: 'Letter',
  letterHint: 'The candidate reads it with the offer, and can save it as PDF.',
  submit: 'Send offer',
  busy: 'Sending...',
  made: 'The offer has been sent.',
  makeFailed: 'The offer could not be sent.',
  salaryMissing: 'Enter the salary in rupees a year.',
  startPast: 'The first day must not lie in the past.',
  withdraw: 'Withdraw offer',
  withdrawTitle: ({ title, name }: { title: Value; name: Value }) => `Withdraw the offer of ${title} to ${name}?`,
  withdrawHelp: 'The candidate is told by mail. A withdrawn offer cannot be opened again; you can make another.',
  keep: 'Keep it',
  withdrawing: 'Withdrawing...',
  withdrawn: 'The offer has been withdrawn.',
  withdrawFailed: 'The offer could not be withdrawn.',
  failed: 'The offers could not be loaded.',
  sent: 'Sent',
  agreed: 'To be agreed',
};

export const partTexts = {
  parts: 'Parts of the application',
  application: 'Application',
  resume: 'Resume',
  notes: 'Notes',
};

export const ratingTexts = {
  label: 'Rating',
  none: 'No rating',
  stars: ({ count }: { count: number }) => plural(count, { one: '1 star', other: `${number(count)} stars` }),
  of: ({ count }: { count: Value }) => `Rated ${count} of 5`,
  failed: 'The rating could not be saved.',
};

export const resultTexts = {
  ask: 'The time of this interview has come. What came of it?',
  selected: 'Selected',
  rejected: 'Rejected',
  title: {
    Selected: ({ name }: { name: Value }) => `Select ${name}?`,
    Rejected: ({ name }: { name: Value }) => `Reject ${name}?`,
  },
  help: {
    Selected: 'The candidate is told by mail. The result cannot be turned into a rejection later.',
    Rejected: 'The candidate is told by mail, the application becomes rejected, and an open offer is withdrawn.',
  },
  reason: 'Reason',
  hint: 'The candidate reads it.',
  confirm: {
    Selected: 'Select candidate',
    Rejected: 'Reject candidate',
  },
  busy: 'Saving...',
  failed: 'The result could not be saved.',
};
