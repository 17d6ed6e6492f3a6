import type { Notice, NoticeMark, NoticesRead, UnreadNotices } from '#contract/notices.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { announce } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { noticeView } from './list-notices.ts';
import { countUnread, findNotice, setManyRead, setRead, setReadAbout } from './notices.store.ts';

type MarkDeps = Pick<Deps, 'db' | 'now'>;

/** Returns the number shown on the bell. */
export const countUnreadNotices = async ({ db }: Pick<Deps, 'db'>, { accountId }: Member): Promise<UnreadNotices> => ({
  unread: await countUnread(db, accountId),
});

/**
 * Marks one of the caller's notices as read or unread; setting the current state succeeds. @throws Problem NOT_FOUND
 */
export async function markNotice(
  { db, now }: MarkDeps,
  { accountId }: Member,
  { id, read }: NoticeMark & { id: string },
): Promise<Notice> {
  await setRead(db, { id, accountId, readAt: read ? now() : null });
  const row = await findNotice(db, { id, accountId });
  if (!row) throw new Problem('NOT_FOUND');
  return noticeView(row);
}

/** Marks notices as read, in the same transaction, when their subject was read elsewhere. */
export async function readNoticesAbout(tx: Transaction, about: Parameters<typeof setReadAbout>[1]): Promise<void> {
  if (await setReadAbout(tx, about)) await announce(tx, [about.accountId], ['notices']);
}

/** Marks the caller's notices as read: some, those they have seen, or all. Returns the remaining count. */
export async function readNotices(
  { db, now }: MarkDeps,
  { accountId }: Member,
  { ids, until }: NoticesRead,
): Promise<UnreadNotices> {
  await setManyRead(db, { accountId, readAt: now(), ids, until: until === undefined ? undefined : new Date(until) });
  return { unread: await countUnread(db, accountId) };
}
