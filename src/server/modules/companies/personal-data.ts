import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { readCompanyPage, readFollows } from './own-data.store.ts';

/** The page, its pictures and the follows are deleted with the account's row. */
export const companyData: PersonalData = {
  exportData: (executor, person) => (isCandidate(person) ? readFollows : readCompanyPage)(executor, person.accountId),
};
