import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findPublicCompany } from './company-rows.store.ts';

/**
 * Finds the company at this address.
 * @throws NOT_FOUND when there is none, or its account is blocked
 */
export async function findCompanyId(executor: Executor, slug: string): Promise<string> {
  const row = await findPublicCompany(executor, slug);
  if (!row) throw new Problem('NOT_FOUND');
  return row.id;
}
