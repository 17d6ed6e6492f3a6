import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

/** The email is expected to be read immediately. */
export const CODE_VALID_FOR = 30 * 60_000;
/** Few enough to make guessing pointless. */
export const MOST_TRIES = 5;

/** Generates six digits for the holder of an address at the domain. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A million codes are hashed quickly: the portal's key keeps the hash from being reversed. */
export const codeHashOf = ({ secretKey }: Pick<Settings, 'secretKey'>, accountId: string, code: string): Buffer =>
  createHmac('sha256', secretKey).update(`company-code\n${accountId}\n${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
