import type { CallOutput } from '#contract/api.ts';
import { AUDIT_SUBJECTS } from '#contract/vocabularies.ts';
import { read } from '#web/lib/queries.ts';
import { optionParam, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

export type AuditRow = CallOutput<'listAuditLog'>[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const typed = search.get(name) ?? '';
  return DAY.test(typed) ? typed : undefined;
};

/** What the address asks of the log. */
export const auditQuery = (search: URLSearchParams) => ({
  actor: textParam(search, 'actor'),
  action: textParam(search, 'action'),
  kind: optionParam(search, 'kind', AUDIT_SUBJECTS),
  code: textParam(search, 'code'),
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
});

export const listQuery = (search: URLSearchParams) =>
  read('listAuditLog', { query: { ...auditQuery(search), ...pageIn(search) } });
