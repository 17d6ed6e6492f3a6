import type { JobStatus } from '#contract/vocabularies.ts';
import type { PageCache, PageTag } from '#server/page-cache.ts';

const tagsOf = (ids: readonly string[]): PageTag[] => ids.map((id): PageTag => `job:${id}`);

/**
 * Says which kept pages show jobs that have changed, after the change is committed. What leaves the public goes from every
 * page that shows it at once, counts and facets with it; other jobs may become similar to what is left a little later.
 * @param to the status that they have now; deleted ones have none
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
