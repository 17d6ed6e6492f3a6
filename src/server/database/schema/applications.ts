import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { AnswerReason, ReasonCode } from '#contract/answer-reasons.ts';
import type { JobFacts } from '#contract/shown-facts.ts';
import type { ApplicationStatus, InterviewStatus, OfferStatus } from '#contract/vocabularies.ts';
import { accounts } from './accounts.ts';
import { candidates } from './candidates.ts';
import { createdAt, id, moment, rupees, updatedAt, version, years } from './columns.ts';
import { accountKind, applicationEvent, applicationStatus, educationLevel, reasonCode } from './enums.ts';
import { files } from './files.ts';
import { jobs } from './jobs.ts';

/**
 * The apply form as sent. When the candidate's account is deleted, job, dates and status stay; all personal data must
 * have been emptied before, or a check refuses the deletion.
 */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    candidateId: uuid().references(() => candidates.accountId, { onDelete: 'set null' }),
    /** The job's title at the time of applying. */
    jobTitle: varchar({ length: 200 }).notNull(),
    /** The job as its applicant saw it; null for applications older than this column. */
    appliedFor: jsonb().$type<JobFacts>(),
    fullName: varchar({ length: 400 }),
    /** The account's address at the time of applying; others read its present one. */
    email: varchar({ length: 254 }),
    phone: varchar({ length: 40 }),
    experience: years(),
    currentCompany: varchar({ length: 200 }),
    expectedSalary: rupees(),
    noticePeriod: varchar({ length: 200 }),
    education: educationLevel(),
    skills: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    coverLetter: varchar({ length: 20_000 }),
    resumeFileId: uuid().references(() => files.id),
    status: applicationStatus().notNull().default('pending'),
    reason: varchar({ length: 2000 }),
    /** Why it was rejected, from the list or the portal's own `noAnswer`. */
    reasonCode: reasonCode(),
    /** The last day for the answer that the job promised when the application was sent; null without a promise. */
    answerBy: date({ mode: 'string' }),
    /** When the candidate could first read a person's answer. */
    answerShownAt: moment(),
    /** When the portal told the candidate that no answer came, or when the application was reopened since. */
    silenceToldAt: moment(),
    /** 1 to 5; private to the recruiter. */
    rating: smallint(),
    /** When the recruiter first opened it. */
    openedAt: moment(),
    /** Whether an email has notified the recruiter. */
    recruiterTold: boolean().notNull().default(true),
    /** When the recruiter first decided on it. */
    firstAnsweredAt: moment(),
    appliedAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('applications_one_per_job_key')
      .on(table.jobId, table.candidateId)
      .where(sql`${table.status} <> 'withdrawn' and ${table.reasonCode} is distinct from 'noAnswer'`),
    index('applications_due_idx').on(table.jobId, table.answerBy).where(sql`${table.answerBy} is not null`),
    index('applications_untold_silence_idx')
      .on(table.answerBy)
      .where(sql`${table.status} = 'pending' and ${table.answerBy} is not null and ${table.silenceToldAt} is null`),
    index('applications_silence_idx')
      .on(table.silenceToldAt)
      .where(sql`${table.status} = 'pending' and ${table.silenceToldAt} is not null`),
    index('applications_job_idx').on(table.jobId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applications_candidate_idx').on(
      table.candidateId,
      table.appliedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_newest_idx').on(table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applications_untold_idx').on(table.jobId).where(sql`not ${table.recruiterTold}`),
    index('applications_status_idx').on(table.status),
    // Same condition as `isUnanswered` of hiring, in the order of `sort=answerBy`: due answers are counted with an
    // index-only scan.
    index('applications_unanswered_idx')
      .on(table.answerBy, table.id, table.jobId)
      .where(
        sql`${table.status} = 'pending' and ${table.answerBy} is not null and ${table.answerShownAt} is null and ${table.candidateId} is not null`,
      ),
    // Checked for each counted conversation.
    index('applications_withdrawn_idx').on(table.id).where(sql`${table.status} = 'withdrawn'`),
    index('applications_resume_idx').on(table.resumeFileId),
    index('applications_name_idx').using('gin', sql`lower(${table.fullName}) gin_trgm_ops`),
    check('applications_rating_range', sql`${table.rating} between 1 and 5`),
    check('applications_experience_range', sql`${table.experience} between 0 and 80`),
    check('applications_expected_salary_range', sql`${table.expectedSalary} >= 0`),
    check(
      'applications_complete_while_candidate_known',
      sql`${table.candidateId} is null or (${table.fullName} is not null and ${table.email} is not null and ${table.phone} is not null and ${table.experience} is not null and ${table.education} is not null)`,
    ),
    check(
      'applications_nothing_personal_without_candidate',
      sql`${table.candidateId} is not null or num_nonnulls(${table.fullName}, ${table.email}, ${table.phone}, ${table.experience}, ${table.currentCompany}, ${table.expectedSalary}, ${table.noticePeriod}, ${table.education}, ${table.coverLetter}, ${table.resumeFileId}, ${table.reason}, ${table.rating}) + cardinality(${table.skills}) = 0`,
    ),
  ],
);

