import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Fewer rows leave too little garbage to be worth the pause. */
const MANY_ROWS = 100_000;

/**
 * Collects what loading this many rows left behind. V8 keeps its memory until it needs more; a million jobs leave about
 * 190 MB. Blocks the thread for a tenth of a second.
 */
export const collectGarbageOf = (rows: number): void => {
  if (rows < MANY_ROWS) return;
  // Node has no other way to ask for it in a running process.
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};
