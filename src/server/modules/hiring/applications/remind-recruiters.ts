import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { findWaiting } from './waiting-applications.store.ts';

/** Monday 9:00 in India; the queue counts in UTC. */
export const REMINDERS_AT = '30 3 * * 1';

const WEEK_MS = 7 * 86_400_000;

/**
 * Sends one email to every recruiter with applicants waiting for an answer for more than a week. All are queued in one
 * transaction, so that an interrupted and repeated run emails nobody twice.
 *
 * @returns how many recruiters were emailed
 */
export async function remindRecruiters({
  db,
  queue,
  settings,
  now,
}: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const waiting = await findWaiting(tx, new Date(at.getTime() - WEEK_MS));
    for (const one of waiting) {
      const days = Math.floor((at.getTime() - one.since.getTime()) / 86_400_000);
      const { email: to, recruiterId: accountId, waiting: count } = one;
      const about = { publicUrl: settings.publicUrl, accountId, waiting: count, days };
      await queue.send(tx, 'mail', mailOf('answersDue', { to, ...about }));
    }
    return waiting.length;
  });
}
