import type { Application, ApplicationQuery } from '#contract/applications.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import { isRecruiter, type Member } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { recordOwnAct } from '#server/modules/audit/public.ts';
import { listApplications } from './list-applications.ts';

const dayOf = (instant: string): string => dayInIndia(new Date(instant));

const COLUMNS: readonly Column<Application>[] = [
  ['Name', (row) => row.fullName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Job ID', (row) => row.jobId],
  ['Job title', (row) => row.jobTitle],
  ['Company', (row) => row.companyName],
  ['Status', (row) => row.status],
  ['Applied on', (row) => dayOf(row.appliedAt)],
  ['Experience (years)', (row) => row.experience],
  ['Current company', (row) => row.currentCompany],
  ['Expected salary (rupees a year)', (row) => row.expectedSalary],
  ['Notice period', (row) => row.noticePeriod],
  ['Education', (row) => row.education],
  ['Skills', (row) => row.skills.join(', ')],
  ['Interview', (row) => row.interviewStatus],
  ['Reason', (row) => row.reason],
];

const RATING: Column<Application> = ['Rating', (row) => row.rating];

/** The applications that the caller may see and asks for, as a table: the first 20,000 of them. */
export async function exportApplications(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
  query: ApplicationQuery,
): Promise<Answer<string>> {
  const { items } = await listApplications(deps, caller, { ...query, page: 1, limit: LIMITS.exportRows });
  const at = deps.now();
  await recordOwnAct(deps.db, caller, { action: 'applications_exported', to: String(items.length), at });
  const columns = isRecruiter(caller) ? [...COLUMNS, RATING] : COLUMNS;
  return csvAnswer(`applications-${dayInIndia(at)}.csv`, columns, items);
}
