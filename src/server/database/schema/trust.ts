import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgEnum,
  pgTable,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Side } from '#contract/conversation-vocabulary.ts';
import type { FoundWords } from '#contract/reports.ts';
import type { FraudSign } from '#contract/vocabularies.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { candidates } from './candidates.ts';
import { bytea, createdAt, id, moment, readingLanguage } from './columns.ts';
import { companies } from './companies.ts';
import { messages } from './conversations.ts';
import { accessKind, reportDecision, reportReason } from './enums.ts';
import { jobs } from './jobs.ts';
import { recruiters } from './recruiters.ts';

const subjectId = () => uuid().generatedAlwaysAs(sql`coalesce(job_id, company_id)`);

/** What a report or decision is about: exactly one of the two. */
const subject = () => ({
  jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
  companyId: uuid().references(() => companies.accountId, { onDelete: 'cascade' }),
  /** The id of the job or company. */
  subjectId: subjectId().notNull(),
});

/** Reports of jobs, of messages about them, and of companies' pages. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    ...subject(),
    reason: reportReason().notNull(),
    details: varchar({ length: 10_000 }).notNull().default(''),
    email: varchar({ length: 254 }),
    /** The language of the page on which it was written. */
    language: readingLanguage(),
    reporterId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The reported message about an application to the job; null once its author has left. */
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** The side that wrote the message. */
    messageBy: varchar({ length: 20 }).$type<Side>(),
    /** The message's text when reported. */
    messageText: varchar({ length: 4000 }),
    /** The text as first sent, if the message was edited before it was reported. */
    messageFirstText: varchar({ length: 4000 }),
    decision: reportDecision(),
    answer: varchar({ length: 10_000 }),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reports_subject_idx').on(table.subjectId, table.createdAt.desc().nullsFirst()),
    index('reports_job_idx').on(table.jobId).where(sql`${table.jobId} is not null`),
    index('reports_company_idx').on(table.companyId).where(sql`${table.companyId} is not null`),
    index('reports_open_idx').on(table.subjectId, table.createdAt).where(sql`${table.decision} is null`),
    uniqueIndex('reports_message_key').on(table.messageId, table.reporterId),
    index('reports_reporter_idx').on(table.reporterId),
    index('reports_decided_by_idx').on(table.decidedBy),
    check('reports_decided_together', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check('reports_one_subject', sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
  ],
);

/** Signs of fraud in postings, for the administrators' list. */
export const jobFraudSigns = pgTable(
  'job_fraud_signs',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    sign: varchar({ length: 60 }).$type<FraudSign>().notNull(),
    /** The findings; a decided sign reopens only when they differ. */
    found: jsonb().$type<FoundWords[]>().notNull(),
    decision: reportDecision(),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('job_fraud_signs_key').on(table.jobId, table.sign),
    check('job_fraud_signs_decided_together', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);

/** Every decision of administrators on the reports and signs about a job or company. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    id: id(),
    ...subject(),
    decision: reportDecision().notNull(),
    /** For the recruiter. */
    reason: varchar({ length: 2000 }).notNull().default(''),
    /** For the people who reported. */
    answer: varchar({ length: 10_000 }).notNull().default(''),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('report_decisions_subject_idx').on(table.subjectId, table.createdAt.desc().nullsFirst()),
    index('report_decisions_job_idx').on(table.jobId).where(sql`${table.jobId} is not null`),
    index('report_decisions_company_idx').on(table.companyId).where(sql`${table.companyId} is not null`),
    index('report_decisions_decided_by_idx').on(table.decidedBy),
    check('report_decisions_one_subject', sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
  ],
);

/**
 * Each job and company with reports or signs, for the administrators' queue. Maintained by triggers on the three tables
 * above.
 */
export const reportQueue = pgTable(
  'report_queue',
  {
    ...subject(),
    subjectId: subjectId().primaryKey(),
    /** Date of the oldest undecided report or sign; null when all are decided. */
    openSince: moment(),
    lastDecision: reportDecision(),
    lastDecidedAt: moment(),
    /** The reasons from reports and the signs, without duplicates. */
    reasons: varchar({ length: 60 }).array().notNull(),
    byPeople: boolean().notNull(),
    bySigns: boolean().notNull(),
  },
  (table) => [
    index('report_queue_order_idx').on(table.openSince, table.lastDecidedAt.desc().nullsLast(), table.subjectId),
    index('report_queue_job_idx').on(table.jobId).where(sql`${table.jobId} is not null`),
    index('report_queue_company_idx').on(table.companyId).where(sql`${table.companyId} is not null`),
    index('report_queue_reasons_idx').using('gin', table.reasons),
    check('report_queue_one_subject', sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
  ],
);

/** Which recruiter saw which candidate: shown to the candidate, and counted for the daily limit. */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    /** The recruiter's company, kept when the recruiter leaves. */
    companyName: varchar({ length: 200 }).notNull(),
    kind: accessKind().notNull(),
    /** The day in Asia/Kolkata. */
    day: date({ mode: 'string' }).notNull(),
    at: createdAt(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    /** False for an applicant of the recruiter's, who never counts towards the daily limit. */
    counted: boolean().notNull().default(true),
  },
  (table) => [
    index('access_log_candidate_idx').on(table.candidateId, table.at.desc().nullsFirst()),
    index('access_log_recruiter_idx').on(table.recruiterId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('access_log_recruiter_day_idx').on(table.recruiterId, table.day, table.candidateId),
    /** For the administrators' overview, which counts the candidates that each recruiter saw on a day. */
    index('access_log_day_idx').on(table.day, table.recruiterId, table.candidateId).where(sql`${table.counted}`),
    /** Being listed is recorded once per day, so that paging does not flood the log. */
    uniqueIndex('access_log_listed_key')
      .on(table.recruiterId, table.candidateId, table.day)
      .where(sql`${table.kind} = 'listed'`),
    index('access_log_job_idx').on(table.jobId),
    index('access_log_application_idx').on(table.applicationId),
  ],
);

export const identityKind = pgEnum('identity_kind', ['email', 'phone']);

/** Keyed hashes of identities with which a blacklisted person may not register again. */
export const blockedIdentities = pgTable(
  'blocked_identities',
  {
    id: id(),
    kind: identityKind().notNull(),
    hash: bytea().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('blocked_identities_key').on(table.kind, table.hash, table.accountId),
    index('blocked_identities_account_idx').on(table.accountId),
  ],
);
