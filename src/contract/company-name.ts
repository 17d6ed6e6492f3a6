/** Marks that nobody sees. Joiners shape the letters of Indian scripts and stay between those. */
const UNSEEN =
  /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}])(?:\u200c|\u200d)|(?<=\p{Script=Latin})(?:\u200c|\u200d)/gu;

/**
 * A company's name in the one spelling that it is kept in: two names that look
 * the same are the same, so that nobody borrows a verified one with a second
 * blank, wide letters, or a character without width.
 */
export const plainCompanyName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
