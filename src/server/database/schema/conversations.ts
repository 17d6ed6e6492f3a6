import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import type { MessageSign, Side } from '#contract/conversation-vocabulary.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { files } from './files.ts';
import { recruiters } from './recruiters.ts';

const account = () => uuid().references(() => accounts.id, { onDelete: 'set null' });

/** The messages between candidate and recruiter about an application; created with the first one. */
export const conversations = pgTable(
  'conversations',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Both are also in application and job; repeated here for the lists of each. */
    candidateId: account(),
    recruiterId: account(),
    lastMessageAt: moment().notNull(),
    /** When each side last read the conversation. */
    candidateReadAt: moment(),
    recruiterReadAt: moment(),
    candidateUnread: integer().notNull().default(0),
    recruiterUnread: integer().notNull().default(0),
    /** When each side was last emailed about unread messages. */
    candidateMailedAt: moment(),
    recruiterMailedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('conversations_candidate_idx').on(
      table.candidateId,
      table.lastMessageAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('conversations_recruiter_idx').on(
      table.recruiterId,
      table.lastMessageAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('conversations_candidate_unread_idx')
      .on(table.candidateId, table.lastMessageAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst())
      .where(sql`${table.candidateUnread} > 0`),
    index('conversations_recruiter_unread_idx')
      .on(table.recruiterId, table.lastMessageAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst())
      .where(sql`${table.recruiterUnread} > 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => conversations.applicationId, { onDelete: 'cascade' }),
    authorId: account(),
    side: varchar({ length: 20 }).$type<Side>().notNull(),
    /** Empty once deleted by its author. */
    text: varchar({ length: 4000 }).notNull(),
    /** The text as first sent, once it was edited, for administrators if the message is reported. */
    firstText: varchar({ length: 4000 }),
    /** Signs of fraud in the text. */
    signs: varchar({ length: 60 }).array().$type<MessageSign[]>().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    editedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    index('messages_conversation_idx').on(
      table.applicationId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_author_idx').on(table.authorId),
    index('messages_text_idx').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
    check('messages_deleted_say_nothing', sql`(${table.text} = '') = (${table.deletedAt} is not null)`),
  ],
);

export const messageFiles = pgTable(
  'message_files',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('message_files_file_idx').on(table.fileId),
  ],
);

/** Blocked people: no messages or invitations in either direction, and neither finds the other. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked_idx').on(table.blockedId),
  ],
);

/** Without a row, read receipts are on. */
export const conversationSettings = pgTable('conversation_settings', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  receipts: boolean().notNull(),
  updatedAt: updatedAt(),
});

/** A recruiter's reusable texts, with placeholders in braces. */
export const savedTexts = pgTable(
  'saved_texts',
  {
    id: id(),
    recruiterId: uuid()
      .notNull()
      .references(() => recruiters.accountId, { onDelete: 'cascade' }),
    name: varchar({ length: 60 }).notNull(),
    text: varchar({ length: 4000 }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('saved_texts_recruiter_idx').on(table.recruiterId)],
);
