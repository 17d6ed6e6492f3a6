import type { CallOutput } from '#contract/api.ts';
import { payPeriod } from '#contract/pay.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import type { Fact } from '#web/components/card.tsx';
import type { Status } from '#web/components/status-badge.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { payText } from '#web/lib/pay-text.ts';
import { isUnsafe } from '#web/pages/candidate/taken-down.tsx';

export type Application = CallOutput<'listApplications'>[number];
export type Timeline = CallOutput<'applicationTimeline'>;
export type Stats = CallOutput<'applicationStats'>;

/** The views of the list, by `?show=` value. */
export type Shown = 'open' | 'closed' | 'all';

export const shownOf = (params: URLSearchParams): Shown => {
  const show = params.get('show');
  return show === 'open' || show === 'closed' ? show : 'all';
};

/** Whether it has ended because its recruiter left; one that ended before keeps its own end. */
export const endedByLeaving = ({ recruiterLeft, status, outcome }: Application): boolean =>
  recruiterLeft === true &&
  status !== 'rejected' &&
  status !== 'withdrawn' &&
  outcome !== 'hired' &&
  outcome !== 'offerDeclined';

/** The state on its badge. */
export const badgeOf = (application: Application): Status =>
  endedByLeaving(application) ? 'Closed' : shownState(application);

/** A rejected or already withdrawn application cannot be withdrawn, and nobody is left to tell once its recruiter left. */
export const mayWithdraw = ({ status, may, recruiterLeft }: Application): boolean =>
  may.withdraw && status !== 'withdrawn' && !recruiterLeft;

/** Whether they may apply again afterwards; empty where that is not the question. */
export const afterWithdrawal = ({ jobClosedAt, takenDown, outcome }: Application): string => {
  if (outcome === 'hired' || takenDown) return '';
  return jobClosedAt ? texts.withdrawClosed : texts.withdrawAgain;
};

export const hasInterview = ({ status }: Application): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** Whether its interview is ahead, but the candidate must not go, as the job was taken down. */
export const hasUnsafeInterview = (application: Application, now: string): boolean => {
  const { takenDown, interviewDetails: interview } = application;
  return interview !== undefined && hasInterview(application) && isUnsafe({ ...interview, takenDown }, now);
};

/** Number of applications with one of these statuses. */
export const countOf = ({ byStatus }: Stats, statuses: readonly ApplicationStatus[]): number =>
  statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);

/** Facts of an application for its card. */
export const sentFacts = (application: Application): Fact[] => [
  { label: texts.name, value: application.fullName },
  { label: texts.company, value: application.currentCompany || texts.none },
  {
    label: texts.experience,
    value: application.experience === null ? texts.none : texts.years({ count: application.experience }),
  },
  { label: texts.notice, value: labelOf(noticePeriodTexts, application.noticePeriod) || texts.none },
  {
    label: payPeriod(application.employmentType) === 'month' ? texts.stipend : texts.salary,
    value:
      application.expectedSalary === null
        ? texts.none
        : payText(application.expectedSalary, payPeriod(application.employmentType)),
  },
];
