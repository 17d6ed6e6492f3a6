import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';

export type Conflict = CallOutput<'interviewConflicts'>[number];

/** An interview that stands, as its dialog opens on it. */
export interface StandingInterview {
  interview: Interview;
  /** The time that the candidate would rather come, when the dialog opens on that. */
  wish?: string;
  /** What else is at the time that the dialog begins with. */
  conflicts: Promise<readonly Conflict[]>;
}

export const NO_CONFLICTS: Promise<readonly Conflict[]> = Promise.resolve([]);

/** What else is at a planned time, `at` an instant or a day and time in India. A warning that cannot be had is none. */
export const findConflicts = async (
  applicationId: string,
  at: string,
  signal?: AbortSignal,
): Promise<readonly Conflict[]> => {
  const found = await settle(call('interviewConflicts', { query: { at, applicationId } }, { signal }));
  return found.ok ? found.data : [];
};

/** The interview as it stands now, for the dialog that shows and moves it: to its `wish`, when there is one. */
export const loadStanding = async (applicationId: string, wish?: string): Promise<LoadResult<StandingInterview>> => {
  const answer = await settle(call('getInterview', { params: { applicationId } }));
  if (!answer.ok) return answer;
  const interview = answer.data.data;
  const at = wish ?? interview.interviewDateTime;
  const conflicts = new Date(at) > new Date() ? findConflicts(applicationId, at) : NO_CONFLICTS;
  return { ok: true, data: { interview, wish, conflicts } };
};
