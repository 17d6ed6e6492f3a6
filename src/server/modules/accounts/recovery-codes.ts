import { createHmac, randomInt } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

const COUNT = 10;
/** Without characters that are easily confused: 0 and o, 1, i and l, u and v. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Generates ten codes like `k7m2p-x9d4t`, 49 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** Removes blanks, hyphens and capitals from a typed code. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Hashes a recovery code for storage: keyed, because 49 bits alone could be brute-forced. */
export const recoveryCodeHash = (
  { settings }: { settings: Pick<Settings, 'secretKey'> },
  accountId: string,
  code: string,
): Buffer =>
  createHmac('sha256', settings.secretKey)
    .update(`recovery code\0${accountId}\0${bareCode(code)}`)
    .digest();
