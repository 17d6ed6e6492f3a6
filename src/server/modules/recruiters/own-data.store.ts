import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** Blocks applications and changes during the deletion of an account. */
export const holdRecruiter = async (executor: Executor, id: string): Promise<void> => {
  await executor
    .select({ id: recruiters.accountId })
    .from(recruiters)
    .where(eq(recruiters.accountId, id))
    .for('update');
};

export const readRecruiterData = async (executor: Executor, id: string) => ({
  company: await executor.select().from(recruiters).where(eq(recruiters.accountId, id)),
});
