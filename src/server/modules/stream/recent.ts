import { randomUUID } from 'node:crypto';
import type { Entry } from './told.ts';

/** Number of events kept for pages that reconnect after a short interruption. */
const KEPT = 2_000;

/** The latest changes in commit order. */
export interface Recent {
  add(entry: Entry): void;
  /** The position after the last change. */
  position(): string;
  /** Returns the changes after a position; undefined when it is unknown. */
  since(position: string): readonly Entry[] | undefined;
  /** Invalidates all earlier positions, after events may have been missed. */
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
