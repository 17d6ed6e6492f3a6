import type { CallOutput } from '#contract/api.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import type { LoadResult } from '#web/lib/settle.ts';

type Candidate = CallOutput<'getCandidate'>;

const SHOWN = 3;
const best = read('bestJobs', { query: { limit: SHOWN } });

/** Without skills every job would fit. */
export const fits = ({ keySkills = [] }: Candidate): boolean => keySkills.length > 0;

/** Begins to read them; what fails is said where they are shown. */
export function loadMatching(candidate: Candidate): void {
  if (fits(candidate)) load(best).catch(() => undefined);
}

/** The open jobs that fit the profile best, without those applied for. Suspends. */
export const useMatching = (): LoadResult<CallOutput<'bestJobs'>> => useBody(best);
