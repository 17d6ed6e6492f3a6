import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { portalState } from '#server/database/schema/index.ts';

const MARK = 'demo-data';

/** Claims the filling for this process: two that start at once fill once. */
export const claimDemoData = async (executor: Executor, at: Date): Promise<boolean> =>
  (
    await executor
      .insert(portalState)
      .values({ key: MARK, value: { filledAt: at.toISOString() }, updatedAt: at })
      .onConflictDoNothing()
      .returning({ key: portalState.key })
  ).length > 0;

/** Whether this portal shows demo data. */
export const hasDemoData = async (executor: Executor): Promise<boolean> =>
  (await executor.select({ key: portalState.key }).from(portalState).where(eq(portalState.key, MARK))).length > 0;
