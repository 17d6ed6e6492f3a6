import type { QueueJobs } from '#server/database/queue.ts';

const TEXTS = {
  second_factor_switched_on: {
    subject: 'The second factor of your Avsar account is on',
    text: 'your administrator account on Avsar now asks for a code of your authenticator app whenever you sign in. You are signed out everywhere else.',
  },
  recovery_codes_replaced: {
    subject: 'New recovery codes for your Avsar account',
    text: 'new recovery codes were made for your administrator account on Avsar. The old ones do not work any more.',
  },
  recovery_code_used: {
    subject: 'A recovery code opened your Avsar account',
    text: 'somebody signed in to your administrator account on Avsar with your password and one of your recovery codes. That code does not work any more.',
  },
  second_factor_switched_off: {
    subject: 'The second factor of your Avsar account is off',
    text: 'your administrator account on Avsar does not ask for a code any more when you sign in.',
  },
  second_factor_reset: {
    subject: 'The second factor of your Avsar account was taken away',
    text: 'a Super Admin has taken the second factor off your administrator account on Avsar, as for somebody who lost it. You are signed out everywhere. Sign in with your password, and set up a new one.',
  },
  second_factor_required: {
    subject: 'Your Avsar account needs a second factor',
    text: 'a Super Admin requires a second factor of your administrator account on Avsar. Set it up on your account page; until then you can do nothing else there.',
  },
} as const;

/** What an administrator reads when something about their second factor has changed. */
export const secondFactorMail = (
  { email, firstName }: { email: string; firstName: string },
  what: keyof typeof TEXTS,
): QueueJobs['mail'] => ({
  to: email,
  subject: TEXTS[what].subject,
  text: `Hello ${firstName},\n\n${TEXTS[what].text}\n\nIf you know nothing of this, change your password at once and tell the other administrators.`,
});
