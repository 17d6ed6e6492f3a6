import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';

export type Conflict = CallOutput<'interviewConflicts'>[number];

/** An existing interview, as loaded for its dialog. */
export interface StandingInterview {
  interview: Interview;
  /** The candidate's preferred time, if the dialog opens with it. */
  wish?: string;
  /** Other interviews at the dialog's initial time. */
  conflicts: Promise<readonly Conflict[]>;
}

export const NO_CONFLICTS: Promise<readonly Conflict[]> = Promise.resolve([]);

/**
 * Other interviews at a planned time; `at` is an instant, or a day and time in India. A failed request counts as no
 * conflict.
 */
export const findConflicts = async (
  applicationId: string,
  at: string,
  signal?: AbortSignal,
): Promise<readonly Conflict[]> => {
  const found = await settle(call('interviewConflicts', { query: { at, applicationId } }, { signal }));
  return found.ok ? found.data : [];
};

/** Loads the existing interview for the dialog that shows and moves it: to its `wish`, if there is one. */
export const loadStanding = async (applicationId: string, wish?: string): Promise<LoadResult<StandingInterview>> => {
  const answer = await settle(call('getInterview', { params: { applicationId } }));
  if (!answer.ok) return answer;
  const interview = answer.data.data;
  const at = wish ?? interview.interviewDateTime;
  const conflicts = new Date(at) > new Date() ? findConflicts(applicationId, at) : NO_CONFLICTS;
  return { ok: true, data: { interview, wish, conflicts } };
};
