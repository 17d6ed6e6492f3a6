import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ApplicationFilters, ApplicationQuery } from '#contract/applications.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import { isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import { anyOf } from '#server/database/any-of.ts';
import { awaitsAnswer, jobNotTakenDown } from '#server/database/awaits-answer.ts';
import type { Executor } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { containsAny, matchesAny } from '#server/database/fragment.ts';
import { jobDeletedByAdmin } from '#server/database/job-deleted-by-admin.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { prepared } from '#server/database/prepared.ts';
import {
  accounts,
  applicationEvents,
  applications,
  candidates,
  files,
  heldAnswers,
  jobs,
  recruiters,
} from '#server/database/schema/index.ts';
import { soundsLike } from '#server/database/who-is.ts';
import { workInBothScripts } from '#server/modules/hindi/public.ts';
import { asShownTo, type ShownTables, STORED } from '../answers/as-shown.store.ts';
import { isDueSoon, isOverdue } from '../promise/answered.store.ts';
import { countWithFit, type FitFilter, findByFit, isMatchedIn } from './by-fit.store.ts';
import { hiredSince, lastEventOn, outcomeOn, settledOn, statusSinceOn } from './outcome.store.ts';

const recruiterAccounts = aliasedTable(accounts, 'recruiter_accounts');
const candidateAccounts = aliasedTable(accounts, 'candidate_accounts');
const resumeFiles = aliasedTable(files, 'resume_files');
const pictureFiles = aliasedTable(files, 'picture_files');
const logoFiles = aliasedTable(files, 'logo_files');

/** Condition for the applications that a caller of a kind may see: their own, those to their jobs, or all. */
export const visibleToKind = (kind: Member['kind'], accountId: string | Placeholder): SQL | undefined => {
  if (kind === 'candidate') return eq(applications.candidateId, accountId);
  if (kind === 'recruiter') return eq(jobs.recruiterId, accountId);
  return undefined;
};

/** Condition for the applications that a caller may see. */
export const visibleTo = ({ kind, accountId }: Member): SQL | undefined => visibleToKind(kind, accountId);

/** Time of the acceptance, which later steps no longer show. */
const acceptedAt = (shown: ShownTables) =>
  sql`(
  select max(${applicationEvents.at}) from ${shown.applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}
    and ${applicationEvents.event} = 'status_changed' and ${applicationEvents.toStatus} = 'accepted'
)`.mapWith((at: string | null): Date | null => (at === null ? null : new Date(at)));

const goesOn = (hasRecruiter: SQL): SQL =>
  sql`(${applications.status} not in ('rejected', 'withdrawn') and ${hasRecruiter})`;

/** Neither rejected nor withdrawn, and the recruiter has not left. For queries that join the job. */
export const isOpen: SQL = goesOn(sql`${jobs.recruiterId} is not null`);

/** The same for queries that may not join the job. */
const isOpenAlone: SQL = goesOn(sql`exists (
  select from ${jobs} answered where answered.id = ${applications.jobId} and answered.recruiter_id is not null)`);

/** Blocks another application to the same job. */
const isStanding = sql`(${applications.status} <> 'withdrawn' and ${applications.reasonCode} is distinct from 'noAnswer')`;

/** Closed by the portal without an answer, and the candidate has applied again, so it stays closed. */
export const appliedAgain: SQL<boolean> = sql<boolean>`case when ${applications.reasonCode} = 'noAnswer' then exists (
  select from ${applications} again where again.job_id = ${applications.jobId}
    and again.candidate_id = ${applications.candidateId} and again.status <> 'withdrawn'
    and again.reason_code is distinct from 'noAnswer') else false end`;

