import type { ApplicationFit, Fit, FitFigure } from '#contract/fit.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { type SkillModel, skillModelOf } from '../model/skill-model.ts';
import {
  findFits,
  findOwnSent,
  findSent,
  insertFits,
  type SentRow,
  type StoredFit,
  writeFits,
} from './application-fits.store.ts';
import { readJobs } from './feeds.store.ts';
import type { FitDeps } from './fit-deps.ts';
import { figureOf, fitOf, scoreOf } from './fit-of.ts';
import { findPeople } from './people.store.ts';
import { hasSkills, personOfApplication } from './person-of.ts';

/**
 * Computes the fits of applications as the recruiter may see them: the sent data, plus the shared part of the profile
 * while it is shared.
 */
export const fitsOfSent = async (
  deps: FitDeps,
  executor: Executor,
  sent: readonly SentRow[],
  model: SkillModel = skillModelOf(deps),
): Promise<StoredFit[]> => {
  const today = dayInIndia(deps.now());
  const candidateIds = [...new Set(sent.flatMap(({ candidateId }) => candidateId ?? []))];
  const people = new Map((await findPeople(executor, candidateIds)).map((row) => [row.id, row]));
  const jobs = new Map(
    (await readJobs(executor, [...new Set(sent.map(({ jobId }) => jobId))])).map((job) => [job.id, job]),
  );
  return sent.flatMap(({ id: applicationId, jobId, recruiterId, appliedAt, candidateId, ...one }) => {
    const job = jobs.get(jobId);
    const row = people.get(candidateId ?? '');
    const person = personOfApplication(one, row?.live ? row : undefined, today);
    if (!job || !hasSkills(person)) return [];
    const fit = fitOf(job, person, model, today);
    return [{ applicationId, jobId, recruiterId, appliedAt, version: model.version, score: scoreOf(fit), fit }];
  });
};

/** Recomputes the fits of these applications in the version of the model. */
export const storeFits = async (deps: FitDeps, executor: Executor, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const fits = await fitsOfSent(deps, executor, await findSent(executor, ids));
  await writeFits(executor, { ids, fits, version: skillModelOf(deps).version, at: deps.now() });
};

/** Stores the fit of an application that the same transaction has inserted: nothing can have changed since. */
export const storeFirstFit = async (deps: FitDeps, executor: Executor, sent: SentRow): Promise<void> =>
  insertFits(executor, {
    fits: await fitsOfSent(deps, executor, [sent]),
    version: skillModelOf(deps).version,
    at: deps.now(),
  });

/** Returns the fit figures shown in lists and on a single application. */
export const figuresOf = async (executor: Executor, ids: readonly string[]): Promise<Map<string, FitFigure>> =>
  new Map([...(await findFits(executor, ids))].map(([id, fit]) => [id, figureOf(fit)]));

/**
 * Returns all reasons of one application, for its candidate, who sees the same as the recruiter, and for the recruiter
 * of its job.
 * @throws NOT_FOUND
 */
export async function applicationFit(
  deps: FitDeps,
  caller: CandidateCaller | RecruiterCaller,
  { id }: { id: string },
): Promise<ApplicationFit> {
  const whose = isCandidate(caller) ? { candidateId: caller.accountId } : { recruiterId: caller.accountId };
  const found = await findOwnSent(deps.db, id, whose);
  if (!found) throw new Problem('NOT_FOUND');
  if (!found.sent) return { fit: null };
  return { fit: (await findFits(deps.db, [id])).get(id) ?? (await computed(deps, found.sent)) };
}

/** Used until the first background refresh has stored it. */
const computed = async (deps: FitDeps, sent: SentRow): Promise<Fit | null> => {
  const [one] = await fitsOfSent(deps, deps.db, [sent]);
  return one?.fit ?? null;
};
