import { aliasedTable, and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { REVERSED_DECISIONS } from '#contract/report-rules.ts';
import type { DoneElsewhere } from '#contract/reports.ts';
import type { ReportDecision, ReportSubject } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import { messages } from '#server/database/schema/conversations.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobFraudSigns, reportDecisions, reports } from '#server/database/schema/trust.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import { decideSigns } from '#server/modules/trust/public.ts';

/** What was reported: a job, or a company by its account. */
export interface Subject {
  about: ReportSubject;
  id: string;
}

const authors = aliasedTable(accounts, 'authors');

/** Reports of these jobs and companies, newest first, with the signed-in account. */
export const findReports = (executor: Executor, subjectIds: readonly string[]) =>
  executor
    .select({
      id: reports.id,
      subjectId: reports.subjectId,
      reason: reports.reason,
      details: reports.details,
      email: reports.email,
      language: reports.language,
      reporterId: reports.reporterId,
      reporterCode: accounts.userCode,
      reporterKind: accounts.kind,
      reporterLanguage: accounts.language,
      messageBy: reports.messageBy,
      messageText: reports.messageText,
      messageFirstText: reports.messageFirstText,
      applicationId: messages.applicationId,
      authorCode: authors.userCode,
      decision: reports.decision,
      decidedAt: reports.decidedAt,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.reporterId))
    .leftJoin(messages, eq(messages.id, reports.messageId))
    .leftJoin(authors, eq(authors.id, messages.authorId))
    .where(inArray(reports.subjectId, [...subjectIds]))
    .orderBy(desc(reports.createdAt), desc(reports.id));

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

export const findSigns = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select()
    .from(jobFraudSigns)
    .where(inArray(jobFraudSigns.jobId, [...jobIds]))
    .orderBy(jobFraudSigns.createdAt, jobFraudSigns.sign);

export type SignRow = Awaited<ReturnType<typeof findSigns>>[number];

const nameOfAccount = sql<string>`coalesce(btrim(${accounts.firstName} || ' ' || ${accounts.lastName}), '')`;

/** Decisions on these jobs and companies, newest first, with their author. */
export const findDecisions = (executor: Executor, subjectIds: readonly string[]) =>
  executor
    .select({
      id: reportDecisions.id,
      subjectId: reportDecisions.subjectId,
      decision: reportDecisions.decision,
      reason: reportDecisions.reason,
      answer: reportDecisions.answer,
      at: reportDecisions.createdAt,
      byId: accounts.id,
      byCode: accounts.userCode,
      byName: nameOfAccount,
    })
    .from(reportDecisions)
    .leftJoin(accounts, eq(accounts.id, reportDecisions.decidedBy))
    .where(inArray(reportDecisions.subjectId, [...subjectIds]))
    .orderBy(desc(reportDecisions.createdAt), desc(reportDecisions.id));

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

const isFrozenValue = (value: typeof auditLog.fromValue | typeof auditLog.toValue) =>
  sql`${value} in ('Block', 'Black List')`;
const isVerifiedValue = (value: typeof auditLog.fromValue | typeof auditLog.toValue) => sql`${value} = 'verified'`;

/**
 * Blocks of these jobs and verifications of these companies, and their ends, from the audit log, newest first, with
 * their author. What a decision did is among them.
 */
export const findStatusChanges = (executor: Executor, subjectIds: readonly string[]) =>
  executor
    .select({
      id: auditLog.id,
      subjectId: auditLog.subjectId,
      did: sql<DoneElsewhere>`case ${auditLog.action}
        when 'job_status_changed' then case when ${isFrozenValue(auditLog.toValue)} then 'freeze' else 'unfreeze' end
        else case when ${isVerifiedValue(auditLog.toValue)} then 'verify' else 'unverify' end end`,
      reason: auditPersonalValues.reason,
      at: auditLog.at,
      byCode: accounts.userCode,
      byName: nameOfAccount,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(auditPersonalValues, eq(auditPersonalValues.auditId, auditLog.id))
    .where(
      and(
        inArray(auditLog.subjectKind, ['job', 'recruiter']),
        inArray(auditLog.subjectId, [...subjectIds]),
        or(
          and(
            eq(auditLog.action, 'job_status_changed'),
            sql`(${isFrozenValue(auditLog.fromValue)}) <> (${isFrozenValue(auditLog.toValue)})`,
          ),
          and(
            eq(auditLog.action, 'company_verification_changed'),
            sql`(${isVerifiedValue(auditLog.fromValue)}) <> (${isVerifiedValue(auditLog.toValue)})`,
          ),
        ),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id));

export type StatusChangeRow = Awaited<ReturnType<typeof findStatusChanges>>[number];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a reported job or company, or a flagged job, by its own id or that of a report or sign of it. */
export const findSubject = async (executor: Executor, id: string): Promise<Subject | undefined> => {
  if (!UUID.test(id)) return undefined;
  const [report] = await executor
    .select({ jobId: reports.jobId, companyId: reports.companyId })
    .from(reports)
    .where(or(eq(reports.id, id), eq(reports.subjectId, id)))
    .limit(1);
  if (report?.companyId) return { about: 'company', id: report.companyId };
  if (report?.jobId) return { about: 'job', id: report.jobId };
  const [sign] = await executor
    .select({ jobId: jobFraudSigns.jobId })
    .from(jobFraudSigns)
    .where(or(eq(jobFraudSigns.id, id), eq(jobFraudSigns.jobId, id)))
    .limit(1);
  return sign && { about: 'job', id: sign.jobId };
};

/** Serializes decisions on the same job. */
export const lockReportedJob = async (tx: Transaction, jobId: string): Promise<void> => {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update');
};

/** Stores a decision, closes everything open about its subject, and updates the reports whose decision it reverses. */
export const insertDecision = async (
  tx: Transaction,
  subject: Subject,
  made: { decision: ReportDecision; reason: string; answer: string; decidedBy: string; createdAt: Date },
): Promise<void> => {
  await tx
    .insert(reportDecisions)
    .values({ ...made, ...(subject.about === 'job' ? { jobId: subject.id } : { companyId: subject.id }) });
  await announceToAdmins(tx, ['administration']);
  const { decision, answer, decidedBy, createdAt: decidedAt } = made;
  const reversed = REVERSED_DECISIONS[decision];
  await tx
    .update(reports)
    .set({ decision, answer, decidedBy, decidedAt })
    .where(
      and(eq(reports.subjectId, subject.id), or(isNull(reports.decision), reversed && eq(reports.decision, reversed))),
    );
  if (subject.about === 'job') await decideSigns(tx, subject.id, { decision, at: decidedAt });
};
