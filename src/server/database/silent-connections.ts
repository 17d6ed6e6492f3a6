import { Socket } from 'node:net';
import pg from 'pg';

/** A connection that is in use and says nothing for so long is looked into. */
const SILENCE_MS = 1_000;
/** A server that lives lets somebody in within this time, however busy it is with a statement. */
const ANSWER_MS = 1_000;
const OWN_DELAY_MS = 400;

interface Silence {
  since: number;
  /** What had been read by then. */
  bytesRead: number;
}

/** Whether the server, or a pooler before it, lets a new connection in, or at least says why not. */
const letsIn = async (settings: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined);
  const began = performance.now();
  try {
    await client.connect();
    return true;
  } catch {
    const took = performance.now() - began;
    // Told so late, this process had no turn itself, which says nothing about the server.
    return took < ANSWER_MS - 50 || took > ANSWER_MS + OWN_DELAY_MS;
  } finally {
    client.connection.stream.destroy();
  }
};

/**
 * Gives up connections of a server or a network that hangs: what is in use and silent, once nobody is let in any more or
 * `patienceMs` are over. Otherwise a statement may take its time. One look serves all that are silent.
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
  const onSilence = async (stream: Socket): Promise<void> => {
    const known = silences.get(stream);
    if (!known) return;
    const isNew = known.bytesRead !== stream.bytesRead;
    const silence = isNew ? { since: performance.now() - afterMs, bytesRead: stream.bytesRead } : known;
    silences.set(stream, silence);
    const isOver = performance.now() - silence.since >= patienceMs;
    if (isOver || !(await look())) {
      // Given back in the meantime, it is nobody's; the next one to use it will see.
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
