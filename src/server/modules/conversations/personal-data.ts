import type { PersonalData } from '#server/personal-data.ts';
import { deleteOwnMessages, readMessageData } from './own-data.store.ts';

/** Settings, saved texts and blocks are deleted with the account's row; old messages with their applications. */
export const conversationData: PersonalData = {
  forget: (_deps, tx, { kind, accountId }) => deleteOwnMessages(tx, { side: kind, accountId }),
  exportData: (executor, { kind, accountId }) => readMessageData(executor, { side: kind, accountId }),
};
