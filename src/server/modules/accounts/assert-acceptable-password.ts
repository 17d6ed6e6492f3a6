import { LIMITS, passwordProblem } from '#contract/rules.ts';
import { invalid } from '#server/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

interface Bounds {
  /** The account's address, which is not allowed as password. */
  email: string;
  /** Minimum length; longer for administrators. */
  least?: number;
  /** The input that the error belongs to. */
  field?: string;
}

/**
 * Rejects a new password that is too short, too long, common, or the email address.
 * @throws INVALID_INPUT with the message at `field`
 */
export const assertAcceptablePassword = (
  password: string,
  { email, least = LIMITS.passwordMin, field = 'password' }: Bounds,
): void => {
  const problem = passwordProblem(password, { email, least });
  if (problem) throw invalid(field, problem);
  if (isCommonPassword(password)) throw invalid(field, 'passwordCommon');
};
