import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { endOf } from './conversation-policy.ts';
import type { TalkStanding } from './get-standing.ts';

/** Checks write access. @throws Problem CONVERSATION_CLOSED when this side may not write, or no longer */
export const assertOpen = (standing: TalkStanding, caller: CandidateCaller | RecruiterCaller, at: Date): void => {
  const ended = endOf(standing, caller.kind, at);
  if (ended) throw new Problem('CONVERSATION_CLOSED', { params: { ended } });
};
