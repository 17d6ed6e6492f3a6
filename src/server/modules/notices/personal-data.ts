import type { PersonalData } from '#server/personal-data.ts';
import { deleteOldNotices, readNotices, readSettings } from './notices.store.ts';

/**
 * Notices and their settings are deleted with the account of their reader, and notices also with the account they are
 * about.
 */
export const noticeData: PersonalData = {
  exportData: async (executor, { accountId }) => ({
    notices: await readNotices(executor, accountId),
    'notification-settings': await readSettings(executor, accountId),
  }),
  forgetOld: async (executor, { before, ...batch }) => ({
    notices: await deleteOldNotices(executor, before.notices, batch),
  }),
};
