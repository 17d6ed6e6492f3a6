// Compiled from src/texts/en/account-links.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const linkTexts = {
  noLink: 'Open the link from our email.',
  toAccount: 'Go to your account',
  wentWrong: 'Something went wrong. Please try again.',
  confirm: {
    pageTitle: 'Confirm your email address · Avsar',
    title: 'Confirm your email address',
    doneTitle: 'Email address confirmed',
    lead: 'Confirm that this address is yours.',
    action: 'Confirm this address',
    acting: 'Confirming...',
    noLinkMore: 'This page only works from that link. It works once, for 24 hours.',
    overMore: 'A link works once, for 24 hours. Get a new one from your account page.',
    noScript: 'You need JavaScript to confirm an address. Turn it on in your browser and open the link again.',
  },
  stop: {
    pageTitle: 'Unsubscribe from these emails · Avsar',
    title: 'Unsubscribe from these emails',
    doneTitle: 'You’re unsubscribed',
    leadOf: ({ kind }: { kind: Value }) => `Stop the emails “${kind}”. We’ll still email you about answers, interviews and offers.`,
    lead: 'Stop emails like the one you came from. We’ll still email you about answers, interviews and offers.',
    action: 'Unsubscribe',
    acting: 'Unsubscribing...',
    already: 'You have already unsubscribed from these emails.',
    doneMore: 'You can turn them on again on your account page at any time.',
    noLinkMore: 'Every optional email has an unsubscribe link at the end.',
    overMore: 'Your address has changed since we sent that email. Choose your emails on your account page.',
    noScript: 'You need JavaScript to unsubscribe with this link. Turn it on in your browser and open the link again, or use the unsubscribe button in your email app.',
  },
};
