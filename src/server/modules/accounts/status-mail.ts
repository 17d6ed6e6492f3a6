import type { AccountStatus } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { isShutOut } from './account-policy.ts';

/** What a person reads when an administrator has changed their account. */
export const statusMail = (
  { email, firstName }: { email: string; firstName: string },
  status: AccountStatus,
  reason: string | null,
): QueueJobs['mail'] => {
  const lines = isShutOut(status)
    ? [
        'your Avsar account has been blocked. You cannot sign in, and what you published is not shown any more.',
        `Reason: ${reason ?? 'none was given'}`,
        'If you think this is a mistake, answer by the contact form on our site.',
      ]
    : [`the status of your Avsar account is now "${status}". You can sign in and use it.`];
  return {
    to: email,
    subject: isShutOut(status) ? 'Your Avsar account has been blocked' : 'Your Avsar account',
    text: [`Hello ${firstName},`, ...lines].join('\n\n'),
  };
};
