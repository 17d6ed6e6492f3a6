import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionSettings } from './client.ts';

const CHANNEL = 'shared_pages';
const RETRY_MS = 1_000;

/** News between processes on one database that what visitors read has changed. */
export interface CacheInvalidation {
  /** Tells the others. Never throws: a page that is stale elsewhere expires by itself. */
  announce(): void;
  /** Waits for what is being told, and stops listening. */
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, since a pool's may go at any time. After
 * a broken connection news may have been missed, so that counts as news.
 */
export async function openCacheInvalidation({
  url,
  pool,
  onNews,
  onError,
}: {
  url: string;
  pool: pg.Pool;
  onNews: () => void;
  onError: (error: unknown) => void;
}): Promise<CacheInvalidation> {
  const self = randomUUID();
  const underWay = new Set<Promise<unknown>>();
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const client = new pg.Client(connectionSettings(url, 'avsar-cache-invalidation'));
    client.on('notification', ({ payload }) => {
      if (payload !== self) onNews();
    });
    client.on('error', onError);
    // Also after an attempt that failed, which ends as well: one timer for both, or each failure would double the attempts.
    client.on('end', later);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (closed) await client.end();
    listener = client;
  };
  const again = (): void => {
    listen().then(onNews, (error: unknown) => {
      onError(error);
      later();
    });
  };
  const later = (): void => {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(again, RETRY_MS);
  };

  await listen();
  return {
    announce() {
      const telling = pool.query('select pg_notify($1, $2)', [CHANNEL, self]).catch(onError);
      underWay.add(telling);
      telling.finally(() => underWay.delete(telling));
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await Promise.all(underWay);
      await listener?.end();
    },
  };
}
