import type { PersonalData } from '#server/personal-data.ts';
import { readMailSettings } from './own-data.store.ts';

/** The settings go with the account's row. */
export const mailData: PersonalData = {
  exportData: (executor, { accountId }) => readMailSettings(executor, accountId),
};
