import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { findHeld } from '../answers/held-answers.store.ts';
import { insertEvent, lockForPortal, updateStatuses } from '../applications/application-changes.store.ts';
import { findAnswersDue, findClosing, findEndedUnanswered, isStillUnanswered, markSilent } from './promises.store.ts';

type PromiseDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/** 9:00 in India; the queue counts in UTC. */
export const PROMISES_AT = '30 3 * * *';

interface Kept {
  due: number;
  told: number;
  closed: number;
  ended: number;
}

/**
 * Runs the daily tasks around promises: reminds recruiters of answers due by tomorrow, notifies candidates whose
 * promised day passed without an answer, closes applications left pending long after, and notifies recruiters of ended
 * jobs with unanswered applications. Applications older than the feature have no promised day, so the first run finds
 * nothing.
 */
export async function keepPromises(deps: PromiseDeps): Promise<Kept> {
  return {
    due: await tellOfAnswersDue(deps),
    told: await tellOfSilence(deps),
    closed: await closeUnanswered(deps),
    ended: await tellOfEndedJobs(deps),
  };
}

/** Sent once per recruiter and promised day: the day before, or on the day when yesterday's run was missed. */
async function tellOfAnswersDue({ db, now }: PromiseDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await findAnswersDue(tx, dayInIndia(at));
    await tell(
      tx,
      due.flatMap(({ recruiterId, day, count }) =>
        recruiterId && day
          ? [{ to: recruiterId, kind: 'answers_due' as const, says: { count, lastDay: day }, once: day, at }]
          : [],
      ),
    );
    return due.length;
  });
}

/** Marked and notified in one transaction: an interrupted and repeated run notifies nobody twice. */
async function tellOfSilence({ db, now }: PromiseDeps): Promise<number> {
  let told = 0;
  for (;;) {
    const marked = await db.transaction(async (tx) => {
      const at = now();
      const silent = await markSilent(tx, { today: dayInIndia(at), at });
      await tell(
        tx,
        silent.flatMap(({ id, candidateId, jobId, jobTitle, companyName }) =>
          candidateId === null
            ? []
            : [
                {
                  to: candidateId,
                  kind: 'promise_passed' as const,
                  says: { jobTitle, companyName },
                  applicationId: id,
                  jobId,
                  at,
                },
              ],
        ),
      );
      return silent.length;
    });
    if (marked === 0) return told;
    told += marked;
  }
}

/** One transaction each: a concurrent answer by the recruiter wins, and then nothing is closed. */
async function closeUnanswered(deps: PromiseDeps): Promise<number> {
  let closed = 0;
  for (;;) {
    const due = await findClosing(deps.db, deps.now());
    let closedNow = 0;
    for (const { id } of due) if (await deps.db.transaction((tx) => closeOne(deps, tx, id))) closedNow += 1;
    closed += closedNow;
    // Applications with a held answer are retried tomorrow.
    if (closedNow === 0) return closed;
  }
}

const closeOne = async ({ queue, settings, now }: PromiseDeps, tx: Transaction, id: string): Promise<boolean> => {
  const application = await lockForPortal(tx, id);
  if (!application || !(await isStillUnanswered(tx, id)) || (await findHeld(tx, id))) return false;
  const at = now();
  const reasonCode = 'noAnswer' as const;
  await updateStatuses(tx, [{ id, reason: null, reasonCode }], { status: 'rejected', answered: false, at });
  const detail = { code: 'reason', reason: reasonCode } as const;
  await insertEvent(tx, { applicationId: id, event: 'status_changed', from: 'pending', to: 'rejected', detail, at });
  const { candidateId, candidateEmail: to, jobTitle, companyName, postedByCompany, jobId } = application;
  if (candidateId) {
    await tell(tx, [
      {
        to: candidateId,
        kind: 'closed_without_answer',
        says: { jobTitle, companyName },
        applicationId: id,
        jobId,
        at,
      },
    ]);
  }
  const about = { publicUrl: settings.publicUrl, jobTitle, companyName, postedByCompany };
  if (to) await queue.send(tx, 'mail', mailOf('applicationClosed', { to, ...about }));
  return true;
};

/** Sent once for each last day that a job has had. */
async function tellOfEndedJobs({ db, now }: PromiseDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const ended = await findEndedUnanswered(tx, dayInIndia(at));
    await tell(
      tx,
      ended.flatMap(({ id, recruiterId, title, deadlineEnd, unanswered }) =>
        recruiterId === null
          ? []
          : [
              {
                to: recruiterId,
                kind: 'job_ended_unanswered' as const,
                says: { jobTitle: title, count: unanswered },
                jobId: id,
                once: `${id}:${deadlineEnd}`,
                at,
              },
            ],
      ),
    );
    return ended.length;
  });
}
