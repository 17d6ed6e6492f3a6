import type { PersonalData } from '#server/personal-data.ts';
import { disownFiles } from './files.store.ts';

/** The export contains the files next to the data, under their own names. */
export const fileData: PersonalData = {
  forget: async ({ queue }, tx, { accountId }) => {
    await disownFiles(tx, accountId);
    await queue.send(tx, 'sweep-files', {});
  },
  exportData: async () => ({}),
};
