import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { SuggestedValue } from '#contract/resumes.ts';
import type { Executor } from '#server/database/client.ts';
import {
  accounts,
  candidates,
  certificates,
  education,
  experiences,
  files,
  jobs,
  projects,
  resumeSuggestions,
  skills,
} from '#server/database/schema/index.ts';
import type { Suggestion } from './reading/find-suggestions.ts';

/** Rows for the outcome of a reading, beside its suggestions. */
const OUTCOMES = ['read', 'unreadable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface SuggestionRow {
  id: string;
  value: SuggestedValue;
  source: string;
  accepted: boolean | null;
}

const columns = {
  id: resumeSuggestions.id,
  value: resumeSuggestions.value,
  source: resumeSuggestions.source,
  accepted: resumeSuggestions.accepted,
};

/** JSON written by this application; rows of an older shape are skipped. */
const known = (row: {
  id: string;
  value: unknown;
  source: string | null;
  accepted: boolean | null;
}): SuggestionRow[] => {
  const value = SuggestedValue.safeParse(row.value);
  return value.success ? [{ ...row, value: value.data, source: row.source ?? '' }] : [];
};

/** Unanswered suggestions, in reading order. */
export const listOpenSuggestions = async (executor: Executor, candidateId: string): Promise<SuggestionRow[]> => {
  const rows = await executor
    .select(columns)
    .from(resumeSuggestions)
    .where(and(eq(resumeSuggestions.candidateId, candidateId), isNull(resumeSuggestions.accepted)))
    .orderBy(asc(resumeSuggestions.id));
  return rows.flatMap(known);
};

/** Refused suggestions, which are not repeated. */
export const listRefusedSuggestions = async (executor: Executor, candidateId: string): Promise<SuggestionRow[]> => {
  const rows = await executor
    .select(columns)
    .from(resumeSuggestions)
    .where(and(eq(resumeSuggestions.candidateId, candidateId), eq(resumeSuggestions.accepted, false)));
  return rows.flatMap(known);
};

/** Locks one of this person's suggestions, to serialize answers. */
export const lockSuggestion = async (
  executor: Executor,
  { id, candidateId }: { id: string; candidateId: string },
): Promise<SuggestionRow | undefined> => {
  const [row] = await executor
    .select(columns)
    .from(resumeSuggestions)
    .where(and(eq(resumeSuggestions.id, id), eq(resumeSuggestions.candidateId, candidateId)))
    .for('update');
  return row && known(row)[0];
};

export const markSuggestion = async (
  executor: Executor,
  { id, accepted, at }: { id: string; accepted: boolean | null; at: Date },
): Promise<void> => {
  await executor.update(resumeSuggestions).set({ accepted, updatedAt: at }).where(eq(resumeSuggestions.id, id));
};

/**
 * Finds the newest resume that the person sent, in a profile or with an application, and the outcome of its reading.
 */
export const findNewestResume = async (
  executor: Executor,
  candidateId: string,
): Promise<{ fileId: string; fileName: string; uploadedAt: Date; outcome: Outcome | undefined } | undefined> => {
  const [row] = await executor
    .select({
      fileId: files.id,
      fileName: files.originalName,
      uploadedAt: files.createdAt,
      outcome: resumeSuggestions.kind,
    })
    .from(files)
    .leftJoin(
      resumeSuggestions,
      and(eq(resumeSuggestions.fileId, files.id), inArray(resumeSuggestions.kind, [...OUTCOMES])),
    )
    .where(
      and(
        eq(files.ownerId, candidateId),
        inArray(files.purpose, ['resume', 'application_resume']),
        isNotNull(files.committedAt),
      ),
    )
    .orderBy(desc(files.id))
    .limit(1);
  return row && { ...row, outcome: OUTCOMES.find((outcome) => outcome === row.outcome) };
};

/** Stores the outcome of reading one file, without touching suggestions of others. */
export const insertOutcome = async (
  executor: Executor,
  { candidateId, fileId, outcome }: { candidateId: string; fileId: string; outcome: Outcome },
): Promise<void> => {
  await executor.insert(resumeSuggestions).values({ candidateId, fileId, kind: outcome, value: {}, accepted: true });
};

/** Replaces the unanswered suggestions of earlier resumes by those of this one. Answers stay. */
export const replaceSuggestions = async (
  executor: Executor,
  {
    candidateId,
    fileId,
    outcome,
    suggestions,
  }: { candidateId: string; fileId: string; outcome: Outcome; suggestions: readonly Suggestion[] },
): Promise<void> => {
  // Serializes readings of one person's resumes.
  await executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId))
    .for('update');
  await executor
    .delete(resumeSuggestions)
    .where(
      and(
        eq(resumeSuggestions.candidateId, candidateId),
        or(isNull(resumeSuggestions.accepted), inArray(resumeSuggestions.kind, [...OUTCOMES])),
      ),
    );
  await executor.insert(resumeSuggestions).values([
    { candidateId, fileId, kind: outcome, value: {}, accepted: true, source: null },
    ...suggestions.map(({ value, source }) => ({
      candidateId,
      fileId,
      kind: value.kind,
      value,
      accepted: null,
      source,
    })),
  ]);
};

/** Existing profile entries, which need no suggestion. */
export const findProfileFacts = async (
  executor: Executor,
  candidateId: string,
): Promise<{
  phone: string;
  skills: string[];
  education: { degree: string; institute: string; yearOfPassing: number | null }[];
  employment: { position: string; company: string }[];
  projects: string[];
  certificates: string[];
  hobbies: string[];
  headline: string;
}> => {
  const [account] = await executor.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, candidateId));
  const names = await executor.select({ name: skills.name }).from(skills).where(eq(skills.candidateId, candidateId));
  const [candidate] = await executor
    .select({ hobbies: candidates.hobbies, headline: candidates.profileHeadline })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId));
  const titlesOf = async (table: typeof projects | typeof certificates): Promise<string[]> =>
    (await executor.select({ title: table.title }).from(table).where(eq(table.candidateId, candidateId))).map(
      ({ title }) => title,
    );
  return {
    projects: await titlesOf(projects),
    certificates: await titlesOf(certificates),
    hobbies: candidate?.hobbies ?? [],
    headline: candidate?.headline ?? '',
    phone: account?.phone ?? '',
    skills: names.map(({ name }) => name),
    education: await executor
      .select({ degree: education.degree, institute: education.institute, yearOfPassing: education.yearOfPassing })
      .from(education)
      .where(eq(education.candidateId, candidateId)),
    employment: await executor
      .select({ position: experiences.position, company: experiences.company })
      .from(experiences)
      .where(eq(experiences.candidateId, candidateId)),
  };
};

/**
 * Lists every skill that jobs ask for or at least three people have, once, in its most frequent spelling; ignores case,
 * blanks and dots.
 */
export const listKnownSkills = async (executor: Executor): Promise<string[]> => {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select (array_agg(name order by times desc, name))[1] as name
    from (
      select name, sum(times) as times from (
        select unnest(${jobs.skills}) as name, count(*) as times from ${jobs} group by 1
        union all
        select max(${skills.name}), count(*) from ${skills} group by lower(${skills.name}) having count(*) >= 3
      ) as counted
      group by name
    ) as spelled
    where btrim(name, ' .') <> ''
    group by regexp_replace(lower(name), '[\\s.]+', '', 'g')
  `);
  return rows.map(({ name }) => name);
};
