import { sql } from 'drizzle-orm';
import { check, index, pgSequence, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import { createdAt, id, moment, readingLanguage, updatedAt, version } from './columns.ts';
import { accountKind, accountStatus } from './enums.ts';

export const candidateCodes = pgSequence('candidate_code_seq');
export const recruiterCodes = pgSequence('recruiter_code_seq');
export const adminCodes = pgSequence('admin_code_seq');
export const superAdminCodes = pgSequence('super_admin_code_seq');

/** The next readable code, for the `userCode` of an insert. A failed insert's code is not reused. */
export const nextUserCode = {
  candidate: sql<string>`'CAND' || nextval('candidate_code_seq')`,
  recruiter: sql<string>`'RCT' || nextval('recruiter_code_seq')`,
  admin: sql<string>`'ADM' || nextval('admin_code_seq')`,
  superAdmin: sql<string>`'SADM' || nextval('super_admin_code_seq')`,
};

/** Condition of the index below; a query that names it literally can use the index. */
export const IN_DEVANAGARI = sql.raw(`"search_text" ~ '[\u0900-\u097f]'`);

/**
 * What every kind of account has; `candidates`, `recruiters` and `admins` hold the rest, one row each with the same id.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    kind: accountKind().notNull(),
    email: varchar({ length: 254 }).notNull(),
    passwordHash: text().notNull(),
    status: accountStatus().notNull(),
    statusReason: varchar({ length: 2000 }),
    statusChangedAt: moment(),
    userCode: varchar({ length: 24 }).notNull().unique(),
    firstName: varchar({ length: 200 }).notNull().default(''),
    lastName: varchar({ length: 200 }).notNull().default(''),
    phone: varchar({ length: 40 }),
    termsAcceptedAt: moment(),
    termsVersion: varchar({ length: 40 }),
    /** The language of its emails and answers, and of its pages after signing in. */
    language: readingLanguage().notNull().default('en'),
    /** The language in which the accepted terms were read. */
    termsLanguage: varchar({ length: 8 }).$type<Language>(),
    emailConfirmedAt: moment(),
    /** When a session was last used, accurate to some minutes; kept after the sessions have ended. */
    lastActiveAt: moment(),
    passwordChangedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    searchText: text().notNull().generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || E'\\n' || email)`),
  },
  (table) => [
    unique('accounts_kind_email_key').on(table.kind, table.email),
    check(
      'accounts_email_lower_case',
      sql`${table.email} = lower(${table.email}) and position('@' in ${table.email}) > 1`,
    ),
    index('accounts_newest_idx').on(table.kind, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('accounts_status_idx').on(
      table.kind,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The sort columns of the administrators' lists, with the status that they filter by: deep pages use index-only
    // scans.
    index('accounts_first_name_idx').on(
      table.kind,
      sql`lower(${table.firstName})`,
      table.id,
      table.status,
      table.firstName,
    ),
    index('accounts_email_order_idx').on(table.kind, table.email, table.id, table.status),
    index('accounts_phone_idx').on(table.kind, table.phone, table.id, table.status),
    index('accounts_user_code_idx').on(
      table.kind,
      sql`length(${table.userCode})`,
      table.userCode,
      table.id,
      table.status,
    ),
    // Counts rows for a fragment that is too short or too frequent for the trigram index.
    index('accounts_text_idx').on(table.kind, table.status, table.searchText),
    index('accounts_email_idx').on(table.email),
    // Names in Devanagari are also searched by their sound, which no trigram serves.
    index('accounts_devanagari_idx').on(table.searchText).where(IN_DEVANAGARI),
    index('accounts_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Client addresses that signed in before: they are exempt from the block while others guess the password. */
export const loginSuccesses = pgTable(
  'login_successes',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: varchar({ length: 254 }).notNull(),
    clientAddress: varchar({ length: 64 }).notNull(),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('login_successes_key').on(table.email, table.clientAddress, table.accountId),
    index('login_successes_account_idx').on(table.accountId),
  ],
);
