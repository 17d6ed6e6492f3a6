import type { UserData } from '#contract/accounts.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';

/** Mails the person who has just registered. */
export async function welcomeCandidate(
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  executor: Executor,
  { email, firstName, userCode }: UserData,
): Promise<void> {
  await queue.send(executor, 'mail', {
    to: email,
    subject: 'Welcome to Avsar',
    text: [
      `Hello ${firstName},`,
      `your Avsar account is ready. Your code is ${userCode}.`,
      `Sign in to look for jobs and internships and to apply:\n${settings.publicUrl}/login`,
      'Avsar never asks for money, and neither may a recruiter on Avsar. Tell us if one does.',
    ].join('\n\n'),
  });
}
