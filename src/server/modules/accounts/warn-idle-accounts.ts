import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import {
  dropVoidWarnings,
  findOverdue,
  findToWarn,
  findUnused,
  insertWarning,
  wasWarned,
} from './idle-accounts.store.ts';

const DAY_MS = 86_400_000;

/** How many days before its deletion an account is warned, and how many the next step waits at least. */
const STAGES = [
  { stage: 1, daysBefore: 30, thenDays: 23 },
  { stage: 2, daysBefore: 7, thenDays: 5 },
  { stage: 3, daysBefore: 2, thenDays: 2 },
] as const;

/** At most so many of each stage a day, so that a large portal's first run floods no mail server. */
const MOST = 2_000;

/**
 * Asks for the warnings that are due. The clock of an account runs on only from a warning that a mail server accepted:
 * who cannot be reached is never deleted, and without a mail server nobody is.
 * @param unusedSince accounts that were used last before then are deleted, once they were warned
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

/** Sends one warning, and notes it when it was accepted. */
export async function sendIdleWarning(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { accountId, stage, lastUsedAt }: QueueJobs['warn-idle'],
  deliver: (mail: QueueJobs['mail']) => Promise<boolean>,
): Promise<void> {
  const account = await findUnused(db, accountId, new Date(lastUsedAt));
  const days = STAGES.find((one) => one.stage === stage)?.daysBefore;
  if (!account || days === undefined || (await wasWarned(db, { accountId, stage }))) return;
  const { email: to, kind } = account;
  const deleteOn = new Date(now().getTime() + days * DAY_MS);
  const mail = mailOf('accountIdle', { to, publicUrl: settings.publicUrl, kind, deleteOn });
  if (await deliver(mail))
    await insertWarning(db, { accountId, stage, lastUsedAt: account.lastUsedAt, acceptedAt: now() });
}

/** Who was warned three times, the last time two days ago, and has not come since. */
export const findAccountsToDelete = ({ db, now }: Pick<Deps, 'db' | 'now'>) => {
  const { stage, thenDays } = STAGES[2];
  return findOverdue(db, { stage, warnedBefore: new Date(now().getTime() - thenDays * DAY_MS), most: MOST });
};
