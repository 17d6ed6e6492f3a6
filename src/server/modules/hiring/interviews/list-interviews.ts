import type { Interview, InterviewQuery } from '#contract/interviews.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { interviewView } from './interview-view.ts';
import { findInterviews } from './interviews.store.ts';

/** Lists the caller's interviews: a candidate's next one first, otherwise latest first. */
export async function listInterviews(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  query: InterviewQuery,
): Promise<Page<Interview>> {
  const at = now();
  const { items, total } = await findInterviews(db, caller, query, at);
  return { items: items.map((row) => interviewView(caller, row, at)), total };
}
