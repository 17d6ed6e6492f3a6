import { aliasedTable, and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ReportDecision } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { messages } from '#server/database/schema/conversations.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobDecisions, jobFraudSigns, jobReports } from '#server/database/schema/trust.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import { decideSigns } from '#server/modules/trust/public.ts';

const authors = aliasedTable(accounts, 'authors');

/** Reports of jobs, newest first, with the signed-in account. */
export const findReports = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select({
      id: jobReports.id,
      jobId: jobReports.jobId,
      reason: jobReports.reason,
      details: jobReports.details,
      email: jobReports.email,
      reporterCode: accounts.userCode,
      reporterKind: accounts.kind,
      messageBy: jobReports.messageBy,
      messageText: jobReports.messageText,
      applicationId: messages.applicationId,
      authorCode: authors.userCode,
      decision: jobReports.decision,
      decidedAt: jobReports.decidedAt,
      createdAt: jobReports.createdAt,
    })
    .from(jobReports)
    .leftJoin(accounts, eq(accounts.id, jobReports.reporterId))
    .leftJoin(messages, eq(messages.id, jobReports.messageId))
    .leftJoin(authors, eq(authors.id, messages.authorId))
    .where(inArray(jobReports.jobId, [...jobIds]))
    .orderBy(desc(jobReports.createdAt), desc(jobReports.id));

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

export const findSigns = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select()
    .from(jobFraudSigns)
    .where(inArray(jobFraudSigns.jobId, [...jobIds]))
    .orderBy(jobFraudSigns.createdAt, jobFraudSigns.sign);

export type SignRow = Awaited<ReturnType<typeof findSigns>>[number];

/** Decisions on jobs, newest first, with their author. */
export const findDecisions = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select({
      id: jobDecisions.id,
      jobId: jobDecisions.jobId,
      decision: jobDecisions.decision,
      reason: jobDecisions.reason,
      answer: jobDecisions.answer,
      at: jobDecisions.createdAt,
      byId: accounts.id,
      byCode: accounts.userCode,
      byName: sql<string>`coalesce(btrim(${accounts.firstName} || ' ' || ${accounts.lastName}), '')`,
    })
    .from(jobDecisions)
    .leftJoin(accounts, eq(accounts.id, jobDecisions.decidedBy))
    .where(inArray(jobDecisions.jobId, [...jobIds]))
    .orderBy(desc(jobDecisions.createdAt), desc(jobDecisions.id));

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a reported or flagged job by its own id or that of a report or sign of it. */
export const findReportedJobId = async (executor: Executor, id: string): Promise<string | undefined> => {
  if (!UUID.test(id)) return undefined;
  const [report] = await executor
    .select({ jobId: jobReports.jobId })
    .from(jobReports)
    .where(or(eq(jobReports.id, id), eq(jobReports.jobId, id)))
    .limit(1);
  if (report) return report.jobId;
  const [sign] = await executor
    .select({ jobId: jobFraudSigns.jobId })
    .from(jobFraudSigns)
    .where(or(eq(jobFraudSigns.id, id), eq(jobFraudSigns.jobId, id)))
    .limit(1);
  return sign?.jobId;
};

/** Serializes decisions on the same job. */
export const lockReportedJob = async (tx: Transaction, jobId: string): Promise<void> => {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update');
};

/**
 * Stores a decision and closes everything open about the job; unfreezing also updates reports answered by the freezing.
 */
export const insertDecision = async (
  tx: Transaction,
  decision: {
    jobId: string;
    decision: ReportDecision;
    reason: string;
    answer: string;
    decidedBy: string;
    createdAt: Date;
  },
): Promise<void> => {
  await tx.insert(jobDecisions).values(decision);
  await announceToAdmins(tx, ['administration']);
  const { jobId, decision: made, answer, decidedBy, createdAt: decidedAt } = decision;
  const isFrozen = made === 'unfreeze';
  await tx
    .update(jobReports)
    .set({ decision: made, answer, decidedBy, decidedAt })
    .where(
      and(
        eq(jobReports.jobId, jobId),
        isFrozen ? or(isNull(jobReports.decision), eq(jobReports.decision, 'freeze')) : isNull(jobReports.decision),
      ),
    );
  await decideSigns(tx, jobId, { decision: made, at: decidedAt });
};
