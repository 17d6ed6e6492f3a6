import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  interviewEvents,
  interviews,
  jobs,
  offers,
} from '#server/database/schema/index.ts';

import { asShownToCandidate } from './answers/as-shown.store.ts';

/** Everything about a candidate's applications except the recruiter's private data. */
export const readApplicationData = async (executor: Executor, candidateId: string) => {
  const { rating: _private, ...application } = getTableColumns(applications);
  const { actorId: _who, ...event } = getTableColumns(applicationEvents);
  const { actorId: _whoElse, ...interviewEvent } = getTableColumns(interviewEvents);
  const shown = asShownToCandidate(candidateId);
  const own = executor
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  return {
    applications: await executor
      .select({ ...application, job: { jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName } })
      .from(shown.applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(eq(applications.candidateId, candidateId))
      .orderBy(asc(applications.appliedAt)),
    'application-history': await executor
      .select(event)
      .from(shown.applicationEvents)
      .where(inArray(applicationEvents.applicationId, own))
      .orderBy(asc(applicationEvents.at)),
    interviews: await executor
      .select(getTableColumns(interviews))
      .from(shown.interviews)
      .where(inArray(interviews.applicationId, own)),
    'interview-history': await executor
      .select(interviewEvent)
      .from(shown.interviewEvents)
      .innerJoin(shown.interviews, eq(interviews.id, interviewEvents.interviewId))
      .where(inArray(interviews.applicationId, own))
      .orderBy(asc(interviewEvents.at)),
    offers: await executor.select(getTableColumns(offers)).from(shown.offers).where(inArray(offers.applicationId, own)),
  };
};

/** Without applicants' submissions, which are their own data. */
export const readHiringData = async (executor: Executor, recruiterId: string) => {
  const { answerMessage: _theirs, answerWishes: _wishes, ...interview } = getTableColumns(interviews);
  return {
    interviews: await executor.select(interview).from(interviews).where(eq(interviews.recruiterId, recruiterId)),
    offers: await executor.select().from(offers).where(eq(offers.recruiterId, recruiterId)),
    notes: await executor.select().from(applicationNotes).where(eq(applicationNotes.authorId, recruiterId)),
  };
};
