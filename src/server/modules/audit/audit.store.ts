import { and, eq, gte } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#contract/audit-vocabulary.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import type { ChangedValues } from './changed-values.ts';

export interface AuditEntry {
  /** Undefined for the portal itself. */
  actor?: { id: string; kind: AccountKind; code: string };
  action: AuditAction;
  /** Without an id when many are meant. */
  subject: { kind: AuditSubject; id?: string; code: string };
  from?: string;
  to?: string;
  batchId?: string;
  /** Text about a person; deleted with their account. */
  reason?: string;
  /** Changed values before and after; deleted like the reason. */
  values?: ChangedValues | undefined;
  /** The account that reason and values are about, when it is not the subject. */
  about?: string | null;
  at: Date;
}

/** Adds an immutable row to the audit log; personal data is stored separately and deleted with the person. */
export const recordAudit = async (executor: Executor, entry: AuditEntry): Promise<void> => {
  const [row] = await executor
    .insert(auditLog)
    .values({
      actorId: entry.actor?.id,
      actorKind: entry.actor?.kind,
      actorCode: entry.actor?.code,
      action: entry.action,
      subjectKind: entry.subject.kind,
      subjectId: entry.subject.id,
      subjectCode: entry.subject.code,
      fromValue: entry.from,
      toValue: entry.to,
      batchId: entry.batchId,
      at: entry.at,
    })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('The audit row was not inserted.');
  const { reason, values, about = entry.subject.id } = entry;
  if (about && (reason || values)) {
    await executor.insert(auditPersonalValues).values({ auditId: row.id, accountId: about, reason, ...values });
  }
};

/** Whether this was recorded about a subject since `from`. */
export const isRecordedSince = async (
  executor: Executor,
  { action, subjectId, from }: { action: AuditAction; subjectId: string; from: Date },
): Promise<boolean> => {
  const rows = await executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, subjectId), gte(auditLog.at, from)))
    .limit(1);
  return rows.length > 0;
};
