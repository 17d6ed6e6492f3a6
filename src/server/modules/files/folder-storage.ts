import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage, StoredObject } from './file-storage.ts';

/** The only keys that there are: whatever else is asked for leads nowhere. */
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

/** Files in a folder that only the portal's own user can enter. */
export function folderStorage(folder: string): FileStorage {
  return {
    async put(key, bytes) {
      if (!KEY.test(key)) throw new Error('No key of ours.');
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written aside and moved, so that nobody ever opens half a file.
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
      // A `.part` is what a crash left behind; the sweep names it as it found it.
      if (KEY.test(key.replace(/\.part$/, ''))) await rm(join(folder, key), { force: true });
    },
    list: () => listFolder(folder),
  };
}
