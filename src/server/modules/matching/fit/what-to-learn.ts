import type { AskedSkills, WhatToLearn } from '#contract/fit.ts';
import { JobQuery } from '#contract/job-search.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { listJobs, readOpenJobs } from '#server/modules/jobs/public.ts';
import { findSeenJobs } from './dismissed.store.ts';
import type { FitDeps } from './fit-deps.ts';
import { readFitIndex } from './fit-index.ts';
import { missingSections } from './person-of.ts';
import { readSelf } from './read-self.ts';
import { ownSkills } from './skill-verdicts.ts';

const MOST_SKILLS = 10;
const EXAMPLES = 3;
const MOST_ROLES = 6;

/**
 * Returns the skills that would open most jobs to the candidate, each with how many more would then fit. Counts only
 * what their list shows: no jobs that they applied to or dismissed, and only the kind of work they look for.
 */
export async function whatToLearn(
  deps: FitDeps & Pick<Deps, 'searchIndex'>,
  caller: CandidateCaller,
): Promise<WhatToLearn> {
  const { person, kind } = await readSelf(deps, caller);
  const { jobs, model } = await readFitIndex(deps);
  const today = dayInIndia(deps.now());
  const own = ownSkills(person, model);
  const have = new Set(own.keys());
  const seen = await findSeenJobs(deps.db, caller.accountId);
  let [fits, nearly] = [0, 0];
  const leftOut = { seen: 0, otherKind: 0 };
  const opened = new Map<string, { jobs: number; rows: number[] }>();
  jobs.eachNearlyFitting(have, today, (job) => {
    const reason = jobs.isOtherKind(job.row, kind) ? 'otherKind' : seen.has(jobs.idOf(job.row)) ? 'seen' : undefined;
    if (reason) {
      if (job.fits) leftOut[reason] += 1;
      return;
    }
    if (job.fits) {
      fits += 1;
      return;
    }
    nearly += 1;
    for (const { key } of jobs.askedBy(job.row)) {
      if (have.has(key) || !jobs.opensWith(job.row, key, have)) continue;
      const one = opened.get(key) ?? { jobs: 0, rows: [] };
      one.jobs += 1;
      if (one.rows.length < EXAMPLES) one.rows.push(job.row);
      opened.set(key, one);
    }
  });
  const most = [...opened]
    .sort(([left, { jobs: fewer }], [right, { jobs: more }]) => more - fewer || left.localeCompare(right))
    .slice(0, MOST_SKILLS);
  const examples = new Map(
    (
      await readOpenJobs(
        deps,
        most.flatMap(([, { rows }]) => rows.map((row) => jobs.idOf(row))),
      )
    ).map((job) => [job._id, job]),
  );
  return {
    fits,
    nearly,
    skills: most.map(([key, { jobs: count, rows }]) => {
      const near = model.near(key, [...have]);
      return {
        skill: jobs.spellingOf(key),
        jobs: count,
        ...(near && { near: { ...near, skill: own.get(near.skill) ?? near.skill } }),
        examples: rows.flatMap((row) => {
          const job = examples.get(jobs.idOf(row));
          if (!job) return [];
          const { _id, jobId, title, companyName, location } = job;
          return [{ _id, jobId, title, companyName, location }];
        }),
      };
    }),
    roles: await countRoles(deps, caller, model.rolesFor([...have], MOST_ROLES)),
    leftOut,
    lookingFor: kind,
    fill: missingSections(person),
  };
}

/**
 * Counts the jobs that a search for each title finds. The model merges spellings of a title and counts all that it
 * learned from, so its own numbers are not those of the list.
 */
const countRoles = async (
  deps: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  caller: CandidateCaller,
  roles: readonly { role: string }[],
): Promise<WhatToLearn['roles']> => {
  const counted = await Promise.all(
    roles.map(async ({ role }) => {
      const { total } = await listJobs(deps, caller, JobQuery.parse({ q: role, limit: 1 }));
      return { role, jobs: total };
    }),
  );
  return counted.filter(({ jobs }) => jobs > 0);
};

const MOST_ASKED = 20;
const BESIDE = 3;

/** Returns the skills that open jobs ask for most, with related ones. */
export async function askedSkills(deps: FitDeps): Promise<AskedSkills> {
  const { jobs, model } = await readFitIndex(deps);
  const counted = jobs.counts(dayInIndia(deps.now()));
  const most = [...counted.skills]
    .sort(([left, fewer], [right, more]) => more - fewer || left.localeCompare(right))
    .slice(0, MOST_ASKED);
  return {
    jobs: counted.jobs,
    skills: most.map(([key, count]) => ({
      skill: jobs.spellingOf(key),
      jobs: count,
      beside: model.beside([key], BESIDE).map(({ skill }) => model.name(skill)),
    })),
  };
}
