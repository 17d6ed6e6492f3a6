import { randomUUID } from 'node:crypto';
import type { PageChange, PageTag } from '#server/page-cache.ts';
import type { News } from './news.ts';

const CHANNEL = 'shared_pages';

/** PostgreSQL takes less than 8,000 bytes; what names more pages than that concerns them all. */
const MOST_BYTES = 7_900;

const EVERYTHING: PageChange = { kind: 'purge', tags: ['all'] };

/** News between processes on one database that what visitors read has changed. */
export interface CacheInvalidation {
  /** Tells the others. Never throws: what could not be told concerns all pages once it can. */
  announce(change: PageChange): void;
  /** Whether news of the others arrive. */
  hearsNews(): boolean;
  /** Waits for what is being told. */
  close(): Promise<void>;
}

type PageNews = { from: string } & PageChange;

const textOf = (news: PageNews): string => {
  const text = JSON.stringify(news);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ from: news.from, ...EVERYTHING });
};

const isTag = (value: unknown): value is PageTag => typeof value === 'string';

/** What another version of the portal says and this one does not understand concerns all pages. */
const newsIn = (payload: string): PageNews | undefined => {
  try {
    const news: unknown = JSON.parse(payload);
    if (typeof news === 'object' && news !== null && 'from' in news && typeof news.from === 'string') {
      // What an older version says to itself.
      if ('beat' in news) return undefined;
      if ('kind' in news && 'tags' in news && Array.isArray(news.tags) && news.tags.every(isTag))
        if (news.kind === 'purge' || news.kind === 'stale')
          return { from: news.from, kind: news.kind, tags: news.tags };
    }
  } catch {
    // As said above.
  }
  return { from: '', ...EVERYTHING };
};

/** After a broken connection news may have been missed, so that counts as news of all pages. */
export async function openCacheInvalidation({
  news,
  onNews,
  onError,
}: {
  news: News;
  onNews: (change: PageChange) => void;
  onError: (error: unknown) => void;
}): Promise<CacheInvalidation> {
  const self = randomUUID();
  const underWay = new Set<Promise<unknown>>();
  /** Something could not be told. */
  let untold = false;

  const announce = (change: PageChange): void => {
    const telling = news.tell(CHANNEL, textOf({ from: self, ...change })).catch((error: unknown) => {
      untold = true;
      onError(error);
    });
    underWay.add(telling);
    telling.finally(() => underWay.delete(telling));
  };

  await news.listen(CHANNEL, {
    onNews(payload) {
      const told = newsIn(payload);
      if (told && told.from !== self) onNews({ kind: told.kind, tags: told.tags });
    },
    onMissed() {
      onNews(EVERYTHING);
      if (untold) announce(EVERYTHING);
      untold = false;
    },
  });
  return {
    announce,
    hearsNews: news.hearsNews,
    async close() {
      await Promise.all(underWay);
    },
  };
}
