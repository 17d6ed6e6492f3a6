import type { AnswersUndone } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { eachOfMany } from '#server/each-of-many.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { findHeld } from './held-answers.store.ts';
import { undoAnswer } from './undo-answer.ts';

/**
 * Undoes the recruiter's own held answers: status, interview and offer are restored, and nobody is notified.
 *
 * @throws Problem UNDO_OVER when the wait is over for all of them
 */
export async function undoAnswers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: RecruiterCaller,
  { ids }: { ids: readonly string[] },
): Promise<AnswersUndone> {
  return db.transaction(async (tx) => {
    const at = now();
    const { done, refused } = await eachOfMany(ids, async (id) => {
      const application = await lockApplication(tx, caller, id);
      const held = await findHeld(tx, id);
      if (!held || held.undoUntil <= at) throw new Problem('UNDO_OVER');
      await undoAnswer(tx, caller, { application, held, at });
      return true;
    });
    const changed = done.map(({ id }) => id);
    if (changed.length === 0)
      throw new Problem(refused.every(({ code }) => code === 'NOT_FOUND') ? 'NOT_FOUND' : 'UNDO_OVER');
    return {
      message: answerTexts.undone({ count: changed.length, all: changed.length + refused.length }),
      changed,
      refused,
    };
  });
}
