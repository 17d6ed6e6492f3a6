import type { OwnCompany } from '#contract/companies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { readOwnCompany } from './own-company-view.ts';

/** The recruiter's own company, as its page is edited. */
export const getOwnCompany = (
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: RecruiterCaller,
): Promise<OwnCompany> => readOwnCompany(deps, deps.db, caller);
