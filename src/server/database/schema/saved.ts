import { boolean, index, jsonb, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { candidates } from './candidates.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { jobs } from './jobs.ts';
import { recruiters } from './recruiters.ts';

const candidateId = () =>
  uuid()
    .notNull()
    .references(() => candidates.accountId, { onDelete: 'cascade' });

export const savedJobs = pgTable(
  'saved_jobs',
  {
    candidateId: candidateId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobId] }),
    index('saved_jobs_newest_idx').on(table.candidateId, table.createdAt.desc().nullsFirst()),
    index('saved_jobs_job_idx').on(table.jobId),
  ],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    candidateId: candidateId(),
    name: varchar({ length: 200 }).notNull(),
    /** The list's parameters, as in its address. */
    query: jsonb().$type<Readonly<Record<string, string | readonly string[]>>>().notNull(),
    daily: boolean().notNull().default(false),
    /** Jobs up to here have been emailed. */
    notifiedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('saved_searches_candidate_idx').on(table.candidateId, table.createdAt.desc().nullsFirst()),
    index('saved_searches_daily_idx').on(table.daily, table.notifiedAt),
  ],
);

/** A recruiter's invitation to apply; one for each job and candidate. */
export const jobInvitations = pgTable(
  'job_invitations',
  {
    id: id(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    candidateId: candidateId(),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'cascade' }),
    message: varchar({ length: 4000 }).notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('job_invitations_once_key').on(table.jobId, table.candidateId),
    index('job_invitations_recruiter_idx').on(table.recruiterId, table.createdAt.desc().nullsFirst()),
    index('job_invitations_candidate_idx').on(table.candidateId, table.createdAt.desc().nullsFirst()),
  ],
);
