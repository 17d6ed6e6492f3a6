import { SENTENCES } from '#contract/rules.ts';
import type { InterviewStatus } from '#contract/vocabularies.ts';

/** An interview in one of these still stands: at most one an application. */
export const LIVE_STATUSES = ['Pending', 'Scheduled', 'Selected'] as const satisfies readonly InterviewStatus[];

/** Nobody can come to an interview that has begun already. */
export const timeProblem = (startsAt: Date, now: Date): string | undefined =>
  startsAt.getTime() > now.getTime() ? undefined : SENTENCES.inPast;
