import type { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import {
  auditActionText,
  auditFieldText,
  auditKindText,
  auditOutcomeText,
  auditValueText,
} from '#texts/by-code/audit-text.ts';
import { cellTexts, auditColumnTexts as headings } from '#texts/exports.ts';
import { auditOwnAction } from './audit-own-action.ts';
import { listAuditRows } from './audit-rows.store.ts';
import { auditView } from './audit-view.ts';

const shownValue = (value: string | undefined): string => auditValueText(value ?? '');

const changeOf = ({ field, from, to }: NonNullable<AuditEntry['values']>[number]): string =>
  `${auditFieldText(field)}: ${shownValue(from)} → ${shownValue(to)}`;

const columnsInLanguage = (): readonly Column<AuditEntry>[] => [
  [headings.when, (row) => row.at],
  [headings.by, (row) => row.actor?.userCode ?? cellTexts.portal],
  [headings.name, (row) => row.actor?.name],
  [headings.action, (row) => auditActionText(row.action)],
  [headings.kind, (row) => auditKindText(row.subject.kind)],
  [headings.code, (row) => row.subject.code],
  [headings.id, (row) => row.subject._id],
  [headings.whose, (row) => row.subject.person?.userCode ?? row.subject.person?.name],
  [headings.from, (row) => shownValue(row.from)],
  [headings.to, (row) => (row.from ? shownValue(row.to) : auditOutcomeText(row.action, row.to ?? ''))],
  [headings.reason, (row) => row.reason],
  [headings.values, (row) => row.values?.map(changeOf).join('\n')],
  [headings.bulkChange, (row) => row.batchId],
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
