import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, rupees, transactionId, updatedAt, years } from './columns.ts';
import { applyFor, gender } from './enums.ts';
import { files } from './files.ts';

/** The last change of each of the eight sections of profile completion. */
export type SectionUpdates = Partial<
  Record<
    'basicInfo' | 'resume' | 'skills' | 'skillHeadline' | 'experience' | 'education' | 'preferredLocation' | 'salary',
    string
  >
>;

export const candidates = pgTable(
  'candidates',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gender: gender(),
    applyFor: applyFor(),
    dob: date({ mode: 'string' }),
    address: varchar({ length: 1000 }).notNull().default(''),
    city: varchar({ length: 120 }),
    state: varchar({ length: 120 }),
    zip: varchar({ length: 20 }),
    /** The person's place in lists; empty means: from the address. */
    location: varchar({ length: 200 }),
    profilePicFileId: uuid().references(() => files.id),
    resumeFileId: uuid().references(() => files.id),
    /** The home page may show the person's card. */
    showCard: boolean().notNull().default(false),
    /** The person is listed in the recruiters' database. */
    findable: boolean().notNull().default(true),
    title: varchar({ length: 200 }),
    experienceYears: years(),
    fresher: boolean().notNull().default(false),
    profileHeadline: varchar({ length: 1000 }).notNull().default(''),
    preferredLocations: varchar({ length: 120 }).array().notNull().default(sql`'{}'`),
    expectedSalary: rupees(),
    noticePeriod: varchar({ length: 120 }),
    /** Addresses for recruiters, never the sign-in address. */
    contactEmail: varchar({ length: 254 }),
    contactPhone: varchar({ length: 40 }),
    linkedin: varchar({ length: 2000 }),
    github: varchar({ length: 2000 }),
    portfolio: varchar({ length: 2000 }),
    twitter: varchar({ length: 2000 }),
    hobbies: varchar({ length: 120 }).array().notNull().default(sql`'{}'`),
    sectionUpdates: jsonb().$type<SectionUpdates>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /**
     * The place in lists: the first of these that is not empty. Shortened, since an index cannot hold a complete
     * address.
     */
    place: text()
      .notNull()
      .generatedAlwaysAs(sql`left(lower(coalesce(nullif(location, ''), nullif(city, ''), address)), 200)`),
  },
  (table) => [
    // The sort columns of the administrators' list: deep pages use index-only scans.
    index('candidates_dob_idx').on(table.dob, table.accountId),
    index('candidates_gender_idx').on(table.gender, table.accountId),
    index('candidates_apply_for_idx').on(table.applyFor, table.accountId),
    index('candidates_place_order_idx').on(table.place, table.accountId),
    index('candidates_experience_idx').on(table.experienceYears, table.accountId),
    index('candidates_findable_idx').on(table.accountId.desc().nullsFirst()).where(sql`${table.findable}`),
    index('candidates_shown_idx').on(table.accountId.desc().nullsFirst()).where(sql`${table.showCard}`),
    index('candidates_profile_pic_idx').on(table.profilePicFileId),
    index('candidates_resume_idx').on(table.resumeFileId),
    check('candidates_dob_plausible', sql`${table.dob} >= date '1900-01-01'`),
    check('candidates_experience_range', sql`${table.experienceYears} between 0 and 80`),
    check('candidates_expected_salary_range', sql`${table.expectedSalary} >= 0`),
  ],
);

/**
 * Candidates with a changed profile, as far as it affects fits. Written by triggers on the profile's tables and on
 * accounts, so that every writer is covered. Old rows are swept.
 */
export const candidateChanges = pgTable(
  'candidate_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    candidateId: uuid().notNull(),
    /** The transaction of the change. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: createdAt(),
  },
  (table) => [index('candidate_changes_tx_idx').on(table.tx), index('candidate_changes_at_idx').on(table.at)],
);

/** Suggestions read from an uploaded resume, until the person accepts or dismisses them. */
export const resumeSuggestions = pgTable(
  'resume_suggestions',
  {
    id: id(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 60 }).notNull(),
    value: jsonb().$type<unknown>().notNull(),
    /** null: not answered yet. */
    accepted: boolean(),
    source: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('resume_suggestions_candidate_idx').on(table.candidateId),
    index('resume_suggestions_file_idx').on(table.fileId),
  ],
);
