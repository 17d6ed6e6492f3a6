import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import { timed } from '#server/work-metrics.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

const counted = (storage: FileStorage): FileStorage => ({
  ...storage,
  put: (key, bytes) => timed('storage', () => storage.put(key, bytes)),
  open: (key) => timed('storage', () => storage.open(key)),
  remove: (key) => timed('storage', () => storage.remove(key)),
});

/** The bucket when one is set, so that a second instance sees the first one's files; else a folder under DATA_DIR. */
export async function openFileStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return counted(folderStorage(join(dataDir, 'files')));
  const { bucketStorage } = await import('./bucket-storage.ts');
  return counted(bucketStorage(s3));
}
