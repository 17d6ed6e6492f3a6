import { interviewTimeProblem } from '#contract/interview-rules.ts';
import type { InterviewAnswered, InterviewReschedule } from '#contract/interviews.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { answering } from '../answers/answering.ts';
import { stepRefusal } from '../applications/application-policy.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { stepApplication } from '../applications/step-application.ts';
import { findAndLockLive, insertInterviewEvent, moveInterview } from './interview-changes.store.ts';
import { isRepeat } from './interview-policy.ts';
import { readInterview } from './read-interviews.ts';

export interface Move extends Omit<InterviewReschedule, 'applicationId' | 'scheduleId'> {
  applicationId: string;
  ifMatch: number | undefined;
}

/** Moves an interview, any number of times. The candidate is asked to confirm again, unless nothing changed. */
export async function rescheduleInterview(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  form: Move,
): Promise<InterviewAnswered> {
  const { db, now } = deps;
  const startsAt = new Date(form.interviewDateTime);
  return db.transaction(async (tx) => {
    const at = now();
    const application = await lockApplication(tx, caller, form.applicationId);
    const before = await findAndLockLive(tx, application.id);
    const seen = form.ifMatch ?? form.version;
    if (before && seen !== undefined && seen !== before.version)
      throw new Problem('STALE_VERSION', { current: await readInterview(tx, caller, before.id, at) });
    const { location, contactNo, hrNotes, scheduledBy } = form;
    const change = { startsAt, location, contactNo, hrNotes, scheduledBy };
    // Nothing changes, so nobody is notified.
    if (before && isRepeat(before, change))
      return {
        success: true,
        data: await readInterview(tx, caller, before.id, at),
        message: answerTexts.interviewRescheduled,
      };
    const problem = interviewTimeProblem(startsAt, at);
    if (problem) throw invalid('interviewDateTime', problem);

    const place = location === before?.location ? undefined : location;
    const detail = { code: 'interviewAt', at: startsAt.toISOString(), ...(place && { place }) } as const;
    const refusal = stepRefusal(application, 'interview_rescheduled', 'reschedule');
    if (refusal) throw new Problem(refusal);
    if (!before) throw new Error('An application in interview has no interview that stands.');
    const waits = await answering(deps, tx, { by: caller, application }, async () => {
      await stepApplication(tx, caller, application, { to: 'interview_rescheduled', step: 'reschedule', detail, at });
      const after = await moveInterview(tx, { id: before.id, change, at });
      await insertInterviewEvent(tx, { event: 'interview_rescheduled', before, after, by: caller, at });
    });
    return {
      success: true,
      data: await readInterview(tx, caller, before.id, at),
      message: answerTexts.interviewRescheduled,
      ...waits,
    };
  });
}
