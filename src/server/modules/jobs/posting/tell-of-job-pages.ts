import type { JobStatus } from '#contract/vocabularies.ts';
import type { PageCache, PageTag } from '#server/page-cache.ts';

const tagsOf = (ids: readonly string[]): PageTag[] => ids.map((id): PageTag => `job:${id}`);

/**
 * Invalidates cached pages of changed jobs, after the commit. A job that leaves the public is purged immediately from
 * every page that shows it, with its counts and facets; lists of similar jobs follow a little later.
 * @param to their new status; 'deleted' for deleted ones
 */
export const tellOfJobPages = (
  pageCache: Pick<PageCache, 'purge' | 'markStale'>,
  ids: readonly string[],
  to: JobStatus | 'deleted',
): void => {
  if (ids.length === 0) return;
  if (to === 'Active') pageCache.markStale([...tagsOf(ids), 'jobs', 'job-pages']);
  else {
    pageCache.purge([...tagsOf(ids), 'jobs']);
    pageCache.markStale(['job-pages']);
  }
};
