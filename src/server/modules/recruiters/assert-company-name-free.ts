import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findVerifiedHolder } from './recruiters.store.ts';

/**
 * Refuses the name of a company that another recruiter holds verified.
 * @throws COMPANY_NAME_TAKEN
 */
export async function assertCompanyNameFree(executor: Executor, companyName: string): Promise<void> {
  if (companyName.trim() === '' || !(await findVerifiedHolder(executor, companyName))) return;
  throw new Problem('COMPANY_NAME_TAKEN', { fields: { companyName: new Problem('COMPANY_NAME_TAKEN').message } });
}
