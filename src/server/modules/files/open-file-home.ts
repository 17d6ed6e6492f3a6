import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import type { FileHome } from './file-home.ts';
import { folderHome } from './folder-home.ts';

/** The bucket when one is set, so that a second instance sees the first one's files; else a folder under DATA_DIR. */
export async function openFileHome({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileHome> {
  if (!s3) return folderHome(join(dataDir, 'files'));
  const { bucketHome } = await import('./bucket-home.ts');
  return bucketHome(s3);
}
