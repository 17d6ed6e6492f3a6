import { and, asc, eq, gte, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm';
import { CLOSED_AFTER_DAYS, dayAfter, TOLD_AFTER_DAYS } from '#contract/answer-promise.ts';
import { needsAnswer } from '#server/database/awaits-answer.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { applications, jobs } from '#server/database/schema/index.ts';
import { isUnanswered } from './answered.store.ts';

/** Finds the recruiter of a job; undefined when there is none any more. */
export const findRecruiterOf = async (executor: Executor, jobId: string): Promise<string | undefined> => {
  const [row] = await executor.select({ id: jobs.recruiterId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.id ?? undefined;
};

/** Applications notified per transaction. */
const AT_ONCE = 500;

/**
 * Marks the next applications whose promise passed long enough ago without notice; skips those locked by a concurrent
 * answer.
 */
export const markSilent = async (tx: Transaction, { today, at }: { today: string; at: Date }) => {
  const silent = tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        isUnanswered,
        isNull(applications.silenceToldAt),
        lte(applications.answerBy, dayAfter(today, -TOLD_AFTER_DAYS)),
      ),
    )
    .orderBy(asc(applications.answerBy))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const marked = await tx
    .update(applications)
    .set({ silenceToldAt: at, updatedAt: sql`${applications.updatedAt}` })
    .where(inArray(applications.id, silent))
    .returning({
      id: applications.id,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
    });
  const named = await tx
    .select({
      id: jobs.id,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      hopeless: sql<boolean>`(${jobTakenDown} or ${jobs.recruiterId} is null)`,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...new Set(marked.map(({ jobId }) => jobId))]));
  const of = new Map(named.map((job) => [job.id, job]));
  return marked.map((one) => {
    const { jobTitle = '', companyName = '', hopeless = false } = of.get(one.jobId) ?? {};
    return { ...one, jobTitle, companyName, hopeless };
  });
};

const DAY_MS = 86_400_000;

/** Applications whose candidates were notified long enough ago and that are still unanswered, longest first. */
export const findClosing = (executor: Executor, at: Date): Promise<{ id: string }[]> =>
  executor
    .select({ id: applications.id })
    .from(applications)
    .where(and(isUnanswered, lte(applications.silenceToldAt, new Date(at.getTime() - CLOSED_AFTER_DAYS * DAY_MS))))
    .orderBy(asc(applications.silenceToldAt))
    .limit(AT_ONCE);

/** Whether a locked application is still unanswered. */
export const isStillUnanswered = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), isUnanswered));
  return rows.length > 0;
};

/** Days within which a missed run is made up for. */
const MADE_UP_DAYS = 7;

/** Ended jobs with the number of applications left pending. */
export const findEndedUnanswered = (executor: Executor, today: string) =>
  executor
    .select({
      id: jobs.id,
      recruiterId: jobs.recruiterId,
      title: jobs.title,
      deadlineEnd: jobs.deadlineEnd,
      unanswered: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .where(
      and(
        jobs.endWatched,
        isNull(jobs.deletedAt),
        lt(jobs.deadlineEnd, today),
        gte(jobs.deadlineEnd, dayAfter(today, -MADE_UP_DAYS)),
        needsAnswer,
      ),
    )
    .groupBy(jobs.id);

/** Counts promised answers due today and tomorrow, by recruiter and day. */
export const findAnswersDue = (executor: Executor, today: string) =>
  executor
    .select({ recruiterId: jobs.recruiterId, day: applications.answerBy, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        isUnanswered,
        isNull(applications.silenceToldAt),
        gte(applications.answerBy, today),
        lte(applications.answerBy, dayAfter(today, 1)),
        isNull(jobs.deletedAt),
        not(jobTakenDown),
      ),
    )
    .groupBy(jobs.recruiterId, applications.answerBy)
    .orderBy(asc(applications.answerBy));
