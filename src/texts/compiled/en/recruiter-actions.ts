// Compiled from src/texts/en/recruiter-actions.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const draftTexts = {
  restored: 'We restored your unsaved changes.',
  startAfresh: 'Discard changes',
};

export const noteTexts = {
  title: 'Private notes',
  help: 'Only you can see these notes. Candidates can’t.',
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
  addFailed: 'We couldn’t add the note. Try again.',
  saveFailed: 'We couldn’t save the note. Try again.',
  removeFailed: 'We couldn’t delete the note. Try again.',
};

export const sentOfferTexts = {
  title: 'Offer',
  make: 'Make an offer',
  another: 'Make another offer',
  dialogTitle: 'Make an offer',
  with: ({ name, title }: { name: Value; title: Value }) => `${name} · ${title}`,
  jobTitle: 'Job title',
  location: 'Location',
  salary: 'Salary',
  stipend: 'Stipend',
  stipendAMonth: 'Stipend a month',
  stipendHint: 'Per month, such as 15000 or 15k. Enter 0 if it is unpaid.',
  startDate: 'Start date',
  startHint: 'Leave blank if not agreed yet.',
  expiresOn: 'Answer by',
  expiresHint: 'The last day the candidate can answer.',
  letter: 'Offer letter',
  letterHint: 'The candidate sees it with the offer and can save it as a PDF.',
  submit: 'Send offer',
  busy: 'Sending...',
  made: 'Offer sent.',
  makeFailed: 'We couldn’t send the offer. Try again.',
  withdraw: 'Withdraw offer',
  withdrawTitle: ({ title, name }: { title: Value; name: Value }) => `Withdraw the ${title} offer to ${name}?`,
  withdrawHelp: 'We email the candidate. You can’t reopen a withdrawn offer, but you can make another one.',
  keep: 'Keep offer',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Offer withdrawn.',
  withdrawFailed: 'We couldn’t withdraw the offer. Try again.',
  failed: 'We couldn’t load the offers.',
  sent: 'Sent',
  agreed: 'Not agreed yet',
};

export const partTexts = {
  parts: 'Application sections',
  application: 'Application',
  fit: 'Fit',
  resume: 'Resume',
  notes: 'Notes',
  messages: 'Messages',
};

export const ratingTexts = {
  label: 'Rating',
  none: 'No rating',
  stars: ({ count }: { count: number }) => plural(count, { one: '1 star', other: `${number(count)} stars` }),
  of: ({ count }: { count: Value }) => `Rated ${count} out of 5`,
  failed: 'We couldn’t save the rating. Try again.',
};

export const resultTexts = {
  ask: 'Record the result of this interview',
  from: ({ time }: { time: Value }) => `The interview has begun. You can record its result from ${time}.`,
  selected: 'Selected',
  rejected: 'Rejected',
  noShow: 'Did not come',
  title: {
    Selected: ({ name }: { name: Value }) => `Select ${name}?`,
    Rejected: ({ name }: { name: Value }) => `Reject ${name}?`,
    noShow: ({ name }: { name: Value }) => `${name} did not come to the interview?`,
  },
  help: {
    Selected: 'We email the candidate. You can’t change this to a rejection later.',
    Rejected: 'We email the candidate, reject the application and withdraw any open offer.',
    noShow: 'We reject the application and withdraw any open offer. The candidate reads that they did not come, and is told by email.',
  },
  reason: 'Reason',
  hint: 'The candidate sees this.',
  confirm: {
    Selected: 'Select candidate',
    Rejected: 'Reject candidate',
    noShow: 'Record that they did not come',
  },
  busy: 'Saving...',
  failed: 'We couldn’t save the result. Try again.',
};

export const undoTexts = {
  undo: 'Undo',
  undoing: 'Undoing...',
  wait: ({ count, seconds }: { count: number; seconds: number }) => plural(count, { one: `The candidate is told in ${plural(seconds, { one: '1 second', other: `${number(seconds)} seconds` })}.`, other: `The candidates are told in ${plural(seconds, { one: '1 second', other: `${number(seconds)} seconds` })}.` }),
  mailLater: ({ count, seconds, when }: { count: number; seconds: number; when: Value }) => plural(count, { one: `The candidate sees it in ${plural(seconds, { one: '1 second', other: `${number(seconds)} seconds` })}. You’ve emailed them often, so our email goes out with the next one, by ${when}. If it’s urgent, call them.`, other: `The candidates see it in ${plural(seconds, { one: '1 second', other: `${number(seconds)} seconds` })}. You’ve emailed some of them often, so they get the next email by ${when}. If it’s urgent, call them.` }),
  undone: ({ count }: { count: number }) => plural(count, { one: 'Undone. Nobody was told.', other: `${number(count)} answers undone. Nobody was told.` }),
  undoneToEarlier: ({ count }: { count: number }) => plural(count, { one: 'Undone. Your earlier answer still applies.', other: `${number(count)} answers undone. Earlier answers to some of them still apply.` }),
  failed: 'We couldn’t undo it. Try again.',
  overtaken: 'This application has changed meanwhile: your last answer was not sent, or it was taken back. Check it before you go on.',
};