const columnsOn = (shown: ShownTables, today: string | Placeholder) => ({
  application: applications,
  settled: settledOn(shown, today),
  statusSince: statusSinceOn(shown),
  lastEvent: lastEventOn(shown),
  undoUntil: heldAnswers.undoUntil,
  acceptedAt: acceptedAt(shown),
  job: {
    id: jobs.id,
    code: jobs.jobCode,
    title: jobs.title,
    companyName: jobs.companyName,
    location: jobs.location,
    employmentType: jobs.employmentType,
    status: jobs.status,
    updatedAt: jobs.updatedAt,
    deletedAt: jobs.deletedAt,
    postedByCompany,
  },
  recruiter: { id: recruiterAccounts.id, email: recruiterAccounts.email, userCode: recruiterAccounts.userCode },
  candidate: {
    id: candidateAccounts.id,
    email: candidateAccounts.email,
    userCode: candidateAccounts.userCode,
    status: candidateAccounts.status,
    firstName: candidateAccounts.firstName,
    emailConfirmedAt: candidateAccounts.emailConfirmedAt,
  },
  // The never-null column first: Drizzle uses the first column to detect a missing row.
  place: {
    address: candidates.address,
    location: candidates.location,
    city: candidates.city,
    state: candidates.state,
  },
  showCard: candidates.showCard,
  resume: { id: resumeFiles.id, mediaType: resumeFiles.mediaType, originalName: resumeFiles.originalName },
  picture: { id: pictureFiles.id, mediaType: pictureFiles.mediaType },
  logo: { id: logoFiles.id, mediaType: logoFiles.mediaType },
  takenDown: jobTakenDown,
  jobRemoved: jobDeletedByAdmin,
  appliedAgain,
});

