import type { conversationRoutes } from '#contract/routes/conversations.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { blockPerson, unblockPerson } from '#server/modules/conversations/block-person.ts';
import { deleteMessage, editMessage } from '#server/modules/conversations/edit-message.ts';
import { getConversation } from '#server/modules/conversations/get-conversation.ts';
import { countConversations, listConversations } from '#server/modules/conversations/list-conversations.ts';
import { readMessages, setReceipts } from '#server/modules/conversations/read-messages.ts';
import { reportMessage } from '#server/modules/conversations/report-message.ts';
import { addSavedText } from '#server/modules/conversations/saved-texts/add-saved-text.ts';
import { changeSavedText } from '#server/modules/conversations/saved-texts/change-saved-text.ts';
import { deleteSavedText } from '#server/modules/conversations/saved-texts/delete-saved-text.ts';
import { listSavedTexts } from '#server/modules/conversations/saved-texts/list-saved-texts.ts';
import { sendMessage } from '#server/modules/conversations/send-message.ts';

export const conversationHandlers: Handlers<typeof conversationRoutes> = {
  listConversations: async ({ query }, { caller, deps }) => pageOf(await listConversations(deps, caller, query)),
  conversationStats: async (_input, { caller, deps }) => ok(await countConversations(deps, caller)),
  setReceipts: async ({ body }, { caller, deps }) => ok(await setReceipts(deps, caller, body)),
  getConversation: async ({ params, query }, { caller, deps }) =>
    ok(await getConversation(deps, caller, { ...params, ...query })),
  sendMessage: async ({ params, body, files }, { caller, deps }) =>
    ok(await sendMessage(deps, caller, { ...params, ...body, files })),
  editMessage: async ({ params, body }, { caller, deps }) =>
    ok(await editMessage(deps, caller, { ...params, ...body })),
  deleteMessage: async ({ params }, { caller, deps }) => ok(await deleteMessage(deps, caller, params)),
  readMessages: async ({ params, body }, { caller, deps }) =>
    ok(await readMessages(deps, caller, { ...params, ...body })),
  blockPerson: async ({ params }, { caller, deps }) => ok(await blockPerson(deps, caller, params.applicationId)),
  unblockPerson: async ({ params }, { caller, deps }) => ok(await unblockPerson(deps, caller, params.applicationId)),
  reportMessage: async ({ params, body }, { caller, deps }) =>
    ok(await reportMessage(deps, caller, { ...params, ...body })),
  listSavedTexts: async ({ query }, { caller, deps }) => pageOf(await listSavedTexts(deps, caller, query)),
  addSavedText: async ({ body }, { caller, deps }) => ok(await addSavedText(deps, caller, body)),
  changeSavedText: async ({ params, body }, { caller, deps }) =>
    ok(await changeSavedText(deps, caller, { ...params, ...body })),
  deleteSavedText: async ({ params }, { caller, deps }) => ok(await deleteSavedText(deps, caller, params)),
};
