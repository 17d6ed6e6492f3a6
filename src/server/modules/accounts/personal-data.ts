import type { PersonalData } from '#server/personal-data.ts';
import { deleteAccountRow } from './accounts.store.ts';
import { readAccountData } from './own-data.store.ts';

/** Runs last: deleting the account deletes all rows that only it owns, in every module. */
export const accountData: PersonalData = {
  forget: (_deps, tx, { accountId }) => deleteAccountRow(tx, accountId),
  exportData: (executor, { accountId }) => readAccountData(executor, accountId),
};
