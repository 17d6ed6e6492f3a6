import { isRecruiter, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailWaitsUntil } from '#server/modules/mail/public.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { countOthersHeld, type HeldAnswer, keepAsItIs, setUndoUntil } from './held-answers.store.ts';
import { showAnswer } from './show-answer.ts';

/** How long an answer can be undone, and when its email is sent if later than that. */
export interface Waits {
  undoUntil?: string;
  mailAt?: string;
}

type AnswerDeps = Pick<Deps, 'queue' | 'settings' | 'now'>;

/**
 * Answers a locked application. A recruiter's answer is stored immediately but held; it is shown and emailed when it
 * has not been undone by then. An administrator's is shown immediately. Answering again while one is held restarts the
 * wait, and only the final result is announced.
 *
 * @param words the recruiter's own words for the email
 * @returns an empty object when it is shown already
 */
export async function answering(
  deps: AnswerDeps,
  tx: Transaction,
  { by, application, words = {} }: { by: Member; application: LockedApplication; words?: HeldAnswer['words'] },
  answer: () => Promise<unknown>,
): Promise<Waits> {
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
  const mailAt = await mailLater(tx, application, undoUntil);
  return { undoUntil: until, ...(mailAt && { mailAt: mailAt.toISOString() }) };
}

/** A candidate who has reached the limit of emails from this recruiter gets the next ones together. */
const mailLater = async (
  tx: Transaction,
  { id, recruiterId: senderId, candidateEmail: to }: LockedApplication,
  at: Date,
): Promise<Date | undefined> =>
  senderId && to ? mailWaitsUntil(tx, { senderId, to, earlier: await countOthersHeld(tx, id), at }) : undefined;
