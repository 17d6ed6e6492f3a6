import { z } from 'zod';
import {
  Conversation,
  ConversationEntry,
  ConversationQuery,
  ConversationStats,
  EarlierQuery,
  MessageForm,
  MessageReport,
  Message as MessageSent,
  ReadUpTo,
  Receipts,
} from '#contract/conversations.ts';
import type { conversationRoutes } from '#contract/routes/conversations.ts';
import { SavedText, SavedTextEdit, SavedTextForm, SavedTextQuery } from '#contract/saved-texts.ts';
import { Id, Message } from '#contract/values.ts';
import { byId, none, type Shapes } from './shapes.ts';

const byApplication = z.object({ applicationId: Id });
const byMessage = z.object({ applicationId: Id, messageId: Id });

export const conversationApi = {
  listConversations: {
    summary: 'The conversations of the caller, the latest first',
    query: ConversationQuery,
    output: z.array(ConversationEntry),
  },
  conversationStats: { summary: 'How many conversations have something unread', output: ConversationStats },
  setReceipts: { summary: 'Shows or hides, both ways, what was read', body: Receipts, output: Receipts },
  getConversation: {
    summary:
      'A conversation with its newest 50 messages, or those before one; an administrator reads it while a message of it is reported, and that is recorded',
    params: byApplication,
    query: EarlierQuery,
    output: Conversation,
  },
  sendMessage: {
    summary: 'Writes to the other side; 30 an hour',
    params: byApplication,
    body: MessageForm,
    output: MessageSent,
  },
  editMessage: {
    summary: 'Changes an own message within five minutes',
    params: byMessage,
    body: MessageForm,
    output: MessageSent,
  },
  deleteMessage: {
    summary: 'Deletes an own message; a mark stays, and again is harmless',
    params: byMessage,
    output: MessageSent,
  },
  readMessages: {
    summary: 'Marks everything up to a message as read',
    params: byApplication,
    body: ReadUpTo,
    output: ConversationStats,
  },
  blockPerson: {
    summary: 'Blocks the other side: no messages, invitations or finding; again is harmless',
    params: byApplication,
    body: none,
    output: Message,
  },
  unblockPerson: { summary: 'Ends an own block; again is harmless', params: byApplication, output: Message },
  reportMessage: {
    summary: 'Reports a message of the other side to the administrators, who can then read the conversation',
    params: byMessage,
    body: MessageReport,
    output: Message,
  },
  listSavedTexts: {
    summary: 'The texts that the recruiter writes often, by name',
    query: SavedTextQuery,
    output: z.array(SavedText),
  },
  addSavedText: { summary: 'Keeps a text; 50 at most', body: SavedTextForm, output: SavedText },
  changeSavedText: { summary: 'Changes a kept text', params: byId, body: SavedTextEdit, output: SavedText },
  deleteSavedText: { summary: 'Deletes a kept text', params: byId, output: Message },
} as const satisfies Record<keyof typeof conversationRoutes, Shapes>;
