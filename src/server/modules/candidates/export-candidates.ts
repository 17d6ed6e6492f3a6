import type { Candidate, CandidateQuery } from '#contract/candidates.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { recordOwnAct } from '#server/modules/audit/public.ts';
import { listCandidateRows } from './candidate-rows.store.ts';
import { candidateView } from './candidate-view.ts';

const yesNo = (value: boolean | undefined): string => (value ? 'Yes' : 'No');

const COLUMNS: readonly Column<Candidate>[] = [
  ['User code', (row) => row.userCode],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Gender', (row) => row.gender],
  ['Date of birth', (row) => row.dob],
  ['Applied for', (row) => row.applyFor],
  ['Status', (row) => row.userStatus],
  ['Joined on', (row) => (row.createdAt ? dayInIndia(new Date(row.createdAt)) : '')],
  ['Title', (row) => row.title],
  ['Experience (years)', (row) => row.experience],
  ['Location', (row) => row.location],
  ['Skills', (row) => row.keySkills?.join(', ')],
  ['Resume', (row) => row.resumeName],
  ['Recruiters can find them', (row) => yesNo(row.findable)],
  ['Card on the home page', (row) => yesNo(row.showCard)],
  ['Applications', (row) => row.applications],
];

/**
 * The candidates of the list as a table, the first `LIMITS.exportRows` of them.
 * So many addresses at once are worth a line in the audit log.
 */
export async function exportCandidates(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: AdminCaller,
  query: CandidateQuery,
): Promise<Answer<string>> {
  const window = { limit: LIMITS.exportRows, offset: 0 };
  const { items } = await listCandidateRows(deps.db, { sees: 'everybody' }, query, window);
  const at = deps.now();
  await recordOwnAct(deps.db, caller, { action: 'candidates_exported', to: String(items.length), at });
  return csvAnswer(
    `candidates-${dayInIndia(at)}.csv`,
    COLUMNS,
    items.map((row) => candidateView(deps, caller, row, 'admin')),
  );
}
