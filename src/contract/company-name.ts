/** Invisible characters. Joiners shape the letters of Indian scripts and stay between those. */
const UNSEEN =
  /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}])(?:\u200c|\u200d)|(?<=\p{Script=Latin})(?:\u200c|\u200d)/gu;

/**
 * Normalises a company's name to its one stored spelling: names that look the same are equal, so that a verified name
 * cannot be imitated with a double space, fullwidth letters, or zero-width characters.
 */
export const plainCompanyName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
