import { boolean, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import type { MailKind } from '#contract/notification-kinds.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import { accounts } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** The texts of an email. */
export interface MailWords {
  subject: string;
  text: string;
  html?: string;
  /** Whether it begins with our greeting, to which a name may be added. */
  hello?: true;
  /** The text without greeting and footer, for emails that may be combined. */
  body?: string;
  /** An interview in calendar format. */
  calendar?: CalendarEntry;
  /** Further interviews, in an email that combines others. */
  furtherCalendars?: readonly CalendarEntry[];
}

interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** An email that is ready to be sent, in the queue and while it is held: in English, and in every other language. */
export interface QueuedMail extends MailWords {
  to: string;
  /** Other languages, since the reader's is looked up when sending. */
  translations?: Partial<Record<Language, MailWords>>;
  /** The reader's language, where the address has no account once the email is sent. */
  language?: Language;
  /** The sender's account: replies go to its current address. */
  answersTo?: string;
  /** Where replies go, when the email is from nobody with an account. */
  replyTo?: string;
  /** The recruiter whose emails to this reader it counts towards, where it has no reply address. */
  countsFor?: string;
  /** Its turn within the limit is already taken. */
  hasTurn?: true;
  /** Set for an email about an application: not sent while the account of this kind at its address is shut out. */
  reader?: Exclude<AccountKind, 'admin'>;
  /** Set for an email that its reader can switch off: the account and kind. It is not sent if the kind is off. */
  optional?: { accountId: string; kind: MailKind };
}

/** When a rate-limited email was sent; kept for a day. */
export const mailTurns = pgTable(
  'mail_turns',
  {
    id: id(),
    /** What is counted together, such as the emails from one recruiter to one person. */
    key: varchar({ length: 120 }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('mail_turns_key_idx').on(table.key, table.at), index('mail_turns_at_idx').on(table.at)],
);

/** Emails from one recruiter to one person that wait to be sent as one. */
export const heldMails = pgTable(
  'held_mails',
  {
    id: id(),
    senderId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    recipientId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mail: jsonb().$type<QueuedMail>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('held_mails_pair_idx').on(table.recipientId, table.senderId, table.createdAt),
    index('held_mails_sender_idx').on(table.senderId),
  ],
);

/** Emails that could not be delivered; kept for 90 days. */
export const mailFailures = pgTable(
  'mail_failures',
  {
    id: id(),
    /** The recipient's address. */
    to: varchar({ length: 254 }).notNull(),
    /** The mail server permanently refused the address; otherwise the tries failed for hours. */
    refused: boolean().notNull(),
    /** The mail server's response. */
    answer: varchar({ length: 500 }).notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('mail_failures_to_idx').on(table.to),
    index('mail_failures_at_idx').on(table.at.desc().nullsFirst()),
  ],
);
