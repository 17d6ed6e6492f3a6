import type { RecruiterQuery } from '#contract/recruiters.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { statusTexts } from '#texts/components.ts';
import { cellTexts, recruiterColumnTexts as headings } from '#texts/exports.ts';
import { listRecruiterRows, type RecruiterRow } from './recruiter-rows.store.ts';

const columnsInLanguage = (): readonly Column<RecruiterRow>[] => [
  [headings.userCode, (row) => row.userCode],
  [headings.firstName, (row) => row.firstName],
  [headings.lastName, (row) => row.lastName],
  [headings.email, (row) => row.email],
  [headings.phone, (row) => row.phone],
  [headings.company, (row) => row.companyName],
  [headings.verified, (row) => (row.companyVerified ? cellTexts.yes : cellTexts.no)],
  [headings.address, (row) => row.address],
  [headings.city, (row) => row.city],
  [headings.state, (row) => row.state],
  [headings.country, (row) => row.country],
  [headings.pincode, (row) => row.pincode],
  [headings.status, (row) => statusTexts[row.status]],
  [headings.jobs, (row) => row.jobs],
  [headings.joinedOn, (row) => dayInIndia(row.createdAt)],
];

/**
 * Exports the matching recruiters as a table: the first `LIMITS.exportRows` of them. The export is recorded in the
 * audit log.
 */
export async function exportRecruiters(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  query: RecruiterQuery,
): Promise<Answer<string>> {
  const { items } = await listRecruiterRows(db, { sees: 'everybody' }, query, { limit: LIMITS.exportRows, offset: 0 });
  await auditOwnAction(db, caller, { action: 'recruiters_exported', to: String(items.length), at: now() });
  return csvAnswer(`recruiters-${dayInIndia(now())}.csv`, columnsInLanguage(), items);
}
