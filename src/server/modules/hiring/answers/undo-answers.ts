import type { AnswersUndone } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { eachOfMany } from '#server/each-of-many.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findAndLock } from '../applications/application-changes.store.ts';
import { getChangeable } from '../applications/lock-application.ts';
import { cutLastSteps, findHeldAnswers, holdAgain } from './held-answers.store.ts';
import { restoreApplications } from './restore-applications.ts';

/**
 * Undoes the recruiter's own held answers, of each application the newest: status, interview and offer are as right
 * before it, and nobody is notified. An earlier answer that it had replaced is held again until the same moment.
 *
 * @throws Problem UNDO_OVER when the wait is over for all of them, APPLICATION_WITHDRAWN when all candidates have
 *   withdrawn
 */
export async function undoAnswers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: RecruiterCaller,
  { ids }: { ids: readonly string[] },
): Promise<AnswersUndone> {
  return db.transaction(async (tx) => {
    const at = now();
    const locked = new Map((await findAndLock(tx, caller, ids)).map((application) => [application.id, application]));
    const waiting = new Map((await findHeldAnswers(tx, [...locked.keys()])).map((held) => [held.applicationId, held]));
    const { done, refused } = await eachOfMany(ids, async (id) => {
      const application = getChangeable(locked.get(id));
      const held = waiting.get(id);
      if (!held || held.undoUntil <= at)
        throw new Problem(application.status === 'withdrawn' ? 'APPLICATION_WITHDRAWN' : 'UNDO_OVER');
      return { application, held };
    });
    const changed = done.map(({ id }) => id);
    if (changed.length === 0) {
      const whole = (['NOT_FOUND', 'APPLICATION_WITHDRAWN'] as const).find((one) =>
        refused.every(({ code }) => code === one),
      );
      throw new Problem(whole ?? 'UNDO_OVER');
    }
    const earlier = await cutLastSteps(
      tx,
      done.map(({ result: { held } }) => held),
    );
    await restoreApplications(
      tx,
      caller,
      done.map(({ result: { application, held } }) => ({
        application,
        held: { ...held, before: held.steps.at(-1)?.before ?? held.before },
      })),
      at,
    );
    await holdAgain(tx, earlier);
    const [undoUntil] = earlier.map((held) => held.undoUntil.toISOString()).sort();
    return {
      message: [
        answerTexts.undone({ count: changed.length, all: changed.length + refused.length }),
        ...new Set(refused.map(({ message }) => message)),
      ].join(' '),
      changed,
      refused,
      ...(undoUntil && { earlier: { ids: earlier.map(({ applicationId }) => applicationId), undoUntil } }),
    };
  });
}
