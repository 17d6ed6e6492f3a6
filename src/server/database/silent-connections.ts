import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import pg from 'pg';

/** A busy connection is checked after this long without a response. */
const SILENCE_MS = 1_000;
/** A live server accepts a connection within this time, even while a statement keeps it busy. */
const ANSWER_MS = 1_000;
/** A process that computes for this long while it waits for the server may have missed the response. */
const OWN_DELAY_MS = 400;

/** The message of a connection refused because the server is known to hang. */
export const SERVER_HANGS = 'the database server hangs';

interface Silence {
  since: number;
  /** The bytes read until then. */
  bytesRead: number;
}

/** Whether the server, or a pooler in front of it, accepts a new connection or at least responds with a reason. */
const letsIn = async (settings: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined);
  const began = performance.now();
  const load = performance.eventLoopUtilization();
  try {
    await client.connect();
    return true;
  } catch {
    const took = performance.now() - began;
    // Otherwise this process was blocked or suspended, which says nothing about the server.
    const hasListened = took < ANSWER_MS + OWN_DELAY_MS && performance.eventLoopUtilization(load).active < OWN_DELAY_MS;
    return took < ANSWER_MS - 50 || !hasListened;
  } finally {
    client.connection.stream.destroy();
  }
};

/** Fails immediately, instead of letting each query wait as long as the one that noticed the hanging server. */
const refuseWhile = (pool: pg.Pool, hangs: () => boolean): void => {
  const connect = pool.connect.bind(pool);
  const refusing = (callback?: Parameters<typeof connect>[0]): unknown => {
    if (!hangs()) return callback ? connect(callback) : connect();
    const refusal = new Error(SERVER_HANGS);
    if (!callback) return Promise.reject(refusal);
    process.nextTick(callback, refusal, undefined, () => undefined);
  };
  Object.defineProperty(pool, 'connect', { value: refusing, configurable: true });
};

/**
 * Closes busy connections of a server or network that hangs: silent ones, once new connections are refused too or
 * `patienceMs` have passed. Otherwise a statement may take its time. One check covers all silent connections. Until the
 * server accepts connections again, queries fail immediately.
 */
export const endSilentConnections = (
  pool: pg.Pool,
  { settings, patienceMs }: { settings: pg.ClientConfig; patienceMs: number },
): void => {
  const silences = new WeakMap<Socket, Silence>();
  const afterMs = Math.min(SILENCE_MS, patienceMs);
  let looking: Promise<boolean> | undefined;
  const look = (): Promise<boolean> => {
    looking ??= letsIn(settings).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  let hangs = false;
  const waitForServer = async (): Promise<void> => {
    hangs = true;
    while (!pool.ending && !(await look()));
    hangs = false;
  };
  refuseWhile(pool, () => hangs);
  const onSilence = async (stream: Socket): Promise<void> => {
    const known = silences.get(stream);
    if (!known) return;
    const isNew = known.bytesRead !== stream.bytesRead;
    const silence = isNew ? { since: performance.now() - afterMs, bytesRead: stream.bytesRead } : known;
    silences.set(stream, silence);
    const isOver = performance.now() - silence.since >= patienceMs;
    const isHanging = !isOver && !(await look());
    if (isHanging && !hangs) void waitForServer();
    if (isOver || isHanging) {
      // A connection returned to the pool meanwhile has no waiting query; its next user is watched again.
      if (silences.has(stream)) stream.destroy();
    } else if (silences.has(stream)) stream.setTimeout(afterMs);
  };
  const watch = ({ connection: { stream } }: pg.PoolClient): void => {
    if (!(stream instanceof Socket)) return;
    silences.set(stream, { since: performance.now(), bytesRead: stream.bytesRead });
    stream.setTimeout(afterMs);
  };
  const leave = ({ connection: { stream } }: pg.PoolClient): void => {
    if (!(stream instanceof Socket)) return;
    silences.delete(stream);
    stream.setTimeout(0);
  };
  pool.on('connect', ({ connection: { stream } }) => {
    if (stream instanceof Socket) stream.on('timeout', () => void onSilence(stream));
  });
  pool.on('acquire', watch);
  pool.on('release', (_, client) => leave(client));
};
