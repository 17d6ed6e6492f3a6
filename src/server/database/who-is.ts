import { eq, or, type SQL } from 'drizzle-orm';
import { normalPhone } from '#contract/rules.ts';
import { containsFragment, inLowered } from './fragment.ts';
import { accounts } from './schema/accounts.ts';

/** Fewer digits of a phone number would find everybody. */
const DIGITS = 4;

/** Whose account somebody means by a fragment of name, address or phone number, or by the user code. */
export const whoIs = (typed: string): SQL | undefined => {
  const value = typed.trim();
  const digits = normalPhone(value) ?? value.replace(/[\s().+-]/g, '');
  const isPhone = digits.length >= DIGITS && /^\+?\d+$/.test(digits);
  return or(
    inLowered(accounts.searchText, value),
    eq(accounts.userCode, value.toUpperCase()),
    isPhone ? containsFragment(accounts.phone, digits) : undefined,
  );
};
