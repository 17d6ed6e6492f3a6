import type { OwnCompany } from '#contract/companies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { readOwnCompany } from './own-company-view.ts';

/** Returns the recruiter's own company for editing. */
export const getOwnCompany = (
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: RecruiterCaller,
): Promise<OwnCompany> => readOwnCompany(deps, deps.db, caller);
