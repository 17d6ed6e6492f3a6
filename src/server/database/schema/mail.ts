import { boolean, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import type { MailKind } from '#contract/notification-kinds.ts';
import { accounts } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** A mail that is ready to go out, in the queue and while it is held. */
/** What a mail says. */
export interface MailWords {
  subject: string;
  text: string;
  html?: string;
  /** It begins with our greeting, which may get a name. */
  hello?: true;
  /** What it says without greeting and foot, of mails that may go out together with others. */
  body?: string;
}

/** A mail that is ready to go out, in the queue and while it is held: in English, and in every other language. */
export interface QueuedMail extends MailWords {
  to: string;
  /** Its reader's language is known when it goes out. */
  translations?: Partial<Record<Language, MailWords>>;
  /** The account whose present address an answer goes to: who it is from. */
  answersTo?: string;
  /** The recruiter whose mails to its reader it counts among, where no answer by mail is wanted. */
  countsFor?: string;
  /** It has its turn already. */
  hasTurn?: true;
  /** A mail that its reader may do without: whose it is, and of which kind. Who switched the kind off gets none. */
  optional?: { accountId: string; kind: MailKind };
  /** An interview that calendars understand. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

/** When a mail went out that may go out only so often; kept for a day. */
export const mailTurns = pgTable(
  'mail_turns',
  {
    id: id(),
    /** What is counted together, such as the mails of one recruiter to one person. */
    key: varchar({ length: 120 }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('mail_turns_key_idx').on(table.key, table.at), index('mail_turns_at_idx').on(table.at)],
);

/** Mails from one recruiter to one person that wait to go out as one. */
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

/** Mails that did not arrive; kept for 90 days. */
export const mailFailures = pgTable(
  'mail_failures',
  {
    id: id(),
    /** The address. */
    to: varchar({ length: 254 }).notNull(),
    /** The mail server refused the address for good; else it was tried in vain for hours. */
    refused: boolean().notNull(),
    /** What the mail server answered. */
    answer: varchar({ length: 500 }).notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('mail_failures_to_idx').on(table.to),
    index('mail_failures_at_idx').on(table.at.desc().nullsFirst()),
  ],
);
