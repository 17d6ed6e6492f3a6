import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeValues } from '#contract/notice-kinds.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { createdAt, id, moment } from './columns.ts';
import { jobs } from './jobs.ts';

/** What the bells tell, of every kind. A notice goes with its reader, and with whatever it leads to. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    /** Who reads it. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Not an enum of the database: a kind more is a line of the contract. */
    kind: varchar({ length: 40 }).$type<NoticeKind>().notNull(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    /** The account whose company or person it is about. */
    aboutId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** What else it leads to: an interview, an offer, a saved search, an enquiry, an import. */
    recordId: uuid(),
    /** What its sentence needs. */
    says: jsonb().$type<Partial<NoticeValues>>().notNull(),
    /** What is told once: a second notice of this kind under the same words is none. */
    once: varchar({ length: 120 }),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    index('notices_newest_idx').on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('notices_unread_idx')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.readAt} is null`),
    uniqueIndex('notices_once_key').on(table.accountId, table.kind, table.once).where(sql`${table.once} is not null`),
    index('notices_created_idx').on(table.createdAt),
    index('notices_job_idx').on(table.jobId).where(sql`${table.jobId} is not null`),
    index('notices_application_idx').on(table.applicationId).where(sql`${table.applicationId} is not null`),
    index('notices_about_idx').on(table.aboutId).where(sql`${table.aboutId} is not null`),
  ],
);
