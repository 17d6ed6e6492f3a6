import { mailKindsOf } from '#contract/mail-kinds.ts';
import type { Notifications } from '#contract/own-account.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findSwitchedOff } from './notification-settings.store.ts';

/** Which of the optional mails the caller gets; all of them until one is switched off. */
export async function getNotifications(
  { db }: Pick<Deps, 'db'>,
  { accountId, kind }: CandidateCaller | RecruiterCaller,
): Promise<Notifications> {
  const off = await findSwitchedOff(db, accountId);
  return Object.fromEntries(mailKindsOf(kind).map((one) => [one, !off.has(one)]));
}
