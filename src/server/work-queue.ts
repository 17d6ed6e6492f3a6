import { Problem } from '#server/problem.ts';

export interface WorkQueueOptions {
  /** How many run at the same time. */
  atOnce: number;
  /** How many wait in total. If one more arrives, the last one of the key with the most waiting is refused. */
  waiting: number;
  /** How many wait for one key. */
  waitingPerKey?: number;
  /** The longest wait; what could not have its turn within that, as work takes currently, is refused immediately, … */
  waitMs?: number;
  /** … unless so few wait that all will get their turn: a slow machine is not overload. */
  patience?: { waiting: number; waitMs: number };
  /** Seconds until a retry makes sense. */
  retryAfter: number;
  /** Awaited before queueing, and again before work that had to wait. */
  before?: () => Promise<void>;
}

/**
 * Limits concurrent work, with turns that are fair by key: surplus work of one key waits only behind that key's own.
 */
export interface WorkQueue {
  /** @throws UNAVAILABLE with Retry-After when there is no room, or no turn in time */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** @throws UNAVAILABLE when `run` would refuse this key immediately */
  assertRoom(key: string): void;
}

interface Waiter {
  begin(): void;
  refuse(): void;
}

/** The share of the latest work in the average of how long work takes. */
const LATEST = 0.1;

export function createWorkQueue({
  atOnce,
  waiting: mostWaiting,
  waitingPerKey = mostWaiting,
  waitMs,
  patience,
  retryAfter,
  before,
}: WorkQueueOptions): WorkQueue {
  let running = 0;
  let waitingInAll = 0;
  let averageMs: number | undefined;
  /** In the order of turns: a key that has had its turn goes to the end. */
  const waiting = new Map<string, Waiter[]>();

  /** How many may wait: the rest would be refused after waiting in vain, while later ones wait as well. */
  const mostInTime = (): number => {
    if (waitMs === undefined || averageMs === undefined) return mostWaiting;
    const inTime = Math.floor((waitMs * atOnce) / averageMs);
    return Math.min(mostWaiting, Math.max(inTime, patience?.waiting ?? atOnce));
  };

  const refusal = (): Problem => new Problem('UNAVAILABLE', { retryAfter });

  const remove = (key: string, waiter: Waiter): void => {
    const own = waiting.get(key);
    const at = own?.indexOf(waiter) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    waitingInAll -= 1;
    if (own.length === 0) waiting.delete(key);
  };

  const beginNext = (): void => {
    const [turn] = waiting;
    if (!turn || running >= atOnce) return;
    const [key, own] = turn;
    const [first] = own;
    if (!first) return;
    remove(key, first);
    if (waiting.delete(key)) waiting.set(key, own);
    running += 1;
    first.begin();
  };

  /** Returns the key with the most waiting, if it has more than this one. */
  const largestBeside = (key: string): [string, Waiter[]] | undefined => {
    let largest: [string, Waiter[]] | undefined;
    let most = waiting.get(key)?.length ?? 0;
    for (const entry of waiting) {
      if (entry[1].length <= most + 1) continue;
      largest = entry;
      most = entry[1].length;
    }
    return largest;
  };

  const hasRoom = (key: string): boolean => {
    if (running < atOnce) return true;
    if ((waiting.get(key)?.length ?? 0) >= waitingPerKey) return false;
    return waitingInAll < mostInTime() || largestBeside(key) !== undefined;
  };

  const giveWay = (key: string): void => {
    if (waitingInAll < mostInTime()) return;
    const [largest, others] = largestBeside(key) ?? [];
    const last = others?.at(-1);
    if (largest === undefined || !last) return;
    remove(largest, last);
    last.refuse();
  };

  const turnOf = (key: string): Promise<void> =>
    new Promise((begin, fail) => {
      let timer = waitMs === undefined ? undefined : setTimeout(() => expire(), waitMs);
      let hasPatience = patience !== undefined;
      const waiter: Waiter = {
        begin() {
          clearTimeout(timer);
          begin();
        },
        refuse() {
          clearTimeout(timer);
          fail(refusal());
        },
      };
      const expire = (): void => {
        if (patience && hasPatience && waitingInAll <= patience.waiting) {
          hasPatience = false;
          timer = setTimeout(() => expire(), patience.waitMs);
          return;
        }
        remove(key, waiter);
        waiter.refuse();
      };
      const own = waiting.get(key);
      if (own) own.push(waiter);
      else waiting.set(key, [waiter]);
      waitingInAll += 1;
    });

  const assertRoom = (key: string): void => {
    if (!hasRoom(key)) throw refusal();
  };

  return {
    assertRoom,
    async run(key, work) {
      if (before) await before();
      assertRoom(key);
      if (running < atOnce) running += 1;
      else {
        giveWay(key);
        await turnOf(key);
      }
      const began = performance.now();
      try {
        if (before) await before();
        return await work();
      } finally {
        const took = performance.now() - began;
        averageMs = averageMs === undefined ? took : averageMs + LATEST * (took - averageMs);
        running -= 1;
        beginNext();
      }
    },
  };
}
