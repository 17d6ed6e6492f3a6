import type { RecruiterQuery } from '#contract/recruiters.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { recordOwnAct } from '#server/modules/audit/public.ts';
import { listRecruiterRows, type RecruiterRow } from './recruiter-rows.store.ts';

const COLUMNS: readonly Column<RecruiterRow>[] = [
  ['User code', (row) => row.userCode],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Company', (row) => row.companyName],
  ['Verified', (row) => (row.companyVerified ? 'Yes' : 'No')],
  ['Address', (row) => row.address],
  ['City', (row) => row.city],
  ['State', (row) => row.state],
  ['Country', (row) => row.country],
  ['PIN code', (row) => row.pincode],
  ['Status', (row) => row.status],
  ['Jobs', (row) => row.jobs],
  ['Joined on', (row) => dayInIndia(row.createdAt)],
];

/** The recruiters that are asked for, as a table: the first `LIMITS.exportRows` of them. That it was saved stays in the audit log. */
export async function exportRecruiters(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  query: RecruiterQuery,
): Promise<Answer<string>> {
  const { items } = await listRecruiterRows(db, { sees: 'everybody' }, query, { limit: LIMITS.exportRows, offset: 0 });
  await recordOwnAct(db, caller, { action: 'recruiters_exported', to: String(items.length), at: now() });
  return csvAnswer(`recruiters-${dayInIndia(now())}.csv`, COLUMNS, items);
}
