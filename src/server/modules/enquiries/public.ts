import type { PersonalData } from '#server/personal-data.ts';
import { deleteAnsweredBefore } from './enquiries.store.ts';

/** Enquiries belong to no account: nobody exports them, and an answered one goes when it is old. */
export const enquiryData: PersonalData = {
  exportData: () => Promise.resolve({}),
  forgetOld: async (executor, { before, ...batch }) => ({
    enquiries: await deleteAnsweredBefore(executor, before.enquiries, batch),
  }),
};
