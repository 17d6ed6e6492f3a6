import type { RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { addressesOfAdmins } from '#server/modules/accounts/public.ts';
import { isRecordedSince, recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { lockServing } from './access-log.store.ts';
import { dayBegan } from './database-policy.ts';

const ACTION = 'daily_number_reached';

/** Whether a recruiter has requested more candidates today than the daily limit. */
export const askedForTooMany = (executor: Executor, recruiterId: string, at: Date): Promise<boolean> =>
  isRecordedSince(executor, { action: ACTION, subjectId: recruiterId, from: dayBegan(at) });

/** Notifies the administrators, once a day, that a recruiter requested more candidates than the daily limit. */
export async function alertAdminsOfScraping(
  { db, now, queue }: Pick<Deps, 'db' | 'now' | 'queue'>,
  { accountId, userCode }: RecruiterCaller,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockServing(tx, accountId);
    if (await askedForTooMany(tx, accountId, at)) return;
    await recordAudit(tx, { action: ACTION, subject: { kind: 'recruiter', id: accountId, code: userCode }, at });
    for (const to of await addressesOfAdmins(tx))
      await queue.send(tx, 'mail', mailOf('dailyNumberReached', { to, userCode }));
  });
}
