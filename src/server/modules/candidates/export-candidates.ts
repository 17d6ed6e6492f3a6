import type { Candidate, CandidateQuery } from '#contract/candidates.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { statusTexts } from '#texts/components.ts';
import { cellTexts, candidateColumnTexts as headings } from '#texts/exports.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { listCandidateRows } from './candidate-rows.store.ts';
import { candidateView } from './candidate-view.ts';

const yesNo = (value: boolean | undefined): string => (value ? cellTexts.yes : cellTexts.no);

const columnsInLanguage = (): readonly Column<Candidate>[] => [
  [headings.userCode, (row) => row.userCode],
  [headings.firstName, (row) => row.firstName],
  [headings.lastName, (row) => row.lastName],
  [headings.email, (row) => row.email],
  [headings.phone, (row) => row.phone],
  [headings.gender, (row) => row.gender && genderTexts[row.gender]],
  [headings.dob, (row) => row.dob],
  [headings.applyFor, (row) => row.applyFor && applyForTexts[row.applyFor]],
  [headings.status, (row) => row.userStatus && statusTexts[row.userStatus]],
  [headings.joinedOn, (row) => (row.createdAt ? dayInIndia(new Date(row.createdAt)) : '')],
  [headings.title, (row) => row.title],
  [headings.experience, (row) => row.experience],
  [headings.location, (row) => row.location],
  [headings.skills, (row) => row.keySkills?.join(', ')],
  [headings.resume, (row) => row.resumeName],
  [headings.findable, (row) => yesNo(row.findable)],
  [headings.showCard, (row) => yesNo(row.showCard)],
  [headings.applications, (row) => row.applications],
];

/**
 * Exports the candidates of the list as a table, the first `LIMITS.exportRows` of them. Exporting so many addresses is
 * recorded in the audit log.
 */
export async function exportCandidates(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: AdminCaller,
  query: CandidateQuery,
): Promise<Answer<string>> {
  const window = { limit: LIMITS.exportRows, offset: 0 };
  const { items } = await listCandidateRows(deps.db, { sees: 'everybody' }, query, window);
  const at = deps.now();
  await auditOwnAction(deps.db, caller, { action: 'candidates_exported', to: String(items.length), at });
  return csvAnswer(
    `candidates-${dayInIndia(at)}.csv`,
    columnsInLanguage(),
    items.map((row) => candidateView(deps, caller, row, 'admin')),
  );
}
