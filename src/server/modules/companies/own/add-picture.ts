import type { OwnCompany } from '#contract/companies.ts';
import { COMPANY_LIMITS } from '#contract/company-rules.ts';
import type { Upload } from '#contract/values.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { withUploads } from '#server/modules/files/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { changeOwnCompany, type OwnCompanyDeps } from './change-own-company.ts';
import { countPictures, insertPicture } from './own-company.store.ts';

/**
 * Adds a picture with its caption.
 * @throws LIST_FULL when there are six
 */
export const addPicture = (
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  { caption, upload }: { caption: string; upload: Upload | undefined },
): Promise<OwnCompany> => {
  if (!upload) throw invalid('picture', 'fileMissing');
  const picture = { purpose: 'company_picture', upload, allow: 'picture', field: 'picture' } as const;
  const companyId = caller.accountId;
  return withUploads(deps, { picture }, (keep) =>
    changeOwnCompany(deps, caller, {
      takesAway: false,
      async change(tx, _held, { at: createdAt }) {
        if ((await countPictures(tx, companyId)) >= COMPANY_LIMITS.pictures) throw new Problem('LIST_FULL');
        const file = await keep(tx, 'picture', companyId);
        if (file) await insertPicture(tx, { companyId, fileId: file.id, caption, createdAt });
      },
    }),
  );
};
