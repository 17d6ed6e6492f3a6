import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RecruiterQuery } from '#contract/recruiters.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment, matchesAny } from '#server/database/fragment.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies } from '#server/database/schema/companies.ts';
import { files } from '#server/database/schema/files.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { hasCode, inEmail, isNamed, whoIs } from '#server/database/who-is.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import { refusedSince } from '#server/modules/mail/public.ts';

const logos = alias(files, 'logos');
const avatars = alias(files, 'avatars');
const resumes = alias(files, 'resumes');
const documents = alias(files, 'documents');

/** A verification applies only to the exact name that was verified. */
const isVerified = sql<boolean>`coalesce(
    lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${recruiters.companyName})), false)`;

const verifiers = alias(accounts, 'verifiers');

const row = {
  id: accounts.id,
  userCode: accounts.userCode,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  phone: accounts.phone,
  status: accounts.status,
  statusReason: accounts.statusReason,
  createdAt: accounts.createdAt,
  lastActiveAt: accounts.lastActiveAt,
  emailRefusedAt: refusedSince(accounts.email),
  version: accounts.version,
  companyName: recruiters.companyName,
  companyVerified: isVerified,
  verifiedAt: recruiters.companyVerifiedAt,
  verifiedBy: verifiers.userCode,
  verificationNote: recruiters.verificationNote,
  verificationAskedAt: companies.verificationAskedAt,
  confirmedDomain: companies.confirmedDomain,
  document: { id: documents.id, mediaType: documents.mediaType },
  address: recruiters.address,
  country: recruiters.country,
  state: recruiters.state,
  city: recruiters.city,
  pincode: recruiters.pincode,
  logo: { id: logos.id, mediaType: logos.mediaType },
  avatar: { id: avatars.id, mediaType: avatars.mediaType },
  resume: { id: resumes.id, mediaType: resumes.mediaType },
  jobs: sql<number>`(
    select count(*)::int from ${jobs} where ${jobs.recruiterId} = ${recruiters.accountId} and ${jobs.deletedAt} is null)`,
};

const selectRows = (executor: Executor) =>
  executor
    .select(row)
    .from(recruiters)
    .innerJoin(accounts, eq(accounts.id, recruiters.accountId))
    .leftJoin(logos, eq(logos.id, recruiters.companyLogoFileId))
    .leftJoin(avatars, eq(avatars.id, recruiters.avatarFileId))
    .leftJoin(resumes, eq(resumes.id, recruiters.resumeFileId))
    .leftJoin(companies, eq(companies.accountId, recruiters.accountId))
    .leftJoin(documents, eq(documents.id, companies.documentFileId))
    .leftJoin(verifiers, eq(verifiers.id, recruiters.verifiedBy));

export type RecruiterRow = Awaited<ReturnType<typeof selectRows>>[number];

const recruiterOfId = prepared((executor) =>
  selectRows(executor)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('recruiter_of_id'),
);

export const findRecruiter = async (executor: Executor, id: string): Promise<RecruiterRow | undefined> => {
  const [found] = await recruiterOfId(executor).execute({ id });
  return found;
};

/** The viewer, who determines the visible rows: companies of active recruiters and oneself, or everybody in full. */
export type Viewer = { sees: 'companies'; self?: string } | { sees: 'everybody' };

const isSelf = (self: string | undefined): SQL | undefined => (self ? eq(accounts.id, self) : undefined);

/** A company without a name would be a gap in the strip of logos. */
const visibleTo = (viewer: Viewer): SQL | undefined =>
  viewer.sees === 'everybody'
    ? undefined
    : or(isSelf(viewer.self), and(eq(accounts.status, 'Active'), ne(recruiters.companyName, '')));

const hasAsked = (asked: boolean): SQL => {
  const waiting = sql`exists (select from ${companies} where ${companies.accountId} = ${accounts.id} and ${companies.verificationAskedAt} is not null)`;
  return asked ? waiting : sql`not ${waiting}`;
};

const hasOpenJobs = (wanted: boolean, today: string): SQL => {
  const open = sql`(${inArray(accounts.status, [...LIVE_STATUSES])} and exists (
    select from ${jobs} where ${jobs.recruiterId} = ${accounts.id} and ${jobs.deletedAt} is null
      and ${jobs.status} = 'Active' and ${jobs.deadlineStart} <= ${today} and ${jobs.deadlineEnd} >= ${today}))`;
  return wanted ? open : sql`not ${open}`;
};

const fullName = sql`${accounts.firstName} || ' ' || ${accounts.lastName}`;

