import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import type { NoticeKind, NoticeValues } from '#contract/notice-kinds.ts';
import type { Gathering, MailChoice, NotificationKind } from '#contract/notification-kinds.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
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
    /** What it is folded by, while others of its kind may still be counted in it: a job or an application. */
    foldId: uuid(),
    /** How many it tells of. */
    told: integer().notNull().default(1),
    /** In the bell; what is not waits for a mail alone. */
    inAvsar: boolean().notNull().default(true),
    /** With which mail it goes out; none once it has, and when it is read before. */
    mailWith: varchar({ length: 10 }).$type<Gathering>(),
    /** When it is pushed to its reader's devices; nothing once it was, and when it is read before. */
    pushAt: moment(),
    /** How many of those that it tells of a mail has told. */
    mailed: integer().notNull().default(0),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    // With the kind, so that those of a group are found among all of somebody's without reading the others.
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

/** Where somebody wants news of a kind; a kind without a row comes where it comes to all. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 60 }).$type<NotificationKind>().notNull(),
    /** Nothing when it is not chosen. */
    inAvsar: boolean(),
    push: boolean(),
    /** When it is mailed; nothing when it is not chosen. */
    mail: varchar({ length: 10 }).$type<MailChoice>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    // Who has turned on a mail that comes to nobody else.
    index('notification_settings_mail_idx').on(table.kind, table.mail, table.accountId),
  ],
);
