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

/** Opens the bucket if configured, so that all instances share files; otherwise a folder under DATA_DIR. */
export async function openFileStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return counted(folderStorage(join(dataDir, 'files')));
  const { bucketStorage } = await import('./bucket-storage.ts');
  return counted(bucketStorage(s3));
}
