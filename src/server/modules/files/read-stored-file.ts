import { buffer } from 'node:stream/consumers';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { findFile } from './files.store.ts';

/** Reads a file that this account owns, for internal processing; undefined when it is gone. */
export async function readStoredFile(
  { db, files }: Pick<Deps, 'files'> & { db: Executor },
  { id, ownerId }: { id: string; ownerId: string },
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  const file = await findFile(db, id);
  if (file?.ownerId !== ownerId) return undefined;
  const stream = await files.open(file.storageKey);
  return stream && { mediaType: file.mediaType, bytes: await buffer(stream) };
}
