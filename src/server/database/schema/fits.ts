import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Fit } from '#contract/fit.ts';
import { applications } from './applications.ts';
import { candidates } from './candidates.ts';
import { createdAt, moment, transactionId } from './columns.ts';
import { notForMeReason } from './enums.ts';
import { jobs } from './jobs.ts';

/** Jobs that a candidate does not want recommended. */
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reason: notForMeReason(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobId] }),
    index('dismissed_jobs_job_idx').on(table.jobId),
  ],
);

/** Jobs emailed to a candidate because they fit; each is emailed once. */
export const mailedJobs = pgTable(
  'mailed_jobs',
  {
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    mailedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.jobId] }), index('mailed_jobs_job_idx').on(table.jobId)],
);

/**
 * How the candidates of applications fit their jobs, by version of the model. Lists read only the current version; rows
 * of another version exist while it is being computed. Withdrawn applications have no rows.
 */
export const applicationFits = pgTable(
  'application_fits',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /**
     * Copied from the application and its job, where they never change, so that a recruiter's list in order of fit is
     * read from an index alone.
     */
    jobId: uuid().notNull(),
    recruiterId: uuid(),
    appliedAt: moment().notNull(),
    /** Only for sorting; people see the reasons. */
    score: real().notNull(),
    asked: smallint().notNull(),
    matched: smallint().notNull(),
    near: smallint().notNull(),
    fit: jsonb().$type<Fit>().notNull(),
    computedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.version] }),
    index('application_fits_recruiter_idx').on(
      table.version,
      table.recruiterId,
      table.score.desc().nullsFirst(),
      table.appliedAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
      table.matched,
    ),
    index('application_fits_job_idx').on(
      table.version,
      table.jobId,
      table.score.desc().nullsFirst(),
      table.appliedAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
      table.matched,
    ),
    check('application_fits_counts', sql`${table.matched} + ${table.near} between 0 and ${table.asked}`),
  ],
);

/** The state of computing the fits of applications: one row. */
export const fitState = pgTable(
  'fit_state',
  {
    id: smallint().primaryKey().default(1),
    /** The version that lists read; null until one is complete. */
    version: integer(),
    /** Changes of every transaction before this one are included. */
    settled: transactionId(),
    followedAt: moment(),
    /** When the skill sets below were taken. */
    countedAt: moment(),
  },
  (table) => [check('fit_state_one_row', sql`${table.id} = 1`)],
);

/** The skills of each candidate findable last night, without identities. */
export const nightlySkillSets = pgTable(
  'nightly_skill_sets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In normal form. */
    skills: text().array().notNull(),
  },
  (table) => [index('nightly_skill_sets_idx').using('gin', table.skills)],
);
