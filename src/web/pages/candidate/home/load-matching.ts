import type { CallInput, CallOutput } from '#contract/api.ts';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

type Candidate = CallOutput<'getCandidate'>;
type Jobs = CallOutput<'listJobs'>;

const SHOWN = 3;
/** Some of the newest will have been applied for. */
const ASKED = 12;
/** What the list takes of one filter. */
const MOST_FRAGMENTS = 15;
const NEW_DAYS = 30;

export interface Matching {
  jobs: Jobs;
  skills: string[];
  /** Empty when nothing was found there and other places were looked at. */
  places: string[];
}

/** Without skills every job would fit. */
export const fits = ({ keySkills = [] }: Candidate): boolean => keySkills.length > 0;

/**
 * New jobs for the skills, places and kind of work of a profile, newest first,
 * without those applied for; of other places when there are none.
 */
export async function loadMatching(
  request: Request,
  { keySkills = [], preferredLocations = [], applyFor }: Candidate,
  applied: ReadonlySet<string>,
): Promise<LoadResult<Matching>> {
  const skills = keySkills.slice(0, MOST_FRAGMENTS);
  const places = preferredLocations.slice(0, MOST_FRAGMENTS);
  const employmentType = EMPLOYMENT_TYPES.filter((type) => (type === 'Internship') === (applyFor === 'Internship'));
  const query = { skills, employmentType, posted: NEW_DAYS, limit: ASKED };
  const find = (more: CallInput<'listJobs'>['query']) =>
    settleOrSignIn(request, callWithTotal('listJobs', { query: { ...query, ...more } }, { signal: request.signal }));
  const [near, anywhere] = await Promise.all([places.length > 0 ? find({ location: places }) : undefined, find({})]);
  if (!anywhere.ok) return anywhere;
  const open = (jobs: Jobs) => jobs.filter(({ _id }) => !applied.has(_id)).slice(0, SHOWN);
  const local = near?.ok ? open(near.data.body) : [];
  const jobs = local.length > 0 ? local : open(anywhere.data.body);
  return { ok: true, data: { jobs, skills, places: local.length > 0 ? places : [] } };
}
