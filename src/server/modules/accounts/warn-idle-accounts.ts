import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type MailDelivery, mailOf } from '#server/modules/mail/public.ts';
import {
  dropVoidWarnings,
  findOverdue,
  findToWarn,
  findUnused,
  insertWarning,
  wasWarned,
} from './idle-accounts.store.ts';

const DAY_MS = 86_400_000;

/** Days before the deletion at which a warning is sent, and the minimum days until the next step. */
const STAGES = [
  { stage: 1, daysBefore: 30, thenDays: 23 },
  { stage: 2, daysBefore: 7, thenDays: 5 },
  { stage: 3, daysBefore: 2, thenDays: 2 },
] as const;

/** Daily limit per stage, so that a large portal's first run does not flood the mail server. */
const MOST = 2_000;

/**
 * Queues due warnings. The countdown continues only after a warning that a mail server accepted: unreachable accounts
 * are never deleted, and none are without a mail server.
 * @param unusedSince accounts last used before then are deleted after the warnings
 */
export async function warnIdleAccounts(
  { db, now, queue, settings }: Pick<Deps, 'db' | 'now' | 'queue' | 'settings'>,
  unusedSince: Date,
): Promise<void> {
  await dropVoidWarnings(db);
  if (!settings.smtpUrl) return;
  for (const [index, { stage, daysBefore }] of STAGES.entries()) {
    const usedBefore = new Date(unusedSince.getTime() + daysBefore * DAY_MS);
    const warnedBefore = new Date(now().getTime() - (STAGES[index - 1]?.thenDays ?? 0) * DAY_MS);
    for (const { id, lastUsedAt } of await findToWarn(db, { stage, usedBefore, warnedBefore, most: MOST }))
      await queue.send(db, 'warn-idle', { accountId: id, stage, lastUsedAt: lastUsedAt.toISOString() });
  }
}

/** Sends one warning, and records its acceptance. */
export async function sendIdleWarning(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { accountId, stage, lastUsedAt }: QueueJobs['warn-idle'],
  deliver: MailDelivery['deliver'],
): Promise<void> {
  const account = await findUnused(db, accountId, new Date(lastUsedAt));
  const days = STAGES.find((one) => one.stage === stage)?.daysBefore;
  if (!account || days === undefined || (await wasWarned(db, { accountId, stage }))) return;
  const { email: to, kind } = account;
  const deleteOn = new Date(now().getTime() + days * DAY_MS);
  const mail = mailOf('accountIdle', { to, publicUrl: settings.publicUrl, kind, deleteOn });
  if (await deliver(mail, accountId))
    await insertWarning(db, { accountId, stage, lastUsedAt: account.lastUsedAt, acceptedAt: now() });
}

/** Finds accounts warned three times, the last time two days ago, and unused since. */
export const findAccountsToDelete = ({ db, now }: Pick<Deps, 'db' | 'now'>) => {
  const { stage, thenDays } = STAGES[2];
  return findOverdue(db, { stage, warnedBefore: new Date(now().getTime() - thenDays * DAY_MS), most: MOST });
};
