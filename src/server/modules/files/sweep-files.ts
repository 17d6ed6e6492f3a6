import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnusedFiles, nextFiles, unknownKeys } from './files.store.ts';

/** Longer than any transaction: younger objects may still get their row. */
const GRACE_MS = 60 * 60_000;
/** Keeps each step short, however many files there are. */
const AT_ONCE = 500;
/** Sorts before every file. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Numbers of removed items. */
export interface Swept {
  rows: number;
  objects: number;
}

/**
 * Removes unused files, those of deleted accounts immediately and replaced ones after an hour, and stored objects older
 * than an hour without a row.
 */
export async function sweepFiles({ files, now, db }: Pick<Deps, 'files' | 'now'> & { db: Executor }): Promise<Swept> {
  const before = new Date(now().getTime() - GRACE_MS);
  const swept: Swept = { rows: 0, objects: 0 };
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await files.remove(key);
    swept.objects += keys.length;
  };

  let next: string[] = [];
  do {
    next = await nextFiles(db, { after: next.at(-1) ?? FIRST, before, most: AT_ONCE });
    if (next.length === 0) break;
    const unused = await deleteUnusedFiles(db, next);
    swept.rows += unused.length;
    // Rows are deleted before objects, never the other way round.
    await remove(unused);
  } while (next.length === AT_ONCE);

  let old: string[] = [];
  for await (const { key, storedAt } of files.list()) {
    if (storedAt >= before) continue;
    old.push(key);
    if (old.length < AT_ONCE) continue;
    await remove(await unknownKeys(db, old));
    old = [];
  }
  await remove(await unknownKeys(db, old));
  return swept;
}
