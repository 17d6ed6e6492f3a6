import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, id, moment, rupees, updatedAt, version } from './columns.ts';
import { offerStatus } from './enums.ts';
import { recruiters } from './recruiters.ts';

export const offers = pgTable(
  'offers',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    recruiterId: uuid().references(() => recruiters.accountId, { onDelete: 'set null' }),
    title: varchar({ length: 200 }).notNull(),
    companyName: varchar({ length: 200 }).notNull(),
    location: varchar({ length: 300 }).notNull(),
    salary: rupees().notNull(),
    startDate: date({ mode: 'string' }),
    /** The last day, in Asia/Kolkata, on which it can be accepted. */
    expiresOn: date({ mode: 'string' }).notNull(),
    letter: varchar({ length: 20_000 }).notNull().default(''),
    status: offerStatus().notNull().default('Pending'),
    /** When it left `Pending`. */
    answeredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('offers_one_open_key').on(table.applicationId).where(sql`${table.status} = 'Pending'`),
    index('offers_application_idx').on(table.applicationId, table.createdAt.desc().nullsFirst()),
    index('offers_recruiter_idx').on(table.recruiterId, table.createdAt.desc().nullsFirst()),
    index('offers_newest_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('offers_expiring_idx').on(table.expiresOn).where(sql`${table.status} = 'Pending'`),
    check('offers_salary_range', sql`${table.salary} >= 0`),
    check('offers_answered_when_closed', sql`(${table.status} = 'Pending') = (${table.answeredAt} is null)`),
  ],
);
