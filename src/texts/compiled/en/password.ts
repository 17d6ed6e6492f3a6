// Compiled from src/texts/en/password.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const passwordTexts = {
  userType: 'Account type',
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  email: 'Email',
  backToLogin: 'Back to login',
  wentWrong: 'Something went wrong',
  ask: {
    pageTitle: 'Forgot password · Avsar',
    title: 'Forgot password',
    lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
    adminLead: 'Enter the email address of your administrator account. We’ll send you a link to choose a new password.',
    send: 'Send link',
    sending: 'Sending...',
    sentTitle: 'Check your email',
    sent: 'If this account exists, we have sent a link to its email address. It works once, for 30 minutes.',
    sentMore: 'No email? Look in your spam folder, or check the address and the account type.',
    again: 'Try again',
  },
  choose: {
    pageTitle: 'Choose a new password · Avsar',
    title: 'Choose a new password',
    lead: 'We’ll sign you out everywhere. Then sign in with the new password.',
    password: 'New password',
    hint: ({ least }: { least: Value }) => `At least ${least} characters.`,
    save: 'Save new password',
    saving: 'Saving...',
    noLink: 'Open the link from our email.',
    noLinkMore: 'This page only works from that link. It works once, for 30 minutes.',
    newLink: 'Get a new link',
    noScript: 'You need JavaScript to choose a password. Turn it on in your browser and open the link again.',
  },
};
