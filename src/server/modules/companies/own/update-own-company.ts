import type { CompanyEdit, OwnCompany } from '#contract/companies.ts';
import { companyLink } from '#contract/company-rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { invalid, Problem } from '#server/problem.ts';
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
      const { foundedYear } = edit;
      if (foundedYear && foundedYear > Number(when.today.slice(0, 4))) throw invalid('foundedYear', 'futureYear');
      const links = edit.links?.map((typed, at) => {
        const link = companyLink(typed, held.confirmedDomain ?? undefined);
        if (link === undefined) throw invalid(`links.${at}`, 'companyLink');
        return link;
      });
      await saveEdit(tx, caller.accountId, { ...edit, ...(links && { links }) }, when);
    },
  });
