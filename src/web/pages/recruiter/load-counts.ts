import type { CallOutput } from '#contract/api.ts';
import { call, writesMade } from '#web/lib/api-client.ts';
import { readToken } from '#web/lib/session.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';

type Counts = LoadResult<CallOutput<'applicationStats'>>;

/** No counter on screen is older than this, however the list is filtered and turned. */
const FRESH_MS = 60_000;

interface Source {
  ask: () => Promise<Counts>;
  /** Whose counts they are. */
  owner: () => string;
  /** How often something has been changed from here. */
  writes: () => number;
  now: () => number;
}

/** Counts over all applications are the same under every filter and on every page: they are asked for when they can have changed. */
export function createCounts({ ask, owner, writes, now }: Source): (address: string) => Promise<Counts> {
  let kept: { address: string; owner: string; writes: number; since: number; counts: Promise<Counts> } | undefined;
  return (address) => {
    const stands =
      kept !== undefined &&
      // The same list once more is asked for by somebody who wants it anew.
      kept.address !== address &&
      kept.owner === owner() &&
      kept.writes === writes() &&
      now() - kept.since < FRESH_MS;
    if (kept && stands) {
      kept.address = address;
      return kept.counts;
    }
    const asked = { address, owner: owner(), writes: writes(), since: now(), counts: ask() };
    kept = asked;
    const forget = () => {
      if (kept === asked) kept = undefined;
    };
    asked.counts.then((counts) => counts.ok || forget(), forget);
    return asked.counts;
  };
}

/** The counts beside the list of applications at this address. */
export const loadCounts = createCounts({
  ask: () => settle(call('applicationStats', {})),
  owner: () => readToken() ?? '',
  writes: writesMade,
  now: Date.now,
});
