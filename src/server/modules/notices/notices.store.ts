import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { MOST_UNREAD } from '#contract/unread.ts';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import {
  accounts,
  applications,
  jobs,
  notices,
  notificationSettings,
  recruiters,
} from '#server/database/schema/index.ts';
import { maySignIn } from './may-sign-in.store.ts';
import type { ToldNotice } from './tell.ts';

/** PostgreSQL allows 65,535 values per statement. */
const AT_ONCE = 1_000;

/** A read notice no longer changes and needs no email. */
const readAs = (readAt: Date) => ({ readAt, foldId: null, mailWith: null, pushAt: null });

type NoticeValues = typeof notices.$inferInsert;

const valuesOf = ({ to, at, ...notice }: ToldNotice): NoticeValues => ({ ...notice, accountId: to, createdAt: at });

/** Merges notices with the same fold, since a statement may touch each row only once; in a fixed order. */
const foldedOf = (told: readonly ToldNotice[]): NoticeValues[] => {
  const folded = new Map<string, NoticeValues>();
  for (const notice of told) {
    const key = `${notice.to} ${notice.kind} ${notice.foldId}`;
    const before = folded.get(key);
    const values = valuesOf(notice);
    folded.set(
      key,
      before
        ? {
            ...values,
            told: (before.told ?? 1) + 1,
            applicationId: before.applicationId === values.applicationId ? values.applicationId : null,
          }
        : values,
    );
  }
  return [...folded].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, values]) => values);
};

/**
 * Skips notices already sent with the same `once` key. Foldable ones are added to the count of the unread notice, which
 * then links to what they have in common.
 */
export const insertNotices = async (executor: Executor, told: readonly ToldNotice[]): Promise<void> => {
  const alone = told.filter(({ foldId }) => foldId === null).map(valuesOf);
  for (let first = 0; first < alone.length; first += AT_ONCE)
    await executor
      .insert(notices)
      .values(alone.slice(first, first + AT_ONCE))
      .onConflictDoNothing();
  const folded = foldedOf(told.filter(({ foldId }) => foldId !== null));
  for (let first = 0; first < folded.length; first += AT_ONCE)
    await executor
      .insert(notices)
      .values(folded.slice(first, first + AT_ONCE))
      .onConflictDoUpdate({
        target: [notices.accountId, notices.kind, notices.foldId],
        targetWhere: isNotNull(notices.foldId),
        set: {
          told: sql`${notices.told} + excluded.told`,
          says: sql`excluded.says`,
          applicationId: sql`case when ${notices.applicationId} = excluded.application_id then excluded.application_id end`,
          createdAt: sql`greatest(${notices.createdAt}, excluded.created_at)`,
          mailWith: sql`excluded.mail_with`,
          pushAt: sql`excluded.push_at`,
        },
      });
};

/** Deletes foldable notices that nobody has read or been emailed yet; returns their readers. */
export const deleteUnseen = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
  const deleted = await executor
    .delete(notices)
    .where(and(inArray(notices.id, [...ids]), isNotNull(notices.foldId), eq(notices.mailed, 0)))
    .returning({ accountId: notices.accountId });
  return deleted.map(({ accountId }) => accountId);
};

/** Administrators who can sign in. */
export const findAdmins = (executor: Executor) =>
  executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'admin'), maySignIn));

/** The company that posted the job for another one: it is the acting party. */
export const jobPoster = sql<string | null>`(
  select ${postedByCompany} from ${jobs} inner join ${recruiters} on ${recruiters.accountId} = ${jobs.recruiterId}
  where ${jobs.id} = ${notices.jobId})`;

const row = {
  id: notices.id,
  kind: notices.kind,
  says: notices.says,
  jobId: notices.jobId,
  applicationId: notices.applicationId,
  aboutId: notices.aboutId,
  recordId: notices.recordId,
  /** For an application to one of the reader's own jobs. */
  candidateName: sql<string | null>`case when ${jobs.id} is not null then ${applications.fullName} end`,
  postedByCompany: jobPoster,
  told: notices.told,
  createdAt: notices.createdAt,
  readAt: notices.readAt,
};

const isReadersJob = and(eq(jobs.id, applications.jobId), eq(jobs.recruiterId, notices.accountId));

/** Newest first; optionally only of these kinds, and after a given one. */
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
        notices.inAvsar,
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

const isOwn = ({ id, accountId }: Own) => and(eq(notices.id, id), eq(notices.accountId, accountId), notices.inAvsar);

export const findNotice = async (executor: Executor, own: Own): Promise<NoticeRow | undefined> => {
  const [found] = await executor
    .select(row)
    .from(notices)
    .leftJoin(applications, eq(applications.id, notices.applicationId))
    .leftJoin(jobs, isReadersJob)
    .where(isOwn(own));
  return found;
};

/** Keeps the time of notices read already. */
export const setRead = async (executor: Executor, { readAt, ...own }: Own & { readAt: Date | null }): Promise<void> => {
  await executor
    .update(notices)
    .set(readAt === null ? { readAt } : readAs(readAt))
    .where(and(isOwn(own), readAt === null ? undefined : isNull(notices.readAt)));
};

export const setManyRead = async (
  executor: Executor,
  {
    accountId,
    readAt,
    ids,
    until,
  }: { accountId: string; readAt: Date; ids: readonly string[] | undefined; until: Date | undefined },
): Promise<void> => {
  await executor
    .update(notices)
    .set(readAs(readAt))
    .where(
      and(
        eq(notices.accountId, accountId),
        notices.inAvsar,
        isNull(notices.readAt),
        ids && inArray(notices.id, [...ids]),
        until && lte(notices.createdAt, until),
      ),
    );
};

/** Marks notices of some kinds about an application as read, up to a time; returns whether there were any. */
export const setReadAbout = async (
  executor: Executor,
  about: { accountId: string; kinds: readonly NoticeKind[]; applicationId: string; until: Date; readAt: Date },
): Promise<boolean> => {
  const read = await executor
    .update(notices)
    .set(readAs(about.readAt))
    .where(
      and(
        eq(notices.applicationId, about.applicationId),
        eq(notices.accountId, about.accountId),
        inArray(notices.kind, [...about.kinds]),
        isNull(notices.readAt),
        lte(notices.createdAt, about.until),
      ),
    )
    .returning({ id: notices.id });
  return read.length > 0;
};

/** Counts only up to the maximum shown on the bell. */
export const countUnread = async (executor: Executor, accountId: string): Promise<number> => {
  const unread = executor
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), notices.inAvsar, isNull(notices.readAt)))
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

/** A person's notices, for their data export. */
export const readNotices = (executor: Executor, accountId: string) =>
  executor
    .select({
      kind: notices.kind,
      says: notices.says,
      told: notices.told,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(notices.createdAt, notices.id);

export const readSettings = (executor: Executor, accountId: string) =>
  executor.select().from(notificationSettings).where(eq(notificationSettings.accountId, accountId));
