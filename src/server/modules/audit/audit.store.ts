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

/**
 * Adds rows to the audit log, which are never changed. Personal values are stored separately and deleted with the
 * person.
 */
export const recordAudits = async (executor: Executor, entries: readonly AuditEntry[]): Promise<void> => {
  const rows = await executor
    .insert(auditLog)
    .values(
      entries.map((entry) => ({
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
      })),
    )
    .returning({ id: auditLog.id });
  const personal = entries.flatMap(({ reason, values, subject, about = subject.id }, index) => {
    const auditId = rows[index]?.id;
    if (auditId === undefined) throw new Error('The audit row was not inserted.');
    return about && (reason || values) ? [{ auditId, accountId: about, reason, ...values }] : [];
  });
  if (personal.length > 0) await executor.insert(auditPersonalValues).values(personal);
};

/** Adds one row to the audit log. */
export const recordAudit = (executor: Executor, entry: AuditEntry): Promise<void> => recordAudits(executor, [entry]);

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
