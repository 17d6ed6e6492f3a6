import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '#server/problem.ts';

/** Points in seconds. Those per address are wide: many people in India share one behind their carrier. */
const WINDOWS = {
  apiPerAddress: { points: 10_000, duration: 300 },
  apiPerAccount: { points: 1_500, duration: 300 },
  signInPerPair: { points: 10, duration: 900 },
  signInPerAddress: { points: 100, duration: 900 },
  signInPerEmail: { points: 100, duration: 3_600 },
  registrationPerAddress: { points: 300, duration: 3_600 },
  takenPerAddress: { points: 30, duration: 3_600 },
  formPerAddress: { points: 20, duration: 600 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof WINDOWS;

export interface Limits {
  /** Counts one; beyond the limit it throws TOO_MANY_REQUESTS with Retry-After. */
  take(name: LimitName, key: string): Promise<void>;
  /** Throws when the limit is already reached, without counting. */
  assertFree(name: LimitName, key: string): Promise<void>;
  /** Takes back one count: what was counted beforehand turned out not to be a failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted, after a success. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** An IPv6 client holds a whole /64, so that is what is counted. */
export const addressKey = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
};

const refuse = (msBeforeNext: number): never => {
  throw new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
};

export function createLimits({ enabled }: { enabled: boolean }): Limits {
  const limiters = new Map(
    Object.entries(WINDOWS).map(([name, window]) => [name, new RateLimiterMemory({ keyPrefix: name, ...window })]),
  );
  const limiter = (name: LimitName): RateLimiterMemory | undefined => (enabled ? limiters.get(name) : undefined);
  return {
    async take(name, key) {
      const taken = await limiter(name)
        ?.consume(key)
        .catch((refused: unknown) => refused);
      if (
        taken &&
        typeof taken === 'object' &&
        'remainingPoints' in taken &&
        'msBeforeNext' in taken &&
        'consumedPoints' in taken &&
        Number(taken.consumedPoints) > WINDOWS[name].points
      )
        refuse(Number(taken.msBeforeNext));
    },
    async assertFree(name, key) {
      const state = await limiter(name)?.get(key);
      if (state && state.consumedPoints >= WINDOWS[name].points) refuse(state.msBeforeNext);
    },
    async giveBack(name, key) {
      await limiter(name)?.reward(key);
    },
    async forget(name, key) {
      await limiter(name)?.delete(key);
    },
  };
}
