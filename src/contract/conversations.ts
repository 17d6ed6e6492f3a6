import { z } from 'zod';
import { CONVERSATION_ENDS, MESSAGE_REPORT_REASONS, MESSAGE_SIGNS, SIDES } from './conversation-vocabulary.ts';
import { says } from './field-problems.ts';
import { LIMITS } from './rules.ts';
import { FilePath, flag, Id, Instant, oneOf, optionalText, Paging, text, typed } from './values.ts';
import { APPLICATION_STATUSES } from './vocabularies.ts';

/** A message as it is sent, with up to three files beside it. */
export const MessageForm = z.object({ text: text(LIMITS.message) });
export type MessageForm = z.output<typeof MessageForm>;

/** Up to which message the caller has read. */
export const ReadUpTo = z.object({ messageId: Id });

/** Whether the others see what one has read, and one sees what they have. */
export const Receipts = z.object({ receipts: z.boolean() });

/** Why a message is reported. */
export const MessageReport = z
  .object({ reason: oneOf(MESSAGE_REPORT_REASONS), details: optionalText(LIMITS.note) })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: says('required'),
  });
export type MessageReport = z.output<typeof MessageReport>;

/** The list of conversations: a fragment of a message, name, job or company; those with something unread alone. */
export const ConversationQuery = z.object({
  q: typed(200).optional().default(''),
  unread: flag.optional().default(false),
  ...Paging,
});
export type ConversationQuery = z.output<typeof ConversationQuery>;

/** Continues a conversation before one of its messages. */
export const EarlierQuery = z.object({ before: Id.optional() });
export type EarlierQuery = z.output<typeof EarlierQuery>;

export const Message = z.object({
  _id: Id,
  by: z.enum(SIDES),
  mine: z.boolean(),
  /** Empty when deleted. */
  text: z.string(),
  at: Instant,
  editedAt: Instant.optional(),
  deleted: z.literal(true).optional(),
  files: z.array(z.object({ path: FilePath, name: z.string(), byteSize: z.number(), mediaType: z.string() })),
  /** What in a recruiter's message looks like fraud; for the candidate and for administrators. */
  signs: z.array(z.enum(MESSAGE_SIGNS)),
  /** An own message was read; absent where either side has switched that off. */
  read: z.literal(true).optional(),
  /** The caller has reported it. */
  reported: z.literal(true).optional(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
  /** Until when it can be edited. */
  editableUntil: Instant.optional(),
});
export type Message = z.infer<typeof Message>;

const about = {
  /** The application's, which is the conversation's too. */
  _id: Id,
  /** The other side. */
  personName: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Where the job is the company's own. */
  companyLogo: FilePath.optional(),
  /** The company of the recruiter, where the job is not its own; empty when they name none. */
  postedByCompany: z.string().optional(),
  location: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** Why nobody writes; absent while both may. */
  ended: z.enum(CONVERSATION_ENDS).optional(),
  /** After a rejection: until when people write. */
  endsAt: Instant.optional(),
  /** What the other side has written and the caller has not read. */
  unread: z.number(),
};

/** An entry of the list. */
export const ConversationEntry = z.object({
  ...about,
  lastAt: Instant,
  /** The newest that the caller may read; its text shortened. Absent when nothing is left. */
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

/** A conversation with a stretch of its messages, oldest first. */
export const Conversation = z.object({
  ...about,
  messages: z.array(Message),
  /** There are more before the first. */
  earlier: z.boolean(),
  may: z.object({ write: z.boolean(), block: z.boolean(), unblock: z.boolean() }),
  receipts: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** How many conversations have something unread. */
export const ConversationStats = z.object({ unread: z.number() });
