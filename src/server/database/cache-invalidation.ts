import { randomUUID } from 'node:crypto';
import type { PageChange, PageTag } from '#server/page-cache.ts';
import type { News } from './news.ts';

const CHANNEL = 'shared_pages';

/** PostgreSQL's limit is below 8,000 bytes; a longer list of pages is sent as "all pages". */
const MOST_BYTES = 7_900;

const EVERYTHING: PageChange = { kind: 'purge', tags: ['all'] };

/** Messages between processes on one database about changes to public pages. */
export interface CacheInvalidation {
  /** Notifies the other processes. Never throws: after a failure, all pages are invalidated on reconnection. */
  announce(change: PageChange): void;
  /** Whether messages of other processes are being received. */
  hearsNews(): boolean;
  /** Waits for pending messages. */
  close(): Promise<void>;
}

type PageMessage = { from: string } & PageChange;

const textOf = (news: PageMessage): string => {
  const text = JSON.stringify(news);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ from: news.from, ...EVERYTHING });
};

const isTag = (value: unknown): value is PageTag => typeof value === 'string';

/** An unknown message of another version of the portal invalidates all pages. */
const newsIn = (payload: string): PageMessage | undefined => {
  try {
    const news: unknown = JSON.parse(payload);
    if (typeof news === 'object' && news !== null && 'from' in news && typeof news.from === 'string') {
      // A heartbeat that older versions send to themselves.
      if ('beat' in news) return undefined;
      if ('kind' in news && 'tags' in news && Array.isArray(news.tags) && news.tags.every(isTag))
        if (news.kind === 'purge' || news.kind === 'stale')
          return { from: news.from, kind: news.kind, tags: news.tags };
    }
  } catch {
    // Unreadable JSON is also an unknown message.
  }
  return { from: '', ...EVERYTHING };
};

/** Messages may have been missed after a broken connection, so it counts as a change to all pages. */
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
  /** Whether a message could not be sent. */
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
