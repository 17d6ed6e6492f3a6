import type { Interview } from '#contract/interviews.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { interviewView } from './interview-view.ts';
import { findLatest } from './interviews.store.ts';

/** Returns the newest interview of each of these applications as the caller reads it, by application id. */
export async function latestInterviews(
  executor: Executor,
  caller: Member,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Interview>> {
  const rows = await findLatest(executor, caller, applicationIds);
  return new Map(rows.map((row) => [row.interview.applicationId, interviewView(caller, row, now)]));
}
