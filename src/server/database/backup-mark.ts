import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { portalState } from '#server/database/schema/portal.ts';

const KEY = 'last-backup';

/** Records that a backup was completed, with the moment of its snapshot. */
export const markBackup = async (executor: Executor, takenAt: Date): Promise<void> => {
  const value = { takenAt: takenAt.toISOString() };
  await executor
    .insert(portalState)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: portalState.key, set: { value, updatedAt: new Date() } });
};

/** Returns when the newest backup was taken, ISO 8601. */
export const findLastBackup = async (executor: Executor): Promise<string | undefined> => {
  const [row] = await executor.select({ value: portalState.value }).from(portalState).where(eq(portalState.key, KEY));
  const { value } = row ?? {};
  return value && typeof value === 'object' && 'takenAt' in value && typeof value.takenAt === 'string'
    ? value.takenAt
    : undefined;
};
