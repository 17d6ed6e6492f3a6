import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CandidateQuery } from '#contract/candidates.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { containsFragment, inLowered } from '#server/database/fragment.ts';
import { notBlocked } from '#server/database/not-blocked.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { inEmail, inName, whoIs } from '#server/database/who-is.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

/** Who reads, and so whom they see: the shown cards and oneself, a recruiter's database, or everybody. */
export type Viewer =
  | { sees: 'cards'; self?: string }
  | { sees: 'database'; recruiterId: string }
  | { sees: 'everybody' };

/** The newest application to a job of this recruiter that has not been withdrawn. */
const applicationsTo = (executor: Executor, recruiterId: string) =>
  executor
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.candidateId, candidates.accountId),
        ne(applications.status, 'withdrawn'),
        eq(jobs.recruiterId, recruiterId),
      ),
    );

const isLive = inArray(accounts.status, [...LIVE_STATUSES]);
const isSelf = (self: string | undefined): SQL | undefined => (self ? eq(accounts.id, self) : undefined);

/** Whom this viewer finds: who is blocked is in no list, even with an application that can still be read. */
export const isFoundBy = (viewer: Viewer): SQL | undefined =>
  viewer.sees === 'database' ? notBlocked(viewer.recruiterId, candidates.accountId) : undefined;

/** Who is there at all for this viewer. */
export const visibleTo = (executor: Executor, viewer: Viewer): SQL | undefined => {
  if (viewer.sees === 'everybody') return undefined;
  if (viewer.sees === 'cards') return or(isSelf(viewer.self), and(candidates.showCard, isLive));
  return and(
    isLive,
    or(and(candidates.findable, isFoundBy(viewer)), exists(applicationsTo(executor, viewer.recruiterId))),
  );
};

/** Several values of one filter mean "or"; none is no filter. */
const anyOf = <T>(values: readonly T[], condition: (value: T) => SQL | undefined): SQL | undefined =>
  values.length === 0 ? undefined : or(...values.map(condition));

const fullName = sql`${accounts.firstName} || ' ' || ${accounts.lastName}`;

const inCard = (value: string): SQL | undefined =>
  or(
    ...[fullName, accounts.userCode, candidates.address, sql`${candidates.applyFor}::text`].map((column) =>
      containsFragment(column, value),
    ),
  );

/** Asked of the skills once, by their own index, and not of everybody one by one. */
const withSkill = (executor: Executor, value: string) =>
  executor.select({ id: skills.candidateId }).from(skills).where(containsFragment(skills.name, value));

/** Where the profile says they are, in either of its forms. */
const isAt = (value: string): SQL | undefined =>
  or(
    ...[candidates.location, candidates.city, candidates.state, candidates.address].map((column) =>
      containsFragment(column, value),
    ),
  );

/** Years of work; whoever says to be new to it has none. Nothing said matches no band. */
const inBand = (value: string): SQL | undefined => {
  const [low, high] = value.split('-');
  const years = sql`coalesce(${candidates.experienceYears}, case when ${candidates.fresher} then 0 end)`;
  return and(
    sql`${years} >= ${Number.parseInt(low ?? '', 10)}`,
    high === undefined ? undefined : sql`${years} <= ${Number(high)}`,
  );
};

/** By the name of their resume. */
const withResume = (executor: Executor, value: string) =>
  executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .innerJoin(files, eq(files.id, candidates.resumeFileId))
    .where(containsFragment(files.originalName, value));

/** Only such a text can be a part of a code like `CAND77`. */
const OF_A_CODE = /^[cand]{0,4}\d*$/i;

/** Found in each place by that place's own index, instead of asked of everybody one by one. */
const inDatabase = (executor: Executor, value: string): SQL => {
  const kinds = APPLY_FOR.filter((kind) => kind.toLowerCase().includes(value.toLowerCase()));
  const inAccount = executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, 'candidate'),
        or(
          inLowered(accounts.searchText, value),
          OF_A_CODE.test(value) ? containsFragment(accounts.userCode, value) : undefined,
        ),
      ),
    );
  const inProfile = executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(
      or(containsFragment(candidates.title, value), kinds.length > 0 ? inArray(candidates.applyFor, kinds) : undefined),
    );
  const inResume = withResume(executor, value);
  return inArray(accounts.id, inAccount.unionAll(inProfile).unionAll(inResume).unionAll(withSkill(executor, value)));
};

/**
 * Who is found by an address or the name of a resume: what only being served
 * tells. Even their number tells it, letter by letter. Nothing when the query asks for neither.
 */
export const foundByContact = (executor: Executor, query: CandidateQuery): SQL | undefined =>
  query.email.length > 0
    ? sql`true`
    : anyOf(query.q, (value) => or(inEmail(value), inArray(candidates.accountId, withResume(executor, value))));

/**
 * The filters of a list. What is not on a card cannot be asked of one either:
 * whoever could would learn it letter by letter.
 */
export const matches = (executor: Executor, viewer: Viewer, query: CandidateQuery): SQL | undefined => {
  const whole = viewer.sees === 'cards' ? (isSelf(viewer.self) ?? sql`false`) : undefined;
  return and(
    isFoundBy(viewer),
    anyOf(query.q, (value) => (viewer.sees === 'cards' ? inCard(value) : inDatabase(executor, value))),
    viewer.sees === 'everybody' ? anyOf(query.who, whoIs) : undefined,
    anyOf(query.name, inName),
    anyOf(query.applyFor, (value) => eq(candidates.applyFor, value)),
    anyOf(query.email, (value) => and(inEmail(value), whole)),
    anyOf(query.status, (value) => and(eq(accounts.status, value), whole)),
    anyOf(query.skills, (value) => and(inArray(candidates.accountId, withSkill(executor, value)), whole)),
    anyOf(query.location, (value) => and(isAt(value), whole)),
    anyOf(query.experience, (value) => and(inBand(value), whole)),
  );
};
