import { isRecruiter } from '#server/caller.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { releaseHeldMails } from './hold-mail.ts';
import { forgetFailures } from './own-data.store.ts';

/** Emails held for the person are deleted with the account's row; those a recruiter has written are sent before. */
export const mailData: PersonalData = {
  exportData: async () => ({}),
  async forget(deps, tx, person) {
    if (isRecruiter(person)) await releaseHeldMails(deps, tx, person.accountId);
    await forgetFailures(tx, person.accountId);
  },
};
