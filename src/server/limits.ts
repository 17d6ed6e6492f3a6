import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';

/** The number of `points` in `duration` seconds. */
export interface LimitWindow {
  points: number;
  duration: number;
}

/** The defaults. Limits per address are wide: many people in India share one behind their carrier. */
const LIMIT_WINDOWS = {
  apiPerAddress: { points: 10_000, duration: 300 },
  // Rendering a page costs a hundred times as much as sending a cached one, which is not counted.
  pagePerAddress: { points: 6_000, duration: 300 },
  apiPerAccount: { points: 1_500, duration: 300 },
  signInPerPair: { points: 10, duration: 900 },
  signInPerAddress: { points: 100, duration: 900 },
  signInPerEmail: { points: 100, duration: 3_600 },
  registrationPerAddress: { points: 300, duration: 3_600 },
  takenPerAddress: { points: 30, duration: 3_600 },
  resetMailPerEmail: { points: 3, duration: 3_600 },
  codePerAccount: { points: 20, duration: 3_600 },
  passwordPerAccount: { points: 10, duration: 900 },
  exportPerAccount: { points: 5, duration: 3_600 },
  confirmMailPerAccount: { points: 10, duration: 3_600 },
  confirmMailPerEmail: { points: 3, duration: 3_600 },
  messagePerThread: { points: 30, duration: 3_600 },
  reportPerAddress: { points: 5, duration: 3_600 },
  messageReportPerAccount: { points: 20, duration: 3_600 },
  interviewAnswerPerAccount: { points: 30, duration: 3_600 },
  resumePerAccount: { points: 120, duration: 3_600 },
  formPerAddress: { points: 20, duration: 600 },
} as const satisfies Record<string, LimitWindow>;

export type LimitName = keyof typeof LIMIT_WINDOWS;

export const LIMIT_NAMES = Object.keys(LIMIT_WINDOWS).filter((name): name is LimitName => name in LIMIT_WINDOWS);

export interface Limits {
  /** Counts one use; beyond the limit it throws TOO_MANY_REQUESTS with Retry-After. */
  take(name: LimitName, key: string): Promise<void>;
  /** Throws when the limit is already reached, without counting. */
  assertFree(name: LimitName, key: string): Promise<void>;
  /** Takes back one count that was made in advance, when there was no failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Resets the count after a success. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** An IPv6 client controls a whole /64, so the prefix is counted. */
export const addressKey = (address: string): string => {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
};

/** Seconds that a text calls a moment. */
const SOON = 90;

const refuse = (msBeforeNext: number): never => {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const minutes = retryAfter > SOON ? Math.ceil(retryAfter / 60) : 0;
  throw new Problem('TOO_MANY_REQUESTS', { params: { minutes }, retryAfter });
};

/**
 * Limits on passwords and forms are shared; the others are checked on every request and may differ between processes.
 */
const isShared = (name: string): boolean => !/^(?:api|page)/.test(name);

/**
 * Sends the library's queries without their names, because a pooler in transaction mode loses prepared statements. The
 * library replaces a failed count silently.
 */
const clientOf = (pool: Database['$client'], onTrouble: (error: unknown) => void) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    pool.query(text, values).catch((error: unknown) => {
      onTrouble(error);
      throw error;
    }),
});

/**
 * @param changed windows that the operator has changed
 * @param pool lets several processes on one database share counts; without it each counts alone
 * @param onTrouble called when the database could not count, so that this process counts alone
 */
export function createLimits({
  enabled,
  changed = {},
  pool,
  onTrouble = () => {},
}: {
  enabled: boolean;
  changed?: Partial<Record<LimitName, LimitWindow>>;
  pool?: Database['$client'];
  onTrouble?: (error: unknown) => void;
}): Limits {
  const windows: Record<LimitName, LimitWindow> = { ...LIMIT_WINDOWS, ...changed };
  const build = (name: string, window: LimitWindow): RateLimiterAbstract => {
    const own = { keyPrefix: name, ...window };
    const memory = new RateLimiterMemory(own);
    if (!pool || !isShared(name)) return memory;
    // While the database is unavailable, each process counts alone.
    const table = { tableName: 'rate_limits', tableCreated: true };
    return new RateLimiterPostgres({
      ...own,
      ...table,
      storeClient: clientOf(pool, onTrouble),
      storeType: 'pool',
      insuranceLimiter: memory,
    });
  };
  const limiters = new Map(Object.entries(windows).map(([name, window]) => [name, build(name, window)]));
  const limiter = (name: LimitName): RateLimiterAbstract | undefined => (enabled ? limiters.get(name) : undefined);
  return {
    async take(name, key) {
      const taken = await limiter(name)
        ?.consume(key)
        .catch((refused: unknown) => refused);
      if (taken instanceof RateLimiterRes && taken.consumedPoints > windows[name].points) refuse(taken.msBeforeNext);
    },
    async assertFree(name, key) {
      const state = await limiter(name)?.get(key);
      if (state && state.consumedPoints >= windows[name].points) refuse(state.msBeforeNext);
    },
    async giveBack(name, key) {
      await limiter(name)?.reward(key);
    },
    async forget(name, key) {
      await limiter(name)?.delete(key);
    },
  };
}
