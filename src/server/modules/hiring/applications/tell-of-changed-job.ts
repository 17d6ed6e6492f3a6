import { changedFacts, factsOf, type JobFacts } from '#contract/shown-facts.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type NewNotice, takeBack, tell } from '#server/modules/notices/public.ts';
import { applicationsToChangedJob, type ToChangedJob } from './changed-job.store.ts';
import { BATCH, inBatches } from './in-batches.ts';

/**
 * Notifies candidates with open applications of what has changed about the job since they applied or were last told. An
 * unread notice is rewritten instead of followed by another, and removed once nothing is left of it. Runs in the queue,
 * so that nobody who saves a job waits for thousands of notices.
 */
export const tellOfChangedJob = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { jobId, before }: QueueJobs['tell-of-changed-job'],
  batch = BATCH,
): Promise<void> =>
  inBatches(db, batch, async (tx, after) => {
    const at = now();
    const open = await applicationsToChangedJob(tx, { jobId, after, limit: batch });
    const news = open.map((application) => newsOf(application, { jobId, before, at }));
    await takeBack(
      tx,
      news.flatMap(({ over }) => over ?? []),
    );
    await tell(
      tx,
      news.flatMap(({ notice }) => notice ?? []),
    );
    return open;
  });

const isChanged = (was: JobFacts, now: JobFacts): boolean => changedFacts(was, now).length > 0;

interface News {
  notice?: NewNotice;
  /** An unread notice of which nothing is left. */
  over?: string;
}

const newsOf = (
  { id, candidateId, appliedFor, job, last }: ToChangedJob,
  { jobId, before, at }: { jobId: string; before: JobFacts | undefined; at: Date },
): News => {
  const { jobWas: toldBefore, jobNow: told } = last?.says ?? {};
  const known = told ?? appliedFor ?? before;
  const { workMode, employmentType, showSalary, salaryMin: min, salaryMax: max } = job;
  const jobNow = factsOf({
    ...job,
    ...{ workMode: workMode ?? '', employmentType: employmentType ?? '', salary: { min, max, showSalary } },
  });
  if (!candidateId || !known || !isChanged(known, jobNow)) return {};
  const unread = last?.readAt === null ? last : undefined;
  const isTakenBack = unread && toldBefore && !isChanged(toldBefore, jobNow);
  // Who has read or been emailed of the change is told that it was taken back.
  if (isTakenBack && unread.unseen) return { over: unread.id };
  // An unread notice and this one become one: from what its reader last knew.
  const jobWas = unread && toldBefore && !isTakenBack ? toldBefore : known;
  const says = { jobTitle: jobNow.title, companyName: jobNow.companyName, jobWas, jobNow };
  return { notice: { to: candidateId, kind: 'job_changed', says, jobId, applicationId: id, at } };
};
