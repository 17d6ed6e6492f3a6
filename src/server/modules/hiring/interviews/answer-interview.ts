import { interviewTimeProblem } from '#contract/interview-rules.ts';
import type { InterviewAnswered, InterviewReply } from '#contract/interviews.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { tell } from '#server/modules/notices/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { lockSettled } from '../answers/lock-settled.ts';
import { type EventDetail, insertEvent as recordApplicationEvent } from '../applications/application-changes.store.ts';
import { findAndLockLive, insertInterviewEvent, setAnswer } from './interview-changes.store.ts';
import { answeredMail } from './interview-mails.ts';
import { newsOf } from './interview-news.ts';
import { answerRefusal, isSameReply } from './interview-policy.ts';
import { findLatest } from './interviews.store.ts';
import { readInterview } from './read-interviews.ts';

export interface Reply extends Omit<InterviewReply, 'version'> {
  applicationId: string;
  version?: number;
  ifMatch: number | undefined;
}

/** Confirms an interview, or asks for another time; the recruiter is notified. Nothing else changes. */
export async function answerInterview(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now' | 'limits'>,
  caller: CandidateCaller,
  form: Reply,
): Promise<InterviewAnswered> {
  const { db, queue, now, limits } = deps;
  return db.transaction(async (tx) => {
    const at = now();
    const application = await lockSettled(deps, tx, caller, form.applicationId, { about: 'interview' });
    const before = await findAndLockLive(tx, application.id);
    if (!before) throw await noneLeft(tx, caller, { applicationId: application.id, at });
    const { answer, message } = form;
    const said = { answer, message, wishes: answer === 'confirmed' ? [] : [...new Set(form.wishes)].sort() };
    const done = async (): Promise<InterviewAnswered> => ({
      success: true,
      data: await readInterview(tx, caller, before.id, at),
      message: answerTexts.interviewAnswered({ answer }),
    });
    if (isSameReply(before, said)) return done();
    const seen = form.ifMatch ?? form.version;
    if (seen !== undefined && seen !== before.version)
      throw new Problem('INTERVIEW_MOVED', { current: await readInterview(tx, caller, before.id, at) });
    const refusal = answerRefusal({ ...before, takenDown: application.takenDown }, at);
    if (refusal) throw new Problem(refusal);
    assertAskedForSomething(form, before.startsAt, at);

    // Each answer sends the recruiter an email.
    await limits.take('interviewAnswerPerAccount', caller.accountId);
    const after = await setAnswer(tx, { id: before.id, ...said, at });
    const event = 'interview_answered';
    await insertInterviewEvent(tx, { event, before, after, by: caller, at });
    await recordApplicationEvent(tx, { applicationId: application.id, event, detail: told(said), by: caller, at });
    const news = await newsOf(deps, tx, application, after);
    const { answerUndone } = application;
    if (news) await queue.send(tx, 'mail', answeredMail(news, { candidateId: caller.accountId, answerUndone }));
    if (application.recruiterId)
      await tell(tx, [
        {
          to: application.recruiterId,
          kind: answer === 'confirmed' ? 'interview_confirmed' : 'interview_other_time',
          says: { jobTitle: application.jobTitle, startsAt: after.startsAt.toISOString() },
          jobId: application.jobId,
          applicationId: application.id,
          recordId: after.id,
          at,
        },
      ]);
    return done();
  });
}

/** The caller may see the application, but it has no interview to answer: it never had one, or it is over. */
const noneLeft = async (
  tx: Transaction,
  caller: CandidateCaller,
  { applicationId, at }: { applicationId: string; at: Date },
): Promise<Problem> => {
  const [last] = await findLatest(tx, caller, [applicationId]);
  if (!last) return new Problem('NOT_FOUND');
  return new Problem(answerRefusal({ ...last.interview, takenDown: last.takenDown }, at) ?? 'ILLEGAL_STEP');
};

/** Without a time or a message, or with the time already set, the recruiter could only guess. */
const assertAskedForSomething = (
  { answer, message, wishes }: { answer: Reply['answer']; message: string; wishes: readonly string[] },
  startsAt: Date,
  at: Date,
): void => {
  if (answer === 'confirmed') return;
  if (wishes.length === 0 && message === '') throw invalid('wishes', 'wishes');
  for (const [index, wish] of wishes.entries()) {
    const time = new Date(wish);
    const problem = time.getTime() === startsAt.getTime() ? 'sameTime' : interviewTimeProblem(time, at);
    if (problem) throw invalid(`wishes.${index}`, problem);
  }
};

/** The timeline entry. */
const told = ({
  answer,
  message,
  wishes,
}: {
  answer: Reply['answer'];
  message: string;
  wishes: readonly string[];
}): EventDetail => {
  const words = message === '' ? {} : { text: message };
  return answer === 'confirmed'
    ? { code: 'interviewConfirmed', ...words }
    : { code: 'otherTimes', times: wishes, ...words };
};
