import { daysUntil } from '#contract/answer-promise.ts';
import type { AnswerReason } from '#contract/answer-reasons.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { read } from '#web/lib/queries.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** What is chosen for one person: whether they are answered now, why, and in which own words. */
export interface DueChoice {
  isLeftOut: boolean;
  reasonCode: AnswerReason | '';
  reason: string;
}

export const NOTHING_CHOSEN: DueChoice = { isLeftOut: false, reasonCode: '', reason: '' };

export type DueChoices = Readonly<Record<string, DueChoice>>;

/** As many as one answer takes. */
const MOST = LIMITS.atOnce;

/** Those who are due soon or over the promise, the longest first; or everybody pending of the job that the address names. */
export const dueQuery = (search: URLSearchParams) => {
  const job = search.get('of')?.trim();
  return read('listApplications', {
    query: job
      ? { jobId: [job], status: ['pending'], sort: 'answerBy', limit: MOST }
      : { due: ['overdue', 'soon'], sort: 'answerBy', limit: MOST },
  });
};

/** Whoever has a reason is answered; another reason than those of the list is said in own words. */
export const isReady = ({ isLeftOut, reasonCode, reason }: DueChoice): boolean =>
  !isLeftOut && reasonCode !== '' && (reasonCode !== 'other' || reason.trim() !== '');

export interface DueGroup {
  jobId: string;
  jobTitle: string;
  rows: readonly Application[];
}

/** The applications under their jobs, in the order in which the first of each comes. */
export const groupsOf = (rows: readonly Application[]): DueGroup[] =>
  [...Map.groupBy(rows, ({ jobId }) => jobId)].map(([jobId, group]) => ({
    jobId,
    jobTitle: group[0]?.jobTitle ?? '',
    rows: group,
  }));

/** How many days over the promise an application is now; 0 where it is not. */
export const daysOver = ({ answerBy, unanswered }: Application, now: string): number =>
  answerBy && unanswered ? Math.max(0, -daysUntil(answerBy, dayInIndia(new Date(now)))) : 0;
