import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any start; process ids are reused, so a live one proves nothing. */
const STALE_AFTER = 90_000;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

export const isAlive = (pid: number): boolean => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const isStale = async (path: string): Promise<boolean> => {
  try {
    const pid = Number(await readFile(path, 'utf8'));
    const age = Date.now() - (await stat(path)).mtimeMs;
    // An empty file may still be about to be written.
    if (pid === 0) return age > 2_000;
    return pid === process.pid || !isAlive(pid) || age > STALE_AFTER;
  } catch {
    return false;
  }
};

const take = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const waitFor = async (path: string, stop?: AbortSignal): Promise<void> => {
  while (!(await take(path))) {
    if (await isStale(path)) {
      // Renaming lets only one of several waiters remove it.
      const aside = `${path}.${process.pid}`;
      await rename(path, aside).catch(() => undefined);
      await rm(aside, { force: true });
    }
    await sleep(25);
    stop?.throwIfAborted();
  }
};

/** Serialises calls within this process, since the file only distinguishes processes. */
const queues = new Map<string, Promise<unknown>>();

/** Runs `work` while holding the lock file exclusively, in this process and others; `stop` ends the wait for it. */
export const withStartLock = <T>(path: string, work: () => Promise<T>, stop?: AbortSignal): Promise<T> => {
  const turn = async (): Promise<T> => {
    await waitFor(path, stop);
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  };
  const result = (queues.get(path) ?? Promise.resolve()).then(turn, turn);
  queues.set(path, result);
  return result;
};
