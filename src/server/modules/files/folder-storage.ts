import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage, StoredObject } from './file-storage.ts';

/** The only valid key format; no other key is accessed. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function* listFolder(folder: string): AsyncIterable<StoredObject> {
  for (const shard of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, shard)).catch(() => [])) {
      const found = await stat(join(folder, shard, name)).catch(() => undefined);
      if (found?.isFile()) yield { key: `${shard}/${name}`, storedAt: found.mtime };
    }
  }
}

/** Stores files in a folder that only the portal's system user can access. */
export function folderStorage(folder: string): FileStorage {
  return {
    async put(key, bytes) {
      if (!KEY.test(key)) throw new Error('No key of ours.');
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written to a temporary file and renamed, so that nobody ever opens a partial file.
      const aside = `${path}.part`;
      const file = await open(aside, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    async open(key) {
      if (!KEY.test(key)) return undefined;
      try {
        const file = await open(join(folder, key), 'r');
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      // A `.part` file remains after a crash; the sweep passes its name as listed.
      if (KEY.test(key.replace(/\.part$/, ''))) await rm(join(folder, key), { force: true });
    },
    list: () => listFolder(folder),
  };
}
