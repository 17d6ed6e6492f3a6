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

/**
 * The fits of applicants and their jobs, by model version. Lists read only the current version; rows of another version
 * exist while it is being computed.
 */
export const applicationFits = pgTable(
  'application_fits',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
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
    // Sorting and filtering a list uses an index-only scan.
    index('application_fits_version_idx').on(table.version, table.applicationId, table.score, table.matched),
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
