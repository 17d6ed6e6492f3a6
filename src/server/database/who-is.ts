import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { normalPhone } from '#contract/rules.ts';
import { containsFragment, inLowered } from './fragment.ts';
import { accounts } from './schema/accounts.ts';

/** Fewer digits of a phone number would find everybody. */
const DIGITS = 4;

/**
 * The search text is the name, a line break and the address, which has none. These ask that text alone: for a rare
 * fragment its index of trigrams answers, for a short or frequent one the ordered index that holds it, without a row.
 */
export const inName = (fragment: string): SQL => inLowered(accounts.searchText, fragment, '\n');
export const inEmail = (fragment: string): SQL | undefined =>
  and(
    inLowered(accounts.searchText, fragment),
    inLowered(sql`split_part(${accounts.searchText}, E'\\n', -1)`, fragment),
  );

/** A code is compared only with what could be one, since an index of texts holds no codes. */
const CODE = /^[a-z]+\d+$/i;
export const hasCode = (typed: string): SQL | undefined =>
  CODE.test(typed) ? eq(accounts.userCode, typed.toUpperCase()) : undefined;

/** Whose account somebody means by a fragment of name, address or phone number, or by the user code. */
export const whoIs = (typed: string): SQL | undefined => {
  const value = typed.trim();
  const digits = normalPhone(value) ?? value.replace(/[\s().+-]/g, '');
  const isPhone = digits.length >= DIGITS && /^\+?\d+$/.test(digits);
  return or(
    inLowered(accounts.searchText, value),
    hasCode(value),
    isPhone ? containsFragment(accounts.phone, digits) : undefined,
  );
};
