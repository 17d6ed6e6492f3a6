import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { deleteFitsOf } from './application-fits.store.ts';
import { readDismissedData } from './dismissed.store.ts';

/** Dismissals are deleted with the candidate; fits are deleted before their applications are emptied. */
export const matchingData: PersonalData = {
  forget: async (_deps, tx, person) => {
    if (isCandidate(person)) await deleteFitsOf(tx, person.accountId);
  },
  exportData: async (executor, person) =>
    isCandidate(person) ? { 'dismissed-jobs': await readDismissedData(executor, person.accountId) } : {},
};
