import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeValues } from '#contract/notice-kinds.ts';
import type { Gathering, MailChoice, NotificationKind } from '#contract/notification-kinds.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { jobs } from './jobs.ts';

/** The notices of all bells and kinds. A notice is deleted with its reader, and with the record that it leads to. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    /** The reader. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Not an enum in the database, so that a new kind is one line in the contract. */
    kind: varchar({ length: 40 }).$type<NoticeKind>().notNull(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
    /** The account of the company or person concerned. */
    aboutId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Another record that it leads to: an interview, an offer, a saved search, an enquiry, an import. */
    recordId: uuid(),
    /** The values for its sentence. */
    says: jsonb().$type<Partial<NoticeValues>>().notNull(),
    /** Deduplication key: a second notice of this kind with the same key is not created. */
    once: varchar({ length: 120 }),
    /** The job or application by which it is folded, while others of its kind may still be counted in it. */
    foldId: uuid(),
    /** The number of events that it counts. */
    told: integer().notNull().default(1),
    /** Shown in the bell; otherwise the notice only waits for an email. */
    inAvsar: boolean().notNull().default(true),
    /** The email that will include it; null once sent, or once read. */
    mailWith: varchar({ length: 10 }).$type<Gathering>(),
    /** When it is pushed to its reader's devices; null once pushed, or once read. */
    pushAt: moment(),
    /** How many of the counted events have been emailed. */
    mailed: integer().notNull().default(0),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    // Includes the kind, so that a group's notices are found among all of a reader's without reading the others.
    index('notices_newest_idx').on(
      table.accountId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.kind,
    ),
    index('notices_unread_idx')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.kind)
      .where(sql`${table.readAt} is null and ${table.inAvsar}`),
    uniqueIndex('notices_fold_key')
      .on(table.accountId, table.kind, table.foldId)
      .where(sql`${table.foldId} is not null`),
    index('notices_mail_idx').on(table.mailWith, table.accountId).where(sql`${table.mailWith} is not null`),
    uniqueIndex('notices_once_key').on(table.accountId, table.kind, table.once).where(sql`${table.once} is not null`),
    index('notices_push_idx').on(table.pushAt, table.accountId).where(sql`${table.pushAt} is not null`),
    index('notices_created_idx').on(table.createdAt),
    index('notices_job_idx').on(table.jobId).where(sql`${table.jobId} is not null`),
    index('notices_application_idx').on(table.applicationId).where(sql`${table.applicationId} is not null`),
    index('notices_about_idx').on(table.aboutId).where(sql`${table.aboutId} is not null`),
  ],
);

/** A person's channels for a kind; without a row the defaults apply. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 60 }).$type<NotificationKind>().notNull(),
    /** Null for the default. */
    inAvsar: boolean(),
    push: boolean(),
    /** When it is emailed; null for the default. */
    mail: varchar({ length: 10 }).$type<MailChoice>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    // Finds those who turned on an email that is off by default.
    index('notification_settings_mail_idx').on(table.kind, table.mail, table.accountId),
  ],
);
