import { isRecruiter, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { type HeldAnswer, keepAsItIs, setUndoUntil } from './held-answers.store.ts';
import { showAnswer } from './show-answer.ts';

type AnswerDeps = Pick<Deps, 'queue' | 'settings' | 'now'>;

/**
 * Answers a locked application. A recruiter's answer is stored at once and waits; it shows, and is mailed, when nobody
 * has undone it until then. An administrator's shows at once. An answer over one that waits waits anew, and only what
 * stands in the end is told.
 *
 * @param words what the mail says in the recruiter's words
 * @returns until when it can be undone; nothing when it shows already
 */
export async function answering(
  deps: AnswerDeps,
  tx: Transaction,
  { by, application, words = {} }: { by: Member; application: LockedApplication; words?: HeldAnswer['words'] },
  answer: () => Promise<unknown>,
): Promise<{ undoUntil?: string }> {
  const { id } = application;
  await keepAsItIs(tx, { id, at: deps.now() });
  await answer();
  const wait = isRecruiter(by) ? deps.settings.answerWaitMs : 0;
  const undoUntil = new Date(deps.now().getTime() + wait);
  await setUndoUntil(tx, { id, words, undoUntil });
  if (wait === 0) {
    await showAnswer(deps, tx, { applicationId: id });
    return {};
  }
  const until = undoUntil.toISOString();
  await deps.queue.send(tx, 'show-answer', { applicationId: id, until }, { after: undoUntil });
  return { undoUntil: until };
}
