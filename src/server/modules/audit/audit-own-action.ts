import type { AuditAction } from '#contract/audit-vocabulary.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { recordAudit } from './audit.store.ts';
import type { ChangedValues } from './changed-values.ts';

/**
 * Records administrators' actions on their own account, and their file exports, in the audit log with themselves as
 * subject; the same actions of others are private and not recorded.
 */
export const auditOwnAction = async (
  executor: Executor,
  { kind, accountId, userCode }: Pick<Member, 'kind' | 'accountId' | 'userCode'>,
  act: { action: AuditAction; to?: string; values?: ChangedValues; at: Date },
): Promise<void> => {
  if (kind !== 'admin' && kind !== 'super_admin') return;
  const admin = { id: accountId, kind: 'admin', code: userCode } as const;
  await recordAudit(executor, { actor: admin, subject: admin, ...act });
};
