import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { candidates } from './candidates.ts';
import { bytea, createdAt, id, moment, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { recruiters } from './recruiters.ts';

/**
 * A recruiter's company page. Name, logo and verification are stored with the recruiter. Triggers create the row with
 * the recruiter's, derive the slug whenever the name changes, and maintain `listed` and `searchText`.
 */
export const companies = pgTable(
  'companies',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => recruiters.accountId, { onDelete: 'cascade' }),
    /** The name as part of an address, with a number if it is taken; null while there is no name. */
    slug: varchar({ length: 100 }).unique(),
    tagline: varchar({ length: 160 }).notNull().default(''),
    story: jsonb().$type<readonly { heading: string; text: string }[]>().notNull().default([]),
    perks: jsonb().$type<readonly { title: string; text: string }[]>().notNull().default([]),
    /** Number of employees. */
    people: integer(),
    foundedYear: smallint(),
    foundedPlace: varchar({ length: 120 }).notNull().default(''),
    places: varchar({ length: 80 }).array().notNull().default(sql`'{}'`),
    links: varchar({ length: 300 }).array().notNull().default(sql`'{}'`),
    coverFileId: uuid().references(() => files.id),
    /** The domain confirmed with an emailed code. */
    confirmedDomain: varchar({ length: 253 }),
    domainConfirmedAt: moment(),
    /** The domain to which the latest code was emailed; only a hash of the code is kept. */
    codeDomain: varchar({ length: 253 }),
    codeHash: bytea(),
    codeTries: smallint().notNull().default(0),
    codeExpiresAt: moment(),
    /** Since when an administrator's verification has been requested, and the document submitted for it. */
    verificationAskedAt: moment(),
    documentFileId: uuid().references(() => files.id),
    /** The last decision against a verification and its reason, until the next request. */
    verificationDeclinedAt: moment(),
    verificationDeclinedReason: varchar({ length: 2000 }),
    /** When an administrator last decided that the page is hidden, and the reason that its recruiter reads. */
    hiddenAt: moment(),
    hiddenReason: varchar({ length: 2000 }),
    /** The last edit of the page while it was hidden; after `hiddenAt`, it waits for an administrator's decision. */
    hiddenEditedAt: moment(),
    /** Edits while it was hidden, ever; part of the version of its case. */
    hiddenEdits: integer().notNull().default(0),
    /** A verified company of an active account, whose page is not hidden: listed in /companies and the sitemap. */
    listed: boolean().notNull().default(false),
    /** What `q` searches: name and tagline, in lower case. */
    searchText: text().notNull().default(''),
    /** The open jobs at the last count; pages show a fresh count. */
    openJobs: integer().notNull().default(0),
    trades: varchar({ length: 200 }).array().notNull().default(sql`'{}'`),
    placeKeys: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('companies_listed_idx').on(table.openJobs.desc().nullsFirst(), table.accountId).where(sql`${table.listed}`),
    index('companies_search_idx').using('gin', table.searchText.op('gin_trgm_ops')).where(sql`${table.listed}`),
    index('companies_trades_idx').using('gin', table.trades).where(sql`${table.listed}`),
    index('companies_places_idx').using('gin', table.placeKeys).where(sql`${table.listed}`),
    index('companies_asked_idx').on(table.verificationAskedAt).where(sql`${table.verificationAskedAt} is not null`),
    index('companies_cover_idx').on(table.coverFileId),
    index('companies_document_idx').on(table.documentFileId),
    check('companies_domain_together', sql`(${table.confirmedDomain} is null) = (${table.domainConfirmedAt} is null)`),
    check('companies_hidden_together', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check(
      'companies_declined_together',
      sql`(${table.verificationDeclinedAt} is null) = (${table.verificationDeclinedReason} is null)`,
    ),
    check('companies_people_positive', sql`${table.people} > 0`),
  ],
);

/**
 * Earlier ends of a company's address, from before its name changed; they redirect to the current one. Maintained by a
 * trigger.
 */
export const companyOldSlugs = pgTable(
  'company_old_slugs',
  {
    slug: varchar({ length: 100 }).primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => companies.accountId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('company_old_slugs_company_idx').on(table.companyId)],
);

export const companyPictures = pgTable(
  'company_pictures',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.accountId, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** Description of the picture, also read by screen readers. */
    caption: varchar({ length: 120 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_pictures_company_idx').on(table.companyId, table.id),
    index('company_pictures_file_idx').on(table.fileId),
  ],
);

/** Candidates to notify of a company's new jobs. */
export const companyFollows = pgTable(
  'company_follows',
  {
    candidateId: uuid()
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.accountId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.companyId] }),
    index('company_follows_newest_idx').on(
      table.candidateId,
      table.createdAt.desc().nullsFirst(),
      table.companyId.desc().nullsFirst(),
    ),
    index('company_follows_company_idx').on(table.companyId, table.candidateId),
  ],
);
