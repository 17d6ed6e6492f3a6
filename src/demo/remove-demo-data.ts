import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRows, markDemoRemoved } from '#server/database/demo-mark.ts';
import type { Deps } from '#server/deps.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import { deleteDemoRows, type Removed } from './demo.store.ts';

/**
 * Removes all demo data: accounts with everything they own, what they posted and received, enquiries, files, passwords.
 * Listings imported for an invented recruiter stay, without a recruiter. The audit log is immutable and keeps their
 * codes.
 * @returns how much there was; undefined when there is no demo data
 */
export async function removeDemoData(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'files' | 'pageCache'>,
): Promise<Removed | undefined> {
  const { db, now, settings, pageCache } = deps;
  const removed = await db.transaction(async (tx) => {
    const demo = await demoRows(tx);
    if (!demo) return undefined;
    const counts = await deleteDemoRows(tx, demo);
    await markDemoRemoved(tx, now());
    return counts;
  });
  if (!removed) return undefined;
  await rm(join(settings.dataDir, 'demo-logins.txt'), { force: true });
  await sweepFiles(deps);
  pageCache.purge(['all']);
  return removed;
}
