import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionSettings } from './client.ts';

const BEATS = 'beats';
const RETRY_MS = 1_000;

/**
 * How often a process notifies itself; a connection without errors may still be dead, or be a pooler's that drops
 * LISTEN.
 */
const BEAT_MS = 3_000;
const SILENCE_MS = 3 * BEAT_MS;

/** A listener on one channel. */
export interface NewsListener {
  onNews(payload: string): void;
  /** The connection broke and is restored: messages may have been missed. */
  onMissed(): void;
}

/** Messages between processes on one database, on one connection for all channels. */
export interface News {
  listen(channel: string, listener: NewsListener): Promise<void>;
  /** Notifies every listening process, including this one. */
  tell(channel: string, payload: string): Promise<void>;
  /** Whether messages arrive. */
  hearsNews(): boolean;
  close(): Promise<void>;
}

/** Listens on a dedicated connection, since a pool may close its connections at any time. */
export async function openNews({
  url,
  pool,
  onError,
}: {
  url: string;
  pool: pg.Pool;
  onError: (error: unknown) => void;
}): Promise<News> {
  const self = randomUUID();
  const listeners = new Map<string, NewsListener>();
  let closed = false;
  let listener: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = 0;
  let warned = false;
  let beating = false;

  let last: Promise<unknown> = Promise.resolve();
  /** Queries one after the other, since a connection runs one at a time. */
  const inTurn = async (query: () => Promise<unknown> | undefined): Promise<void> => {
    const own = last.then(query, query);
    last = own;
    await own;
  };
  const tell = (channel: string, payload: string): Promise<void> =>
    inTurn(() => (listener ?? pool).query('select pg_notify($1, $2)', [channel, payload]));

  const connect = async (): Promise<void> => {
    const client = new pg.Client(connectionSettings(url, { applicationName: 'avsar-news' }));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== BEATS) listeners.get(channel)?.onNews(payload);
      else if (payload === self) heardAt = Date.now();
    });
    client.on('error', onError);
    // Also runs after a failed attempt, which ends the client too: one shared timer, or each failure would double the
    // attempts.
    client.on('end', () => {
      listener = undefined;
      later();
    });
    try {
      await client.connect();
      for (const channel of [BEATS, ...listeners.keys()]) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
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
    connect().then(
      () => {
        for (const { onMissed } of listeners.values()) onMissed();
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
    // The previous beat is stuck: the other side disappeared without closing the connection.
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
    tell(BEATS, self)
      .catch(onError)
      .finally(() => {
        beating = false;
      });
  };

  await connect();
  const beats = setInterval(beat, BEAT_MS);
  beats.unref();
  return {
    async listen(channel, own) {
      listeners.set(channel, own);
      // Without a connection, the next one will listen to all channels.
      await inTurn(() => listener?.query(`listen ${pg.escapeIdentifier(channel)}`));
    },
    tell,
    hearsNews,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beats);
      await listener?.end();
    },
  };
}
