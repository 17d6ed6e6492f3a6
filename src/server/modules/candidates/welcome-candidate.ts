import type { UserData } from '#contract/accounts.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';

/** Mails the person who has just registered. */
export async function welcomeCandidate(
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  executor: Executor,
  { email, firstName, userCode }: UserData,
): Promise<void> {
  const { publicUrl } = settings;
  await queue.send(executor, 'mail', mailOf('welcomeCandidate', { to: email, publicUrl, firstName, userCode }));
}
