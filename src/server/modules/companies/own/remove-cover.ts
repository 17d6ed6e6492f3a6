import type { OwnCompany } from '#contract/companies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { disownFile } from '#server/modules/files/public.ts';
import { changeOwnCompany, type OwnCompanyDeps } from './change-own-company.ts';
import { saveEdit } from './own-company.store.ts';

/** Removes the cover; without one nothing changes. */
export const removeCover = (deps: OwnCompanyDeps, caller: RecruiterCaller): Promise<OwnCompany> =>
  changeOwnCompany(deps, caller, {
    takesAway: true,
    async change(tx, { coverFileId }, when) {
      if (coverFileId === null) return;
      await saveEdit(tx, caller.accountId, { coverFileId: null }, when);
      await disownFile(tx, coverFileId);
    },
  });
