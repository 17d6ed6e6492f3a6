import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalPhone } from '#contract/rules.ts';
import { containsFragment, inLowered } from './fragment.ts';
import { nameSpellings } from './name-spellings.ts';
import { accounts, IN_DEVANAGARI } from './schema/accounts.ts';

/** Fewer digits of a phone number would match almost everybody. */
const DIGITS = 4;

/**
 * The search text is the name, a line break and the address, which contains none. These conditions read only that text:
 * the trigram index serves rare fragments, and the ordered index serves short or frequent ones with an index-only scan.
 */
const inName = (fragment: string): SQL => inLowered(accounts.searchText, fragment, '\n');
export const inEmail = (fragment: string): SQL | undefined =>
  and(
    inLowered(accounts.searchText, fragment),
    inLowered(sql`split_part(${accounts.searchText}, E'\\n', -1)`, fragment),
  );

/**
 * Matches names in the other script, in any order of the words.
 *
 * @param name in lower case
 * @param isInDevanagari whether the name has a letter of that script
 */
const sounds = (name: SQLWrapper, typed: string, isInDevanagari: SQL): SQL | undefined => {
  const spellings = nameSpellings(typed);
  return (
    spellings &&
    and(spellings.onlyDevanagari ? isInDevanagari : undefined, ...spellings.words.map((word) => sql`${name} ~ ${word}`))
  );
};

/**
 * The names of accounts that sound like the typed one. Only the name: the address would be another search, and no
 * address contains a blank. Few names are in Devanagari, and an index has these.
 */
export const soundsLikeName = (typed: string): SQL | undefined =>
  sounds(sql`split_part(${accounts.searchText}, E'\\n', 1)`, typed, IN_DEVANAGARI);

/** The same for a name in another column, of which every one is compared. */
export const soundsLike = (column: SQLWrapper, typed: string): SQL | undefined =>
  sounds(sql`lower(${column})`, typed, sql`${column} ~ '[\u0900-\u097f]'`);

/** Matches a fragment of the name as typed, or the name in the other script. */
export const isNamed = (typed: string): SQL | undefined => or(inName(typed), soundsLikeName(typed));

/** Compares the code only with input that could be one, since the text indexes do not contain codes. */
const CODE = /^[a-z]+\d+$/i;
export const hasCode = (typed: string): SQL | undefined =>
  CODE.test(typed) ? eq(accounts.userCode, typed.toUpperCase()) : undefined;

/** Matches accounts by a fragment of name, address or phone number, or by the user code. */
export const whoIs = (typed: string): SQL | undefined => {
  const value = typed.trim();
  const digits = normalPhone(value) ?? value.replace(/[\s().+-]/g, '');
  const isPhone = digits.length >= DIGITS && /^\+?\d+$/.test(digits);
  return or(
    inLowered(accounts.searchText, value),
    soundsLikeName(value),
    hasCode(value),
    isPhone ? containsFragment(accounts.phone, digits) : undefined,
  );
};
