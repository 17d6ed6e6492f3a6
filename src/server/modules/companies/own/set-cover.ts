import type { OwnCompany } from '#contract/companies.ts';
import type { Upload } from '#contract/values.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { disownFile, withUploads } from '#server/modules/files/public.ts';
import { invalid } from '#server/problem.ts';
import { changeOwnCompany, type OwnCompanyDeps } from './change-own-company.ts';
import { saveEdit } from './own-company.store.ts';

/** Sets the cover of the page; the file of the previous one becomes inaccessible. */
export const setCover = (
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  upload: Upload | undefined,
): Promise<OwnCompany> => {
  if (!upload) throw invalid('cover', 'fileMissing');
  const cover = { purpose: 'company_cover', upload, allow: 'picture', field: 'cover' } as const;
  return withUploads(deps, { cover }, (keep) =>
    changeOwnCompany(deps, caller, {
      takesAway: true,
      async change(tx, held, when) {
        const file = await keep(tx, 'cover', caller.accountId);
        await saveEdit(tx, caller.accountId, { coverFileId: file?.id ?? null }, when);
        if (held.coverFileId) await disownFile(tx, held.coverFileId);
      },
    }),
  );
};
