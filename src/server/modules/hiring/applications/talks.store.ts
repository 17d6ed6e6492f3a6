import { aliasedTable, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { accounts, applicationEvents, applications, files, jobs, recruiters } from '#server/database/schema/index.ts';
import { asShownTo, type ShownTables, STORED } from '../answers/as-shown.store.ts';
import { visibleTo } from './applications.store.ts';

const recruiterAccounts = aliasedTable(accounts, 'recruiter_accounts');
const logos = aliasedTable(files, 'logos');
const candidateAccounts = aliasedTable(accounts, 'candidate_accounts');

const nameOf = (table: typeof recruiterAccounts) =>
  sql<string>`coalesce(btrim(${table.firstName} || ' ' || ${table.lastName}), '')`;

/** The recruiter, or an administrator for them, has done more than open it. */
const acted = (shown: ShownTables) => sql<boolean>`exists (
  select from ${shown.applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}
    and ${applicationEvents.actorKind} in ('recruiter', 'admin') and ${applicationEvents.event} <> 'opened')`;

const rejectedAt = (shown: ShownTables) =>
  sql`(
  select max(${applicationEvents.at}) from ${shown.applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toStatus} = 'rejected'
)`.mapWith((at: string | null): Date | null => (at === null ? null : new Date(at)));

const selectTalks = (executor: Executor, shown: ShownTables, where: SQL | undefined) =>
  executor
    .select({
      id: applications.id,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      recruiterId: jobs.recruiterId,
      status: applications.status,
      acted: acted(shown),
      rejectedAt: rejectedAt(shown),
      takenDown: jobTakenDown,
      jobTitle: jobs.title,
      jobCode: jobs.jobCode,
      companyName: jobs.companyName,
      logo: { id: logos.id, mediaType: logos.mediaType },
      postedByCompany,
      location: jobs.location,
      candidateName: applications.fullName,
      candidateEmail: candidateAccounts.email,
      recruiterName: nameOf(recruiterAccounts),
      recruiterEmail: recruiterAccounts.email,
    })
    .from(shown.applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(recruiterAccounts, eq(recruiterAccounts.id, jobs.recruiterId))
    .leftJoin(logos, eq(logos.id, companyLogoOfJob))
    .leftJoin(candidateAccounts, eq(candidateAccounts.id, applications.candidateId))
    .where(where);

/** The data that a conversation about an application depends on. */
export type Talk = Awaited<ReturnType<typeof selectTalks>>[number];

/** Returns those of these applications that this caller may see, as they see them. */
export const findTalks = (executor: Executor, caller: Member, ids: readonly string[]): Promise<Talk[]> =>
  selectTalks(executor, asShownTo(caller), and(inArray(applications.id, [...ids]), visibleTo(caller)));

/** Returns one as stored, for the portal itself. */
export const findTalk = async (executor: Executor, id: string): Promise<Talk | undefined> => {
  const [talk] = await selectTalks(executor, STORED, eq(applications.id, id));
  return talk;
};
