import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ANSWER_DAYS, type AnswerDays } from '#contract/answer-promise.ts';
import type { RowProblem } from '#contract/job-imports.ts';
import { createdAt, id, moment, rupees, transactionId, updatedAt, version, years } from './columns.ts';
import { educationLevel, employmentType, jobStatus, workMode } from './enums.ts';
import { files } from './files.ts';
import { recruiters } from './recruiters.ts';

export const jobCodes = pgSequence('job_code_seq', { startWith: 1001 });

const longText = () => varchar({ length: 20_000 }).notNull().default('');

/** A refused row of an imported file, with everything that is wrong with it. */
export interface KeptError {
  line: number;
  title: string;
  companyName: string;
  problems: readonly RowProblem[];
}

/** An imported file of listings. It stays after its jobs have been taken back. */
export const jobImports = pgTable('job_imports', {
  id: id(),
  /** Null for an import without a recruiter, or when the recruiter has left. */
  recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
  fileName: varchar({ length: 255 }).notNull().default(''),
  /** How many jobs it added. */
  added: integer().notNull().default(0),
  /** How many rows it refused, and the first of them. */
  wrong: integer().notNull().default(0),
  errors: jsonb().$type<readonly KeptError[]>().notNull().default([]),
  /** How many rows it skipped as duplicates. */
  present: integer().notNull().default(0),
  takenBackAt: moment(),
  createdAt: createdAt(),
});

