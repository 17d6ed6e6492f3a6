import type { OwnCompany } from '#contract/companies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { invalid, Problem } from '#server/problem.ts';
import type { OwnCompanyDeps } from '../own/change-own-company.ts';
import { holdCompany } from '../own/own-company.store.ts';
import { readOwnCompany } from '../own/own-company-view.ts';
import { codeHashOf, isSameHash, MOST_TRIES } from './domain-code.ts';
import { countTry, saveDomain } from './verification.store.ts';

/**
 * Confirms the domain to which the latest code was emailed. It proves that the recruiter reads email there, and nothing
 * about the company.
 *
 * @throws INVALID_INPUT at `code`: wrong, or expired after half an hour or five tries
 */
export async function confirmDomain(
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  { code }: { code: string },
): Promise<OwnCompany> {
  const { accountId } = caller;
  const outcome = await deps.db.transaction(async (tx) => {
    const held = await holdCompany(tx, accountId);
    if (!held) throw new Problem('NOT_FOUND');
    const { codeHash, codeDomain, codeTries, codeExpiresAt } = held;
    const at = deps.now();
    if (!codeHash || !codeDomain || !codeExpiresAt || codeExpiresAt <= at || codeTries >= MOST_TRIES) return 'codeOver';
    if (!isSameHash(codeHash, codeHashOf(deps.settings, accountId, code))) {
      // Returned instead of thrown: the attempt must stay counted.
      await countTry(tx, accountId);
      return 'codeWrong';
    }
    await saveDomain(tx, accountId, codeDomain, at);
    return readOwnCompany(deps, tx, caller);
  });
  if (typeof outcome === 'string') throw invalid('code', outcome);
  // Links under an earlier domain are removed from the page.
  deps.pageCache.purge([`company:${accountId}`]);
  return outcome;
}
