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
import { bytea, createdAt, id, moment } from './columns.ts';
import { messages } from './conversations.ts';
import { accessKind, reportDecision, reportReason } from './enums.ts';
import { jobs } from './jobs.ts';
import { recruiters } from './recruiters.ts';

export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reason: reportReason().notNull(),
    details: varchar({ length: 10_000 }).notNull().default(''),
    email: varchar({ length: 254 }),
    reporterId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The reported message about an application to the job; null once its author has left. */
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** The side that wrote the message. */
    messageBy: varchar({ length: 20 }).$type<Side>(),
    /** The message's text when reported. */
    messageText: varchar({ length: 4000 }),
    decision: reportDecision(),
    answer: varchar({ length: 10_000 }),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_reports_job_idx').on(table.jobId, table.createdAt.desc().nullsFirst()),
    index('job_reports_open_idx').on(table.jobId, table.createdAt).where(sql`${table.decision} is null`),
    uniqueIndex('job_reports_message_key').on(table.messageId, table.reporterId),
    index('job_reports_reporter_idx').on(table.reporterId),
    index('job_reports_decided_by_idx').on(table.decidedBy),
    check('job_reports_decided_together', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
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

/** Every decision of administrators on the reports and signs of a job. */
export const jobDecisions = pgTable(
  'job_decisions',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    decision: reportDecision().notNull(),
    /** For the recruiter. */
    reason: varchar({ length: 2000 }).notNull().default(''),
    /** For the people who reported. */
    answer: varchar({ length: 10_000 }).notNull().default(''),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_decisions_job_idx').on(table.jobId, table.createdAt.desc().nullsFirst()),
    index('job_decisions_decided_by_idx').on(table.decidedBy),
  ],
);

/** Each job with reports or signs, for the administrators' queue. Maintained by triggers on the three tables above. */
export const reportedJobs = pgTable(
  'reported_jobs',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
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
    index('reported_jobs_queue_idx').on(table.openSince, table.lastDecidedAt.desc().nullsLast(), table.jobId),
    index('reported_jobs_reasons_idx').using('gin', table.reasons),
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
