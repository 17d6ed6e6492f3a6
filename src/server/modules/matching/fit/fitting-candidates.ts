import type { Fit, FittingCandidate } from '#contract/fit.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invitedAmong, listChosenCandidates } from '#server/modules/candidates/public.ts';
import { getJob } from '#server/modules/jobs/public.ts';
import { Problem } from '#server/problem.ts';
import type { SkillModel } from '../model/skill-model.ts';
import { findSentTo } from './application-fits.store.ts';
import { fitsOfSent } from './application-fits.ts';
import type { FitDeps } from './fit-deps.ts';
import { readFitIndex } from './fit-index.ts';
import type { FitJob } from './fit-input.ts';
import { fitJobOf } from './fit-job-of.ts';
import { fitOf, scoreOf, skillShare } from './fit-of.ts';
import { inOrder, likenessTo, type Placed } from './in-order.ts';
import { findFindable, findPeople } from './people.store.ts';
import { personForRecruiters } from './person-of.ts';
import { RECOMMENDED_FROM } from './weights.ts';

/** Candidates scored in detail; the length limit of the list. */
const LOOKED_AT = 100;

interface Ranked extends Placed {
  fit: Fit;
  applied: boolean;
}

type RankDeps = FitDeps & Pick<Deps, 'settings' | 'queue'>;

/** Ranks findable candidates who fit, best first. Applicants to the job are compared by their application. */
const rank = async (
  deps: FitDeps,
  executor: Executor,
  {
    id: jobId,
    recruiterId,
    job,
    ids,
    model,
  }: { id: string; recruiterId: string; job: FitJob; ids: readonly string[]; model: SkillModel },
): Promise<Ranked[]> => {
  const today = dayInIndia(deps.now());
  const found = ids.length === 0 ? [] : await findFindable(executor, recruiterId, ids);
  const people = (await findPeople(executor, found)).filter(({ findable }) => findable);
  const sent = await findSentTo(
    executor,
    jobId,
    people.map(({ id }) => id),
  );
  const byApplication = new Map((await fitsOfSent(deps, executor, sent, model)).map((fit) => [fit.applicationId, fit]));
  const applied = new Map(sent.map((one) => [one.candidateId ?? '', byApplication.get(one.id)]));
  const likeness = likenessTo(job.skills, model);
  const ranked = people.map((row): Ranked => {
    const person = personForRecruiters(row, today);
    const placed = { id: row.id, likeness: likeness(person.skills) };
    const ofApplication = applied.get(row.id);
    if (ofApplication) return { ...placed, fit: ofApplication.fit, score: ofApplication.score, applied: true };
    const fit = fitOf(job, person, model, today);
    return { ...placed, fit, score: scoreOf(fit), applied: false };
  });
  return ranked.filter(({ fit }) => skillShare(fit) >= RECOMMENDED_FROM).sort(inOrder);
};

/**
 * Ranks candidates of the database for one of the recruiter's own jobs. Each listed candidate is recorded and counted
 * as in any list of the database.
 * @throws NOT_FOUND for a job that is not the recruiter's own; EMAIL_UNCONFIRMED; DAILY_LIMIT
 */
export async function fittingCandidates(
  deps: RankDeps,
  caller: RecruiterCaller,
  { jobId: idOrCode, page, limit: asked }: { jobId: string; page: number; limit?: number | undefined },
): Promise<Page<FittingCandidate>> {
  const { limit: usual, most } = ROUTES.fittingCandidates.paged;
  const limit = Math.min(asked ?? usual, most);
  const view = await getJob(deps, caller, { id: idOrCode });
  if (view.postedBy !== caller.accountId) throw new Problem('NOT_FOUND');
  const job = fitJobOf(view);
  const { people, model } = await readFitIndex(deps);
  const ids = people.bestFor(job, LOOKED_AT);
  const { items, total } = await listChosenCandidates(deps, caller, {
    choose: (tx) => rank(deps, tx, { id: view._id, recruiterId: caller.accountId, job, ids, model }),
    page,
    limit,
  });
  const invited = await invitedAmong(
    deps.db,
    view._id,
    items.map(({ candidate }) => candidate._id),
  );
  return {
    items: items.map(({ candidate, chosen: { fit, applied } }) => ({
      candidate,
      fit,
      applied,
      invited: invited.has(candidate._id),
    })),
    total,
  };
}
