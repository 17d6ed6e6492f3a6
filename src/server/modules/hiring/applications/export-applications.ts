import type { Application, ApplicationQuery } from '#contract/applications.ts';
import { dayInIndia, LIMITS, timeInIndia } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import { isRecruiter, type Member } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { answerReasonTexts } from '#texts/answer-reasons.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { statusTexts } from '#texts/components.ts';
import { cellTexts, applicationColumnTexts as headings } from '#texts/exports.ts';
import { educationLevelTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { listApplications } from './list-applications.ts';

const dayOf = (instant: string): string => dayInIndia(new Date(instant));

/** The outcome of a row; an open application ends when the candidate's account is deleted. */
const outcomeText = ({ candidateId, status, outcome }: Application): string => {
  if (candidateId === undefined && status !== 'rejected' && status !== 'withdrawn') return cellTexts.left;
  return outcome === 'none' ? '' : statusTexts[outcome];
};

const columnsInLanguage = (): readonly Column<Application>[] => [
  [headings.name, (row) => row.fullName],
  [headings.email, (row) => row.email],
  [headings.phone, (row) => row.phone],
  [headings.jobId, (row) => row.jobId],
  [headings.jobTitle, (row) => row.jobTitle],
  [headings.company, (row) => row.companyName],
  [headings.status, (row) => statusTexts[row.status]],
  [headings.outcome, outcomeText],
  [headings.stateSince, (row) => dayOf(row.stateAt)],
  [headings.appliedOn, (row) => dayOf(row.appliedAt)],
  [headings.experience, (row) => row.experience],
  [headings.currentCompany, (row) => row.currentCompany],
  [headings.expectedSalary, (row) => row.expectedSalary],
  [headings.noticePeriod, (row) => labelOf(noticePeriodTexts, row.noticePeriod)],
  [headings.education, (row) => labelOf(educationLevelTexts, row.education)],
  [headings.skills, (row) => row.skills.join(', ')],
  [headings.interview, (row) => row.interviewStatus && statusTexts[row.interviewStatus]],
  [headings.interviewOn, ({ interviewDetails: one }) => one && dayOf(one.interviewDateTime)],
  [headings.interviewTime, ({ interviewDetails: one }) => one && timeInIndia(new Date(one.interviewDateTime))],
  [headings.takenDown, (row) => row.takenDown && cellTexts.yes],
  [headings.jobClosedOn, (row) => row.jobClosedAt && dayOf(row.jobClosedAt)],
  [
    headings.reason,
    ({ reasonCode, reason }) => [reasonCode && answerReasonTexts[reasonCode], reason].filter(Boolean).join(': '),
  ],
];

const forRecruiters = (): readonly Column<Application>[] => [
  [headings.fit, ({ fit }) => fit && headings.fitOf({ matched: fit.matched, asked: fit.asked })],
  [headings.rating, (row) => row.rating],
];

/** Exports the matching applications that the caller may see as a table: the first 20,000 of them. */
export async function exportApplications(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
  query: ApplicationQuery,
): Promise<Answer<string>> {
  const { items } = await listApplications(deps, caller, { ...query, page: 1, limit: LIMITS.exportRows });
  const at = deps.now();
  await auditOwnAction(deps.db, caller, { action: 'applications_exported', to: String(items.length), at });
  const columns = isRecruiter(caller) ? [...columnsInLanguage(), ...forRecruiters()] : columnsInLanguage();
  return csvAnswer(`applications-${dayInIndia(at)}.csv`, columns, items);
}
