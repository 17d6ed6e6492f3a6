import { OFFLINE_CACHE } from '#web/lib/session.ts';

/** The last list of jobs that was read, and the candidate's saved jobs. */
export const OFFLINE_LISTS = ['saved', 'list'] as const;
type OfflineListName = (typeof OFFLINE_LISTS)[number];

/** A job in such a list. */
export interface OfflineJob {
  href: string;
  title: string;
  lines: string[];
}

export interface OfflineList {
  /** When it was read, in milliseconds. */
  at: number;
  /** The owner: the account's id, or empty for public lists. */
  owner: string;
  jobs: OfflineJob[];
}

/**
 * Uses a named cache of this browser. Without a secure connection, or where storage is disabled or full, there is none,
 * and nothing happens.
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

/**
 * Stores a list in this browser for offline reading. The jobs are described once the cache is open, so that a page that
 * has just been shown answers taps first.
 */
export const keepOffline = (name: OfflineListName, describeJobs: () => OfflineJob[], owner = ''): void => {
  const at = Date.now();
  withCache(OFFLINE_CACHE, (cache) => {
    const list: OfflineList = { at, owner, jobs: describeJobs() };
    return cache.put(`/offline/${name}`, Response.json(list));
  });
};

export const readOffline = (name: OfflineListName): Promise<OfflineList | undefined> =>
  // Only the function above writes it.
  withCache(OFFLINE_CACHE, async (cache) => (await cache.match(`/offline/${name}`))?.json() as Promise<OfflineList>);
