import { noticeKindsOf } from '#contract/notice-kinds.ts';
import type { Notice, NoticePage, NoticeQuery } from '#contract/notices.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findNotices, type NoticeRow } from './notices.store.ts';
import { readerOf } from './reader-of.ts';

export const noticeView = ({ createdAt, readAt, id, ...row }: NoticeRow): Notice => ({
  ...row,
  _id: id,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
});

/**
 * Returns one page of the caller's notices, newest first. New notices do not shift pages: the next one begins after the
 * last of this.
 */
export async function listNotices(
  { db }: Pick<Deps, 'db'>,
  caller: Member,
  { before, limit, group, unread }: NoticeQuery,
): Promise<NoticePage> {
  const [at, id] = before?.split('_') ?? [];
  const rows = await findNotices(db, caller.accountId, {
    ...(at && id && { before: { at: new Date(at), id } }),
    ...(group && { kinds: noticeKindsOf(readerOf(caller), group) }),
    unread,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = last && rows.length > limit ? `${last.createdAt.toISOString()}_${last.id}` : null;
  return { items: shown.map(noticeView), next };
}
