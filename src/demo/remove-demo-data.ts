import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoRows, markDemoRemoved } from '#server/database/demo-mark.ts';
import type { Deps } from '#server/deps.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import { deleteDemoRows, type Removed } from './demo.store.ts';

/**
 * Removes the demo data whole: accounts with all that is theirs, what they
 * posted and what was sent to it, enquiries, files, passwords. Listings that
 * were imported for an invented recruiter stay, for nobody. The audit log,
 * which nobody may change, keeps its codes.
 * @returns how much there was; nothing when there are no demo data
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
