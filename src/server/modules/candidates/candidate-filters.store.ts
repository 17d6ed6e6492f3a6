import { and, eq, exists, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { CandidateQuery } from '#contract/candidates.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { containsAny, containsFragment, inLowered, matchesAny } from '#server/database/fragment.ts';
import { notBlocked } from '#server/database/not-blocked.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { inEmail, isNamed, soundsLikeName, whoIs } from '#server/database/who-is.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import { placesInBothScripts, workInBothScripts } from '#server/modules/hindi/public.ts';

/** The viewer, who determines the visible candidates: shown cards and oneself, a recruiter's database, or everybody. */
export type Viewer =
  | { sees: 'cards'; self?: string }
  | { sees: 'database'; recruiterId: string | Placeholder }
  | { sees: 'everybody' };

/** Newest application to a job of this recruiter that has not been withdrawn. */
const applicationsTo = (executor: Executor, recruiterId: string | Placeholder) =>
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

/** Excludes blocked candidates: they are in no list, even when an application of theirs is still readable. */
export const isFoundBy = (viewer: Viewer): SQL | undefined =>
  viewer.sees === 'database' ? notBlocked(viewer.recruiterId, candidates.accountId) : undefined;

/** Condition for the candidates that exist for this viewer. */
export const visibleTo = (executor: Executor, viewer: Viewer): SQL | undefined => {
  if (viewer.sees === 'everybody') return undefined;
  if (viewer.sees === 'cards') return or(isSelf(viewer.self), and(candidates.showCard, isLive));
  return and(
    isLive,
    or(and(candidates.findable, isFoundBy(viewer)), exists(applicationsTo(executor, viewer.recruiterId))),
  );
};

const fullName = sql`${accounts.firstName} || ' ' || ${accounts.lastName}`;

const inCard = (value: string): SQL | undefined =>
  or(
    ...[fullName, accounts.userCode, candidates.address, sql`${candidates.applyFor}::text`].map((column) =>
      containsFragment(column, value),
    ),
  );

/** Lookups in the index of skills, one in each script, instead of a check per candidate. */
const withSkill = (executor: Executor, value: string) =>
  executor
    .select({ id: skills.candidateId })
    .from(skills)
    .where(matchesAny(workInBothScripts(value), (name) => containsFragment(skills.name, name)));

/** Matches the location in either of the profile's forms, in either script. */
const isAt = (value: string): SQL | undefined => {
  const names = placesInBothScripts(value);
  return or(
    ...[candidates.location, candidates.city, candidates.state, candidates.address].map((column) =>
      containsAny(column, names),
    ),
  );
};

/** Years of work; 0 for declared freshers. An unknown experience matches no band. */
const inBand = (value: string): SQL | undefined => {
  const [low, high] = value.split('-');
  const years = sql`coalesce(${candidates.experienceYears}, case when ${candidates.fresher} then 0 end)`;
  return and(
    sql`${years} >= ${Number.parseInt(low ?? '', 10)}`,
    high === undefined ? undefined : sql`${years} <= ${Number(high)}`,
  );
};

/** Matches the file name of the resume. */
const withResume = (executor: Executor, value: string) =>
  executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .innerJoin(files, eq(files.id, candidates.resumeFileId))
    .where(containsFragment(files.originalName, value));

/** Only such a text can be part of a code like `CAND77`. */
const OF_A_CODE = /^[cand]{0,4}\d*$/i;

/** Searches each column through its own index instead of checking every candidate. */
const inDatabase = (executor: Executor, value: string): SQL => {
  const kinds = APPLY_FOR.filter((kind) => kind.toLowerCase().includes(value.toLowerCase()));
  const inAccount = executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, 'candidate'),
        or(
          // A line break stands between name and address: a fragment across it would spell out the address.
          value.includes('\n') ? undefined : inLowered(accounts.searchText, value),
          soundsLikeName(value),
          OF_A_CODE.test(value) ? containsFragment(accounts.userCode, value) : undefined,
        ),
      ),
    );
  const inProfile = executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(
      or(
        containsAny(candidates.title, workInBothScripts(value)),
        kinds.length > 0 ? inArray(candidates.applyFor, kinds) : undefined,
      ),
    );
  const inResume = withResume(executor, value);
  return inArray(accounts.id, inAccount.unionAll(inProfile).unionAll(inResume).unionAll(withSkill(executor, value)));
};

/**
 * Condition for candidates found by an address or the file name of a resume, which only served candidates may reveal.
 * Even their count would reveal it, letter by letter. Undefined when the query uses neither.
 */
export const foundByContact = (executor: Executor, query: CandidateQuery): SQL | undefined =>
  query.email.length > 0
    ? sql`true`
    : matchesAny(query.q, (value) => or(inEmail(value), inArray(candidates.accountId, withResume(executor, value))));

/**
 * The filters of a list. Fields that are not on a card cannot be filtered by on cards: that would reveal them letter by
 * letter.
 */
export const matches = (executor: Executor, viewer: Viewer, query: CandidateQuery): SQL | undefined => {
  const whole = viewer.sees === 'cards' ? (isSelf(viewer.self) ?? sql`false`) : undefined;
  return and(
    isFoundBy(viewer),
    matchesAny(query.q, (value) => (viewer.sees === 'cards' ? inCard(value) : inDatabase(executor, value))),
    viewer.sees === 'everybody' ? matchesAny(query.who, whoIs) : undefined,
    matchesAny(query.name, isNamed),
    matchesAny(query.applyFor, (value) => eq(candidates.applyFor, value)),
    matchesAny(query.email, (value) => and(inEmail(value), whole)),
    matchesAny(query.status, (value) => and(eq(accounts.status, value), whole)),
    matchesAny(query.skills, (value) => and(inArray(candidates.accountId, withSkill(executor, value)), whole)),
    matchesAny(query.location, (value) => and(isAt(value), whole)),
    matchesAny(query.experience, (value) => and(inBand(value), whole)),
  );
};
