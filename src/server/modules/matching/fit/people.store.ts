import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { notBlocked } from '#server/database/not-blocked.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { certificates, education, experiences, projects, skills } from '#server/database/schema/profile-lists.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

export const isLive = inArray(accounts.status, [...LIVE_STATUSES]);
/** In the recruiters' database; same rule as in `candidates/candidate-filters.store.ts`. */
export const isFindable = and(candidates.findable, isLive);

/** Returns those of these candidates whom this recruiter may find. */
export const findFindable = async (
  executor: Executor,
  recruiterId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(and(anyOf(candidates.accountId, ids), notBlocked(recruiterId, candidates.accountId)));
  return rows.map(({ id }) => id);
};

/** Aggregates the ordered rows of one list of a profile as objects. */
const listOf = <Row>(of: PgColumn, columns: Readonly<Record<keyof Row, PgColumn>>, order: SQL): SQL<Row[]> => {
  const pairs = Object.entries<PgColumn>(columns).flatMap(([name, column]) => [sql`${name}::text`, sql`${column}`]);
  return sql`coalesce((select json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order})
    from ${of.table} where ${of} = ${candidates.accountId}), '[]'::json)`;
};

export interface ProjectRow {
  title: string;
  description: string | null;
  technologies: string[];
  startMonth: string | null;
  endMonth: string | null;
}

export interface WorkRow {
  company: string;
  position: string;
  description: string | null;
  duration: string | null;
  startDate: string | null;
  endDate: string | null;
  currentlyWorking: boolean;
}

// One id has a statement of its own: for a list of unknown length PostgreSQL expects so many rows that it would plan the
// statement anew each time.
const people = prepared((executor, howMany: 'one' | 'many') =>
  executor
    .select({
      id: candidates.accountId,
      applyFor: candidates.applyFor,
      fresher: candidates.fresher,
      experienceYears: candidates.experienceYears,
      preferredLocations: candidates.preferredLocations,
      expectedSalary: candidates.expectedSalary,
      noticePeriod: candidates.noticePeriod,
      findable: sql<boolean>`${isFindable}`,
      live: sql<boolean>`${isLive}`,
      skills: listOf<{ name: string }>(
        skills.candidateId,
        { name: skills.name },
        sql`${skills.position}, ${skills.createdAt}`,
      ),
      projects: listOf<ProjectRow>(
        projects.candidateId,
        {
          title: projects.title,
          description: projects.description,
          technologies: projects.technologies,
          startMonth: projects.startMonth,
          endMonth: projects.endMonth,
        },
        sql`${projects.position}`,
      ),
      certificates: listOf<{ title: string; issueDate: string | null }>(
        certificates.candidateId,
        { title: certificates.title, issueDate: certificates.issueDate },
        sql`${certificates.position}`,
      ),
      jobs: listOf<WorkRow>(
        experiences.candidateId,
        {
          company: experiences.company,
          position: experiences.position,
          description: experiences.description,
          duration: experiences.duration,
          startDate: experiences.startDate,
          endDate: experiences.endDate,
          currentlyWorking: experiences.currentlyWorking,
        },
        sql`${experiences.sortOrder}`,
      ),
      degrees: listOf<{ degree: string }>(
        education.candidateId,
        { degree: education.degree },
        sql`${education.position}`,
      ),
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      howMany === 'one'
        ? eq(candidates.accountId, sql.placeholder('id'))
        : anyOf(candidates.accountId, sql.placeholder('ids')),
    )
    .prepare(`people_${howMany}`),
);

/** The fields of these candidates that affect fits: reads no name, gender, age, picture, address or college. */
export const findPeople = (executor: Executor, ids: readonly string[]) =>
  people(executor, ids.length === 1 ? 'one' : 'many').execute({ id: ids[0], ids });

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];
