import type { OwnCompany } from '#contract/companies.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { signedFilePath } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { editWaits } from '../hiding/edit-waits.ts';
import { findOwnCompany, findPictures } from '../page/company-rows.store.ts';
import { companyView, NO_OPEN_JOBS } from '../page/company-view.ts';
import { readOpenJobFacts } from '../page/open-jobs.store.ts';

/** Returns the caller's own company, including data only they can read. */
export const readOwnCompany = async (
  deps: Pick<Deps, 'now' | 'settings'>,
  executor: Executor,
  caller: RecruiterCaller,
): Promise<OwnCompany> => {
  const row = await findOwnCompany(executor, caller.accountId);
  if (!row) throw new Problem('NOT_FOUND');
  const pictures = await findPictures(executor, [row.id]);
  const facts = await readOpenJobFacts(executor, [row.id], dayInIndia(deps.now()));
  const awaited = row.codeExpiresAt && row.codeExpiresAt > deps.now() ? row.codeDomain : null;
  return {
    ...companyView(row, pictures, facts.get(row.id) ?? NO_OPEN_JOBS),
    version: row.version,
    ...(row.verificationAskedAt && { verificationAskedAt: row.verificationAskedAt.toISOString() }),
    ...(row.verificationDeclinedAt && {
      verificationDeclined: {
        at: row.verificationDeclinedAt.toISOString(),
        reason: row.verificationDeclinedReason ?? '',
      },
    }),
    ...(row.hiddenReason && { hiddenReason: row.hiddenReason }),
    ...(row.hiddenEditedAt && editWaits(row) && { hiddenEditedAt: row.hiddenEditedAt.toISOString() }),
    ...(row.document && { document: signedFilePath(deps, row.document, caller) }),
    ...(awaited && { codeDomain: awaited }),
  };
};
