import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CandidateQuery } from '#contract/candidates.ts';
import type { Page } from '#server/answer.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';
import { experiences, skills } from '#server/database/schema/profile-lists.ts';
import { refusedSince } from '#server/modules/mail/public.ts';
import { foundByContact, isFoundBy, matches, type Viewer, visibleTo } from './candidate-filters.store.ts';

const pictures = alias(files, 'pictures');
const resumes = alias(files, 'resumes');

/** Current or latest job with a company or position; one without an end comes first. */
const latestWork = (executor: Executor) =>
  executor
    .select({ position: experiences.position, company: experiences.company, endDate: experiences.endDate })
    .from(experiences)
    .where(eq(experiences.candidateId, candidates.accountId))
    .orderBy(desc(experiences.currentlyWorking), sql`${experiences.endDate} desc nulls first`, experiences.sortOrder)
    .limit(1)
    .as('latest_work');

const row = {
  id: accounts.id,
  userCode: accounts.userCode,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  phone: accounts.phone,
  status: accounts.status,
  statusReason: accounts.statusReason,
  language: accounts.language,
  createdAt: accounts.createdAt,
  lastActiveAt: accounts.lastActiveAt,
  emailRefusedAt: refusedSince(accounts.email),
  version: accounts.version,
  gender: candidates.gender,
  applyFor: candidates.applyFor,
  address: candidates.address,
  city: candidates.city,
  state: candidates.state,
  zip: candidates.zip,
  location: candidates.location,
  dob: candidates.dob,
  title: candidates.title,
  experienceYears: candidates.experienceYears,
  showCard: candidates.showCard,
  findable: candidates.findable,
  noticePeriod: candidates.noticePeriod,
  expectedSalary: candidates.expectedSalary,
  skills: sql<string[]>`array(
    select ${skills.name} from ${skills}
    where ${skills.candidateId} = ${candidates.accountId}
    order by ${skills.position}, ${skills.createdAt})`,
  applications: sql<number>`(
    select count(*)::int from ${applications} where ${applications.candidateId} = ${candidates.accountId})`,
  picture: { id: pictures.id, mediaType: pictures.mediaType },
  resume: {
    id: resumes.id,
    mediaType: resumes.mediaType,
    originalName: resumes.originalName,
    byteSize: resumes.byteSize,
    createdAt: resumes.createdAt,
  },
};

const selectRows = (executor: Executor) => {
  const work = latestWork(executor);
  return executor
    .select({ ...row, latestWork: { position: work.position, company: work.company, endDate: work.endDate } })
    .from(candidates)
    .leftJoinLateral(work, sql`true`)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(pictures, eq(pictures.id, candidates.profilePicFileId))
    .leftJoin(resumes, eq(resumes.id, candidates.resumeFileId));
};

export type CandidateRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Finds one candidate visible to this viewer. */
export const findCandidate = async (
  executor: Executor,
  id: string,
  viewer: Viewer = { sees: 'everybody' },
): Promise<CandidateRow | undefined> => {
  const [found] = await selectRows(executor).where(and(eq(accounts.id, id), visibleTo(executor, viewer)));
  return found;
};

/** Whether neither this viewer nor the candidate has blocked the other. */
export const isFound = async (executor: Executor, id: string, viewer: Viewer): Promise<boolean> =>
  (await executor.$count(candidates, and(eq(candidates.accountId, id), isFoundBy(viewer)))) > 0;

const candidatesFound = prepared((executor) =>
  selectRows(executor)
    .where(
      and(
        anyOf(accounts.id, sql.placeholder('ids')),
        visibleTo(executor, { sees: 'database', recruiterId: sql.placeholder('recruiterId') }),
      ),
    )
    .prepare('candidates_found'),
);

/** Returns those of these candidates that are in the recruiter's database, in no particular order. */
export const findCandidates = async (
  executor: Executor,
  ids: readonly string[],
  recruiterId: string,
): Promise<CandidateRow[]> => (ids.length === 0 ? [] : candidatesFound(executor).execute({ ids, recruiterId }));

export const findCandidateByCode = async (executor: Executor, userCode: string): Promise<string | undefined> => {
  const [found] = await executor
    .select({ id: accounts.id })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(accounts.userCode, userCode));
  return found?.id;
};

const SORTED_BY = {
  createdAt: accounts.createdAt,
  firstName: sql`lower(${accounts.firstName})`,
  email: accounts.email,
  // Numeric order of codes: CAND9 comes before CAND10.
  userCode: sql`length(${accounts.userCode})`,
  dob: candidates.dob,
  phone: accounts.phone,
  applyFor: candidates.applyFor,
  gender: candidates.gender,
  experience: candidates.experienceYears,
  location: candidates.place,
  // File ids are ordered by time, so the latest resumes are at one end.
  resume: candidates.resumeFileId,
} as const;

const OPTIONAL: ReadonlySet<string> = new Set(['dob', 'phone', 'applyFor', 'gender', 'experience', 'resume']);

/** Fields not on a card: sorting by them would reveal something. */
const NOT_ON_CARDS: ReadonlySet<string> = new Set(['email', 'phone', 'experience', 'location', 'resume']);

