import { and, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { dayInIndia } from '#contract/rules.ts';
import type { ApplicationStage, ApplicationStatus, EmploymentType } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import { needsAnswer } from '#server/database/awaits-answer.ts';
import type { Executor } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import {
  applicationEvents,
  applications,
  interviews,
  jobs,
  offers,
  recruiters,
} from '#server/database/schema/index.ts';
import { asShownTo } from '../answers/as-shown.store.ts';
import { isDueSoon, isOverdue } from '../promise/answered.store.ts';
import { isOpen } from './applications.store.ts';
import { hiredSince, stageOn } from './outcome.store.ts';

const filtered = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Which applications are counted. */
interface Counted {
  /** Whose view of them. */
  caller: Member;
  where: SQL | undefined;
}

/** Counts everything but the lists, in one pass over the applications. */
export const countStages = async (executor: Executor, { caller, where }: Counted, now: Date) => {
  const shown = asShownTo(caller);
  const pendingFor = (days: number): SQL<number> => {
    const by = new Date(now.getTime() - days * 86_400_000);
    return filtered(sql`${needsAnswer} and ${lte(applications.appliedAt, by)}`);
  };
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  // Acceptance, interview and offer each imply an answer: skips the history lookup for unanswered applications.
  const answeredAnd = (condition: SQL): SQL => sql`(${applications.firstAnsweredAt} is not null and ${condition})`;
  const [row] = await executor
    .select({
      submitted: count(),
      open: filtered(isOpen),
      // Answering from the list counts as opening.
      opened: filtered(sql`${applications.openedAt} is not null or ${applications.firstAnsweredAt} is not null`),
      accepted: filtered(
        sql`${applications.status} in ('accepted', 'interview_scheduled', 'interview_rescheduled') or ${answeredAnd(sql`exists (
          select from ${shown.applicationEvents} where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toStatus} = 'accepted')`)}`,
      ),
      interviewed: filtered(
        answeredAnd(
          sql`exists (select from ${shown.interviews} where ${interviews.applicationId} = ${applications.id})`,
        ),
      ),
      offered: filtered(
        answeredAnd(sql`exists (select from ${shown.offers} where ${offers.applicationId} = ${applications.id})`),
      ),
      hiredThisWeek: filtered(answeredAnd(hiredSince(shown, weekAgo))),
      waiting: filtered(needsAnswer),
      waitingThreeDays: pendingFor(3),
      waitingWeek: pendingFor(7),
      dueSoon: filtered(sql`${isDueSoon(dayInIndia(now))} and not ${jobTakenDown}`),
      overdue: filtered(sql`${isOverdue(dayInIndia(now))} and not ${jobTakenDown}`),
      daysToFirstAnswer: sql<number | null>`round((percentile_cont(0.5) within group (
        order by extract(epoch from ${applications.firstAnsweredAt} - ${applications.appliedAt}) / 86400))::numeric, 1)::float8`,
    })
    .from(asShownTo(caller).applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  return row;
};

export const countByStatus = (
  executor: Executor,
  { caller, where }: Counted,
  now: Date,
): Promise<
  { status: ApplicationStatus; stage: ApplicationStage; employmentType: EmploymentType | null; count: number }[]
> => {
  const stage = stageOn(asShownTo(caller), dayInIndia(now)).as('stage');
  return executor
    .select({ status: applications.status, stage, employmentType: jobs.employmentType, count: count() })
    .from(asShownTo(caller).applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)
    .groupBy(applications.status, sql`stage`, jobs.employmentType);
};

/** Number of applications to one job. */
interface JobCount {
  jobId: string;
  jobTitle: string;
  companyName: string;
  postedByCompany: string | null;
  count: number;
}

/** For the thousand jobs with the most applications. */
export const countByJob = (executor: Executor, { caller, where }: Counted): Promise<JobCount[]> =>
  executor
    .select({
      jobId: jobs.jobCode,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      postedByCompany,
      count: count(),
    })
    .from(asShownTo(caller).applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .where(where)
    .groupBy(jobs.id, recruiters.accountId)
    .orderBy(sql`count(*) desc`, jobs.id)
    .limit(1_000);

/** Counts applications by day. @param since first instant counted */
export const countByDay = (
  executor: Executor,
  { caller, where }: Counted,
  since: Date,
): Promise<{ day: string; count: number }[]> => {
  const day = sql`(${applications.appliedAt} at time zone 'Asia/Kolkata')::date`;
  return executor
    .select({ day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, count: count() })
    .from(asShownTo(caller).applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(where, gte(applications.appliedAt, since)))
    .groupBy(day)
    .orderBy(day);
};
