import type { ApplicationsAnswer, ApplicationsAnswered } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { eachOfMany } from '#server/each-of-many.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import type { Waits } from '../answers/answering.ts';
import { findAndLock, type LockedApplication } from './application-changes.store.ts';
import { stepRefusal } from './application-policy.ts';
import { decideApplications } from './decide-application.ts';
import { getChangeable } from './lock-application.ts';

type AnswerDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Accepts or rejects many applications to the caller's own jobs in one step. Those that may not be moved are returned
 * with their reasons.
 */
export async function answerApplications(
  deps: AnswerDeps,
  caller: RecruiterCaller,
  { ids, each = [], status, ...answer }: ApplicationsAnswer,
): Promise<ApplicationsAnswered> {
  return deps.db.transaction(async (tx) => {
    const locked = new Map((await findAndLock(tx, caller, ids)).map((application) => [application.id, application]));
    const { done, refused } = await eachOfMany(ids, (id) => toAnswer(locked.get(id), status));
    const own = new Map(each.map((words) => [words.id, words]));
    const decisions = done.map(({ id, result }) => ({ ...answer, ...own.get(id), application: result }));
    const waits = decisions.length > 0 ? await decideApplications(deps, tx, caller, status, decisions) : [];
    const latest = (moment: keyof Waits): string | undefined =>
      waits
        .map((one) => one[moment] ?? '')
        .sort()
        .at(-1);
    const [undoUntil, mailAt] = [latest('undoUntil'), latest('mailAt')];
    return {
      message: answerTexts.applicationsAnswered({ count: done.length, status }),
      ...(undoUntil && { undoUntil }),
      ...(mailAt && { mailAt }),
      changed: done.map(({ id }) => id),
      refused,
    };
  });
}

/**
 * Returns the application if it is to be answered, or undefined if it has this status already.
 *
 * @throws Problem when it may not be moved
 */
const toAnswer = async (
  locked: LockedApplication | undefined,
  status: ApplicationsAnswer['status'],
): Promise<LockedApplication | undefined> => {
  const application = getChangeable(locked);
  if (application.status === status) return undefined;
  const refusal = stepRefusal(application, status, 'decide');
  if (refusal) throw new Problem(refusal);
  return application;
};