/** Hidden fields cannot be filtered by: that would reveal them letter by letter. */
const matches = (viewer: Viewer, query: RecruiterQuery, today: string): SQL | undefined => {
  const whole = viewer.sees === 'companies' ? (isSelf(viewer.self) ?? sql`false`) : undefined;
  const q = [recruiters.companyName, ...(whole ? [] : [fullName, accounts.email, accounts.userCode])];
  return and(
    viewer.sees === 'everybody' ? matchesAny(query.who, whoIs) : undefined,
    matchesAny(query.q, (value) => or(...q.map((column) => containsFragment(column, value)))),
    matchesAny(query.companyName, (value) => containsFragment(recruiters.companyName, value)),
    // Also matches a complete user code; fragments of it would match everybody.
    matchesAny(query.name, (value) => and(or(isNamed(value), hasCode(value)), whole)),
    matchesAny(query.email, (value) => and(inEmail(value), whole)),
    matchesAny(query.status, (value) => and(eq(accounts.status, value), whole)),
    query.asked === undefined || viewer.sees !== 'everybody' ? undefined : hasAsked(query.asked),
    query.openJobs === undefined || viewer.sees !== 'everybody' ? undefined : hasOpenJobs(query.openJobs, today),
    query.verified === undefined ? undefined : sql`${isVerified} = ${query.verified}`,
  );
};

const SORTED_BY = {
  createdAt: accounts.createdAt,
  firstName: sql`lower(${accounts.firstName})`,
  companyName: sql`lower(${recruiters.companyName})`,
  email: accounts.email,
  phone: accounts.phone,
  userCode: sql`length(${accounts.userCode})`,
} as const;

/** For others, other orders would reveal hidden fields letter by letter. */
const PUBLIC_ORDERS: readonly string[] = ['createdAt', 'companyName'];

const orderOf = (viewer: Viewer, sort: RecruiterQuery['sort']): SQL[] => {
  // The schema of the query guarantees that the rest of the sort's name is a key of the table above.
  const key = sort.replace(/^-/, '') as keyof typeof SORTED_BY;
  const hidden = viewer.sees === 'companies' && !PUBLIC_ORDERS.includes(key);
  const direction = sort.startsWith('-') || hidden ? desc : asc;
  if (hidden) return [direction(accounts.createdAt), direction(accounts.id)];
  return [
    direction(SORTED_BY[key]),
    ...(key === 'userCode' ? [direction(accounts.userCode)] : []),
    // The same id is in both tables: taken from the one with the sort column, so that one index covers both.
    direction(key === 'companyName' ? recruiters.accountId : accounts.id),
  ];
};

/**
 * Selects from the tables needed. An administrator's list of everybody often needs only one, and a single index then
 * serves the page, the order and the count.
 */
const selectIds = (executor: Executor, tables: { account: boolean; company: boolean }) => {
  const ids = executor.select({ id: tables.account ? accounts.id : recruiters.accountId });
  if (!tables.company) return ids.from(accounts).$dynamic();
  if (!tables.account) return ids.from(recruiters).$dynamic();
  return ids.from(recruiters).innerJoin(accounts, eq(accounts.id, recruiters.accountId)).$dynamic();
};

/**
 * Returns one page of the recruiters that this viewer may see, oneself first.
 * @param today the day in India on which a job is open or not
 */
export const listRecruiterRows = async (
  executor: Executor,
  viewer: Viewer,
  query: RecruiterQuery,
  { limit, offset, today }: { limit: number; offset: number; today: string },
): Promise<Page<RecruiterRow>> => {
  const everybody = viewer.sees === 'everybody';
  const asks = (...filters: readonly (readonly string[])[]) =>
    !everybody || filters.some((values) => values.length > 0);
  const account =
    asks(query.q, query.who, query.name, query.email, query.status) ||
    query.asked !== undefined ||
    query.openJobs !== undefined;
  const company = asks(query.q, query.companyName) || query.verified !== undefined;
  const byCompany = /companyName/.test(query.sort);
  const found = and(visibleTo(viewer), matches(viewer, query, today));
  const where = (tables: { account: boolean }) => (tables.account ? and(eq(accounts.kind, 'recruiter'), found) : found);
  const ownFirst = viewer.sees === 'companies' && viewer.self ? [desc(sql`${accounts.id} = ${viewer.self}`)] : [];
  // Related data is loaded for the page only, not for all sorted rows.
  const sorted = { account: account || !byCompany, company: company || byCompany };
  const page = await selectIds(executor, sorted)
    .where(where(sorted))
    .orderBy(...ownFirst, ...orderOf(viewer, query.sort))
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  const rows = new Map(
    ids.length === 0
      ? []
      : (await selectRows(executor).where(inArray(accounts.id, ids))).map((found) => [found.id, found]),
  );
  const counted = { account: account || !company, company };
  const total = await executor.$count(selectIds(executor, counted).where(where(counted)).as('counted'));
  return { items: ids.flatMap((id) => rows.get(id) ?? []), total };
};
