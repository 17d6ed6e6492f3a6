// Compiled from src/texts/en/account.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const accountTexts = {
  title: 'Account',
  failed: 'Your account could not be loaded.',
  cancel: 'Cancel',
  wentWrong: 'Something went wrong. Please try again.',
  currentPassword: 'Present password',
  forgotten: 'Forgot password?',
};

export const emailTexts = {
  title: 'Email address',
  lead: 'You log in with it, and it is where we write to.',
  present: 'Present address',
  change: 'Change email address',
  pending: ({ email }: { email: Value }) => `${email} waits for its confirmation.`,
  pendingMore: 'Open the link in the mail that we sent there. Until then your present address stays.',
  needed: 'Please confirm this address.',
  neededMore: 'The candidate database opens once you have opened the link in our mail.',
  sendAgain: 'Send the link again',
  sending: 'Sending...',
  newEmail: 'New email address',
  hint: 'We send a link there. Your address changes once you open it.',
  send: 'Send the link',
};

export const linkTexts = {
  noLink: 'Open the link from our mail.',
  toAccount: 'Go to your account',
  wentWrong: 'Something went wrong. Please try again.',
  confirm: {
    pageTitle: 'Confirm your email address · Avsar',
    title: 'Confirm your email address',
    lead: 'One click, and we know that this address is yours.',
    act: 'Confirm this address',
    acting: 'Confirming...',
    noLinkMore: 'This page works only by that link. It works once, for 24 hours.',
    overMore: 'A link works once, for 24 hours. Your account page sends a new one.',
    noScript: 'Confirming an address needs JavaScript. Please switch it on in your browser and open the link again.',
  },
  stop: {
    pageTitle: 'Stop these mails · Avsar',
    title: 'Stop these mails',
    lead: 'You get no more mails of the kind that brought you here. Answers, interviews and offers still reach you.',
    act: 'Stop these mails',
    acting: 'Stopping...',
    already: 'This kind of mail was switched off before.',
    doneMore: 'Switch it on again on your account page whenever you like.',
    noLinkMore: 'Each mail that you can do without has such a link at its end.',
    overMore: 'Your address has changed since that mail. Your account page has all the switches.',
    noScript: 'Stopping mails by this link needs JavaScript. Please switch it on in your browser and open the link again, or use the unsubscribe button of your mail program.',
  },
};

export const mailTexts = {
  title: 'Mails',
  lead: 'Which mails we send you.',
  failed: 'Your choice of mails could not be loaded.',
  legend: 'Mails you can do without',
  saved: 'Saved.',
  always: {
    candidate: 'Answers to your applications, interviews, offers and what concerns the safety of your account always reach you.',
    recruiter: 'Answers of candidates, interviews and what concerns the safety of your account always reach you.',
  },
};

export const passwordTexts = {
  title: 'Password',
  lead: 'Changing it signs you out everywhere else.',
  change: 'Change password',
  newPassword: 'New password',
  hint: ({ least }: { least: Value }) => `At least ${least} characters.`,
  saving: 'Saving...',
  save: 'Save the new password',
};

export const sessionTexts = {
  title: 'Where you are signed in',
  lead: 'Something here that is not you? Sign it out, and change your password.',
  failed: 'Your sessions could not be loaded.',
  unknown: 'Unknown browser',
  place: ({ browser, device }: { browser: Value; device: Value }) => `${browser} on ${device}`,
  unknownBrowser: 'Browser',
  here: 'This device',
  seen: ({ when }: { when: Value }) => `Last used ${when}`,
  signedIn: ({ day }: { day: Value }) => `signed in ${day}`,
  end: 'Sign out',
  endOf: ({ place }: { place: Value }) => `Sign out: ${place}`,
  ending: 'Signing out...',
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You are signed in nowhere else.',
};

export const visibilityTexts = {
  title: 'Who can see you',
  lead: 'You can change this at any time. It counts at once.',
  failed: 'Your visibility could not be loaded.',
  legend: 'Visibility',
  findable: 'Recruiters can find me',
  findableMore: 'Recruiters see you in the candidate database, with your contact details and resume. Each one who does is recorded for you. Recruiters to whom you apply see you in any case.',
  showCard: 'Show me on the home page',
  showCardMore: 'Everybody sees your picture, name, gender, date of birth, address and whether you look for a job or an internship. Nothing else.',
  saved: 'Saved.',
};
