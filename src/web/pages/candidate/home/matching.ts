import type { CallOutput } from '#contract/api.ts';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';

type Candidate = CallOutput<'getCandidate'>;
type Jobs = CallOutput<'listJobs'>;

const SHOWN = 3;
/** Some of the newest will have been applied for. */
const ASKED = 12;
/** What the list takes of one filter. */
const MOST_FRAGMENTS = 15;
const NEW_DAYS = 30;

interface Matching {
  jobs: Jobs;
  skills: string[];
  /** Empty when nothing was found there and other places were looked at. */
  places: string[];
}

/** Without skills every job would fit. */
export const fits = ({ keySkills = [] }: Candidate): boolean => keySkills.length > 0;

/** New jobs for the skills and the kind of work of a profile, newest first: in its places, and anywhere. */
const queriesOf = ({ keySkills = [], preferredLocations = [], applyFor }: Candidate) => {
  const skills = keySkills.slice(0, MOST_FRAGMENTS);
  const places = preferredLocations.slice(0, MOST_FRAGMENTS);
  const employmentType = EMPLOYMENT_TYPES.filter(
    (type) => !applyFor || (type === 'Internship') === (applyFor === 'Internship'),
  );
  const jobsIn = (location: string[]) =>
    read('listJobs', { query: { skills, employmentType, posted: NEW_DAYS, limit: ASKED, location } });
  return { skills, places, near: jobsIn(places), anywhere: jobsIn([]) };
};

/** Begins to read them; what fails is said where they are shown. */
export function loadMatching(candidate: Candidate): void {
  if (!fits(candidate)) return;
  const { near, anywhere } = queriesOf(candidate);
  for (const query of [near, anywhere]) load(query).catch(() => undefined);
}

/** New jobs for a profile without those applied for; of other places when there are none in its own. Suspends. */
export function useMatching(candidate: Candidate, applied: ReadonlySet<string>): LoadResult<Matching> {
  const { skills, places, ...queries } = queriesOf(candidate);
  const near = useBody(queries.near);
  const anywhere = useBody(queries.anywhere);
  if (!anywhere.ok) return anywhere;
  const open = (jobs: Jobs) => jobs.filter(({ _id }) => !applied.has(_id)).slice(0, SHOWN);
  const local = places.length > 0 && near.ok ? open(near.data) : [];
  const jobs = local.length > 0 ? local : open(anywhere.data);
  return { ok: true, data: { jobs, skills, places: local.length > 0 ? places : [] } };
}
