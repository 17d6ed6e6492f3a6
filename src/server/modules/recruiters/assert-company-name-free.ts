import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findVerifiedHolder } from './recruiters.store.ts';

/**
 * Rejects a company name verified for another recruiter than `except`.
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
