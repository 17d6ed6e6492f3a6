import type { StreamEvent } from '#contract/stream.ts';
import type { Entry } from './told.ts';

/** At most one event per kind in this time; further ones are merged into one at its end. */
const MERGE_MS = 1_000;

/** Merges several changes: one event per kind, all at the position of the last. */
export const mergeAll = (entries: readonly Entry[]): readonly StreamEvent[] => {
  const subjects = new Map<string, string | null>();
  for (const { kinds, subject } of entries)
    for (const kind of kinds) subjects.set(kind, subjects.has(kind) && subjects.get(kind) !== subject ? null : subject);
  const id = entries.at(-1)?.id ?? '';
  return [...subjects].map(([kind, subject]) => ({ id, kind, subject }));
};

/** Merges the events of one account. */
export interface Merging {
  add(entry: Entry): void;
  /** Discards pending events. */
  stop(): void;
}

/** Sends the first change immediately, and merges those of the following second into one at its end. */
export function createMerging(send: (events: readonly StreamEvent[]) => void): Merging {
  let waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.length === 0) return;
      const entries = waiting;
      waiting = [];
      begin();
      send(mergeAll(entries));
    }, MERGE_MS).unref();
  };
  return {
    add(entry) {
      if (timer) {
        waiting.push(entry);
        return;
      }
      begin();
      send(mergeAll([entry]));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
