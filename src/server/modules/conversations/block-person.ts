import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { announce } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteBlock, insertBlock } from './blocks.store.ts';
import { getStanding, holdStanding, otherOf } from './get-standing.ts';

type Blocker = CandidateCaller | RecruiterCaller;

/**
 * Blocks the other side: no messages and invitations in either direction, and neither finds the other. Answers to
 * applications still arrive. Idempotent.
 *
 * @throws Problem NOT_FOUND; CONVERSATION_CLOSED when the other has left
 */
export async function blockPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Blocker,
  applicationId: string,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    const blockedId = otherOf(await holdStanding(tx, caller, applicationId), caller.kind);
    if (!blockedId) throw new Problem('CONVERSATION_CLOSED', { params: { ended: 'left' } });
    await insertBlock(tx, { blockerId: caller.accountId, blockedId, createdAt: now() });
    // Without a subject: every conversation of the two ends.
    await announce(tx, [caller.accountId, blockedId], ['conversations']);
  });
  return { message: answerTexts.personBlocked };
}

/**
 * Removes the caller's block; one by the other side stays. Idempotent.
 *
 * @throws Problem NOT_FOUND
 */
export async function unblockPerson(
  { db }: Pick<Deps, 'db'>,
  caller: Blocker,
  applicationId: string,
): Promise<{ message: string }> {
  const standing = await getStanding(db, caller, applicationId);
  const blockedId = otherOf(standing, caller.kind);
  if (blockedId) {
    await db.transaction(async (tx) => {
      await deleteBlock(tx, { blockerId: caller.accountId, blockedId });
      await announce(tx, [caller.accountId, blockedId], ['conversations']);
    });
  }
  return { message: answerTexts.personUnblocked };
}
