import { isRecruiter, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailsWaitUntil } from '#server/modules/mail/public.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import { countHeldByPerson, type HeldAnswer, holdAnswers } from './held-answers.store.ts';
import { showAnswer } from './show-answer.ts';

/** How long an answer can be undone, and when its email is sent if later than that. */
export interface Waits {
  undoUntil?: string;
  mailAt?: string;
}

type AnswerDeps = Pick<Deps, 'queue' | 'settings' | 'now'>;

/** A locked application, and the recruiter's words in the email. */
interface Answer {
  application: LockedApplication;
  words?: HeldAnswer['words'];
}

/**
 * Answers locked applications. A recruiter's answers are stored immediately, but shown and emailed only after a wait
 * during which they can be undone. An administrator's answers are shown immediately. Another answer during the wait
 * restarts it, can be undone by itself, and only the final state is announced.
 *
 * @param act stores all of the answers
 * @returns the wait of each, in the same order; empty for answers that are shown already
 */
export async function answeringMany(
  deps: AnswerDeps,
  tx: Transaction,
  { by, answers }: { by: Member; answers: readonly Answer[] },
  act: () => Promise<unknown>,
): Promise<Waits[]> {
  const ids = answers.map(({ application }) => application.id);
  const wait = isRecruiter(by) ? deps.settings.answerWaitMs : 0;
  const undoUntil = new Date(deps.now().getTime() + wait);
  const worded = answers.map(({ application: { id }, words = {} }) => ({ id, words }));
  await holdAnswers(tx, worded, undoUntil);
  await act();
  if (wait === 0) {
    for (const applicationId of ids) await showAnswer(deps, tx, { applicationId });
    return ids.map(() => ({}));
  }
  const until = undoUntil.toISOString();
  await deps.queue.sendMany(
    tx,
    'show-answer',
    ids.map((applicationId) => ({ applicationId, until })),
    { after: undoUntil },
  );
  const mailed = await findMailTimes(tx, by, answers, undoUntil);
  return ids.map((id) => {
    const mailAt = mailed.get(id);
    return { undoUntil: until, ...(mailAt && { mailAt: mailAt.toISOString() }) };
  });
}

/** Answers one locked application, like `answeringMany`. */
export async function answering(
  deps: AnswerDeps,
  tx: Transaction,
  { by, ...answer }: Answer & { by: Member },
  act: () => Promise<unknown>,
): Promise<Waits> {
  const [waits = {}] = await answeringMany(deps, tx, { by, answers: [answer] }, act);
  return waits;
}

/**
 * Finds when the emails are sent to people who have reached the limit of emails from this recruiter; their next ones
 * are combined.
 */
const findMailTimes = async (
  tx: Transaction,
  { accountId: senderId }: Member,
  answers: readonly Answer[],
  at: Date,
): Promise<ReadonlyMap<string, Date | undefined>> => {
  const people = answers.flatMap(({ application: { id, candidateId } }) => (candidateId ? [{ id, candidateId }] : []));
  const held = await countHeldByPerson(tx, senderId);
  // The count of held answers includes this one.
  const recipients = people.map(({ candidateId }) => ({
    recipientId: candidateId,
    earlier: (held.get(candidateId) ?? 1) - 1,
  }));
  const times = await mailsWaitUntil(tx, { senderId, recipients, at });
  return new Map(people.map(({ id }, index) => [id, times[index]]));
};
