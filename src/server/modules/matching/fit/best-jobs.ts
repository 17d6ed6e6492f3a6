import type { BestJob } from '#contract/fit.ts';
import { jobGroupKey } from '#contract/job-group.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { readOpenJobs } from '#server/modules/jobs/public.ts';
import { type DismissedRow, findAppliedJobs, findDismissed } from './dismissed.store.ts';
import { type FeedJob, readJobs } from './feeds.store.ts';
import type { FitDeps } from './fit-deps.ts';
import { readFitIndex } from './fit-index.ts';
import type { FitPerson } from './fit-input.ts';
import { fitOf, isFitting, scoreOf, skillShare } from './fit-of.ts';
import { inOrder, likenessTo } from './in-order.ts';
import { isLikeDismissed } from './like-dismissed.ts';
import { ownView } from './own-view.ts';
import { hasSkills } from './person-of.ts';
import { readSelf } from './read-self.ts';
import { ownSkills } from './skill-verdicts.ts';
import { likeDismissed, RECOMMENDED_FROM } from './weights.ts';
import { whyOf } from './why.ts';

/** Jobs scored in detail, not counting excluded ones; the length limit of the list. */
const LOOKED_AT = 160;

type Recommended = Omit<BestJob, 'job'> & { id: string };

interface Asking {
  person: FitPerson;
  dismissed: readonly DismissedRow[];
  model: Parameters<typeof fitOf>[2];
  today: string;
}

/** In order; groups of near-duplicates are represented by one. */
const recommend = (jobs: readonly FeedJob[], { person, dismissed, model, today }: Asking): Recommended[] => {
  const likeness = likenessTo(person.skills, model);
  const scored = jobs.flatMap((job) => {
    const fit = fitOf(job, person, model, today);
    if (skillShare(fit) < RECOMMENDED_FROM) return [];
    const score = isLikeDismissed(job, dismissed) ? likeDismissed(scoreOf(fit)) : scoreOf(fit);
    return [{ id: job.id, job, fit, score, likeness: likeness(job.skills) }];
  });
  scored.sort(inOrder);
  const groups = new Map<string, Recommended>();
  for (const { id, job, fit } of scored) {
    const key = jobGroupKey(job);
    const first = groups.get(key);
    if (first) first.similar += 1;
    else groups.set(key, { id, fit: ownView(fit), fits: isFitting(fit), why: whyOf(fit, job, person), similar: 0 });
  }
  return [...groups.values()];
};

/**
 * Returns open jobs that fit the candidate, best first, each with its reasons: excludes jobs they applied to or
 * dismissed, and shows one of a company's near-duplicates. Empty while the profile has no skill.
 */
export async function bestJobs(
  deps: FitDeps,
  caller: Pick<CandidateCaller, 'accountId'>,
  { page, limit: asked }: { page: number; limit?: number | undefined },
): Promise<Page<BestJob>> {
  const { limit: usual, most } = ROUTES.bestJobs.paged;
  const limit = Math.min(asked ?? usual, most);
  const { person, kind } = await readSelf(deps, caller);
  if (!hasSkills(person)) return { items: [], total: 0 };
  const { jobs, model } = await readFitIndex(deps);
  const today = dayInIndia(deps.now());
  const dismissed = await findDismissed(deps.db, caller.accountId);
  const leftOut = new Set([
    ...(await findAppliedJobs(deps.db, caller.accountId)),
    ...dismissed.map(({ jobId }) => jobId),
  ]);
  const own = ownSkills(person, model).keys();
  const ids = jobs
    .bestFor(person, own, { today, most: LOOKED_AT + leftOut.size, kind })
    .filter((id) => !leftOut.has(id))
    .slice(0, LOOKED_AT);
  const found = (await readJobs(deps.db, ids)).filter(({ listed, lastDay }) => listed && lastDay >= today);
  const all = recommend(found, { person, dismissed, model, today });
  const shown = all.slice((page - 1) * limit, page * limit);
  const views = new Map(
    (
      await readOpenJobs(
        deps,
        shown.map(({ id }) => id),
      )
    ).map((job) => [job._id, job]),
  );
  return {
    items: shown.flatMap(({ id, ...reasons }) => {
      const job = views.get(id);
      return job ? [{ job, ...reasons }] : [];
    }),
    total: all.length,
  };
}
