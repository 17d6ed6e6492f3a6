import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { leaveAsCandidate } from './leave-as-candidate.ts';
import { leaveAsRecruiter } from './leave-as-recruiter.ts';
import { readApplicationData, readHiringData } from './own-data.store.ts';
import { deleteSettledApplications } from './settled-applications.store.ts';

/** Applications keep their job, dates and status. */
export const hiringData: PersonalData = {
  forget: (deps, tx, person) =>
    isCandidate(person) ? leaveAsCandidate(deps, tx, person) : leaveAsRecruiter(deps, tx, person),
  exportData: (executor, person) =>
    (isCandidate(person) ? readApplicationData : readHiringData)(executor, person.accountId),
  forgetOld: async (executor, { before, ...batch }) => ({
    applications: await deleteSettledApplications(executor, before.applications, batch),
  }),
};
