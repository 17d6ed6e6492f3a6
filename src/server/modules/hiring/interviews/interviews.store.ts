import { aliasedTable, and, count, desc, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { latestStartOver } from '#contract/interview-rules.ts';
import type { InterviewQuery } from '#contract/interviews.ts';
import type { Page } from '#server/answer.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { jobClosed } from '#server/database/job-closed.ts';
import { jobDeletedByAdmin } from '#server/database/job-deleted-by-admin.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts, applications, files, interviews, jobs, offers, recruiters } from '#server/database/schema/index.ts';
import { asShownTo, asShownToKind, type ShownTables } from '../answers/as-shown.store.ts';
import { visibleTo, visibleToKind } from '../applications/applications.store.ts';
import { LIVE_STATUSES } from './interview-policy.ts';

const candidateAccounts = aliasedTable(accounts, 'candidate_accounts');

const columns = {
  interview: interviews,
  application: { status: applications.status, candidateId: applications.candidateId },
  jobTitle: jobs.title,
  candidateName: applications.fullName,
  jobCode: jobs.jobCode,
  jobDeletedAt: jobs.deletedAt,
  companyName: jobs.companyName,
  postedByCompany,
  candidateCode: candidateAccounts.userCode,
  candidateStatus: candidateAccounts.status,
  logo: { id: files.id, mediaType: files.mediaType },
  takenDown: jobTakenDown,
  jobClosed,
  jobRemoved: jobDeletedByAdmin,
  hired: sql<boolean>`exists (select 1 from ${offers} where ${offers.applicationId} = ${applications.id} and ${offers.status} = 'Accepted')`,
};

const selectRows = (executor: Executor, shown: ShownTables) =>
  executor
    .select(columns)
    .from(shown.interviews)
    .innerJoin(shown.applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(candidateAccounts, eq(candidateAccounts.id, applications.candidateId))
    .leftJoin(files, eq(files.id, companyLogoOfJob))
    .$dynamic();

/** An interview with related data. For internal use; never sent to clients as is. */
export type InterviewRow = Awaited<ReturnType<typeof selectRows>>[number];

const latest = prepared((executor, kind: Member['kind']) => {
  const accountId = sql.placeholder('accountId');
  const shown = asShownToKind(kind, accountId);
  const newest = executor
    .selectDistinctOn([interviews.applicationId], { id: interviews.id })
    .from(shown.interviews)
    .where(anyOf(interviews.applicationId, sql.placeholder('applicationIds')))
    .orderBy(interviews.applicationId, desc(interviews.createdAt), desc(interviews.id));
  return selectRows(executor, shown)
    .where(and(inArray(interviews.id, newest), visibleToKind(kind, accountId)))
    .prepare(`latest_interviews_of_${kind}`);
});

/** Returns the newest interview of each of these applications that the caller may see. */
export const findLatest = async (
  executor: Executor,
  { kind, accountId }: Member,
  applicationIds: readonly string[],
): Promise<InterviewRow[]> =>
  applicationIds.length === 0 ? [] : latest(executor, kind).execute({ applicationIds, accountId });

/** Finds one interview, if the caller may see it. */
export const findInterview = async (
  executor: Executor,
  caller: Member,
  id: string,
): Promise<InterviewRow | undefined> => {
  const [row] = await selectRows(executor, asShownTo(caller)).where(and(eq(interviews.id, id), visibleTo(caller)));
  return row;
};

const DAY_MS = 86_400_000;

/** Start of a day in Asia/Kolkata. */
const dayBegins = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Upcoming: not cancelled, without a result, and not over. */
const ahead = (now: Date): SQL<boolean> =>
  sql<boolean>`(${and(inArray(interviews.status, ['Pending', 'Scheduled']), gt(interviews.startsAt, latestStartOver(now)))})`;

/** Latest first; for a candidate upcoming ones come first, soonest first. */
const inOrder = (caller: Member, now: Date): SQL[] => [
  ...(isCandidate(caller) ? [desc(ahead(now)), sql`case when ${ahead(now)} then ${interviews.startsAt} end`] : []),
  desc(interviews.startsAt),
  desc(interviews.id),
];

/** Returns one page of the caller's interviews, and their total. */
export const findInterviews = async (
  executor: Executor,
  caller: Member,
  query: InterviewQuery,
  now: Date,
): Promise<Page<InterviewRow>> => {
  const where = and(
    visibleTo(caller),
    query.status.length === 0 ? undefined : inArray(interviews.status, query.status),
    query.from === undefined ? undefined : gte(interviews.startsAt, dayBegins(query.from)),
    query.to === undefined ? undefined : lt(interviews.startsAt, new Date(dayBegins(query.to).getTime() + DAY_MS)),
  );
  const limit = query.limit ?? 100;
  const items = await selectRows(executor, asShownTo(caller))
    .where(where)
    .orderBy(...inOrder(caller, now))
    .limit(limit)
    .offset((query.page - 1) * limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(asShownTo(caller).interviews)
    .innerJoin(asShownTo(caller).applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
};

/** Finds the interview that this recruiter scheduled under this key. */
export const findBySchedule = async (
  executor: Executor,
  { recruiterId, scheduleId }: { recruiterId: string; scheduleId: string },
): Promise<typeof interviews.$inferSelect | undefined> => {
  const [row] = await executor
    .select()
    .from(interviews)
    .where(and(eq(interviews.recruiterId, recruiterId), eq(interviews.scheduleId, scheduleId)));
  return row;
};

/** An interview takes an hour: two overlap when they begin less than that apart. */
const HOUR_MS = 3_600_000;

/**
 * Live interviews within an hour of `at`, of this recruiter or this application's candidate, except the application's
 * own.
 */
export const findAround = (
  executor: Executor,
  { at, applicationId, recruiterId }: { at: Date; applicationId: string; recruiterId: string },
) => {
  const candidate = executor
    .select({ id: applications.candidateId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  const sameCandidate = sql<boolean>`coalesce(${applications.candidateId} = (${candidate}), false)`;
  return executor
    .select({
      applicationId: interviews.applicationId,
      startsAt: interviews.startsAt,
      recruiterId: jobs.recruiterId,
      jobTitle: jobs.title,
      candidateName: applications.fullName,
      sameCandidate,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        inArray(interviews.status, [...LIVE_STATUSES]),
        gt(interviews.startsAt, new Date(at.getTime() - HOUR_MS)),
        lt(interviews.startsAt, new Date(at.getTime() + HOUR_MS)),
        ne(interviews.applicationId, applicationId),
        or(eq(jobs.recruiterId, recruiterId), sameCandidate),
      ),
    )
    .orderBy(interviews.startsAt, interviews.id)
    .limit(20);
};