/**
 * The details of an event in the timeline: people's own words as `text`, everything else as a code with its values,
 * worded when displayed. `text` alone may also be a complete sentence from before codes existed.
 */
export type EventDetail =
  | { code?: undefined; text: string }
  /** `place` if that has changed. */
  | { code: 'interviewAt'; at: string; place?: string }
  | { code: 'interviewConfirmed'; text?: string }
  | { code: 'otherTimes'; times: readonly string[]; text?: string }
  | { code: 'selected'; text?: string }
  | { code: 'noShow' }
  | { code: 'offer'; status: OfferStatus }
  | { code: 'recruiterLeft' }
  | { code: 'reason'; reason: ReasonCode; text?: string };

/** The events of an application, in order. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: applicationEvent().notNull(),
    fromStatus: applicationStatus(),
    toStatus: applicationStatus(),
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Kept when the actor is deleted; null for the portal itself. */
    actorKind: accountKind(),
    detail: jsonb().$type<EventDetail>(),
    at: createdAt(),
  },
  (table) => [
    index('application_events_application_idx').on(table.applicationId, table.at, table.id),
    index('application_events_actor_idx').on(table.actorId),
    index('application_events_at_idx').on(table.at),
  ],
);

/** The state of an application before an answer that has not been shown yet. */
export interface BeforeAnswer {
  application: { readonly status: ApplicationStatus };
  interviews: readonly {
    readonly id: string;
    readonly status: InterviewStatus;
    readonly version: number;
    readonly starts_at: string;
  }[];
  offers: readonly { readonly id: string; readonly status: OfferStatus; readonly version: number }[];
  /** The ids of the events until then. */
  events: readonly string[];
  interviewEvents: readonly string[];
}

/** The recruiter's words in the email of an answer. */
interface AnswerWords {
  reason?: string;
  reasonCode?: AnswerReason;
  message?: string;
}

/**
 * A recruiter's answer that can still be undone. Application, interview and offer already contain it; the candidate
 * reads the previous state until this row is deleted, in the transaction that sends the email or undoes the answer.
 */
export const heldAnswers = pgTable('held_answers', {
  applicationId: uuid()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  /** Rows as in the tables; for the application only what an answer changes. */
  before: jsonb().$type<BeforeAnswer>().notNull(),
  /** The recruiter's words in the email. */
  words: jsonb().$type<AnswerWords>().notNull().default({}),
  /** For each answer that replaced a held one, oldest first: the state right before it, with the words of the replaced one. */
  steps: jsonb().$type<readonly { before: BeforeAnswer; words: AnswerWords }[]>().notNull().default([]),
  undoUntil: moment().notNull(),
});

/** The recruiter's private notes. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('application_notes_application_idx').on(table.applicationId, table.createdAt),
    index('application_notes_author_idx').on(table.authorId),
    check('application_notes_text_length', sql`char_length(${table.text}) between 1 and 10000`),
  ],
);
