import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findPublicCompany } from './company-rows.store.ts';

/**
 * Returns the company at this address.
 * @throws NOT_FOUND when there is none, its page is hidden, or its account is blocked
 */
export async function getPublicCompany(executor: Executor, slug: string): Promise<{ id: string; name: string }> {
  const row = await findPublicCompany(executor, slug);
  if (!row) throw new Problem('NOT_FOUND');
  return { id: row.id, name: row.name };
}