const selectRows = (executor: Executor, shown: ShownTables, today: string | Placeholder) =>
  executor
    .select(columnsOn(shown, today))
    .from(shown.applications)
    .leftJoin(heldAnswers, eq(heldAnswers.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(recruiterAccounts, eq(recruiterAccounts.id, jobs.recruiterId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .leftJoin(candidateAccounts, eq(candidateAccounts.id, applications.candidateId))
    .leftJoin(resumeFiles, eq(resumeFiles.id, applications.resumeFileId))
    .leftJoin(pictureFiles, eq(pictureFiles.id, candidates.profilePicFileId))
    .leftJoin(logoFiles, eq(logoFiles.id, companyLogoOfJob))
    .$dynamic();

/** An application with related data. For internal use; never sent to clients as is. */
export type ApplicationRow = Awaited<ReturnType<typeof selectRows>>[number];

/** The rows as stored; for candidates without those with an answer that can still be undone. */
const storedRows = prepared((executor, kind: Member['kind']) =>
  selectRows(executor, STORED, sql.placeholder('today'))
    .where(
      and(
        anyOf(applications.id, sql.placeholder('ids')),
        visibleToKind(kind, sql.placeholder('accountId')),
        kind === 'candidate' ? isNull(heldAnswers.applicationId) : undefined,
      ),
    )
    .prepare(`applications_of_${kind}`),
);

/**
 * Finds those of these applications that the caller may see, in any order. For a candidate, an application with an
 * answer that can still be undone is read as before it: few are, and planning that query takes three times as long.
 */
const findRows = async (
  executor: Executor,
  caller: Member,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<ApplicationRow[]> => {
  if (ids.length === 0) return [];
  const today = dayInIndia(now);
  const rows = await storedRows(executor, caller.kind).execute({ ids, accountId: caller.accountId, today });
  if (!isCandidate(caller) || rows.length === ids.length) return rows;
  const found = new Set(rows.map(({ application }) => application.id));
  const others = ids.filter((id) => !found.has(id));
  const before = selectRows(executor, asShownTo(caller), today);
  return [...rows, ...(await before.where(and(anyOf(applications.id, others), visibleTo(caller))))];
};

/** Finds one application, if this caller may see it. */
export const findApplication = async (
  executor: Executor,
  caller: Member,
  { id, now }: { id: string; now: Date },
): Promise<ApplicationRow | undefined> => (await findRows(executor, caller, { ids: [id], now })).at(0);

/** Escapes `%`, `_` and `\`. */
const contains = (column: SQL, typed: string): SQL =>
  sql`lower(${column}) like ${`%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;

const presentEmail = sql`coalesce((select ${accounts.email} from ${accounts} where ${accounts.id} = ${applications.candidateId}), '')`;

/** Recruiters no longer see the address of a withdrawn applicant, and must not be able to find it by searching. */
const readableEmail = (caller: Member): SQL =>
  isRecruiter(caller)
    ? sql`case when ${applications.status} = 'withdrawn' then '' else ${presentEmail} end`
    : presentEmail;

/** Matches any of them; undefined when none is given. */
const either = (conditions: readonly SQL[]): SQL | undefined =>
  conditions.length === 0 ? undefined : sql`(${sql.join([...conditions], sql` or `)})`;

const A_DAY = 86_400_000;

/** The conditions on the jobs: the readable or record id, the recruiter, and the present title. */
const ofJobs = (filters: ApplicationFilters): SQL | undefined =>
  and(
    either(
      filters.jobId.map(
        (typed) => sql`(${contains(sql`${jobs.jobCode}`, typed)} or ${jobs.id}::text = ${typed.toLowerCase()})`,
      ),
    ),
    filters.recruiterId.length === 0 ? undefined : inArray(jobs.recruiterId, filters.recruiterId),
    filters.jobTitle.length === 0 ? undefined : containsAny(jobs.title, filters.jobTitle.flatMap(workInBothScripts)),
  );

/** Matches nothing if the caller may not see the application that is compared with. */
const isNewerThan = (caller: Member, id: string): SQL => sql`(${applications.appliedAt}, ${applications.id}) > (
  select ${applications.appliedAt}, ${applications.id}
  from ${asShownTo(caller).applications} inner join ${jobs} on ${jobs.id} = ${applications.jobId}
  where ${and(eq(applications.id, id), visibleTo(caller))})`;

/**
 * By the name in the application, for recruiters in either script. An administrator's list of every application is too
 * long to compare each name with its sound.
 */
const isNamed = (caller: Member, typed: string): SQL | undefined =>
  or(
    contains(sql`${applications.fullName}`, typed),
    isRecruiter(caller) ? soundsLike(applications.fullName, typed) : undefined,
  );

/** The conditions on the applications themselves. */
const ofApplications = (caller: Member, query: ApplicationFilters, now: Date): SQL | undefined =>
  and(
    matchesAny(query.name, (typed) => isNamed(caller, typed)),
    either(query.email.map((typed) => contains(readableEmail(caller), typed))),
    query.candidateId.length === 0 ? undefined : inArray(applications.candidateId, query.candidateId),
    query.newerThan === undefined ? undefined : isNewerThan(caller, query.newerThan),
    query.status.length === 0 ? undefined : inArray(applications.status, query.status),
    query.open === undefined ? undefined : query.open ? isOpenAlone : sql`not ${isOpenAlone}`,
    query.left === undefined ? undefined : (query.left ? isNull : isNotNull)(applications.candidateId),
    query.outcome.length === 0 ? undefined : inArray(outcomeOn(asShownTo(caller), dayInIndia(now)), query.outcome),
    query.due.length === 0
      ? undefined
      : and(either(query.due.map((due) => (due === 'soon' ? isDueSoon : isOverdue)(dayInIndia(now)))), jobNotTakenDown),
    query.waiting === undefined
      ? undefined
      : and(
          awaitsAnswer,
          lte(applications.appliedAt, new Date(now.getTime() - query.waiting * A_DAY)),
          jobNotTakenDown,
        ),
    query.hired === undefined
      ? undefined
      : hiredSince(asShownTo(caller), new Date(now.getTime() - query.hired * A_DAY)),
  );

const ORDER = {
  answerBy: applications.answerBy,
  appliedAt: applications.appliedAt,
  fullName: sql`lower(${applications.fullName})`,
  jobTitle: sql`lower(${jobs.title})`,
  status: applications.status,
} as const;

const order = (sort: ApplicationQuery['sort']): SQL[] => {
  const [direction, name] = sort.startsWith('-') ? [desc, sort.slice(1)] : [asc, sort];
  // For callers who do not see fits.
  if (name === 'fit') return [desc(applications.appliedAt), desc(applications.id)];
  if (name === 'job') {
    // Both directions of the index by job, newest first within each job.
    const within = direction === asc ? desc : asc;
    return [direction(applications.jobId), within(applications.appliedAt), within(applications.id)];
  }
  // The sort enum has the same names, with and without the minus.
  const column = ORDER[name as keyof typeof ORDER];
  return [direction(column), direction(applications.id)];
};

/**
 * Returns a recruiter's conditions on fits. Other callers can neither sort nor filter by fit, because that would reveal
 * what only the recruiter sees.
 */
const fitFilter = async (
  executor: Executor,
  caller: Member,
  query: ApplicationFilters & { sort?: ApplicationQuery['sort'] },
  others: SQL | undefined,
): Promise<FitFilter | undefined> => {
  const { matched, sort = '-appliedAt' } = query;
  if (!isRecruiter(caller) || (matched === undefined && !sort.endsWith('fit'))) return undefined;
  const { accountId: recruiterId } = caller;
  const asked = ofJobs(query);
  const own =
    asked &&
    (await executor
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(visibleTo(caller), asked)));
  return { recruiterId, jobIds: own?.map(({ id }) => id), matched, others };
};

/** Returns the condition for the applications that a caller may see and that match the filters, and their fits. */
export const visibleMatching = async (
  executor: Executor,
  caller: Member,
  { query, now }: { query: ApplicationFilters & { sort?: ApplicationQuery['sort'] }; now: Date },
): Promise<{ where: SQL | undefined; fits: FitFilter | undefined }> => {
  const others = ofApplications(caller, query, now);
  const fits = await fitFilter(executor, caller, query, others);
  return { where: and(visibleTo(caller), ofJobs(query), others, fits && isMatchedIn(fits)), fits };
};

/** Returns one page of the visible, matching applications, and their total. */
export const findApplications = async (
  executor: Executor,
  caller: Member,
  { query, now }: { query: ApplicationQuery; now: Date },
): Promise<Page<ApplicationRow>> => {
  const { where, fits } = await visibleMatching(executor, caller, { query, now });
  const limit = query.limit ?? 100;
  const offset = (query.page - 1) * limit;
  // Finds the page first, then loads related data for its rows only. In a single query the ids would be joined last,
  // after loading every application.
  const inOrder = async (): Promise<string[]> => {
    const page = await executor
      .select({ id: applications.id })
      .from(asShownTo(caller).applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(where)
      .orderBy(...order(query.sort))
      .limit(limit)
      .offset(offset);
    return page.map(({ id }) => id);
  };
  const best = query.sort === '-fit' ? 'first' : 'last';
  const ids =
    fits && query.sort.endsWith('fit') ? await findByFit(executor, fits, { best, limit, offset }) : await inOrder();
  const rows = await findRows(executor, caller, { ids, now });
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  if (fits?.matched !== undefined) return { items, total: await countWithFit(executor, fits) };
  const [counted] = await executor
    .select({ total: count() })
    .from(asShownTo(caller).applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
};

/** Finds the file of the candidate's own application, whatever its state. */
export const findOwnResume = async (
  executor: Executor,
  { applicationId, candidateId }: { applicationId: string; candidateId: string },
): Promise<{ id: string; mediaType: string } | undefined> => {
  const [row] = await executor
    .select({ id: files.id, mediaType: files.mediaType })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.resumeFileId))
    .where(and(eq(applications.id, applicationId), eq(applications.candidateId, candidateId)));
  return row;
};

const standingApplication = prepared((executor) =>
  executor
    .select({ status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, sql.placeholder('jobId')),
        eq(applications.candidateId, sql.placeholder('candidateId')),
        isStanding,
      ),
    )
    .prepare('standing_application'),
);

/** Whether this candidate has an application for the job that blocks another. */
export const hasApplied = async (executor: Executor, of: { jobId: string; candidateId: string }): Promise<boolean> =>
  (await standingApplication(executor).execute(of)).length > 0;
