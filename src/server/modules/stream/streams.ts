import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StreamEvent } from '#contract/stream.ts';
import { isAdmin, type Member } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { createMerging, type Merging, mergeAll } from './merging.ts';
import { createOwnStream, type OwnStream } from './own-stream.ts';
import { createRecent, type Reader } from './recent.ts';
import { ADMINS, readTold } from './told.ts';

export { PEOPLE } from './told.ts';

/** A browser needs only one for all of its tabs. */
const MOST_OF_ACCOUNT = 20;
const MOST_IN_ALL = 5_000;
const RETRY_AFTER = 30;

const SWEEP_MS = 1_000;
const BEAT_MS = 20_000;
/** Sessions are rechecked at this interval even without an end event. */
const RECHECK_MS = 15_000;
/** A reader that consumes nothing for this long is considered gone. */
const STUCK_MS = 60_000;
/** The browser then reconnects, possibly to a less loaded instance. */
const LONGEST_MS = 30 * 60_000;

/** The open streams of this process. */
export interface Streams {
  /**
   * Opens a stream of changes to the caller's data.
   * @param since the last event that the page has received
   * @param once ends it after the known events
   * @throws Problem UNAVAILABLE: too many are open, or this process is shutting down
   */
  open(caller: Member, wish: { since: string | undefined; once: boolean }): Readable;
  /** Handles an event sent by any process. */
  onNews(payload: string): void;
  /** Handles a gap in which events may have been missed. */
  onMissed(): void;
  /** The caller's current position: after reading data, a page can listen from here. */
  position(caller: Member): string;
  /** Number of open streams. */
  count(): number;
  /** Ends all streams and rejects new ones. */
  close(): void;
}

interface Open {
  stream: OwnStream;
  reader: Reader;
  sessionId: string;
  /** When the session expires if it is not used again; absent until the first check. */
  expiresAt?: Date;
  checkAt: number;
  beatAt: number;
  endAt: number;
}

interface Account {
  reader: Reader;
  open: Set<Open>;
  merging: Merging;
}

