import { and, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { blocks } from '#server/database/schema/conversations.ts';

interface Pair {
  blockerId: string;
  blockedId: string;
}

const isOf = ({ blockerId, blockedId }: Pair) => and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

/** Idempotent. */
export const insertBlock = async (executor: Executor, pair: Pair & { createdAt: Date }): Promise<void> => {
  await executor.insert(blocks).values(pair).onConflictDoNothing();
};

export const deleteBlock = async (executor: Executor, pair: Pair): Promise<void> => {
  await executor.delete(blocks).where(isOf(pair));
};

/** Which of these others this account has blocked, and which have blocked it. */
export const findBlocks = async (
  executor: Executor,
  accountId: string,
  others: readonly string[],
): Promise<{ blocked: ReadonlySet<string>; blockedBy: ReadonlySet<string> }> => {
  if (others.length === 0) return { blocked: new Set(), blockedBy: new Set() };
  const rows = await executor
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, accountId), inArray(blocks.blockedId, [...others])),
        and(eq(blocks.blockedId, accountId), inArray(blocks.blockerId, [...others])),
      ),
    );
  return {
    blocked: new Set(rows.filter(({ blockerId }) => blockerId === accountId).map(({ blockedId }) => blockedId)),
    blockedBy: new Set(rows.filter(({ blockedId }) => blockedId === accountId).map(({ blockerId }) => blockerId)),
  };
};
