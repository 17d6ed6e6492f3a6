import type { OwnCompany } from '#contract/companies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { disownFile } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { changeOwnCompany, type OwnCompanyDeps } from './change-own-company.ts';
import { deletePicture } from './own-company.store.ts';

/**
 * Removes a picture; its file becomes inaccessible.
 * @throws NOT_FOUND when it is not the company's
 */
export const removePicture = (deps: OwnCompanyDeps, caller: RecruiterCaller, id: string): Promise<OwnCompany> =>
  changeOwnCompany(deps, caller, {
    takesAway: true,
    async change(tx) {
      const fileId = await deletePicture(tx, caller.accountId, id);
      if (fileId === undefined) throw new Problem('NOT_FOUND');
      await disownFile(tx, fileId);
    },
  });
