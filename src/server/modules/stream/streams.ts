import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isAdmin, type Member } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { createMerging, type Merging, mergeAll } from './merging.ts';
import { createOwnStream, type OwnStream } from './own-stream.ts';
import { createRecent } from './recent.ts';
import { ADMINS, readTold } from './told.ts';

export { PEOPLE } from './told.ts';

/** A browser has one for all of its tabs. */
const MOST_OF_ACCOUNT = 20;
const MOST_IN_ALL = 5_000;
const RETRY_AFTER = 30;

const SWEEP_MS = 1_000;
const BEAT_MS = 20_000;
/** A session is looked up this often, though news of its end have not come. */
const RECHECK_MS = 15_000;
/** A reader who takes nothing for so long is gone. */
const STUCK_MS = 60_000;
/** A browser opens another one then, perhaps at an instance that has fewer. */
const LONGEST_MS = 30 * 60_000;

/** The open streams of this process. */
export interface Streams {
  /**
   * Opens a stream of what happens to the caller's things.
   * @param since the last event that the page has heard
   * @param once ends it after what is known
   * @throws Problem UNAVAILABLE: too many are open, or this process ends
   */
  open(caller: Member, wish: { since: string | undefined; once: boolean }): Readable;
  /** What a process has told all of them. */
  onNews(payload: string): void;
  /** News may have been missed. */
  onMissed(): void;
  /** Where the news stand: whoever has read something can listen from there on. */
  position(): string;
  /** How many are open. */
  count(): number;
  /** Ends all, and opens no more. */
  close(): void;
}

interface Open {
  stream: OwnStream;
  sessionId: string;
  checkAt: number;
  beatAt: number;
  endAt: number;
}

interface Account {
  isAdmin: boolean;
  open: Set<Open>;
  merging: Merging;
}

interface StreamsOptions {
  /** Until when each of these sessions lives; of one that has ended there is none. */
  liveSessions: (ids: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  now: () => Date;
  /** Whether news of ended sessions arrive; while they do not, sessions are looked up all the time. */
  hearsNews?: () => boolean;
  onTrouble?: (error: unknown) => void;
  longestMs?: number;
}

export function createStreams({
  liveSessions,
  now,
  hearsNews = () => true,
  onTrouble = () => undefined,
  longestMs = LONGEST_MS,
}: StreamsOptions): Streams {
  const accounts = new Map<string, Account>();
  const recent = createRecent();
  let count = 0;
  let closed = false;
  let sweeps: NodeJS.Timeout | undefined;
  let checking = false;
  let again = false;

  const all = (): Open[] => [...accounts.values()].flatMap(({ open }) => [...open]);

  const accountOf = ({ accountId, ...caller }: Member): Account => {
    const known = accounts.get(accountId);
    if (known) return known;
    const open = new Set<Open>();
    const merging = createMerging((events) => {
      for (const { stream } of open) for (const event of events) stream.send('change', event);
    });
    const account = { isAdmin: isAdmin({ accountId, ...caller }), open, merging };
    accounts.set(accountId, account);
    return account;
  };

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
    for (const one of due) {
      const end = live.get(one.sessionId);
      if (end === undefined) {
        one.stream.send('ended', { id: recent.position(), kind: 'ended', subject: null });
        one.stream.end();
      } else one.checkAt = Date.now() + Math.min(RECHECK_MS, Math.max(0, end.getTime() - now().getTime()));
    }
  };
  /** Ends the streams of sessions that have ended. One look-up at a time; what is due meanwhile has the next. */
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
      // The next sweep asks again.
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

  const greet = ({ send }: OwnStream, accountId: string, member: Account, since: string | undefined): void => {
    const id = recent.position();
    const entries = since === undefined ? [] : recent.since(since);
    if (!entries) {
      send('reset', { id, kind: 'reset', subject: null });
      return;
    }
    send('ready', { id, kind: 'ready', subject: null });
    const own = entries.filter(({ to }) => to.includes(accountId) || (member.isAdmin && to.includes(ADMINS)));
    for (const event of mergeAll(own)) send('change', event);
  };

  return {
    open(caller, { since, once }) {
      const { accountId, sessionId } = caller;
      const known = accounts.get(accountId);
      if (closed || count >= MOST_IN_ALL || (known?.open.size ?? 0) >= MOST_OF_ACCOUNT)
        throw new Problem('UNAVAILABLE', { retryAfter: closed ? 2 : RETRY_AFTER });
      const stream = createOwnStream(recent.position);
      const account = accountOf(caller);
      greet(stream, accountId, account, since);
      if (once || longestMs === 0) {
        stream.end();
        if (account.open.size === 0) accounts.delete(accountId);
        return stream.readable;
      }
      const at = Date.now();
      // A restart opens all of them at once: they shall not end and beat at once, too.
      const spread = randomInt(800, 1_000) / 1_000;
      const one: Open = {
        stream,
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
        const said = { id: recent.position(), kind: 'here', subject: told.here };
        for (const { stream } of accounts.get(told.of)?.open ?? []) stream.send('here', said);
        return;
      }
      recent.add(told);
      if (told.to.includes(ADMINS))
        for (const account of accounts.values()) if (account.isAdmin) account.merging.add(told);
      for (const id of told.to) accounts.get(id)?.merging.add(told);
    },
    onMissed() {
      recent.forget();
      for (const one of all()) {
        one.checkAt = 0;
        one.stream.send('reset', { id: recent.position(), kind: 'reset', subject: null });
      }
    },
    position: recent.position,
    count: () => count,
    close() {
      closed = true;
      for (const { stream } of all()) {
        // Nobody waits for a reader who does not read.
        if (stream.stuckSince() === undefined) stream.end();
        else stream.readable.destroy();
      }
    },
  };
}
