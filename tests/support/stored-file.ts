import type { Deps } from '#server/deps.ts';
import { type StoredFile, type WantedUpload, withUploads } from '#server/modules/files/public.ts';

/** Stores a file for its owner, as a use case does. */
export const storeFile = async (
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  ownerId: string,
  wanted: WantedUpload,
): Promise<StoredFile> => {
  const stored = await withUploads(deps, { file: wanted }, (keep) => keep(deps.db, 'file', ownerId));
  if (!stored) throw new Error('Nothing was stored.');
  return stored;
};
