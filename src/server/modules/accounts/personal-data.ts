import type { PersonalData } from '#server/personal-data.ts';
import { deleteAccountRow } from './accounts.store.ts';
import { readAccountData } from './own-data.store.ts';

/** Forgets last: with the account go all rows that are its own alone, of every module. */
export const accountData: PersonalData = {
  forget: (_deps, tx, { accountId }) => deleteAccountRow(tx, accountId),
  exportData: (executor, { accountId }) => readAccountData(executor, accountId),
};