/** Columns of the candidate's row; the others are in the account's. */
const OF_PROFILE: ReadonlySet<string> = new Set(['dob', 'applyFor', 'gender', 'experience', 'location', 'resume']);

interface Order {
  by: SQL[];
  /** Tiebreaker, and the whole order of rows without a value. */
  tie: SQL;
  /** Column that may be null; rows without a value come last in either direction. */
  optional: SQL | undefined;
  inProfile: boolean;
}

const orderOf = (viewer: Viewer, sort: CandidateQuery['sort']): Order => {
  const descending = sort.startsWith('-');
  // The schema of the query guarantees that the rest of the sort's name is a key of the table above.
  const key = sort.replace(/^-/, '') as keyof typeof SORTED_BY;
  const hidden = viewer.sees === 'cards' && NOT_ON_CARDS.has(key);
  const direction = descending || hidden ? desc : asc;
  const column = hidden ? accounts.createdAt : SORTED_BY[key];
  const inProfile = !hidden && OF_PROFILE.has(key);
  // The same id is in both tables: taken from the one with the sort column, so that one index covers both.
  const tie = direction(inProfile ? candidates.accountId : accounts.id);
  return {
    by: [direction(column), ...(key === 'userCode' ? [direction(accounts.userCode)] : []), tie],
    tie,
    optional: OPTIONAL.has(key) && !hidden ? sql`${column}` : undefined,
    inProfile,
  };
};

/**
 * Selects from the tables needed. An administrator's list of everybody often needs only one, and a single index then
 * serves the page, the order and the count.
 */
const selectIds = (executor: Executor, tables: { account: boolean; profile: boolean }) => {
  const ids = executor.select({ id: tables.account ? accounts.id : candidates.accountId });
  if (!tables.profile) return ids.from(accounts).$dynamic();
  if (!tables.account) return ids.from(candidates).$dynamic();
  return ids.from(candidates).innerJoin(accounts, eq(accounts.id, candidates.accountId)).$dynamic();
};

/**
 * Returns everybody found by an address or the file name of a resume, up to a limit; undefined when the query uses
 * neither.
 */
export const listFoundByContact = async (
  executor: Executor,
  viewer: Viewer,
  query: CandidateQuery,
  limit: number,
): Promise<string[] | undefined> => {
  const byContact = foundByContact(executor, query);
  if (!byContact) return undefined;
  const found = await selectIds(executor, { account: true, profile: true })
    .where(
      and(eq(accounts.kind, 'candidate'), visibleTo(executor, viewer), matches(executor, viewer, query), byContact),
    )
    .limit(limit);
  return found.map(({ id }) => id);
};

/** Returns one page of the candidates that this viewer may see, oneself first. */
export const listCandidateRows = async (
  executor: Executor,
  viewer: Viewer,
  query: CandidateQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<CandidateRow>> => {
  const everybody = viewer.sees === 'everybody';
  const { by, tie, optional, inProfile } = orderOf(viewer, query.sort);
  const account =
    !everybody || [query.q, query.who, query.name, query.email, query.status].some((values) => values.length > 0);
  const profile =
    !everybody ||
    [query.q, query.applyFor, query.skills, query.location, query.experience].some((values) => values.length > 0);
  const found = and(visibleTo(executor, viewer), matches(executor, viewer, query));
  const where = (tables: { account: boolean }) => (tables.account ? and(eq(accounts.kind, 'candidate'), found) : found);
  const ownFirst = viewer.sees === 'cards' && viewer.self ? [desc(sql`${accounts.id} = ${viewer.self}`)] : [];

  // Related data is loaded for the page only, not for all sorted rows.
  const sorted = { account: account || !inProfile, profile: profile || inProfile };
  const select = (condition: SQL | undefined, order: SQL[], window: { limit: number; offset: number }) =>
    selectIds(executor, sorted)
      .where(and(where(sorted), condition))
      .orderBy(...ownFirst, ...order)
      .limit(window.limit)
      .offset(window.offset);
  /** No index has missing values last in both directions, so those need a second query. */
  const selectInTwo = async (column: SQL) => {
    const page = await select(isNotNull(column), by, { limit, offset });
    if (page.length === limit) return page;
    const before =
      page.length > 0 || offset === 0
        ? offset + page.length
        : await executor.$count(
            selectIds(executor, sorted)
              .where(and(where(sorted), isNotNull(column)))
              .as('before'),
          );
    const window = { limit: limit - page.length, offset: Math.max(0, offset - before) };
    return [...page, ...(await select(isNull(column), [tie], window))];
  };
  // Oneself comes first, regardless of the order.
  const isWhole = optional === undefined || ownFirst.length > 0;
  const page = await (isWhole
    ? select(undefined, optional ? [sql`${optional} is null`, ...by] : by, { limit, offset })
    : selectInTwo(optional));
  const ids = page.map(({ id }) => id);
  const rows = new Map(
    ids.length === 0
      ? []
      : (await selectRows(executor).where(inArray(accounts.id, ids))).map((candidate) => [candidate.id, candidate]),
  );
  const counted = { account: account || !profile, profile };
  const total = await executor.$count(selectIds(executor, counted).where(where(counted)).as('counted'));
  return { items: ids.flatMap((id) => rows.get(id) ?? []), total };
};
