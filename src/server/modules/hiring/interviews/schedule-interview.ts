import { randomUUID } from 'node:crypto';
import { interviewTimeProblem } from '#contract/interview-rules.ts';
import type { InterviewAnswered, InterviewForm } from '#contract/interviews.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { answering } from '../answers/answering.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { stepApplication } from '../applications/step-application.ts';
import { insertInterview, insertInterviewEvent } from './interview-changes.store.ts';
import { isRepeat } from './interview-policy.ts';
import { findBySchedule } from './interviews.store.ts';
import { readInterview } from './read-interviews.ts';

/**
 * Invites the candidate of an accepted application. Repeating the same `scheduleId` changes nothing and returns the
 * same answer.
 */
export async function scheduleInterview(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  form: InterviewForm,
): Promise<InterviewAnswered> {
  const { db, now } = deps;
  const scheduleId = form.scheduleId || `SCHD-${randomUUID()}`;
  const startsAt = new Date(form.interviewDateTime);
  const answer = async (tx: Transaction, id: string, at: Date): Promise<InterviewAnswered> => ({
    success: true,
    data: await readInterview(tx, caller, id, at),
    message: answerTexts.interviewScheduled,
  });

  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, caller, form.applicationId);
    const at = now();
    const earlier = await findEarlier(tx, caller, { ...form, scheduleId, startsAt });
    if (earlier) return answer(tx, earlier, at);

    const problem = interviewTimeProblem(startsAt, at);
    if (problem) throw invalid('interviewDateTime', problem);
    const told = { code: 'interviewAt', at: startsAt.toISOString() } as const;
    let id = '';
    const waits = await answering(deps, tx, { by: caller, application }, async () => {
      await stepApplication(tx, caller, application, { to: 'interview_scheduled', step: 'schedule', detail: told, at });
      const interview = await insertInterview(tx, {
        applicationId: application.id,
        recruiterId: caller.accountId,
        scheduleId,
        startsAt,
        location: form.location,
        contactNo: form.contactNo,
        hrNotes: form.hrNotes,
        scheduledBy: form.scheduledBy,
        createdAt: at,
        updatedAt: at,
      });
      if (!interview) throw new Problem('ALREADY_SCHEDULED');
      await insertInterviewEvent(tx, { event: 'interview_scheduled', after: interview, by: caller, at });
      id = interview.id;
    });
    return { ...(await answer(tx, id, at)), ...waits };
  });
}

const findEarlier = async (
  tx: Transaction,
  caller: RecruiterCaller,
  asked: InterviewForm & { startsAt: Date },
): Promise<string | undefined> => {
  const earlier = await findBySchedule(tx, { recruiterId: caller.accountId, scheduleId: asked.scheduleId });
  if (!earlier) return undefined;
  // The key belongs to another application, a cancelled interview, or another time: reporting success would be false.
  if (earlier.applicationId !== asked.applicationId || !isRepeat(earlier, asked))
    throw new Problem('INTERVIEW_ARRANGED_BEFORE');
  return earlier.id;
};
