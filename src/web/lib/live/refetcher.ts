import { FEATURE_OF } from '#contract/features.ts';
import type { Route } from '#contract/routes/route.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Written } from '#web/lib/api-client.ts';
import type { LiveNews } from './news.ts';
import type { LiveEvent } from './parse-events.ts';

/** Long enough after an event for the response to this tab's own write to arrive. */
const SETTLE_MS = 700;
/** The minimum interval between refetches. */
const EVERY_MS = 5_000;
/** After a restart every page must refetch everything; the random delay spreads the load. */
export const RESET_WITHIN_MS = 15_000;
/** For this long, events about this tab's own writes are ignored. */
const OWN_MS = 4_000;

interface RefetcherOptions {
  refetch(news: LiveNews): void;
  /** Whether the page is visible. */
  isVisible(): boolean;
  random?(): number;
  now?(): number;
}

/** Collects events until the page refetches: after a short delay, rate-limited, and only while visible. */
export function createRefetcher({ refetch, isVisible, random = Math.random, now = Date.now }: RefetcherOptions) {
  const kinds = new Map<string, Set<string | null>>();
  let everything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;
  let own: { at: number; features: ReadonlySet<string>; subjects: ReadonlySet<string> }[] = [];

  /** This tab's own changes are already on its screen. */
  const isOwn = (kind: string, subject: string | null): boolean =>
    own.some(({ features, subjects }) => features.has(kind) && (subject === null || subjects.has(subject)));

  const flush = (): void => {
    timer = undefined;
    // Refetched when the page becomes visible again.
    if (!isVisible()) return;
    own = own.filter(({ at }) => now() - at < OWN_MS);
    const meant = new Set(
      [...kinds].filter(([kind, of]) => [...of].some((one) => !isOwn(kind, one))).map(([kind]) => kind),
    );
    const all = everything;
    kinds.clear();
    everything = false;
    if (!all && meant.size === 0) return;
    lastAt = now();
    refetch({ concerns: (feature) => all || meant.has(feature) });
  };
  const flushIn = (ms: number): void => {
    timer ??= setTimeout(flush, Math.max(ms, lastAt + EVERY_MS - now()));
  };
  return {
    onEvent({ event, kind, subject }: LiveEvent): void {
      if (event === 'ready' || event === 'ended' || event === 'here') return;
      if (event === 'reset') everything = true;
      else kinds.set(kind, (kinds.get(kind) ?? new Set()).add(subject));
      flushIn(event === 'reset' ? RESET_WITHIN_MS * random() : SETTLE_MS);
    },
    onWritten({ name, subjects }: Pick<Written, 'name' | 'subjects'>): void {
      const { touches = [] }: Route = ROUTES[name];
      own.push({ at: now(), features: new Set<string>([FEATURE_OF[name], ...touches]), subjects: new Set(subjects) });
    },
    onVisible(): void {
      if (everything || kinds.size > 0) flushIn(0);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
