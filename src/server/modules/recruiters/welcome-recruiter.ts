import type { UserData } from '#contract/accounts.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';

/** Mails the recruiter who has just registered. */
export async function welcomeRecruiter(
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  executor: Executor,
  { email, firstName, userCode }: UserData,
): Promise<void> {
  await queue.send(executor, 'mail', {
    to: email,
    subject: 'Welcome to Avsar',
    text: [
      `Hello ${firstName},`,
      `your recruiter account on Avsar is ready. Your code is ${userCode}.`,
      `Sign in to post jobs and internships:\n${settings.publicUrl}/login?as=recruiter`,
      'A recruiter on Avsar never asks a candidate for money.',
    ].join('\n\n'),
  });
}
