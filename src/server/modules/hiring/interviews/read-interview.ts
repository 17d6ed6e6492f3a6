import type { Interview } from '#contract/interviews.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { interviewView } from './interview-view.ts';
import { findInterview } from './interviews.store.ts';

/**
 * Returns one interview as the caller reads it.
 *
 * @throws Problem NOT_FOUND when the caller may not see it
 */
export async function readInterview(executor: Executor, caller: Member, id: string, now: Date): Promise<Interview> {
  const row = await findInterview(executor, caller, id);
  if (!row) throw new Problem('NOT_FOUND');
  return interviewView(caller, row, now);
}
