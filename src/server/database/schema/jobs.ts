import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ANSWER_DAYS, type AnswerDays } from '#contract/answer-promise.ts';
import { createdAt, id, moment, rupees, transactionId, updatedAt, version, years } from './columns.ts';
import { educationLevel, employmentType, jobStatus, workMode } from './enums.ts';
import { files } from './files.ts';
import { recruiters } from './recruiters.ts';

export const jobCodes = pgSequence('job_code_seq', { startWith: 1001 });

const longText = () => varchar({ length: 20_000 }).notNull().default('');

/** A file of listings that was imported. It stays when its jobs have been taken back. */
export const jobImports = pgTable('job_imports', {
  id: id(),
  /** Nothing for nobody, as for a recruiter who has left. */
  recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
  fileName: varchar({ length: 255 }).notNull().default(''),
  /** How many jobs it added. */
  added: integer().notNull().default(0),
  takenBackAt: moment(),
  createdAt: createdAt(),
});

/** A deleted job stays under `deletedAt`, because its applications stay. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** The readable `JOB1024`; the API's `jobId`. */
    jobCode: varchar({ length: 24 }).notNull().unique().default(sql`'JOB' || nextval('job_code_seq')`),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    title: varchar({ length: 200 }).notNull(),
    companyName: varchar({ length: 200 }).notNull(),
    companyInfo: longText(),
    logoFileId: uuid().references(() => files.id),
    industry: varchar({ length: 200 }).notNull().default(''),
    department: varchar({ length: 200 }).notNull().default(''),
    location: varchar({ length: 300 }).notNull(),
    /** Nothing when the source of an import did not tell, as with the type. */
    workMode: workMode(),
    employmentType: employmentType(),
    experienceMin: years(),
    experienceMax: years(),
    /** The source of an import did not tell. Both ends empty otherwise mean that freshers may apply. */
    experienceUnknown: boolean().notNull().default(false),
    salaryMin: rupees(),
    salaryMax: rupees(),
    showSalary: boolean().notNull().default(false),
    skills: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    /** Those of the skills that are a must; one that is no skill any more counts for nothing. */
    mustSkills: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    /** The least level that it asks for. */
    education: educationLevel(),
    /** In how many days each application is answered; nothing for jobs from before promises, and for imports. */
    answerDays: smallint().$type<AnswerDays>(),
    description: longText(),
    responsibilities: longText(),
    requirements: longText(),
    /** Both ends are days in Asia/Kolkata and included. */
    deadlineStart: date({ mode: 'string' }).notNull(),
    deadlineEnd: date({ mode: 'string' }).notNull(),
    /** Of an internship. */
    durationMonths: smallint(),
    startDate: date({ mode: 'string' }),
    status: jobStatus().notNull().default('Active'),
    statusReason: varchar({ length: 2000 }),
    /** Whether its end is told while people are unanswered; not of a job from before that was told. */
    endWatched: boolean().notNull().default(true),
    /** What unfreezing restores. */
    statusBeforeFreeze: jobStatus(),
    /** Equal for rows that an import takes for the same job. */
    importKey: varchar({ length: 64 }),
    /** The import that added it; nothing for one from before imports were kept. */
    importId: uuid().references(() => jobImports.id),
    /** Where to apply instead of here; https. From an administrator's import alone. */
    applyUrl: varchar({ length: 2000 }),
    /** Imported without a recruiter: it can be saved, and nobody here takes applications for it. */
    forNobody: boolean().notNull().default(false),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    /** What `q` searches: title, company, skills, one a line, in lower case. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(title || E'\\n' || company_name) || E'\\n' || lower_lines(skills)`),
    skillsText: text().notNull().generatedAlwaysAs(sql`lower_lines(skills)`),
    /** The whole place and its comma-separated parts, in lower case: what `place` compares with. */
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
      // By a part of it the applications to one of them are found.
      table.jobCode,
    ),
    // The open jobs of one company, among all that it ever had.
    index('jobs_open_of_recruiter_idx')
      .on(table.recruiterId, table.deadlineEnd)
      .where(sql`${table.status} = 'Active' and ${table.deletedAt} is null`),
    // All that are there are counted from it alone, and those that are open today.
    index('jobs_deadline_idx')
      .on(table.status, table.deadlineEnd, table.deadlineStart)
      .where(sql`${table.deletedAt} is null`),
    index('jobs_title_idx').on(sql`lower(${table.title})`),
    index('jobs_company_idx').on(sql`lower(${table.companyName})`),
    // Read beside the reported jobs, both in the order of ids, by a fragment of these.
    index('jobs_names_idx').on(table.id, table.recruiterId, table.title, table.companyName),
    index('jobs_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('jobs_skills_search_idx').using('gin', table.skillsText.op('gin_trgm_ops')),
    index('jobs_location_search_idx').using('gin', sql`lower(${table.location}) gin_trgm_ops`),
    index('jobs_place_idx').using('gin', table.placeKeys),
    index('jobs_logo_idx').on(table.logoFileId),
    index('jobs_import_idx').on(table.importId).where(sql`${table.importId} is not null`),
    uniqueIndex('jobs_import_key').on(table.recruiterId, table.importKey).where(sql`${table.deletedAt} is null`),
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
 * Which jobs changed, written by triggers on jobs and on their recruiters'
 * status, so that nothing that writes can forget it. The search of each
 * instance reads it; old rows are swept.
 */
export const jobChanges = pgTable(
  'job_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: uuid().notNull(),
    /** The transaction that changed it. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: createdAt(),
  },
  (table) => [index('job_changes_tx_idx').on(table.tx), index('job_changes_at_idx').on(table.at)],
);
