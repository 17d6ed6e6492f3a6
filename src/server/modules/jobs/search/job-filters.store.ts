import {
  and,
  between,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { JobQuery } from '#contract/job-search.ts';
import { payOfBand } from '#contract/pay.ts';
import { anyOf } from '#server/database/any-of.ts';
import { needsAnswer } from '#server/database/awaits-answer.ts';
import type { Executor } from '#server/database/client.ts';
import { containsAny, containsFragment, inLowered, matchesAny } from '#server/database/fragment.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { hasCode, soundsLikeName } from '#server/database/who-is.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import { placesInBothScripts, spellingsOfLocation, workInBothScripts } from '#server/modules/hindi/public.ts';
import { DAYS_SHOWN_AFTER_END, daysAfter } from '../posting/job-policy.ts';

const DAY = 86_400_000;

/** All filters that select jobs for a list, without paging and sorting. */
export type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort' | 'own'>;

/**
 * The reader, who determines the visible jobs: the public's, a recruiter's (public plus own, or only own), or an
 * administrator's.
 */
export type Scope = 'public' | 'everything' | { recruiterId: string; onlyOwn: boolean };

/** Escapes LIKE wildcards. */
export const escaped = (value: string): string => value.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Shorter fragments have no trigram: the index would be read whole, which takes longer than reading the table. */
const TRIGRAM = 3;

/** The database lowercases both sides, so that they always agree. */
export const containing = (column: SQL | typeof jobs.title, value: string): SQL => {
  const text = value.length < TRIGRAM ? sql`(${column} || '')` : column;
  return sql`${text} like '%' || lower(${escaped(value)}) || '%'`;
};

/** `searchText` holds one field per line and no field has a line break, so a value with one never matches. */
const inLines = (lines: typeof jobs.searchText | typeof jobs.skillsText, value: string): SQL =>
  value.includes('\n') ? sql`false` : containing(sql`${lines}`, value);

const band = (value: string): { low: number; high: number | undefined } => {
  const [low, high] = value.split('-');
  return { low: Number.parseInt(low ?? '', 10), high: high === undefined ? undefined : Number(high) };
};

/** A missing end counts as 0; unknown experience matches no band. */
const inExperienceBand = (value: string): SQL | undefined => {
  const { low, high } = band(value);
  return and(
    eq(jobs.experienceUnknown, false),
    sql`coalesce(${jobs.experienceMin}, 0) >= ${low}`,
    high === undefined ? undefined : sql`coalesce(${jobs.experienceMax}, 0) <= ${high}`,
  );
};

/** In lakh rupees a year. A job whose salary is not shown, because it is hidden or has only one end, matches no band. */
const inSalaryBand = (value: string): SQL | undefined => {
  const { min, max } = payOfBand(value);
  return and(
    eq(jobs.showSalary, true),
    sql`${jobs.salaryMin} >= ${min}`,
    max === null ? isNotNull(jobs.salaryMax) : sql`${jobs.salaryMax} <= ${max}`,
  );
};

/** Posted by an account that may publish, or imported without a recruiter. */
const isKept = or(inArray(accounts.status, [...LIVE_STATUSES]), eq(jobs.forNobody, true));

/** Listed: from before the first day until the end of the last one. */
export const isOpen = (today: string | Placeholder): SQL | undefined =>
  and(eq(jobs.status, 'Active'), gte(jobs.deadlineEnd, today), isKept);

/** What `publicState` of the policy calls open or ended: its page is readable, including some time after its end. */
export const isReadable = (today: string): SQL | undefined => {
  const closedOn = sql`(${jobs.updatedAt} at time zone 'Asia/Kolkata')::date`;
  const lastDay = sql`case when ${jobs.status} = 'Closed' then least(${jobs.deadlineEnd}, ${closedOn}) else ${jobs.deadlineEnd} end`;
  return and(
    isNull(jobs.deletedAt),
    inArray(jobs.status, ['Active', 'Closed']),
    or(isKept, and(isNull(jobs.recruiterId), eq(jobs.status, 'Closed'))),
    sql`${lastDay} >= ${daysAfter(today, -DAYS_SHOWN_AFTER_END)}::date`,
  );
};

const inScope = (scope: Scope, today: string): SQL | undefined => {
  if (scope === 'everything') return undefined;
  if (scope === 'public') return isOpen(today);
  const own = eq(jobs.recruiterId, scope.recruiterId);
  return scope.onlyOwn ? own : or(own, isOpen(today));
};

/** Only those who manage the job learn anything about its applications, including this. */
const hasWaited = (days: number, scope: Scope, now: Date): SQL | undefined => {
  if (scope === 'public') return sql`false`;
  const by = new Date(now.getTime() - days * DAY);
  return and(
    scope === 'everything' ? undefined : eq(jobs.recruiterId, scope.recruiterId),
    sql`exists (select from ${applications} where ${applications.jobId} = ${jobs.id}
      and ${needsAnswer} and ${lte(applications.appliedAt, by)})`,
  );
};

/** Recruiters with a fragment in company, name or address, or with that code: each through its own index. */
const selectRecruiters = (typed: string): SQL => {
  const value = typed.trim();
  const isNamed = and(
    eq(accounts.kind, 'recruiter'),
    or(inLowered(accounts.searchText, value), soundsLikeName(value), hasCode(value)),
  );
  return sql`select ${accounts.id} from ${accounts} where ${isNamed}
    union all select ${recruiters.accountId} as id from ${recruiters} where ${containsFragment(recruiters.companyName, value)}`;
};

/**
 * Finds the recruiters by whom an administrator filters jobs; undefined without such a filter. A query of its own, since
 * the best plan for their jobs depends on how many they are.
 */
export const findPosters = async (
  executor: Executor,
  { recruiter }: Pick<JobFilters, 'recruiter'>,
  scope: Scope,
): Promise<string[] | undefined> => {
  if (scope !== 'everything' || recruiter.length === 0) return undefined;
  const { rows } = await executor.execute<{ id: string }>(sql.join(recruiter.map(selectRecruiters), sql` union `));
  return [...new Set(rows.map(({ id }) => id))];
};

const isJobId = (typed: string): boolean => /^\s*(?:job)?\d+\s*$/i.test(typed);

/** Returns the condition on the readable id, typed with or without its letters. */
const hasJobId = (typed: readonly string[]): SQL | undefined =>
  matchesAny(typed, (value) =>
    eq(
      jobs.jobCode,
      value
        .trim()
        .toUpperCase()
        .replace(/^(?=\d)/, 'JOB'),
    ),
  );

/** Filters for administrators only: others could use them to infer what they may not read. */
const forTheOffice = ({ importId }: JobFilters, posters: readonly string[] | undefined): SQL | undefined =>
  and(posters && anyOf(jobs.recruiterId, posters), importId.length > 0 ? inArray(jobs.importId, importId) : undefined);

/** What readers search jobs by. Public values are literals, so that an address means the same jobs for everyone. */
const literally = (filters: JobFilters): SQL | undefined =>
  and(
    matchesAny(filters.q, (value) => inLines(jobs.searchText, value)),
    matchesAny(filters.skills, (value) => inLines(jobs.skillsText, value)),
    matchesAny(filters.location, (value) => containing(sql`lower(${jobs.location})`, value)),
    matchesAny(filters.title, (value) => containing(sql`lower(${jobs.title})`, value)),
  );

/** The filter of one's own jobs offers each location once, for all its spellings. */
const isAtOneOf = (places: readonly string[]): SQL => {
  const keys = places.map((place) => sql`lower(${place})`);
  return sql`${jobs.placeKeys} && array[${sql.join(keys, sql`, `)}]`;
};

/** The same for those who manage the jobs, who find them in either script. */
const inBothScripts = (filters: JobFilters): SQL | undefined =>
  and(
    matchesAny(filters.q.flatMap(workInBothScripts), (value) => inLines(jobs.searchText, value)),
    matchesAny(filters.skills.flatMap(workInBothScripts), (value) => inLines(jobs.skillsText, value)),
    matchesAny(filters.location.flatMap(placesInBothScripts), (value) =>
      containing(sql`lower(${jobs.location})`, value),
    ),
    filters.title.length > 0
      ? or(containsAny(jobs.title, filters.title.flatMap(workInBothScripts)), hasJobId(filters.title.filter(isJobId)))
      : undefined,
  );

/**
 * The list's filters as one condition over jobs and the accounts that posted them.
 *
 * @param posters from `findPosters`
 */
export const matches = (
  filters: JobFilters,
  scope: Scope,
  { today, now }: { today: string; now: Date },
  posters?: readonly string[],
): SQL | undefined => {
  const isOwn = typeof scope === 'object' && scope.onlyOwn;
  const isManaged = scope === 'everything' || isOwn;
  return and(
    isNull(jobs.deletedAt),
    inScope(scope, today),
    isManaged ? inBothScripts(filters) : literally(filters),
    matchesAny(filters.what, (value) =>
      or(inLines(jobs.skillsText, value), containing(sql`lower(${jobs.title})`, value)),
    ),
    matchesAny(filters.companyName, (value) => containing(sql`lower(${jobs.companyName})`, value)),
    matchesAny(filters.industry, (value) => containing(sql`lower(${jobs.industry})`, value)),
    matchesAny(filters.role, (value) => sql`lower(${jobs.title}) = lower(${value})`),
    isOwn && filters.place.length > 0
      ? isAtOneOf(filters.place.flatMap(spellingsOfLocation))
      : matchesAny(filters.place, (value) => sql`${jobs.placeKeys} @> array[lower(${value})]`),
    matchesAny(filters.experience, inExperienceBand),
    matchesAny(filters.salary, inSalaryBand),
    filters.workMode.length > 0 ? inArray(jobs.workMode, filters.workMode) : undefined,
    filters.employmentType.length > 0 ? inArray(jobs.employmentType, filters.employmentType) : undefined,
    filters.status.length > 0 ? inArray(jobs.status, filters.status) : undefined,
    filters.closing === undefined
      ? undefined
      : and(eq(jobs.status, 'Active'), between(jobs.deadlineEnd, today, daysAfter(today, filters.closing - 1))),
    scope === 'everything' ? forTheOffice(filters, posters) : undefined,
    isManaged ? hasJobId(filters.jobId) : undefined,
    filters.unanswered === undefined ? undefined : hasWaited(filters.unanswered, scope, now),
    filters.posted === undefined ? undefined : gte(jobs.createdAt, new Date(now.getTime() - filters.posted * DAY)),
  );
};
