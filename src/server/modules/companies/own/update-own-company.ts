import type { CompanyEdit, OwnCompany } from '#contract/companies.ts';
import { companyEditProblems } from '#contract/company-edit-rules.ts';
import { companyLink } from '#contract/company-rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { changeOwnCompany, type OwnCompanyDeps } from './change-own-company.ts';
import { saveEdit } from './own-company.store.ts';
import { readOwnCompany } from './own-company-view.ts';

/**
 * Edits the page of the recruiter's own company; absent fields stay. Links must lead to the confirmed domain or a known
 * network, over https; they are never fetched.
 *
 * @throws Problem STALE_VERSION with the newer page, INVALID_INPUT for an invalid link or year
 */
export const updateOwnCompany = (
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  { edit, ifMatch }: { edit: CompanyEdit; ifMatch: number | undefined },
): Promise<OwnCompany> =>
  changeOwnCompany(deps, caller, {
    takesAway: false,
    async change(tx, held, when) {
      if (ifMatch !== undefined && ifMatch !== held.version)
        throw new Problem('STALE_VERSION', { current: await readOwnCompany(deps, tx, caller) });
      const confirmedDomain = held.confirmedDomain ?? undefined;
      const problems = companyEditProblems(edit, { confirmedDomain, today: when.today });
      if (problems.size > 0) throw new Problem('INVALID_INPUT', { fields: Object.fromEntries(problems) });
      const links = edit.links?.flatMap((typed) => companyLink(typed, confirmedDomain) ?? []);
      await saveEdit(tx, caller.accountId, { ...edit, ...(links && { links }) }, when);
    },
  });
