import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Gathering } from '#contract/notification-kinds.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts, applications, jobs, notices } from '#server/database/schema/index.ts';
import { jobPoster } from './notices.store.ts';

/** Most notices of one account in one email; the rest waits for the next. */
const MOST_AT_ONCE = 1_000;

/** Accounts with notices waiting for such an email, ordered by id. */
export const findMailReaders = async (
  executor: Executor,
  { mailWith, after, limit }: { mailWith: Gathering; after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ accountId: notices.accountId })
    .from(notices)
    .where(and(eq(notices.mailWith, mailWith), after ? gt(notices.accountId, after) : undefined))
    .orderBy(asc(notices.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
};

/**
 * Takes an account's notices waiting for one of these emails, newest first; they wait no more. Each counts what no
 * email has covered yet.
 */
export const takeToMail = async (tx: Transaction, accountId: string, mailWith: readonly Gathering[]) => {
  const waiting = await tx
    .select({
      id: notices.id,
      kind: notices.kind,
      says: notices.says,
      jobId: notices.jobId,
      applicationId: notices.applicationId,
      aboutId: notices.aboutId,
      recordId: notices.recordId,
      candidateName: sql<string | null>`case when ${jobs.id} is not null then ${applications.fullName} end`,
      postedByCompany: jobPoster,
      told: sql<number>`${notices.told} - ${notices.mailed}`.mapWith(Number),
      createdAt: notices.createdAt,
      mailWith: notices.mailWith,
    })
    .from(notices)
    .leftJoin(applications, eq(applications.id, notices.applicationId))
    .leftJoin(jobs, and(eq(jobs.id, applications.jobId), eq(jobs.recruiterId, notices.accountId)))
    .where(and(eq(notices.accountId, accountId), inArray(notices.mailWith, [...mailWith])))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(MOST_AT_ONCE)
    .for('update', { of: notices });
  if (waiting.length === 0) return [];
  await tx
    .update(notices)
    .set({ mailWith: null, mailed: notices.told })
    .where(
      inArray(
        notices.id,
        waiting.map(({ id }) => id),
      ),
    );
  return waiting;
};

/** Finds the recipient of an account's emails. */
export const findMailReader = async (executor: Executor, accountId: string) => {
  const [reader] = await executor
    .select({ to: accounts.email, reader: accounts.kind })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return reader;
};
