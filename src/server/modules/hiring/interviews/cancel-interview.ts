import type { InterviewAnswered } from '#contract/interviews.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { answering } from '../answers/answering.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { stepApplication } from '../applications/step-application.ts';
import { endInterview } from './end-interview.ts';
import { findAndLockLive } from './interview-changes.store.ts';
import { readInterview } from './read-interviews.ts';

/** Cancels the interview; the application returns to accepted, and another interview may follow. */
export async function cancelInterview(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  { applicationId, reason, ifMatch }: { applicationId: string; reason: string; ifMatch?: number | undefined },
): Promise<InterviewAnswered> {
  return deps.db.transaction(async (tx) => {
    const application = await lockApplication(tx, caller, applicationId);
    const at = deps.now();
    const live = await findAndLockLive(tx, applicationId);
    if (live && ifMatch !== undefined && ifMatch !== live.version)
      throw new Problem('STALE_VERSION', { current: await readInterview(tx, caller, live.id, at) });
    const waits = await answering(deps, tx, { by: caller, application }, async () => {
      await stepApplication(tx, caller, application, { to: 'accepted', step: 'cancel interview', reason, at });
      await endInterview(deps, tx, caller, application, { reason });
    });
    if (!live) throw new Error('An application in interview has no interview that stands.');
    return {
      success: true,
      data: await readInterview(tx, caller, live.id, at),
      message: answerTexts.interviewCancelled,
      ...waits,
    };
  });
}