interface StreamsOptions {
  /** Makes positions that tell nothing about other accounts. */
  secretKey: string;
  /** End of each of these sessions; ended ones have no entry. */
  liveSessions: (ids: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Why sessions of these accounts end before their time, where the account says so. */
  endReasons?: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  /** Whether session-end events arrive; while they do not, sessions are checked continuously. */
  hearsNews?: () => boolean;
  onTrouble?: (error: unknown) => void;
  longestMs?: number;
}

const readerOf = (caller: Member): Reader => ({ accountId: caller.accountId, isAdmin: isAdmin(caller) });

export function createStreams({
  secretKey,
  liveSessions,
  endReasons = async () => new Map(),
  now,
  hearsNews = () => true,
  onTrouble = () => undefined,
  longestMs = LONGEST_MS,
}: StreamsOptions): Streams {
  const accounts = new Map<string, Account>();
  const recent = createRecent(secretKey);
  let count = 0;
  let closed = false;
  let sweeps: NodeJS.Timeout | undefined;
  let checking = false;
  let again = false;

  const sendChanges = ({ send }: OwnStream, reader: Reader, events: readonly StreamEvent[]): void => {
    for (const event of events) send('change', { ...event, id: recent.positionAfter(reader, event.id) });
  };

  const all = (): Open[] => [...accounts.values()].flatMap(({ open }) => [...open]);

  const accountOf = (reader: Reader): Account => {
    const known = accounts.get(reader.accountId);
    if (known) return known;
    const open = new Set<Open>();
    const merging = createMerging((events) => {
      for (const { stream } of open) sendChanges(stream, reader, events);
    });
    const account = { reader, open, merging };
    accounts.set(reader.accountId, account);
    return account;
  };

  const positionOf = ({ reader }: Open): string => recent.position(reader);

  const leave = (accountId: string, account: Account, one: Open): void => {
    if (!account.open.delete(one)) return;
    count -= 1;
    if (account.open.size === 0) {
      account.merging.stop();
      accounts.delete(accountId);
    }
    if (count > 0) return;
    clearInterval(sweeps);
    sweeps = undefined;
  };

  const check = async (due: readonly Open[]): Promise<void> => {
    const live = await liveSessions([...new Set(due.map(({ sessionId }) => sessionId))]);
    const ended = due.filter(({ sessionId }) => !live.has(sessionId)).map(({ reader }) => reader.accountId);
    const reasons = ended.length > 0 ? await endReasons([...new Set(ended)]) : new Map<string, string>();
    const whyEnded = ({ reader, expiresAt }: Open): string =>
      reasons.get(reader.accountId) ?? (expiresAt && expiresAt > now() ? 'revoked' : 'expired');
    for (const one of due) {
      const end = live.get(one.sessionId);
      one.expiresAt = end ?? one.expiresAt;
      if (end === undefined) {
        one.stream.send('ended', { id: positionOf(one), kind: whyEnded(one), subject: null });
        one.stream.end();
      } else one.checkAt = Date.now() + Math.min(RECHECK_MS, Math.max(0, end.getTime() - now().getTime()));
    }
  };
  /** Ends the streams of ended sessions. One lookup at a time; sessions due meanwhile go into the next. */
  const checkSessions = async (): Promise<void> => {
    if (checking) {
      again = true;
      return;
    }
    checking = true;
    try {
      do {
        again = false;
        const due = all().filter(({ checkAt }) => checkAt <= Date.now() || !hearsNews());
        if (due.length > 0) await check(due);
      } while (again);
    } catch (error) {
      // Retried by the next sweep.
      onTrouble(error);
    } finally {
      checking = false;
    }
  };

  const sweep = (): void => {
    const at = Date.now();
    for (const one of all()) {
      const stuck = one.stream.stuckSince();
      if (stuck !== undefined && at - stuck > STUCK_MS) one.stream.readable.destroy();
      else if (one.endAt <= at) one.stream.end();
      else if (one.beatAt <= at) {
        one.beatAt = at + BEAT_MS;
        one.stream.beat();
      }
    }
    void checkSessions();
  };

  const greet = (stream: OwnStream, reader: Reader, since: string | undefined): void => {
    const id = recent.position(reader);
    const entries = since === undefined ? [] : recent.since(reader, since);
    if (!entries) {
      stream.send('reset', { id, kind: 'reset', subject: null });
      return;
    }
    stream.send('ready', { id, kind: 'ready', subject: null });
    sendChanges(stream, reader, mergeAll(entries));
  };

  return {
    open(caller, { since, once }) {
      const { accountId, sessionId } = caller;
      const known = accounts.get(accountId);
      if (closed || count >= MOST_IN_ALL || (known?.open.size ?? 0) >= MOST_OF_ACCOUNT)
        throw new Problem('UNAVAILABLE', { retryAfter: closed ? 2 : RETRY_AFTER });
      const reader = readerOf(caller);
      const stream = createOwnStream(() => recent.position(reader));
      const account = accountOf(reader);
      greet(stream, reader, since);
      if (once || longestMs === 0) {
        stream.end();
        if (account.open.size === 0) accounts.delete(accountId);
        return stream.readable;
      }
      const at = Date.now();
      // After a restart all are opened together: spreads their ends and heartbeats.
      const spread = randomInt(800, 1_000) / 1_000;
      const one: Open = {
        stream,
        reader,
        sessionId,
        checkAt: at,
        beatAt: at + BEAT_MS * spread,
        endAt: at + longestMs * spread,
      };
      account.open.add(one);
      count += 1;
      stream.readable.once('close', () => leave(accountId, account, one));
      sweeps ??= setInterval(sweep, SWEEP_MS).unref();
      return stream.readable;
    },
    onNews(payload) {
      const told = readTold(payload);
      if (!told) return;
      if ('ended' in told) {
        const open = accounts.get(told.ended)?.open;
        if (!open) return;
        for (const one of open) one.checkAt = 0;
        void checkSessions();
        return;
      }
      if ('here' in told) {
        for (const one of accounts.get(told.of)?.open ?? [])
          one.stream.send('here', { id: positionOf(one), kind: 'here', subject: told.here });
        return;
      }
      recent.add(told);
      if (told.to.includes(ADMINS))
        for (const account of accounts.values()) if (account.reader.isAdmin) account.merging.add(told);
      for (const id of told.to) accounts.get(id)?.merging.add(told);
    },
    onMissed() {
      recent.forget();
      for (const one of all()) {
        one.checkAt = 0;
        one.stream.send('reset', { id: positionOf(one), kind: 'reset', subject: null });
      }
    },
    position: (caller) => recent.position(readerOf(caller)),
    count: () => count,
    close() {
      closed = true;
      for (const { stream } of all()) {
        // Does not wait for a stalled reader.
        if (stream.stuckSince() === undefined) stream.end();
        else stream.readable.destroy();
      }
    },
  };
}
