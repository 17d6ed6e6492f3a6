import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { deleteFitsOf } from './application-fits.store.ts';
import { readDismissedData } from './dismissed.store.ts';
import { readMailedData } from './mailed-jobs.store.ts';

/**
 * Dismissed and emailed jobs are deleted with the candidate; the fits of their applications are deleted before the
 * applications are emptied.
 */
export const matchingData: PersonalData = {
  forget: async (_deps, tx, person) => {
    if (isCandidate(person)) await deleteFitsOf(tx, person.accountId);
  },
  exportData: async (executor, person) =>
    isCandidate(person)
      ? {
          'dismissed-jobs': await readDismissedData(executor, person.accountId),
          'mailed-jobs': await readMailedData(executor, person.accountId),
        }
      : {},
};
