import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findVerifiedHolder } from './recruiters.store.ts';

/**
 * Refuses the name of a company that another recruiter than `except` holds verified.
 * @throws COMPANY_NAME_TAKEN at `companyName`
 */
export async function assertCompanyNameFree(
  executor: Executor,
  companyName: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  if (companyName.trim() === '') return;
  const holder = await findVerifiedHolder(executor, companyName);
  if (holder === undefined || holder === except) return;
  throw new Problem('COMPANY_NAME_TAKEN', { at: 'companyName' });
}
