import type { ApplicationsAnswer, ApplicationsAnswered } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { isProblem } from '#server/problem.ts';
import { decideApplication } from './decide-application.ts';
import { lockApplication } from './lock-application.ts';

type AnswerDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Accepts or rejects many applications to one's own jobs together. Each that
 * may not be moved is named with its reason, and the others go on.
 */
export async function answerApplications(
  deps: AnswerDeps,
  caller: RecruiterCaller,
  { ids, ...answer }: ApplicationsAnswer,
): Promise<ApplicationsAnswered> {
  return deps.db.transaction(async (tx) => {
    const changed: string[] = [];
    const refused: ApplicationsAnswered['refused'] = [];
    // In one order for everybody, so that two such calls never wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      try {
        if (await answerOne(deps, tx, caller, { id, ...answer })) changed.push(id);
      } catch (error) {
        if (!isProblem(error)) throw error;
        refused.push({ _id: id, message: error.message });
      }
    }
    return { message: sentence(changed.length, answer.status), changed, refused };
  });
}

/** False when it has this status already; then nobody is written to again. */
const answerOne = async (
  deps: AnswerDeps,
  tx: Transaction,
  caller: RecruiterCaller,
  { id, ...answer }: Omit<ApplicationsAnswer, 'ids'> & { id: string },
): Promise<boolean> => {
  const application = await lockApplication(tx, caller, id);
  if (application.status === answer.status) return false;
  await decideApplication(deps, tx, caller, application, answer);
  return true;
};

const sentence = (count: number, status: ApplicationsAnswer['status']): string =>
  count === 1 ? `1 application was ${status}.` : `${count} applications were ${status}.`;
