import { createHmac, randomInt } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

const COUNT = 10;
/** Without those that are read as another: 0 and o, 1, i and l, u and v. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes like `k7m2p-x9d4t`, 49 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** What was typed, without the blanks, hyphens and capitals that do not matter. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** What is kept of a recovery code: keyed, because 49 bits alone could be tried out. */
export const recoveryCodeHash = (
  { settings }: { settings: Pick<Settings, 'secretKey'> },
  accountId: string,
  code: string,
): Buffer =>
  createHmac('sha256', settings.secretKey)
    .update(`recovery code\0${accountId}\0${bareCode(code)}`)
    .digest();
