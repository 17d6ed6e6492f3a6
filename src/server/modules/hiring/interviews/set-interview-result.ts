import { isCalledOff, isInterviewOver } from '#contract/interview-rules.ts';
import type { InterviewAnswered, InterviewResult } from '#contract/interviews.ts';
import { NO_SHOW } from '#contract/vocabularies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { answering, type Waits } from '../answers/answering.ts';
import {
  type LockedApplication,
  insertEvent as recordApplicationEvent,
} from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { stepApplication } from '../applications/step-application.ts';
import { closeOffers } from '../offers/end-offers.ts';
import { findAndLockLive, insertInterviewEvent, markResult } from './interview-changes.store.ts';
import { resultRefusal } from './interview-policy.ts';
import { latestInterviews, readInterview } from './read-interviews.ts';

type ResultDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Sets the result of an interview and notifies the candidate. `Rejected` also rejects the application; `Selected`
 * leaves it unchanged. Repeating it changes nothing. That the candidate did not come can be said once it is over. A
 * result may come before the interview begins: `Rejected` then calls it off.
 */
export async function setInterviewResult(
  deps: ResultDeps,
  caller: RecruiterCaller,
  { applicationId, ifMatch, ...result }: InterviewResult & { applicationId: string; ifMatch?: number | undefined },
): Promise<InterviewAnswered> {
  return deps.db.transaction(async (tx) => {
    const application = await lockApplication(tx, caller, applicationId);
    const now = deps.now();
    const latest = (await latestInterviews(tx, caller, [applicationId], now)).get(applicationId);
    if (latest && ifMatch !== undefined && ifMatch !== latest.version)
      throw new Problem('STALE_VERSION', { current: latest });
    const answered = (id: string) => readInterview(tx, caller, id, now);
    const message = answerTexts.interviewResult({ result: result.reason === NO_SHOW ? NO_SHOW : result.status });
    if (latest && latest.status === result.status) return { success: true, data: await answered(latest._id), message };
    const { id, ...waits } = await apply(deps, tx, caller, application, result);
    return { success: true, data: await answered(id), message, ...waits };
  });
}

const apply = async (
  deps: ResultDeps,
  tx: Transaction,
  by: RecruiterCaller,
  application: LockedApplication,
  { status, reason: given }: InterviewResult,
): Promise<{ id: string } & Waits> => {
  const noShow = status === 'Rejected' && given === NO_SHOW;
  const reason = noShow ? '' : given;
  const at = deps.now();
  const before = await findAndLockLive(tx, application.id);
  if (!before) throw new Problem('NO_INTERVIEW');
  const refusal = resultRefusal(application, noShow ? NO_SHOW : status);
  if (refusal) throw new Problem(refusal);
  if (noShow && !isInterviewOver(before.startsAt.toISOString(), at.toISOString()))
    throw new Problem('INTERVIEW_NOT_OVER');
  const calledOff = isCalledOff(status, before.startsAt, at);
  const waits = await answering(deps, tx, { by, application, words: { reason } }, async () => {
    if (status === 'Rejected') {
      await stepApplication(tx, by, application, {
        to: 'rejected',
        step: 'fail interview',
        reason,
        ...(noShow && { detail: { code: NO_SHOW } }),
        at,
      });
      await closeOffers(deps, tx, by, [application.id]);
    } else {
      const detail = { code: 'selected', ...(reason !== '' && { text: reason }) } as const;
      await recordApplicationEvent(tx, { applicationId: application.id, event: 'interview_result', detail, by, at });
    }
    const after = await markResult(tx, { id: before.id, status, noShow, calledOff, at });
    await insertInterviewEvent(tx, { event: 'interview_result', before, after, by, at });
  });
  return { id: before.id, ...waits };
};
