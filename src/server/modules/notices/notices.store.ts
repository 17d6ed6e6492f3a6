import { and, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { MOST_UNREAD, type NoticeKind } from '#contract/notice-kinds.ts';
import { ACCOUNT_STATUSES, isShutOut } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { accounts, applications, jobs, notices } from '#server/database/schema/index.ts';
import type { NewNotice } from './tell.ts';

/** PostgreSQL takes 65,535 values a statement. */
const AT_ONCE = 1_000;

/** What was told already under the same words is left as it is. */
export const insertNotices = async (executor: Executor, told: readonly NewNotice[]): Promise<void> => {
  for (let first = 0; first < told.length; first += AT_ONCE) {
    const rows = told.slice(first, first + AT_ONCE).map(({ to, at, ...notice }) => ({
      ...notice,
      accountId: to,
      createdAt: at,
    }));
    await executor.insert(notices).values(rows).onConflictDoNothing();
  }
};

/** The administrators who can sign in. */
export const findAdmins = (executor: Executor) =>
  executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, 'admin'),
        inArray(
          accounts.status,
          ACCOUNT_STATUSES.filter((status) => !isShutOut(status)),
        ),
      ),
    );

const row = {
  id: notices.id,
  kind: notices.kind,
  says: notices.says,
  jobId: notices.jobId,
  applicationId: notices.applicationId,
  aboutId: notices.aboutId,
  recordId: notices.recordId,
  /** Of an application to a job of the reader's own. */
  candidateName: sql<string | null>`case when ${jobs.id} is not null then ${applications.fullName} end`,
  createdAt: notices.createdAt,
  readAt: notices.readAt,
};

const isReadersJob = and(eq(jobs.id, applications.jobId), eq(jobs.recruiterId, notices.accountId));

/** Newest first, of these kinds alone when they are said, after another when that is said. */
export const findNotices = (
  executor: Executor,
  accountId: string,
  {
    before,
    kinds,
    unread,
    limit,
  }: { before?: { at: Date; id: string }; kinds?: readonly NoticeKind[]; unread: boolean; limit: number },
) =>
  executor
    .select(row)
    .from(notices)
    .leftJoin(applications, eq(applications.id, notices.applicationId))
    .leftJoin(jobs, isReadersJob)
    .where(
      and(
        eq(notices.accountId, accountId),
        before &&
          sql`(${notices.createdAt}, ${notices.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`,
        kinds && inArray(notices.kind, [...kinds]),
        unread ? isNull(notices.readAt) : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

interface Own {
  id: string;
  accountId: string;
}

const isOwn = ({ id, accountId }: Own) => and(eq(notices.id, id), eq(notices.accountId, accountId));

export const findNotice = async (executor: Executor, own: Own): Promise<NoticeRow | undefined> => {
  const [found] = await executor
    .select(row)
    .from(notices)
    .leftJoin(applications, eq(applications.id, notices.applicationId))
    .leftJoin(jobs, isReadersJob)
    .where(isOwn(own));
  return found;
};

/** What was read already keeps its moment. */
export const setRead = async (executor: Executor, { readAt, ...own }: Own & { readAt: Date | null }): Promise<void> => {
  await executor
    .update(notices)
    .set({ readAt })
    .where(and(isOwn(own), readAt === null ? undefined : isNull(notices.readAt)));
};

export const setReadUntil = async (
  executor: Executor,
  { accountId, readAt, until }: { accountId: string; readAt: Date; until?: Date },
): Promise<void> => {
  await executor
    .update(notices)
    .set({ readAt })
    .where(
      and(
        eq(notices.accountId, accountId),
        isNull(notices.readAt),
        until === undefined ? undefined : lte(notices.createdAt, until),
      ),
    );
};

/** Those of one kind about an application, up to a moment; whether there were any. */
export const setReadAbout = async (
  executor: Executor,
  about: { accountId: string; kind: NoticeKind; applicationId: string; until: Date; readAt: Date },
): Promise<boolean> => {
  const read = await executor
    .update(notices)
    .set({ readAt: about.readAt })
    .where(
      and(
        eq(notices.applicationId, about.applicationId),
        eq(notices.accountId, about.accountId),
        eq(notices.kind, about.kind),
        isNull(notices.readAt),
        lte(notices.createdAt, about.until),
      ),
    )
    .returning({ id: notices.id });
  return read.length > 0;
};

/** Counts no further than the bell shows. */
export const countUnread = async (executor: Executor, accountId: string): Promise<number> => {
  const unread = executor
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt)))
    .limit(MOST_UNREAD)
    .as('unread');
  const [counted] = await executor.select({ total: count() }).from(unread);
  return counted?.total ?? 0;
};

export const deleteOldNotices = (
  executor: Executor,
  before: Date,
  batch: Parameters<typeof deleteSome>[3],
): Promise<number> => deleteSome(executor, notices, lt(notices.createdAt, before), batch);

/** What somebody was told, for their export. */
export const readNotices = (executor: Executor, accountId: string) =>
  executor
    .select({ kind: notices.kind, says: notices.says, createdAt: notices.createdAt, readAt: notices.readAt })
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(notices.createdAt, notices.id);
