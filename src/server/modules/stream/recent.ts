import { randomUUID } from 'node:crypto';
import type { Entry } from './told.ts';

/** A page that was away for a moment hears what it missed, if no more than this has happened meanwhile. */
const KEPT = 2_000;

/** The last changes in the order in which they were committed. */
export interface Recent {
  add(entry: Entry): void;
  /** The position after the last change. */
  position(): string;
  /** What came after a position; nothing when it is not known. */
  since(position: string): readonly Entry[] | undefined;
  /** What was told meanwhile is not known: no position from before is. */
  forget(): void;
}

export function createRecent(): Recent {
  let entries: Entry[] = [];
  let start: string = randomUUID();
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length < 2 * KEPT) return;
      start = entries.at(-KEPT - 1)?.id ?? start;
      entries = entries.slice(-KEPT);
    },
    position: () => entries.at(-1)?.id ?? start,
    since(position) {
      const at = entries.findLastIndex(({ id }) => id === position);
      if (at >= 0) return entries.slice(at + 1);
      return position === start ? entries : undefined;
    },
    forget() {
      entries = [];
      start = randomUUID();
    },
  };
}
