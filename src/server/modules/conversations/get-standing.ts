import type { Side } from '#contract/conversation-vocabulary.ts';
import { isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { findTalks, type Talk } from '#server/modules/hiring/public.ts';
import { Problem } from '#server/problem.ts';
import { findBlocks } from './blocks.store.ts';
import type { Standing } from './conversation-policy.ts';
import { hasRecruiterWritten } from './conversations.store.ts';

/** Returns the caller's side of their own conversations; administrators have none. */
export const sideOf = (caller: Member): Side | undefined => {
  if (isCandidate(caller)) return 'candidate';
  return isRecruiter(caller) ? 'recruiter' : undefined;
};

export const otherOf = ({ candidateId, recruiterId }: Pick<Talk, 'candidateId' | 'recruiterId'>, side: Side) =>
  side === 'candidate' ? recruiterId : candidateId;

export type TalkStanding = Talk & Standing;

/**
 * Returns those of these applications that the caller may see, with the data that decides about their conversations.
 */
export async function findStandings(
  executor: Executor,
  caller: Member,
  ids: readonly string[],
): Promise<TalkStanding[]> {
  if (ids.length === 0) return [];
  const talks = await findTalks(executor, caller, ids);
  const side = sideOf(caller);
  const others = side ? talks.flatMap((talk) => otherOf(talk, side) ?? []) : [];
  const { blocked, blockedBy } = await findBlocks(executor, caller.accountId, [...new Set(others)]);
  const standings: TalkStanding[] = [];
  for (const talk of talks) {
    const other = (side && otherOf(talk, side)) ?? '';
    standings.push({
      ...talk,
      blocked: blocked.has(other),
      blockedBy: blockedBy.has(other),
      // Queried only when relevant.
      recruiterWrote: side === 'candidate' && !talk.acted && (await hasRecruiterWritten(executor, talk.id)),
    });
  }
  return standings;
}

/**
 * Returns the application of a conversation.
 *
 * @throws Problem NOT_FOUND when the caller may not see it
 */
export async function getStanding(executor: Executor, caller: Member, applicationId: string): Promise<TalkStanding> {
  const [standing] = await findStandings(executor, caller, [applicationId]);
  if (!standing) throw new Problem('NOT_FOUND');
  return standing;
}

/** The same, and blocks deletion of either account until the transaction ends. */
export async function holdStanding(tx: Transaction, caller: Member, applicationId: string): Promise<TalkStanding> {
  const { candidateId, recruiterId } = await getStanding(tx, caller, applicationId);
  await holdAccounts(tx, [candidateId, recruiterId]);
  return getStanding(tx, caller, applicationId);
}
