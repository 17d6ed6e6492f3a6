import { lt } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { candidateChanges } from '#server/database/schema/candidates.ts';

/** Retention of change notes. */
const NOTED_MS = 60 * 60_000;

/** Removes changes that every reader has read. */
export const forgetCandidateChanges = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(candidateChanges).where(lt(candidateChanges.at, new Date(now.getTime() - NOTED_MS)));
};
