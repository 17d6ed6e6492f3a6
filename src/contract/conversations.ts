import { z } from 'zod';
import { CONVERSATION_ENDS, MESSAGE_REPORT_REASONS, MESSAGE_SIGNS, SIDES } from './conversation-vocabulary.ts';
import { says } from './field-problems.ts';
import { LIMITS } from './rules.ts';
import { FilePath, flag, Id, Instant, oneOf, optionalText, Paging, text, typed } from './values.ts';
import { APPLICATION_STATUSES } from './vocabularies.ts';

/** A message to send, with up to three files. */
export const MessageForm = z.object({ text: text(LIMITS.message) });
export type MessageForm = z.output<typeof MessageForm>;

/** The newest message that the caller has read. */
export const ReadUpTo = z.object({ messageId: Id });

/** Whether read receipts are exchanged: the other side sees what the caller has read, and the caller what they have. */
export const Receipts = z.object({ receipts: z.boolean() });

/** Why a message is reported. */
export const MessageReport = z
  .object({ reason: oneOf(MESSAGE_REPORT_REASONS), details: optionalText(LIMITS.note) })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: says('required'),
  });
export type MessageReport = z.output<typeof MessageReport>;

/**
 * The list of conversations: `q` is a fragment of a message, name, job or company; `unread` keeps only those with
 * unread messages.
 */
export const ConversationQuery = z.object({
  q: typed(200).optional().default(''),
  unread: flag.optional().default(false),
  ...Paging,
});
export type ConversationQuery = z.output<typeof ConversationQuery>;

/** Loads the messages of a conversation before this one. */
export const EarlierQuery = z.object({ before: Id.optional() });
export type EarlierQuery = z.output<typeof EarlierQuery>;

export const Message = z.object({
  _id: Id,
  by: z.enum(SIDES),
  mine: z.boolean(),
  /** Empty once deleted. */
  text: z.string(),
  at: Instant,
  editedAt: Instant.optional(),
  deleted: z.literal(true).optional(),
  files: z.array(z.object({ path: FilePath, name: z.string(), byteSize: z.number(), mediaType: z.string() })),
  /** Signs of fraud in a recruiter's message; for the candidate and for administrators. */
  signs: z.array(z.enum(MESSAGE_SIGNS)),
  /** The other side has read this message of the caller's; absent where either side has switched receipts off. */
  read: z.literal(true).optional(),
  /** The caller has reported it. */
  reported: z.literal(true).optional(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
  /** Until when it can be edited. */
  editableUntil: Instant.optional(),
});
export type Message = z.infer<typeof Message>;

const about = {
  /** The application's id, which also identifies the conversation. */
  _id: Id,
  /** The other side. */
  personName: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Present for the company's own job. */
  companyLogo: FilePath.optional(),
  /** The posting recruiter's company, where it differs from the job's; empty when they name none. */
  postedByCompany: z.string().optional(),
  location: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** Why writing is closed; absent while both may write. */
  ended: z.enum(CONVERSATION_ENDS).optional(),
  /** After a rejection: until when both sides may write. */
  endsAt: Instant.optional(),
  /** Number of messages from the other side that the caller has not read. */
  unread: z.number(),
};

/** An entry of the list. */
export const ConversationEntry = z.object({
  ...about,
  lastAt: Instant,
  /** The newest message that the caller may read, shortened. Absent when there is none. */
  last: z
    .object({
      mine: z.boolean(),
      text: z.string(),
      deleted: z.literal(true).optional(),
      files: z.number(),
      signs: z.array(z.enum(MESSAGE_SIGNS)),
      read: z.literal(true).optional(),
    })
    .optional(),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/** A conversation with one page of its messages, oldest first. */
export const Conversation = z.object({
  ...about,
  /** For the recruiter: the candidate; absent once their account is deleted. */
  candidateId: Id.optional(),
  messages: z.array(Message),
  /** Whether there are older messages. */
  earlier: z.boolean(),
  may: z.object({ write: z.boolean(), block: z.boolean(), unblock: z.boolean() }),
  receipts: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** How many conversations have unread messages. */
export const ConversationStats = z.object({ unread: z.number() });
