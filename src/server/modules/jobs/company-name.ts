import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { isVerifiedByAnother } from './jobs.store.ts';

/** Nobody posts under the name of a company that another recruiter holds verified. */
export const assertCompanyNameIsFree = async (
  executor: Executor,
  companyName: string,
  recruiterId: string | null,
): Promise<void> => {
  if (!(await isVerifiedByAnother(executor, companyName, recruiterId))) return;
  const problem = new Problem('COMPANY_NAME_TAKEN');
  throw new Problem('COMPANY_NAME_TAKEN', { fields: { companyName: problem.message } });
};
