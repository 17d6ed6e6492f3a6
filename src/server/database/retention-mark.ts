import type { Executor } from '#server/database/client.ts';
import { portalState } from '#server/database/schema/portal.ts';

/** Whether nothing has been deleted for its age on this portal before; afterwards something has. */
export const claimFirstRetention = async (executor: Executor, at: Date): Promise<boolean> => {
  const claimed = await executor
    .insert(portalState)
    .values({ key: 'retention', value: { firstRunAt: at.toISOString() } })
    .onConflictDoNothing()
    .returning({ key: portalState.key });
  return claimed.length > 0;
};
