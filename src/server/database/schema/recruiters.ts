import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { files } from './files.ts';

export const recruiters = pgTable(
  'recruiters',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyName: varchar({ length: 200 }).notNull().default(''),
    address: varchar({ length: 1000 }).notNull().default(''),
    country: varchar({ length: 120 }).notNull().default(''),
    state: varchar({ length: 120 }).notNull().default(''),
    city: varchar({ length: 120 }).notNull().default(''),
    pincode: varchar({ length: 20 }).notNull().default(''),
    companyLogoFileId: uuid().references(() => files.id),
    avatarFileId: uuid().references(() => files.id),
    resumeFileId: uuid().references(() => files.id),
    companyVerifiedAt: moment(),
    /** The verified name; changing the company name or logo ends the verification. */
    verifiedCompanyName: varchar({ length: 200 }),
    verifiedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    verificationNote: varchar({ length: 2000 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('recruiters_verified_company_key').on(sql`lower(btrim(${table.verifiedCompanyName}))`),
    index('recruiters_company_name_idx').using('gin', sql`lower(${table.companyName}) gin_trgm_ops`),
    // Includes the name itself, so that deep pages use an index-only scan.
    index('recruiters_company_order_idx').on(sql`lower(${table.companyName})`, table.accountId, table.companyName),
    index('recruiters_company_logo_idx').on(table.companyLogoFileId),
    index('recruiters_avatar_idx').on(table.avatarFileId),
    index('recruiters_resume_idx').on(table.resumeFileId),
    index('recruiters_verified_by_idx').on(table.verifiedBy),
    check(
      'recruiters_verified_together',
      sql`(${table.companyVerifiedAt} is null) = (${table.verifiedCompanyName} is null)`,
    ),
  ],
);
