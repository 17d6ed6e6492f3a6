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
    /** The message that was reported, about an application to the job; gone when its author has left. */
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** Who wrote that message. */
    messageBy: varchar({ length: 20 }).$type<Side>(),
    /** What it said when it was reported. */
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

/** What in a posting looks like fraud, for the administrators' list. */
export const jobFraudSigns = pgTable(
  'job_fraud_signs',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    sign: varchar({ length: 60 }).$type<FraudSign>().notNull(),
    /** What was found; a decided sign opens again only when it differs. */
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

/** What administrators decided about the reports and signs of a job, each time. */
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
    /** For those who reported. */
    answer: varchar({ length: 10_000 }).notNull().default(''),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_decisions_job_idx').on(table.jobId, table.createdAt.desc().nullsFirst()),
    index('job_decisions_decided_by_idx').on(table.decidedBy),
  ],
);

/**
 * Each job that people reported or that bears a sign, as the administrators'
 * queue lists it. Triggers on the three tables above keep it.
 */
export const reportedJobs = pgTable(
  'reported_jobs',
  {
    jobId: uuid()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Of the oldest report or sign that nobody has decided; null when all are decided. */
    openSince: moment(),
    lastDecision: reportDecision(),
    lastDecidedAt: moment(),
    /** The reasons that people gave and the signs, each once. */
    reasons: varchar({ length: 60 }).array().notNull(),
    byPeople: boolean().notNull(),
    bySigns: boolean().notNull(),
  },
  (table) => [
    index('reported_jobs_queue_idx').on(table.openSince, table.lastDecidedAt.desc().nullsLast(), table.jobId),
    index('reported_jobs_reasons_idx').using('gin', table.reasons),
  ],
);

/** Which recruiter saw which candidate: what the candidate reads, and what the daily number counts. */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    /** Whose it was, kept when the recruiter goes. */
    companyName: varchar({ length: 200 }).notNull(),
    kind: accessKind().notNull(),
    /** The day in Asia/Kolkata. */
    day: date({ mode: 'string' }).notNull(),
    at: createdAt(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    /** False for an own applicant, who never counts towards the daily number. */
    counted: boolean().notNull().default(true),
  },
  (table) => [
    index('access_log_candidate_idx').on(table.candidateId, table.at.desc().nullsFirst()),
    index('access_log_recruiter_idx').on(table.recruiterId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('access_log_recruiter_day_idx').on(table.recruiterId, table.day, table.candidateId),
    /** Whom each recruiter saw on one day: what the administrators' overview counts. */
    index('access_log_day_idx').on(table.day, table.recruiterId, table.candidateId).where(sql`${table.counted}`),
    /** Being listed is recorded once a day, so that turning pages writes no flood. */
    uniqueIndex('access_log_listed_key')
      .on(table.recruiterId, table.candidateId, table.day)
      .where(sql`${table.kind} = 'listed'`),
    index('access_log_job_idx').on(table.jobId),
    index('access_log_application_idx').on(table.applicationId),
  ],
);

export const identityKind = pgEnum('identity_kind', ['email', 'phone']);

/** Keyed hashes of what a blacklisted person may not register with again. */
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
