import type { ApplicationsAnswer, ApplicationsAnswered } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { eachOfMany } from '#server/each-of-many.ts';
import { answerTexts } from '#texts/answers.ts';
import type { Waits } from '../answers/answering.ts';
import { decideApplication } from './decide-application.ts';
import { lockApplication } from './lock-application.ts';

type AnswerDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Accepts or rejects many applications to the recruiter's own jobs. Those that cannot change are returned with their
 * reason; the others proceed.
 */
export async function answerApplications(
  deps: AnswerDeps,
  caller: RecruiterCaller,
  { ids, each = [], ...answer }: ApplicationsAnswer,
): Promise<ApplicationsAnswered> {
  const own = new Map(each.map((words) => [words.id, words]));
  return deps.db.transaction(async (tx) => {
    const { done, refused } = await eachOfMany(ids, (id) =>
      answerOne(deps, tx, caller, { ...answer, ...own.get(id), id }),
    );
    const changed = done.map(({ id }) => id);
    const latest = (moment: keyof Waits): string | undefined =>
      done
        .map(({ result }) => result[moment] ?? '')
        .sort()
        .at(-1);
    const [undoUntil, mailAt] = [latest('undoUntil'), latest('mailAt')];
    return {
      message: answerTexts.applicationsAnswered({ count: changed.length, status: answer.status }),
      ...(undoUntil && { undoUntil }),
      ...(mailAt && { mailAt }),
      changed,
      refused,
    };
  });
}

/** Undefined when the status is unchanged; nobody is notified again. */
const answerOne = async (
  deps: AnswerDeps,
  tx: Transaction,
  caller: RecruiterCaller,
  { id, ...answer }: Omit<ApplicationsAnswer, 'ids' | 'each'> & { id: string },
): Promise<Waits | undefined> => {
  const application = await lockApplication(tx, caller, id);
  if (application.status === answer.status) return undefined;
  return decideApplication(deps, tx, caller, application, answer);
};
