import type { PersonalData } from '#server/personal-data.ts';
import { deleteOldNotices, readNotices, readSettings } from './notices.store.ts';

/** Notices and where they are wanted go with the row of their reader's account, and with that of whom they are about. */
export const noticeData: PersonalData = {
  exportData: async (executor, { accountId }) => ({
    notices: await readNotices(executor, accountId),
    'notification-settings': await readSettings(executor, accountId),
  }),
  forgetOld: async (executor, { before, ...batch }) => ({
    notices: await deleteOldNotices(executor, before.notices, batch),
  }),
};
