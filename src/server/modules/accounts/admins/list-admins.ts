import type { Administrator } from '#contract/administrators.ts';
import type { Page } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { adminView } from './admin-view.ts';
import { listAdminRows } from './admins.store.ts';

const PAGE = 20;
const MOST = 100;

/** Lists the administrators, the caller first. */
export async function listAdmins(
  { db }: Pick<Deps, 'db'>,
  { accountId }: AdminCaller,
  { page, limit = PAGE }: { page: number; limit?: number | undefined },
): Promise<Page<Administrator>> {
  const { items, total } = await listAdminRows(db, { own: accountId, page, limit: Math.min(limit, MOST) });
  return { items: items.map(adminView), total };
}
