import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:long` runs everything; `npm test` leaves out what repeats a fault in another place or at another moment,
 * and costs seconds each time.
 */
export const LONG = process.env.TEST_LENGTH === 'long';

/** What asks one thing of many pages is split into so many shares, of which a commit brings one. */
const SHARES = 4;

/** So many commits bring each share in each of the two looks that axe has. */
export const TURNS = 2 * SHARES;

/** The share of this run; none when all are wanted, as in the long length and wherever one file is run by itself. */
const turn = (): number | undefined => (LONG || !process.env.TEST_TURN ? undefined : Number(process.env.TEST_TURN));

/** The share of a list that has its turn: of pages, calls, looks or files, never none of them. */
export const inTurn = <T>(all: readonly T[]): readonly T[] => {
  const [shares, has] = [Math.min(SHARES, all.length), turn()];
  return has === undefined ? all : all.filter((_, at) => at % shares === has % shares);
};

/** A journey with this tag walks what the portal exists for: it runs in each commit. */
export const CORE = '@core';

const JOURNEYS = fileURLToPath(new URL('../journeys', import.meta.url));
const ENDING = '.journey.ts';

/** Journeys that bring a share of their pages with each commit. */
export const SWEEPS: readonly string[] = ['access', 'first-load', 'hostile-texts', 'words'];

/** The journeys that run whole in this commit, by the names of their files; of the others only what is core does. */
export const wholeJourneys = (): readonly string[] => {
  const all = readdirSync(JOURNEYS)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  return turn() === undefined ? all : [...SWEEPS, ...inTurn(all.filter((journey) => !SWEEPS.includes(journey)))];
};
