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
    summary: 'List your conversations, most recent first',
    query: ConversationQuery,
    output: z.array(ConversationEntry),
  },
  conversationStats: { summary: 'Count your unread conversations', output: ConversationStats },
  setReceipts: { summary: 'Turn read receipts on or off, in both directions', body: Receipts, output: Receipts },
  getConversation: {
    summary:
      'Get the newest 50 messages of a conversation, or those before a message; administrators only while a message is reported, which is recorded',
    params: byApplication,
    query: EarlierQuery,
    output: Conversation,
  },
  sendMessage: {
    summary: 'Send a message; up to 30 an hour',
    params: byApplication,
    body: MessageForm,
    output: MessageSent,
  },
  editMessage: {
    summary: 'Edit your message within five minutes',
    params: byMessage,
    body: MessageForm,
    output: MessageSent,
  },
  deleteMessage: {
    summary: 'Delete your message and leave a mark; repeating it changes nothing',
    params: byMessage,
    output: MessageSent,
  },
  readMessages: {
    summary: 'Mark messages as read up to one of them',
    params: byApplication,
    body: ReadUpTo,
    output: ConversationStats,
  },
  blockPerson: {
    summary: 'Block the other person: no messages, invitations or search results; repeating it changes nothing',
    params: byApplication,
    body: none,
    output: Message,
  },
  unblockPerson: {
    summary: 'Unblock the other person; repeating it changes nothing',
    params: byApplication,
    output: Message,
  },
  reportMessage: {
    summary: 'Report a message to the administrators, who can then read the conversation',
    params: byMessage,
    body: MessageReport,
    output: Message,
  },
  listSavedTexts: {
    summary: 'List your saved texts by name',
    query: SavedTextQuery,
    output: z.array(SavedText),
  },
  addSavedText: { summary: 'Save a text; up to 50', body: SavedTextForm, output: SavedText },
  changeSavedText: { summary: 'Edit a saved text', params: byId, body: SavedTextEdit, output: SavedText },
  deleteSavedText: { summary: 'Delete a saved text', params: byId, output: Message },
} as const satisfies Record<keyof typeof conversationRoutes, Shapes>;