/** A deleted job stays, with `deletedAt`, because its applications stay. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** The readable `JOB1024`; `jobId` in the API. */
    jobCode: varchar({ length: 24 }).notNull().unique().default(sql`'JOB' || nextval('job_code_seq')`),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    title: varchar({ length: 200 }).notNull(),
    companyName: varchar({ length: 200 }).notNull(),
    companyInfo: longText(),
    logoFileId: uuid().references(() => files.id),
    industry: varchar({ length: 200 }).notNull().default(''),
    department: varchar({ length: 200 }).notNull().default(''),
    location: varchar({ length: 300 }).notNull(),
    /** Null when an import's source does not say, like the type. */
    workMode: workMode(),
    employmentType: employmentType(),
    experienceMin: years(),
    experienceMax: years(),
    /** The import's source does not say. Otherwise two empty bounds mean that freshers may apply. */
    experienceUnknown: boolean().notNull().default(false),
    salaryMin: rupees(),
    salaryMax: rupees(),
    showSalary: boolean().notNull().default(false),
    skills: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    /** The must-have skills; one that is no longer among the skills is ignored. */
    mustSkills: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    /** The least level required. */
    education: educationLevel(),
    /** In how many days each application is answered; null for jobs from before promises existed, and for imports. */
    answerDays: smallint().$type<AnswerDays>(),
    description: longText(),
    responsibilities: longText(),
    requirements: longText(),
    /** Both ends are days in Asia/Kolkata, included. */
    deadlineStart: date({ mode: 'string' }).notNull(),
    deadlineEnd: date({ mode: 'string' }).notNull(),
    /** For an internship. */
    durationMonths: smallint(),
    startDate: date({ mode: 'string' }),
    status: jobStatus().notNull().default('Active'),
    statusReason: varchar({ length: 2000 }),
    /**
     * Whether to notify of its end while applicants are unanswered; false for jobs from before this notification
     * existed.
     */
    endWatched: boolean().notNull().default(true),
    /** The status that unfreezing restores. */
    statusBeforeFreeze: jobStatus(),
    /** Equal for rows that an import treats as the same job. */
    importKey: varchar({ length: 64 }),
    /** The import that added it; null from before imports were recorded. */
    importId: uuid().references(() => jobImports.id),
    /** Where to apply instead; https. Set only by an administrator's import. */
    applyUrl: varchar({ length: 2000 }),
    /** Imported without a recruiter: it can be saved, but takes no applications here. */
    forNobody: boolean().notNull().default(false),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    /** What `q` searches: title, company, skills, one per line, in lower case. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(title || E'\\n' || company_name) || E'\\n' || lower_lines(skills)`),
    skillsText: text().notNull().generatedAlwaysAs(sql`lower_lines(skills)`),
    /** The complete place and its comma-separated parts, in lower case: compared with `place`. */
    placeKeys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql`array_append(string_to_array(regexp_replace(btrim(lower(location)), '\\s*,\\s*', ',', 'g'), ','), btrim(lower(location)))`,
      ),
  },
  (table) => [
    index('jobs_newest_idx')
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('jobs_all_newest_idx')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('jobs_watched_end_idx').on(table.deadlineEnd).where(sql`${table.endWatched} and ${table.deletedAt} is null`),
    index('jobs_recruiter_idx').on(
      table.recruiterId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      // For finding the applications to a job by a fragment of its code.
      table.jobCode,
    ),
    // One company's open jobs, among all its jobs.
    index('jobs_open_of_recruiter_idx')
      .on(table.recruiterId, table.deadlineEnd)
      .where(sql`${table.status} = 'Active' and ${table.deletedAt} is null`),
    // Counts existing jobs, and those open today, with an index-only scan.
    index('jobs_deadline_idx')
      .on(table.status, table.deadlineEnd, table.deadlineStart)
      .where(sql`${table.deletedAt} is null`),
    index('jobs_title_idx').on(sql`lower(${table.title})`),
    index('jobs_company_idx').on(sql`lower(${table.companyName})`),
    // Joined with the reported jobs in id order, to match a fragment of these.
    index('jobs_names_idx').on(table.id, table.recruiterId, table.title, table.companyName),
    index('jobs_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('jobs_skills_search_idx').using('gin', table.skillsText.op('gin_trgm_ops')),
    index('jobs_location_search_idx').using('gin', sql`lower(${table.location}) gin_trgm_ops`),
    index('jobs_place_idx').using('gin', table.placeKeys),
    index('jobs_logo_idx').on(table.logoFileId),
    index('jobs_import_idx').on(table.importId).where(sql`${table.importId} is not null`),
    // The same listing, whoever posted it.
    index('jobs_listing_idx')
      .on(sql`listing_key(${table.title}, ${table.companyName}, ${table.location}, ${table.skills})`)
      .where(sql`${table.deletedAt} is null`),
    // The key first: an import looks it up among all recruiters' jobs.
    uniqueIndex('jobs_import_key').on(table.importKey, table.recruiterId).where(sql`${table.deletedAt} is null`),
    uniqueIndex('jobs_import_for_nobody_key')
      .on(table.importKey)
      .where(sql`${table.forNobody} and ${table.deletedAt} is null`),
    check('jobs_experience_range', sql`${table.experienceMin} >= 0 and ${table.experienceMax} <= 80`),
    check('jobs_experience_in_order', sql`${table.experienceMin} <= ${table.experienceMax}`),
    check(
      'jobs_experience_unknown',
      sql`not ${table.experienceUnknown} or coalesce(${table.experienceMin}, ${table.experienceMax}) is null`,
    ),
    check('jobs_for_nobody_has_no_recruiter', sql`not ${table.forNobody} or ${table.recruiterId} is null`),
    check('jobs_salary_range', sql`${table.salaryMin} >= 0 and ${table.salaryMax} >= 0`),
    check('jobs_salary_in_order', sql`${table.salaryMin} <= ${table.salaryMax}`),
    check('jobs_deadline_in_order', sql`${table.deadlineStart} <= ${table.deadlineEnd}`),
    check('jobs_answer_days', sql`${table.answerDays} in (${sql.raw(ANSWER_DAYS.join(', '))})`),
    check('jobs_duration_range', sql`${table.durationMonths} between 1 and 120`),
    check('jobs_skills_count', sql`cardinality(${table.skills}) <= 200`),
    check(
      'jobs_names_not_blank',
      sql`btrim(${table.title}) <> '' and btrim(${table.companyName}) <> '' and btrim(${table.location}) <> ''`,
    ),
  ],
);

/**
 * Changed jobs. Written by triggers on jobs and on their recruiters' status, so that every writer is covered. Each
 * instance's search reads it; old rows are swept.
 */
export const jobChanges = pgTable(
  'job_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: uuid().notNull(),
    /** The transaction of the change. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: createdAt(),
  },
  (table) => [index('job_changes_tx_idx').on(table.tx), index('job_changes_at_idx').on(table.at)],
);
