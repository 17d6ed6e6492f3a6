/**
 * The content of a cached page: `jobs` lists, counts and facets of jobs; `job-pages` a job's page with its similar
 * jobs; `job:ID` that job, on any page; `companies` hiring companies, and every company's page; `company:ID` that page
 * alone; `cards` the cards of candidates; `skills` the results of skill training. Every page has `all`.
 */
export type PageTag =
  | 'all'
  | 'jobs'
  | 'job-pages'
  | 'companies'
  | 'cards'
  | 'skills'
  | `job:${string}`
  | `company:${string}`;

/** The pages that show what a recruiter has published. */
export const RECRUITER_PAGES = ['jobs', 'job-pages', 'companies'] as const satisfies readonly PageTag[];

/** Outdates pages: immediately (`purge`), or a little later where that saves work (`stale`). */
export interface PageChange {
  kind: 'purge' | 'stale';
  tags: readonly PageTag[];
}

/**
 * The cache of shared pages, as seen by the use cases: an action that changes public content names the affected pages
 * after its commit, and every other process on the database is notified. Caches subscribe to it.
 */
export interface PageCache {
  /** Something was removed: no page that shows it is served again. */
  purge(tags: readonly PageTag[]): void;
  /** Something was added or edited: the pages may be served for a few more seconds. */
  markStale(tags: readonly PageTag[]): void;
  /** Subscribes a cache to each change, including those of other processes. */
  onChange(listener: (change: PageChange) => void): void;
  /** Whether messages of other processes arrive; without them, nothing is cached for long. */
  hearsNews(): boolean;
}

/** `apply` only runs the listeners, for a message from another process. */
export interface OwnedPageCache extends PageCache {
  apply(change: PageChange): void;
}

export function createPageCache({
  announce = () => {},
  hearsNews = () => true,
}: {
  announce?: (change: PageChange) => void;
  hearsNews?: () => boolean;
} = {}): OwnedPageCache {
  const listeners = new Set<(change: PageChange) => void>();
  const apply = (change: PageChange): void => {
    for (const listener of listeners) listener(change);
  };
  const change = (kind: PageChange['kind']) => (tags: readonly PageTag[]) => {
    apply({ kind, tags });
    announce({ kind, tags });
  };
  return {
    apply,
    purge: change('purge'),
    markStale: change('stale'),
    onChange(listener) {
      listeners.add(listener);
    },
    hearsNews,
  };
}
