import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageCache, PageChange, PageTag } from '#server/page-cache.ts';

/** Additions and edits may be missing from a page for this long. */
const STALE_MS = 5_000;

/** A request for a stale page waits this long for the new one, so that people see their own changes. */
const MOMENT_MS = 100;

/** While messages of other processes are missing, a page may still show what they removed, for this long. */
const WITHOUT_NEWS_MS = 1_000;

export interface MadePage<Page> {
  page: Page;
  tags: ReadonlySet<PageTag>;
  /** False for unusual addresses, which would evict popular pages. */
  keep: boolean;
}

interface Entry<Page> {
  page: Page;
  tags: ReadonlySet<PageTag>;
  madeAt: number;
  staleSince: number | undefined;
}

export interface KeptPages<Page> {
  /** Returns the page for the key: the cached one, or one rendered once for all concurrent requests. */
  get(key: string, make: () => Promise<MadePage<Page>>): Promise<Page>;
}

const hits = (tags: ReadonlySet<PageTag>, change: PageChange): boolean =>
  change.tags.some((tag) => tag === 'all' || tags.has(tag));

/** Caches pages by what they show, and evicts them on changes from the page cache. */
export function keepPages<Page>({
  pageCache,
  freshMs,
  most,
  now = Date.now,
}: {
  pageCache: Pick<PageCache, 'onChange' | 'hearsNews'>;
  /** The maximum age of content that changes without notice, such as the age of a job. */
  freshMs: number;
  /** The limits for all pages together and for one. */
  most: { size: number; sizeOf: (page: Page) => number };
  now?: () => number;
}): KeptPages<Page> {
  const kept = new LRUCache<string, Entry<Page>>({
    maxSize: most.size,
    sizeCalculation: ({ page, tags }) => most.sizeOf(page) + tags.size * 60 + 500,
  });
  const underWay = new Map<string, Promise<Page>>();
  /** For each rendering in progress: the changes since it began. */
  const running = new Set<{ change: PageChange; at: number }[]>();

  pageCache.onChange((change) => {
    const at = now();
    for (const [key, entry] of kept.entries()) {
      if (!hits(entry.tags, change)) continue;
      if (change.kind === 'purge') kept.delete(key);
      else entry.staleSince ??= at;
    }
    for (const changes of running) changes.push({ change, at });
    // A rendering begun before the change may show outdated content.
    underWay.clear();
  });

  const begin = (key: string, make: () => Promise<MadePage<Page>>): Promise<Page> => {
    const started = underWay.get(key);
    if (started) return started;
    const madeAt = now();
    const changes: { change: PageChange; at: number }[] = [];
    running.add(changes);
    const making = make()
      .then(({ page, tags, keep }) => {
        const since = changes.filter(({ change }) => hits(tags, change));
        const purged = since.some(({ change }) => change.kind === 'purge');
        const newer = kept.peek(key);
        if (keep && !purged && !(newer && newer.madeAt > madeAt))
          kept.set(key, { page, tags, madeAt, staleSince: since[0]?.at });
        return page;
      })
      .finally(() => {
        running.delete(changes);
        if (underWay.get(key) === making) underWay.delete(key);
      });
    underWay.set(key, making);
    return making;
  };

  const get = async (key: string, make: () => Promise<MadePage<Page>>): Promise<Page> => {
    const entry = kept.get(key);
    const life = pageCache.hearsNews() ? freshMs : WITHOUT_NEWS_MS;
    if (!entry || now() - entry.madeAt >= life) return begin(key, make);
    if (entry.staleSince === undefined) return entry.page;
    const renewal = begin(key, make);
    if (now() - entry.staleSince >= STALE_MS) return renewal;
    const moment = new AbortController();
    const late = sleep(MOMENT_MS, undefined, { signal: moment.signal }).catch(() => undefined);
    const renewed = await Promise.race([renewal.then((page) => ({ page })).catch(() => undefined), late]);
    moment.abort();
    if (renewed) return renewed.page;
    // The page may have been purged in the meantime.
    return kept.peek(key) === entry ? entry.page : get(key, make);
  };
  return { get };
}
