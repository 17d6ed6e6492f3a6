import { and, eq, exists, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import {
  accessLog,
  accounts,
  applications,
  blocks,
  candidates,
  certificates,
  companies,
  companyPictures,
  files,
  jobs,
  messageFiles,
  recruiters,
  sessions,
} from '#server/database/schema/index.ts';
import { recordAccesses } from '#server/modules/audit/public.ts';
import type { FileFacts, ViewerFacts } from './file-policy.ts';
import { readsMessage } from './message-files.store.ts';

export type NewFile = typeof files.$inferInsert;

export type FoundFile = FileFacts & {
  id: string;
  storageKey: string;
  mediaType: string;
  byteSize: number;
  sha256: Buffer;
  originalName: string;
};

export const insertFile = async (executor: Executor, row: NewFile): Promise<string> => {
  const [inserted] = await executor.insert(files).values(row).returning({ id: files.id });
  if (!inserted) throw new Error('The file was not inserted.');
  return inserted.id;
};

export const findFile = async (executor: Executor, id: string): Promise<FoundFile | undefined> => {
  const [row] = await executor
    .select({
      id: files.id,
      purpose: files.purpose,
      ownerId: files.ownerId,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      byteSize: files.byteSize,
      sha256: files.sha256,
      originalName: files.originalName,
      ownerStatus: accounts.status,
      showCard: sql<boolean>`coalesce(${candidates.showCard}, false)`,
      findable: sql<boolean>`coalesce(${candidates.findable}, false)`,
      inProfile: sql<boolean>`(coalesce(${files.id} in (${candidates.profilePicFileId}, ${candidates.resumeFileId}), false)
        or ${exists(executor.select({ one: sql`1` }).from(certificates).where(eq(certificates.fileId, files.id)))})`,
    })
    .from(files)
    .leftJoin(accounts, eq(accounts.id, files.ownerId))
    .leftJoin(candidates, eq(candidates.accountId, files.ownerId))
    .where(eq(files.id, id));
  return row;
};

/**
 * Finds the account named by the signature, as it is now; undefined once the session has ended. An administrator's idle
 * time is not checked: signatures are valid for a shorter time. The application is the one whose page showed the file,
 * or the only one; where it could be several, none is named.
 */
export const findViewer = async (
  executor: Executor,
  { session, application: shownBy, at }: { session: string; application?: string | undefined; at: Date },
  file: Pick<FoundFile, 'id' | 'ownerId' | 'inProfile' | 'purpose'>,
): Promise<(ViewerFacts & { application: { id: string; jobId: string } | undefined }) | undefined> => {
  const [account] = await executor
    .select({
      accountId: accounts.id,
      kind: accounts.kind,
      status: accounts.status,
      isBlocked: sql<boolean>`exists (select from ${blocks} where ${blocks.blockedId} = ${accounts.id} and ${blocks.blockerId} = ${file.ownerId})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, session), gt(sessions.expiresAt, at)));
  if (!account) return undefined;
  const standing = account.kind === 'recruiter' ? await findApplications(executor, account.accountId, file) : [];
  const application = standing.length === 1 ? standing[0] : standing.find(({ id }) => id === shownBy);
  const hasMessage = file.purpose === 'message_file' && (await readsMessage(executor, account, file));
  return { ...account, hasApplication: standing.length > 0, application, hasMessage };
};

/** Applications to jobs of this recruiter that use the file, or include the profile with it. */
const findApplications = async (
  executor: Executor,
  recruiterId: string,
  { id, ownerId, inProfile }: Pick<FoundFile, 'id' | 'ownerId' | 'inProfile'>,
): Promise<{ id: string; jobId: string }[]> => {
  if (ownerId === null) return [];
  return executor
    .select({ id: applications.id, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.recruiterId, recruiterId),
        eq(applications.candidateId, ownerId),
        ne(applications.status, 'withdrawn'),
        inProfile ? undefined : eq(applications.resumeFileId, id),
      ),
    );
};

/** Records the opening for the candidate to read; reopening within ten minutes counts as the same opening. */
export const recordResumeOpened = async (
  executor: Executor,
  {
    candidateId,
    recruiterId,
    day,
    at,
    application,
    counted,
  }: {
    candidateId: string;
    recruiterId: string;
    day: string;
    at: Date;
    application: { id: string; jobId: string } | undefined;
    counted: boolean;
  },
): Promise<void> => {
  const since = new Date(at.getTime() - 10 * 60_000);
  const [known] = await executor
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.candidateId, candidateId),
        eq(accessLog.recruiterId, recruiterId),
        eq(accessLog.kind, 'resume_opened'),
        gt(accessLog.at, since),
      ),
    )
    .limit(1);
  if (known) return;
  const [recruiter] = await executor
    .select({ companyName: recruiters.companyName })
    .from(recruiters)
    .where(eq(recruiters.accountId, recruiterId));
  await recordAccesses(executor, [
    {
      candidateId,
      recruiterId,
      companyName: recruiter?.companyName ?? '',
      kind: 'resume_opened',
      day,
      at,
      applicationId: application?.id,
      jobId: application?.jobId,
      counted,
    },
  ]);
};

/** Removes the owner: nobody can open the file any more, and the sweep deletes it unless an application uses it. */
export const disownFile = async (executor: Executor, fileId: string): Promise<void> => {
  await executor.update(files).set({ ownerId: null }).where(eq(files.id, fileId));
};

/** Removes the owner: nobody can open the files any more, and the sweep deletes them. */
export const disownFiles = async (executor: Executor, ownerId: string): Promise<void> => {
  await executor.update(files).set({ ownerId: null }).where(eq(files.ownerId, ownerId));
};

/** Returns which of these keys no row refers to. */
export const unknownKeys = async (executor: Executor, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await executor
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

/** Returns the next `most` files after this one that may be unused: without an owner, or older than `before`. */
export const nextFiles = async (
  executor: Executor,
  { after, before, most }: { after: string; before: Date; most: number },
): Promise<string[]> => {
  const rows = await executor
    .select({ id: files.id })
    .from(files)
    .where(and(gt(files.id, after), or(isNull(files.ownerId), lt(files.createdAt, before))))
    .orderBy(files.id)
    .limit(most);
  return rows.map(({ id }) => id);
};

/** EVERY column that references a file. */
const USES: readonly PgColumn[] = [
  candidates.profilePicFileId,
  candidates.resumeFileId,
  recruiters.companyLogoFileId,
  recruiters.avatarFileId,
  recruiters.resumeFileId,
  companies.coverFileId,
  companies.documentFileId,
  companyPictures.fileId,
  applications.resumeFileId,
  certificates.fileId,
  jobs.logoFileId,
  messageFiles.fileId,
];

/**
 * Deletes unused files among these, and returns their storage keys. Each use is looked up in a separate index: planning
 * one join of them takes longer than running it.
 */
export const deleteUnusedFiles = async (executor: Executor, ids: readonly string[]): Promise<string[]> => {
  const used = sql.join(
    USES.map((column) => sql`select ${column} from ${column.table} where ${anyOf(column, ids)}`),
    sql` union all `,
  );
  const unused = executor
    .select({ id: files.id })
    .from(files)
    .where(and(anyOf(files.id, ids), sql`${files.id} not in (${used})`))
    .for('update', { skipLocked: true });
  const rows = await executor.delete(files).where(inArray(files.id, unused)).returning({ key: files.storageKey });
  return rows.map(({ key }) => key);
};
