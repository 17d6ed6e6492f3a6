import type { Executor } from '#server/database/client.ts';
import { portalState } from '#server/database/schema/portal.ts';

/** Whether this is the portal's first deletion by retention; later calls return false. */
export const claimFirstRetention = async (executor: Executor, at: Date): Promise<boolean> => {
  const claimed = await executor
    .insert(portalState)
    .values({ key: 'retention', value: { firstRunAt: at.toISOString() } })
    .onConflictDoNothing()
    .returning({ key: portalState.key });
  return claimed.length > 0;
};
