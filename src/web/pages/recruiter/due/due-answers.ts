import { daysUntil } from '#contract/answer-promise.ts';
import type { AnswerReason } from '#contract/answer-reasons.ts';
import { placeholderProblem } from '#contract/placeholder-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { read } from '#web/lib/queries.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** The choice for one person: whether to answer now, the reason, and a personal message. */
export interface DueChoice {
  isLeftOut: boolean;
  reasonCode: AnswerReason | '';
  reason: string;
}

export const NOTHING_CHOSEN: DueChoice = { isLeftOut: false, reasonCode: '', reason: '' };

export type DueChoices = Readonly<Record<string, DueChoice>>;

/** Maximum number of answers in one call. */
const MOST = LIMITS.atOnce;

/** The job in the address, whose applications are listed whether or not they are due. */
export const jobIn = (search: URLSearchParams): string | undefined => search.get('of')?.trim() || undefined;

/** Applications that are due soon or overdue, longest wait first; or all of the job in the address. */
export const dueQuery = (search: URLSearchParams) => {
  const job = jobIn(search);
  return read('listApplications', {
    query: job
      ? { jobId: [job], waiting: 0, sort: 'answerBy', limit: MOST }
      : { due: ['overdue', 'soon'], sort: 'answerBy', limit: MOST },
  });
};

/** Ready to send: included and with a reason; "other" requires a written one, and no placeholder may be left. */
export const isReady = ({ isLeftOut, reasonCode, reason }: DueChoice): boolean =>
  !isLeftOut && reasonCode !== '' && (reasonCode !== 'other' || reason.trim() !== '') && !placeholderProblem(reason);

export interface DueGroup {
  jobId: string;
  jobTitle: string;
  rows: readonly Application[];
}

/** The applications grouped by job, in order of each job's first one. */
export const groupsOf = (rows: readonly Application[]): DueGroup[] =>
  [...Map.groupBy(rows, ({ jobId }) => jobId)].map(([jobId, group]) => ({
    jobId,
    jobTitle: group[0]?.jobTitle ?? '',
    rows: group,
  }));

/** Number of days that an answer is overdue; 0 if it is not. */
export const daysOver = ({ answerBy, unanswered }: Application, now: string): number =>
  answerBy && unanswered ? Math.max(0, -daysUntil(answerBy, dayInIndia(new Date(now)))) : 0;
