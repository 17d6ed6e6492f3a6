import type { PersonalData } from '#server/personal-data.ts';
import { forgetFailures, readMailSettings } from './own-data.store.ts';

/** The settings, and mails that are held, go with the account's row. */
export const mailData: PersonalData = {
  forget: (_deps, tx, { accountId }) => forgetFailures(tx, accountId),
  exportData: (executor, { accountId }) => readMailSettings(executor, accountId),
};
