import { isCandidate } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { deleteOldAccesses, deleteOldAudit, readSeen, readSeenBy } from './own-data.store.ts';

/** Recorded text about a person is deleted with the account's row. */
export const auditData: PersonalData = {
  exportData: (executor, person) => (isCandidate(person) ? readSeenBy : readSeen)(executor, person.accountId),
  forgetOld: async (executor, { before, ...batch }) => ({
    accessLog: await deleteOldAccesses(executor, before.accessLog, batch),
    auditLog: await deleteOldAudit(executor, before.auditLog, batch),
  }),
};
