import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Fewer rows leave too little garbage to be worth the pause. */
const MANY_ROWS = 100_000;

/**
 * Collects what loading this many rows left behind. V8 keeps its memory until it needs more; a million jobs leave about
 * 190 MB. Blocks the thread for some tenths of a second.
 */
export const collectGarbageOf = (rows: number): void => {
  if (rows < MANY_ROWS) return;
  // Node has no other way to ask for it in a running process.
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // The thorough kind: one collection alone returns little, because what stays is spread over all pages.
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
};
