import { and, eq, gte, inArray, isNotNull, lt, ne, not, notExists } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { applications, heldAnswers, interviews, jobs, offers } from '#server/database/schema/index.ts';
import { LIVE_STATUSES } from './interviews/interview-policy.ts';

const nothingHeld = (executor: Executor) =>
  notExists(
    executor
      .select({ id: heldAnswers.applicationId })
      .from(heldAnswers)
      .where(eq(heldAnswers.applicationId, applications.id)),
  );

/**
 * Interviews that their candidates can see and may attend. `Selected` before its time does not call one off; it stays
 * when the candidate withdraws or the recruiter leaves, but then nobody meets.
 */
const takesPlace = (executor: Executor) =>
  and(
    inArray(interviews.status, [...LIVE_STATUSES]),
    ne(applications.status, 'withdrawn'),
    isNotNull(applications.candidateId),
    isNotNull(jobs.recruiterId),
    not(jobTakenDown),
    nothingHeld(executor),
  );

/** Of these interviews, those that still take place, with their present time. */
export const findTakingPlace = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({ id: interviews.id, startsAt: interviews.startsAt })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(interviews.id, [...ids]), takesPlace(executor)));

/** Those that begin within the period. */
export const findInterviewsAhead = (executor: Executor, { from, before }: { from: Date; before: Date }) =>
  executor
    .select({
      id: interviews.id,
      startsAt: interviews.startsAt,
      applicationId: applications.id,
      candidateId: applications.candidateId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(gte(interviews.startsAt, from), lt(interviews.startsAt, before), takesPlace(executor)));

/** Open offers whose last day is one of these and that their candidates can see and answer. */
export const findOffersEnding = (executor: Executor, days: readonly string[]) =>
  executor
    .select({
      id: offers.id,
      expiresOn: offers.expiresOn,
      applicationId: applications.id,
      candidateId: applications.candidateId,
      jobId: applications.jobId,
      jobTitle: offers.title,
      companyName: offers.companyName,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(offers.status, 'Pending'),
        inArray(offers.expiresOn, [...days]),
        isNotNull(applications.candidateId),
        not(jobTakenDown),
        nothingHeld(executor),
      ),
    );
