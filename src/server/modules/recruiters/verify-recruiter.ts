import type { Recruiter, Verification } from '#contract/recruiters.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { invalid, Problem } from '#server/problem.ts';
import { assertCompanyNameFree } from './assert-company-name-free.ts';
import { changeVerification } from './change-verification.ts';
import { findRecruiter } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';
import { lockRecruiter } from './recruiters.store.ts';

/**
 * Verifies the company of a recruiter under its current name, or ends the verification. From then on nobody else can
 * take the name, jobs under it are shown as verified, and more candidates are served per day. The recruiter is
 * notified. Repeating it with the same note changes nothing, except that it answers a request: the company stays as it
 * is, and the submitted document is deleted.
 *
 * @throws Problem NOT_FOUND, STALE_VERSION with the newer row, INVALID_INPUT without a company name, COMPANY_NAME_TAKEN
 *   when the name is verified for another recruiter
 */
export async function verifyRecruiter(
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, verified, note }: Verification & { id: string },
): Promise<Recruiter> {
  const recruiter = await deps.db.transaction(async (tx) => {
    await lockRecruiter(tx, id);
    const before = await findRecruiter(tx, id);
    if (!before) throw new Problem('NOT_FOUND');
    const view = (row: typeof before): Recruiter => recruiterView(deps, caller, row, 'admin');
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: view(before) });
    const { companyName, companyVerified } = before;
    if (verified && companyName.trim() === '') throw invalid('verified', 'companyMissing');
    const unchanged = companyVerified === verified && (!verified || note === (before.verificationNote ?? ''));
    if (unchanged && !before.verificationAskedAt) return view(before);
    if (verified) await assertCompanyNameFree(tx, companyName, { except: id });
    await changeVerification(deps, tx, caller, before, { verified, note, at: deps.now() });
    const after = await findRecruiter(tx, id);
    if (!after) throw new Problem('NOT_FOUND');
    return view(after);
  });
  deps.pageCache.purge(RECRUITER_PAGES);
  return recruiter;
}
