/**
 * What a kept page shows: `jobs` lists, counts and facets of jobs; `job-pages` the page of a job, its similar jobs with
 * it; `job:ID` that job, wherever it stands; `companies` who hires, and every company's page; `company:ID` that page alone; `cards` the cards of candidates; `skills` what was learned
 * of them. Every page shows `all`.
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

/** The pages that show what a recruiter has made public. */
export const RECRUITER_PAGES = ['jobs', 'job-pages', 'companies'] as const satisfies readonly PageTag[];

/** Pages are out of date: at once, or a little later when that saves work. */
export interface PageChange {
  kind: 'purge' | 'stale';
  tags: readonly PageTag[];
}

/**
 * The cache of shared pages, as the use cases know it: an action that changes what visitors read says which pages show
 * it, after the change is committed, and every other process on the database hears of it. Those who keep pages listen.
 */
export interface PageCache {
  /** Something was taken away: no page that shows it is served again. */
  purge(tags: readonly PageTag[]): void;
  /** Something was added or edited: the pages may be served for a few seconds more. */
  markStale(tags: readonly PageTag[]): void;
  /** Called by whoever keeps pages; runs at each change, whoever caused it. */
  onChange(listener: (change: PageChange) => void): void;
  /** Whether news of other processes arrive; while they do not, nothing is kept for long. */
  hearsNews(): boolean;
}

/** `apply` runs the listeners alone: the news came from another process. */
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
