import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { findHeld } from '../answers/held-answers.store.ts';
import { insertEvent, lockForPortal, updateStatuses } from '../applications/application-changes.store.ts';
import { findAnswersDue, findClosing, findEndedUnanswered, isStillUnanswered, markSilent } from './promises.store.ts';
import { findWaiting } from './waiting-applications.store.ts';

type PromiseDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/** 7:45 in the morning in India, so that the 8:00 email includes everything; the queue counts in UTC. */
export const PROMISES_AT = '15 2 * * *';

const DAY_MS = 86_400_000;
const MONDAY = 1;
const WEEK_MS = 7 * DAY_MS;

interface Kept {
  due: number;
  waiting: number;
  told: number;
  closed: number;
  ended: number;
}

/**
 * Does the daily work on promised answers: tells recruiters what is due by tomorrow, and on Mondays who has waited for
 * a week; tells candidates whose promised day passed without an answer; closes what stays pending long after that; and
 * tells recruiters about ended jobs with unanswered applicants. Applications from before promises existed have no
 * promised day, so the first run finds nothing.
 */
export async function keepPromises(deps: PromiseDeps): Promise<Kept> {
  return {
    ...(await tellRecruiters(deps)),
    told: await tellOfSilence(deps),
    closed: await closeUnanswered(deps),
    ended: await tellOfEndedJobs(deps),
  };
}

/** One transaction, so that recruiters with immediate emails get both in one email. */
const tellRecruiters = ({ db, now }: PromiseDeps): Promise<Pick<Kept, 'due' | 'waiting'>> =>
  db.transaction(async (tx) => ({ due: await tellOfAnswersDue(tx, now()), waiting: await tellOfWaiting(tx, now()) }));

/** Sent once per recruiter and promised day: the day before, or on the day when yesterday's run was missed. */
async function tellOfAnswersDue(tx: Transaction, at: Date): Promise<number> {
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
}

/**
 * Sent on Mondays to every recruiter whose applicants have waited for an answer for more than a week, promised or not.
 */
async function tellOfWaiting(tx: Transaction, at: Date): Promise<number> {
  const today = dayInIndia(at);
  if (new Date(today).getUTCDay() !== MONDAY) return 0;
  const waiting = await findWaiting(tx, new Date(at.getTime() - WEEK_MS));
  await tell(
    tx,
    waiting.map(({ recruiterId, waiting: count, since }) => ({
      to: recruiterId,
      kind: 'answers_waiting' as const,
      says: { count, days: Math.floor((at.getTime() - since.getTime()) / DAY_MS) },
      once: today,
      at,
    })),
  );
  return waiting.length;
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
        silent.flatMap(({ id, candidateId, jobId, jobTitle, companyName, hopeless }) =>
          // Candidates already know that no answer comes while the job is taken down, or after its recruiter has left.
          candidateId === null || hopeless
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
  const about = { applicationId: id, publicUrl: settings.publicUrl, jobTitle, companyName, postedByCompany };
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
