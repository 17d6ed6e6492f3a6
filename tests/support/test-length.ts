/**
 * `npm run test:long` runs everything; `npm test` leaves out what repeats a fault in another place or at another moment,
 * and costs seconds each time.
 */
export const LONG = process.env.TEST_LENGTH === 'long';

/** What asks one thing of many pages is split into so many shares, of which a commit brings one. */
const SHARES = 3;

/** So many commits bring each share in each of the two looks that axe has. */
export const TURNS = 2 * SHARES;

/** The share of this run; none when all are wanted, as in the long length and wherever one file is run by itself. */
const TURN = LONG || !process.env.TEST_TURN ? undefined : Number(process.env.TEST_TURN);

/** The share of a sweep that has its turn: the pages, calls or looks of a list, never none of them. */
export const inTurn = <T>(all: readonly T[]): readonly T[] => {
  const shares = Math.min(SHARES, all.length);
  return TURN === undefined ? all : all.filter((_, at) => at % shares === TURN % shares);
};

/** A journey with this tag runs in every third commit and in the long length; docs/testing.md says what keeps its rule. */
export const IN_TURN = '@in-turn';

/** Whether a whole journey has its turn. */
export const hasTurn = (title: string): boolean => {
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TURN === undefined || sum % SHARES === TURN % SHARES;
};
