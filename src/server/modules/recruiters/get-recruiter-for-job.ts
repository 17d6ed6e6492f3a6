import type { AccountStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findRecruiter } from './recruiter-rows.store.ts';

export interface RecruiterOfJob {
  id: string;
  email: string;
  userCode: string;
  firstName: string;
  lastName: string;
  status: AccountStatus;
  /** '' when none was given. */
  companyName: string;
  companyVerified: boolean;
  logo: { id: string; mediaType: string } | undefined;
}

/**
 * Returns the recruiter of a job; emails go to `email`.
 * @throws NOT_FOUND when there is no such recruiter
 */
export async function getRecruiterForJob(executor: Executor, accountId: string): Promise<RecruiterOfJob> {
  const recruiter = await findRecruiter(executor, accountId);
  if (!recruiter) throw new Problem('NOT_FOUND');
  const { id, email, userCode, firstName, lastName, status, companyName, companyVerified, logo } = recruiter;
  return {
    id,
    email,
    userCode,
    firstName,
    lastName,
    status,
    companyName,
    companyVerified,
    logo: logo ?? undefined,
  };
}
