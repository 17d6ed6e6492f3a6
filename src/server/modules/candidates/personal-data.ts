import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { lockCandidate, readCandidateData, readSentInvitations } from './own-data.store.ts';

/** Profile, resume and invitations are deleted with the account's row. */
export const candidateData: PersonalData = {
  forget: async (_deps, tx, person) => {
    if (isCandidate(person)) await lockCandidate(tx, person.accountId);
  },
  exportData: (executor, person) =>
    (isCandidate(person) ? readCandidateData : readSentInvitations)(executor, person.accountId),
};
