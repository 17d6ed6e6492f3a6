import { isRecruiter } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { holdRecruiter, readRecruiterData } from './own-data.store.ts';

/** The company's page is deleted with the account's row. */
export const recruiterData: PersonalData = {
  forget: async (_deps, tx, person) => {
    if (isRecruiter(person)) await holdRecruiter(tx, person.accountId);
  },
  exportData: async (executor, person) => (isRecruiter(person) ? readRecruiterData(executor, person.accountId) : {}),
};
