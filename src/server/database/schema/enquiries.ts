import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, moment, readingLanguage } from './columns.ts';
import { enquiryKind } from './enums.ts';

/** The three public forms: `name` is their name or fullName, `phone` their phone or mobile. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    kind: enquiryKind().notNull(),
    name: varchar({ length: 400 }).notNull(),
    email: varchar({ length: 254 }).notNull(),
    phone: varchar({ length: 40 }).notNull(),
    /** For inquiry and mentor contact. */
    message: varchar({ length: 20_000 }),
    /** For mentee. */
    address: varchar({ length: 1000 }),
    education: varchar({ length: 300 }),
    field: varchar({ length: 300 }),
    /** The language of the page on which it was written. */
    language: readingLanguage(),
    /** The candidate or recruiter who was signed in while writing it; null for everybody else. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    answeredAt: moment(),
    answeredBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('enquiries_newest_idx').on(table.kind, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('enquiries_waiting_idx').on(table.kind, table.createdAt).where(sql`${table.answeredAt} is null`),
    index('enquiries_account_idx').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('enquiries_answered_by_idx').on(table.answeredBy),
    check(
      'enquiries_fields_of_kind',
      sql`case when ${table.kind} = 'mentee' then num_nonnulls(${table.address}, ${table.education}, ${table.field}) = 3 else ${table.message} is not null end`,
    ),
  ],
);

export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: id(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    subject: varchar({ length: 300 }).notNull(),
    message: varchar({ length: 20_000 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('enquiry_replies_enquiry_idx').on(table.enquiryId, table.createdAt),
    index('enquiry_replies_author_idx').on(table.authorId),
  ],
);
