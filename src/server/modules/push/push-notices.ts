import { LANGUAGES, type Language } from '#contract/languages.ts';
import { noticeAddress } from '#contract/notice-address.ts';
import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { devicesOf } from '#server/modules/accounts/public.ts';
import { takeToPush } from '#server/modules/notices/public.ts';
import { notificationKindTexts } from '#texts/notification-kinds.ts';
import { speaking } from '#texts/spoken.ts';

/** Notices taken per transaction. */
const AT_ONCE = 500;

type Taken = Awaited<ReturnType<typeof takeToPush>>[number];

/** Builds the text shown on a device: the kind of news and the job, without content. */
const messageOf = ({ id, ...notice }: Taken, language: Language): QueueJobs['push']['message'] => ({
  title: speaking(language, () => notificationKindTexts[NOTICE_KINDS[notice.kind].by].title),
  body: notice.says.jobTitle ?? '',
  path: LANGUAGES[language].base + noticeAddress(notice),
  tag: id,
});

/**
 * Queues due push messages, one per device of the reader. A notice is marked in the transaction that queues it, so
 * interrupted or concurrent runs push nothing twice.
 * @returns how many were queued
 */
export async function pushNotices({
  db,
  queue,
  now,
  settings,
}: Pick<Deps, 'db' | 'queue' | 'now' | 'settings'>): Promise<number> {
  if (!settings.push) return 0;
  let queued = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const due = await takeToPush(tx, { at: now(), limit: AT_ONCE });
      const devices = await devicesOf({ db: tx, now }, [...new Set(due.map(({ accountId }) => accountId))]);
      for (const notice of due) {
        const own = devices.filter(({ accountId }) => accountId === notice.accountId);
        for (const { id: subscriptionId, language } of own)
          await queue.send(tx, 'push', { subscriptionId, message: messageOf(notice, language) });
        queued += own.length;
      }
      return due.length;
    });
    if (taken < AT_ONCE) return queued;
  }
}
