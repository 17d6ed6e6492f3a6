import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

/** The bucket when one is set, so that a second instance sees the first one's files; else a folder under DATA_DIR. */
export async function openFileStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return folderStorage(join(dataDir, 'files'));
  const { bucketStorage } = await import('./bucket-storage.ts');
  return bucketStorage(s3);
}
