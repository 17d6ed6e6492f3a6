import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:long` runs everything; `npm test` omits slow checks that repeat a fault in another place or at another
 * time.
 */
export const LONG = process.env.TEST_LENGTH === 'long';

/**
 * Checks of many pages are split into this many shares; each commit runs one. An odd number: axe's two looks alternate
 * with each commit, so that each share gets both.
 */
const SHARES = 13;

/** After this many commits, each share has run in both of axe's looks. */
export const TURNS = 2 * SHARES;

/** Returns the share of this run; undefined when all are wanted, as in long runs and for a single file. */
const turn = (): number | undefined => (LONG || !process.env.TEST_TURN ? undefined : Number(process.env.TEST_TURN));

/** Returns the current share of a list of pages, calls, looks or files; never an empty one. */
export const inTurn = <T>(all: readonly T[]): readonly T[] => {
  const [shares, has] = [Math.min(SHARES, all.length), turn()];
  return has === undefined ? all : all.filter((_, at) => at % shares === has % shares);
};

/** Tag for journeys through the portal's core functions, which run with each commit. */
export const CORE = '@core';

const JOURNEYS = fileURLToPath(new URL('../journeys', import.meta.url));
const ENDING = '.journey.ts';

/** Journeys that run a share of their pages with each commit. */
export const SWEEPS: readonly string[] = ['access', 'first-load', 'hostile-texts', 'typed-words', 'words'];

/** Returns the file names of the journeys that run completely in this commit; of the others only core tests run. */
export const wholeJourneys = (): readonly string[] => {
  const all = readdirSync(JOURNEYS)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  return turn() === undefined ? all : [...SWEEPS, ...inTurn(all.filter((journey) => !SWEEPS.includes(journey)))];
};
