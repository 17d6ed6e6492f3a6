import { MESSAGE_FILES } from '#contract/conversation-vocabulary.ts';
import { people, type Route, signedIn } from './route.ts';

const both = ['candidate', 'recruiter'] as const;

export const conversationRoutes = {
  listConversations: { method: 'GET', path: '/api/conversations', who: both, paged: people },
  conversationStats: { method: 'GET', path: '/api/conversations/stats', who: both },
  setReceipts: { method: 'PUT', path: '/api/conversations/receipts', who: both, body: ['json'] },
  getConversation: { method: 'GET', path: '/api/applyjobs/:applicationId/messages', who: signedIn },
  sendMessage: {
    method: 'POST',
    path: '/api/applyjobs/:applicationId/messages',
    who: both,
    body: ['multipart', 'json'],
    files: MESSAGE_FILES,
    status: 201,
    repeatable: true,
  },
  editMessage: {
    method: 'PUT',
    path: '/api/applyjobs/:applicationId/messages/:messageId',
    who: both,
    body: ['json'],
  },
  deleteMessage: { method: 'DELETE', path: '/api/applyjobs/:applicationId/messages/:messageId', who: both },
  readMessages: {
    method: 'PUT',
    path: '/api/applyjobs/:applicationId/messages/read',
    who: both,
    body: ['json'],
    touches: ['notices'],
  },
  blockPerson: {
    method: 'PUT',
    path: '/api/conversations/:applicationId/block',
    who: both,
    body: ['json'],
    touches: ['candidates', 'matches'],
  },
  unblockPerson: {
    method: 'DELETE',
    path: '/api/conversations/:applicationId/block',
    who: both,
    touches: ['candidates', 'matches'],
  },
  reportMessage: {
    method: 'POST',
    path: '/api/applyjobs/:applicationId/messages/:messageId/report',
    who: both,
    body: ['json'],
    repeatable: true,
  },
  listSavedTexts: { method: 'GET', path: '/api/reply-texts', who: ['recruiter'], paged: people },
  addSavedText: {
    method: 'POST',
    path: '/api/reply-texts',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  changeSavedText: { method: 'PUT', path: '/api/reply-texts/:id', who: ['recruiter'], body: ['json'] },
  deleteSavedText: { method: 'DELETE', path: '/api/reply-texts/:id', who: ['recruiter'] },
} as const satisfies Record<string, Route>;
