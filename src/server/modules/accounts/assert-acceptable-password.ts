import { LIMITS, passwordProblem } from '#contract/rules.ts';
import { invalid } from '#server/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

interface Bounds {
  /** The address of the account, which is no password. */
  email: string;
  /** The fewest characters; administrators need more. */
  least?: number;
  /** The input that the sentence belongs to. */
  field?: string;
}

/**
 * Refuses a new password that is too short, too long, widely used, or the e-mail address.
 * @throws INVALID_INPUT with the sentence at `field`
 */
export const assertAcceptablePassword = (
  password: string,
  { email, least = LIMITS.passwordMin, field = 'password' }: Bounds,
): void => {
  const problem = passwordProblem(password, { email, least });
  if (problem) throw invalid(field, problem);
  if (isCommonPassword(password)) throw invalid(field, 'passwordCommon');
};
