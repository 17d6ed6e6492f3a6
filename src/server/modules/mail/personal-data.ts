import type { PersonalData } from '#server/personal-data.ts';
import { forgetFailures } from './own-data.store.ts';

/** Held emails are deleted with the account's row. */
export const mailData: PersonalData = {
  exportData: async () => ({}),
  forget: (_deps, tx, { accountId }) => forgetFailures(tx, accountId),
};
