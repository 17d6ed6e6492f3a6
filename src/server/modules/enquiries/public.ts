import type { PersonalData } from '#server/personal-data.ts';
import { deleteAnsweredBefore } from './enquiries.store.ts';

/** Enquiries belong to no account: they are not exported, and answered ones are deleted after the retention period. */
export const enquiryData: PersonalData = {
  exportData: () => Promise.resolve({}),
  forgetOld: async (executor, { before, ...batch }) => ({
    enquiries: await deleteAnsweredBefore(executor, before.enquiries, batch),
  }),
};
