import type { OwnFit, OwnFits } from '#contract/fit.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { getJob, readOpenJobs } from '#server/modules/jobs/public.ts';
import { skillModelOf } from '../model/skill-model.ts';
import type { FitDeps } from './fit-deps.ts';
import { fitJobOf } from './fit-job-of.ts';
import { figureOf, fitOf } from './fit-of.ts';
import { ownView } from './own-view.ts';
import { hasSkills, missingSections } from './person-of.ts';
import { readSelf } from './read-self.ts';

/**
 * Returns how the candidate fits one job that they may read, with all reasons.
 * @throws NOT_FOUND, GONE like the job itself
 */
export async function ownFit(deps: FitDeps, caller: CandidateCaller, { id }: { id: string }): Promise<OwnFit> {
  const job = await getJob(deps, caller, { id });
  const { person } = await readSelf(deps, caller);
  const fill = missingSections(person);
  if (!hasSkills(person)) return { fit: null, fill };
  const model = skillModelOf(deps);
  return { fit: ownView(fitOf(fitJobOf(job), person, model, dayInIndia(deps.now()))), fill };
}

/** Returns the same for several open jobs, as on their cards; skips jobs that are not open. */
export async function ownFits(
  deps: FitDeps,
  caller: CandidateCaller,
  { job: ids }: { job: readonly string[] },
): Promise<OwnFits> {
  const { person } = await readSelf(deps, caller);
  const model = skillModelOf(deps);
  const today = dayInIndia(deps.now());
  const jobs = await readOpenJobs(deps, ids);
  return {
    fits: jobs.map((job) => ({
      _id: job._id,
      jobId: job.jobId,
      fit: hasSkills(person) ? figureOf(fitOf(fitJobOf(job), person, model, today)) : null,
    })),
    fill: missingSections(person),
  };
}
