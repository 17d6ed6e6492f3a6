import type { AuditEntry } from '#contract/audit.ts';
import type { AuditRow } from './audit-rows.store.ts';

type Values = AuditRow['before'];

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Merges the fields of both sides, without duplicates. */
const valuesOf = (before: Values, after: Values): AuditEntry['values'] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return undefined;
  return fields.map((field) => ({ field, from: textOf(before?.[field]), to: textOf(after?.[field]) }));
};

/** Returns a row of the log, with the names and values of accounts that still exist. */
export const auditView = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor:
    row.actorId === null
      ? null
      : {
          userCode: row.actorCode ?? '',
          kind: row.actorKind ?? undefined,
          name: row.actorName ?? undefined,
        },
  action: row.action,
  subject: {
    kind: row.subjectKind,
    code: row.subjectCode ?? '',
    _id: row.subjectId ?? undefined,
    name: row.subjectName ?? undefined,
    person: row.person ? { userCode: row.person.userCode ?? undefined, name: row.person.name ?? undefined } : undefined,
  },
  from: row.from ?? undefined,
  to: row.to ?? undefined,
  batchId: row.batchId ?? undefined,
  reason: row.reason ?? undefined,
  values: valuesOf(row.before, row.after),
});
