/** Shorter words have too many neighbours. */
export const SHORTEST = 4;
/** From this length on, two typos are allowed. */
const LONG = 7;

export const slipsAllowed = ({ length }: string): number => (length >= LONG ? 2 : length >= SHORTEST ? 1 : 0);

/**
 * Counts letters omitted, added, changed or transposed, up to `most` + 1. With `beginning` the rest of the word costs
 * nothing.
 */
export const slipsBetween = (
  typed: string,
  word: string,
  most: number,
  of: 'whole' | 'beginning' = 'whole',
): number => {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const changedPlaces =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (changedPlaces) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      next.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return of === 'whole' ? (last[word.length] ?? most + 1) : Math.min(...last);
};
