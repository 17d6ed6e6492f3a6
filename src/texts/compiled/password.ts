// Compiled from src/texts/en/password.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const passwordTexts = {
  forgotten: 'Forgot password?',
  userType: 'Kind of account',
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  email: 'Email',
  backToLogin: 'Back to login',
  wentWrong: 'Something went wrong',
  ask: {
    pageTitle: 'Forgot password · Avsar',
    title: 'Forgot password',
    lead: 'Type the email address of your account. We send you a link to choose a new password.',
    adminLead: 'Type the email address of your administrator account. We send you a link to choose a new password.',
    send: 'Send the link',
    sending: 'Sending...',
    sentTitle: 'Look into your mail',
    sent: 'If there is such an account, a link is on its way to its email address. It works once, for 30 minutes.',
    sentMore: 'Nothing there? Look into your spam folder, or check the address and the kind of account.',
    again: 'Ask again',
  },
  choose: {
    pageTitle: 'Choose a new password · Avsar',
    title: 'Choose a new password',
    lead: 'Afterwards you are signed out everywhere and log in with the new password.',
    password: 'New password',
    hint: ({ least }: { least: Value }) => `At least ${least} characters; 12 for administrators.`,
    save: 'Save the new password',
    saving: 'Saving...',
    noLink: 'Open the link from our mail.',
    noLinkMore: 'This page works only by that link. It works once, for 30 minutes.',
    newLink: 'Ask for a new link',
    noScript: 'Choosing a password needs JavaScript. Please switch it on in your browser and open the link again.',
  },
};
