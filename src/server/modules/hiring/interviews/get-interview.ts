import type { InterviewAnswered } from '#contract/interviews.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { latestInterviews } from './latest-interviews.ts';

/** Returns the newest interview of an application, cancelled or not. */
export async function getInterview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  applicationId: string,
): Promise<InterviewAnswered> {
  const data = (await latestInterviews(db, caller, [applicationId], now())).get(applicationId);
  if (!data) throw new Problem('NOT_FOUND');
  return { success: true, data, message: answerTexts.interviewFound };
}
