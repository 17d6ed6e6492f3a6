import type { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { IMPORT_ACTIONS } from '#contract/audit-vocabulary.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer, Page } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { adminJobTexts } from '#texts/admin-jobs.ts';
import {
  auditActionText,
  auditFieldText,
  auditKindText,
  auditOutcomeText,
  auditValueText,
  valuesInWords,
} from '#texts/by-code/audit-text.ts';
import { cellTexts, auditColumnTexts as headings } from '#texts/exports.ts';
import { auditOwnAction } from './audit-own-action.ts';
import { type AuditRow, listAuditRows } from './audit-rows.store.ts';

/** Lists who did what to whom, newest first. */
export async function listAuditLog({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { limit: usual, most } = ROUTES.listAuditLog.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listAuditRows(db, query, { limit, offset: (query.page - 1) * limit });
  return { items: items.map(auditView), total };
}

const shownValue = (value: string | undefined, kind?: string): string => auditValueText(value ?? '', kind);

const changeOf = ({ field, from, to }: NonNullable<AuditEntry['values']>[number]): string =>
  `${auditFieldText(field)}: ${shownValue(from)} → ${shownValue(to)}`;

/** What the page shows under the same heading. */
const affectedText = ({ subject: { kind, code, name, person }, import: ofImport }: AuditEntry): string =>
  [
    `${auditKindText(kind)} ${code}`.trim(),
    kind === 'job' && code === '' && adminJobTexts.forNobody,
    ...[name, person?.userCode, person?.name, ofImport?.fileName, ofImport?.createdAt],
  ]
    .filter(Boolean)
    .join(', ');

const columnsInLanguage = (): readonly Column<AuditEntry>[] => [
  [headings.when, (row) => row.at],
  [headings.by, (row) => row.actor?.userCode ?? cellTexts.portal],
  [headings.name, (row) => row.actor?.name],
  [headings.action, (row) => auditActionText(row.action)],
  [headings.kind, (row) => auditKindText(row.subject.kind)],
  [headings.code, (row) => row.subject.code],
  [headings.id, (row) => row.subject._id],
  [headings.whose, (row) => affectedText(row)],
  [headings.from, (row) => shownValue(row.from, row.subject.kind)],
  [
    headings.to,
    ({ action, subject, from, to }) =>
      from ? shownValue(to, subject.kind) : auditOutcomeText(action, to ?? '', subject.kind),
  ],
  [headings.reason, (row) => row.reason],
  [headings.values, (row) => row.values && valuesInWords(row.values).map(changeOf).join('\n')],
  [headings.bulkChange, (row) => row.batchId],
  [headings.undoes, (row) => row.undoes ?? row.takesBack],
];

/**
 * Exports the filtered log as a table: the newest 20,000 rows; narrower periods give the rest. The export is recorded,
 * too.
 */
export async function exportAuditLog(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  query: AuditQuery,
): Promise<Answer<string>> {
  const at = now();
  const { items } = await listAuditRows(db, query, { limit: LIMITS.exportRows, offset: 0 });
  await auditOwnAction(db, caller, { action: 'audit_log_exported', to: String(items.length), at });
  return csvAnswer(`audit-log-${dayInIndia(at)}.csv`, columnsInLanguage(), items.map(auditView));
}

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

const isOfImport = (action: string): boolean => IMPORT_ACTIONS.some((one) => one === action);

/** The import, the bulk change or the entry that a row belongs to. */
const partOf = (row: AuditRow): Pick<AuditEntry, 'import' | 'takesBack' | 'batchId' | 'undoes'> => {
  if (isOfImport(row.action)) return { import: row.import ?? undefined };
  if (row.takesBack) return { takesBack: row.takesBack };
  return { batchId: row.batchId ?? undefined, undoes: row.undoes ?? undefined };
};

/** Returns a row of the log, with the names and values of accounts that still exist. */
const auditView = (row: AuditRow): AuditEntry => ({
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
  ...partOf(row),
  reason: row.reason ?? undefined,
  values: valuesOf(row.before, row.after),
});
