import { and, eq, gte, sql } from 'drizzle-orm';
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
  /** The bulk change that it belongs to, or the import that it is about. */
  batchId?: string;
  /** It takes back the last change of the subject by the same action, whose id is stored as that of a batch. */
  takesBack?: boolean;
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
  const added = entries.map(({ actor, action, subject, from, to, batchId, takesBack, at }) => ({
    actorId: actor?.id,
    actorKind: actor?.kind,
    actorCode: actor?.code,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectCode: subject.code,
    from,
    to,
    batchId,
    takesBack,
    at,
  }));
  // One parameter for all rows: with one for each value, Drizzle builds hundreds of them longer than they take to insert.
  const { rows } = await executor.execute<{ id: string }>(sql`
    insert into ${auditLog} (actor_id, actor_kind, actor_code, action, subject_kind, subject_id, subject_code,
      from_value, to_value, batch_id, at)
    select "actorId", "actorKind", "actorCode", action, "subjectKind", "subjectId", "subjectCode", "from", "to",
      case when "takesBack" then (select taken.id from ${auditLog} taken where taken.subject_kind = "subjectKind"
        and taken.subject_id = "subjectId" and taken.action = added.action order by taken.at desc, taken.id desc limit 1)
        else "batchId" end, at
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) added("actorId" uuid, "actorKind" account_kind,
      "actorCode" text, action text, "subjectKind" text, "subjectId" uuid, "subjectCode" text, "from" text, "to" text,
      "batchId" uuid, "takesBack" boolean, at timestamptz)
    returning id`);
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
