import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PageChange, PageTag } from '#server/page-cache.ts';
import { connectionSettings } from './client.ts';

const CHANNEL = 'shared_pages';
const RETRY_MS = 1_000;

/** PostgreSQL takes less than 8,000 bytes; what names more pages than that concerns them all. */
const MOST_BYTES = 7_900;

/** Each process hears itself this often; a connection without an error may be a dead one, or a pooler's that forgets LISTEN. */
const BEAT_MS = 3_000;
const SILENCE_MS = 3 * BEAT_MS;

const EVERYTHING: PageChange = { kind: 'purge', tags: ['all'] };

/** News between processes on one database that what visitors read has changed. */
export interface CacheInvalidation {
  /** Tells the others. Never throws: what could not be told concerns all pages once it can. */
  announce(change: PageChange): void;
  /** Whether news of the others arrive. */
  hearsNews(): boolean;
  /** Waits for what is being told, and stops listening. */
  close(): Promise<void>;
}

type News = { from: string; beat: true } | ({ from: string } & PageChange);

const textOf = (news: News): string => {
  const text = JSON.stringify(news);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ from: news.from, ...EVERYTHING });
};

const isTag = (value: unknown): value is PageTag => typeof value === 'string';

/** What another version of the portal says and this one does not understand concerns all pages. */
const newsIn = (payload: string | undefined): News => {
  try {
    const news: unknown = JSON.parse(payload ?? '');
    if (typeof news === 'object' && news !== null && 'from' in news && typeof news.from === 'string') {
      if ('beat' in news) return { from: news.from, beat: true };
      if ('kind' in news && 'tags' in news && Array.isArray(news.tags) && news.tags.every(isTag))
        if (news.kind === 'purge' || news.kind === 'stale')
          return { from: news.from, kind: news.kind, tags: news.tags };
    }
  } catch {
    // As said above.
  }
  return { from: '', ...EVERYTHING };
};

/**
 * Listens on a connection of its own, since a pool's may go at any time. After
 * a broken connection news may have been missed, so that counts as news of all pages.
 */
export async function openCacheInvalidation({
  url,
  pool,
  onNews,
  onError,
}: {
  url: string;
  pool: pg.Pool;
  onNews: (change: PageChange) => void;
  onError: (error: unknown) => void;
}): Promise<CacheInvalidation> {
  const self = randomUUID();
  const underWay = new Set<Promise<unknown>>();
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = 0;
  let warned = false;
  let beating = false;
  /** Something could not be told. */
  let untold = false;

  const tell = async (news: News): Promise<void> => {
    await (listener ?? pool).query('select pg_notify($1, $2)', [CHANNEL, textOf(news)]);
  };
  const announce = (change: PageChange): void => {
    const telling = tell({ from: self, ...change }).catch((error: unknown) => {
      untold = true;
      onError(error);
    });
    underWay.add(telling);
    telling.finally(() => underWay.delete(telling));
  };

  const listen = async (): Promise<void> => {
    const client = new pg.Client(connectionSettings(url, { applicationName: 'avsar-cache-invalidation' }));
    client.on('notification', ({ payload }) => {
      const news = newsIn(payload);
      if (news.from === self) heardAt = Date.now();
      else if (!('beat' in news)) onNews({ kind: news.kind, tags: news.tags });
    });
    client.on('error', onError);
    // Also after an attempt that failed, which ends as well: one timer for both, or each failure would double the attempts.
    client.on('end', () => {
      listener = undefined;
      later();
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (closed) {
      await client.end();
      return;
    }
    listener = client;
    heardAt = Date.now();
  };
  const again = (): void => {
    listen().then(
      () => {
        onNews(EVERYTHING);
        if (untold) announce(EVERYTHING);
        untold = false;
      },
      (error: unknown) => {
        onError(error);
        later();
      },
    );
  };
  const later = (): void => {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(again, RETRY_MS);
  };

  const hearsNews = (): boolean => listener !== undefined && Date.now() - heardAt < SILENCE_MS;
  const beat = (): void => {
    // The one before is stuck: the other side has gone without a word.
    if (beating) listener?.end().catch(() => undefined);
    if (!listener || beating) return;
    if (hearsNews()) warned = false;
    else if (!warned) {
      warned = true;
      onError(
        new Error(
          'News of changed pages do not arrive. If a pooler stands before the database, set DATABASE_DIRECT_URL.',
        ),
      );
    }
    beating = true;
    tell({ from: self, beat: true })
      .catch(onError)
      .finally(() => {
        beating = false;
      });
  };

  await listen();
  const beats = setInterval(beat, BEAT_MS);
  beats.unref();
  return {
    announce,
    hearsNews,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beats);
      await Promise.all(underWay);
      await listener?.end();
    },
  };
}
