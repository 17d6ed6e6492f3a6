import type { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { listAuditRows } from './audit-rows.store.ts';
import { auditView } from './audit-view.ts';

/** Lists who did what to whom, newest first. */
export async function listAuditLog({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { limit: usual, most } = ROUTES.listAuditLog.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listAuditRows(db, query, { limit, offset: (query.page - 1) * limit });
  return { items: items.map(auditView), total };
}
