import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteBlock, insertBlock } from './blocks.store.ts';
import { getStanding, holdStanding, otherOf } from './get-standing.ts';

type Blocker = CandidateCaller | RecruiterCaller;

/**
 * Wants nothing more from the other side: no messages and invitations either way, and no finding. Answers to
 * applications still come. Again is harmless.
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
  });
  return { message: answerTexts.personBlocked };
}

/**
 * Ends an own block; one of the other side stays. Again is harmless.
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
  if (blockedId) await deleteBlock(db, { blockerId: caller.accountId, blockedId });
  return { message: answerTexts.personUnblocked };
}
