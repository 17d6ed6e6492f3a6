import type { QueueJobs } from '#server/database/queue.ts';
import { mailOf, type SecondFactorChange } from '#server/modules/mail/public.ts';

/** Builds the email to an administrator whose second factor has changed. */
export const secondFactorMail = ({ email }: { email: string }, change: SecondFactorChange): QueueJobs['mail'] =>
  mailOf('secondFactorChanged', { to: email, change });
