import type { DismissedJob, NotForMe } from '#contract/fit.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { getJob } from '#server/modules/jobs/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteDismissed, upsertDismissed } from './dismissed.store.ts';
import type { FitDeps } from './fit-deps.ts';

/**
 * Dismisses a job ("Not for me"), which is no longer recommended. Repeating it changes the reason.
 * @throws NOT_FOUND for a job that the candidate may not read
 */
export async function dismissJob(
  deps: FitDeps,
  caller: CandidateCaller,
  { jobId: idOrCode, reason = null }: { jobId: string } & NotForMe,
): Promise<DismissedJob> {
  const { _id, jobId } = await getJob(deps, caller, { id: idOrCode });
  await upsertDismissed(deps.db, { candidateId: caller.accountId, jobId: _id, reason, at: deps.now() });
  return { _id, jobId, reason };
}

/** Undoes a dismissal; no effect on a job that was not dismissed. */
export async function undismissJob(
  { db }: Pick<FitDeps, 'db'>,
  { accountId }: CandidateCaller,
  { jobId: idOrCode }: { jobId: string },
): Promise<{ message: string }> {
  await deleteDismissed(db, { candidateId: accountId, idOrCode });
  return { message: answerTexts.jobRecommendedAgain };
}
