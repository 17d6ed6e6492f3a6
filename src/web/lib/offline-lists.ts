import { OFFLINE_CACHE } from '#web/lib/session.ts';

/** The last list of jobs that was read, and the jobs that the candidate has saved. */
export const OFFLINE_LISTS = ['saved', 'list'] as const;
type OfflineListName = (typeof OFFLINE_LISTS)[number];

/** A job as a line of such a list. */
export interface OfflineJob {
  href: string;
  title: string;
  lines: string[];
}

export interface OfflineList {
  /** When it was read, in milliseconds. */
  at: number;
  /** Whose it is: the account's id, or empty for what everybody reads. */
  owner: string;
  jobs: OfflineJob[];
}

/**
 * Does something with what this browser keeps by this name. Without a secure connection, or where storage is switched
 * off or full, there is none: then nothing happens.
 */
export const withCache = async <Result>(
  name: string,
  use: (cache: Cache) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await use(await caches.open(name));
  } catch {
    return undefined;
  }
};

/** Keeps a list in this browser, to be read without a connection. */
export const keepOffline = (name: OfflineListName, jobs: OfflineJob[], owner = ''): void => {
  const list: OfflineList = { at: Date.now(), owner, jobs };
  withCache(OFFLINE_CACHE, (cache) => cache.put(`/offline/${name}`, Response.json(list)));
};

export const readOffline = (name: OfflineListName): Promise<OfflineList | undefined> =>
  // We alone write it, above.
  withCache(OFFLINE_CACHE, async (cache) => (await cache.match(`/offline/${name}`))?.json() as Promise<OfflineList>);
