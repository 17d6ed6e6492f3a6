import type { PersonalData } from '#server/personal-data.ts';
import { deleteAnsweredBefore } from './enquiries.store.ts';
import { deleteOwnEnquiries, readEnquiries } from './own-data.store.ts';

/** What visitors sent belongs to no account; answered enquiries of everybody are deleted after the retention period. */
export const enquiryData: PersonalData = {
  forget: (_deps, tx, { accountId }) => deleteOwnEnquiries(tx, accountId),
  exportData: (executor, { accountId }) => readEnquiries(executor, accountId),
  forgetOld: async (executor, { before, ...batch }) => ({
    enquiries: await deleteAnsweredBefore(executor, before.enquiries, batch),
  }),
};
