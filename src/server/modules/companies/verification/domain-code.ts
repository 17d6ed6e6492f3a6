import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

/** Mail is read at once or not at all. */
export const CODE_VALID_FOR = 30 * 60_000;
/** So few tries leave nothing to guess. */
export const MOST_TRIES = 5;

/** Six digits, for whoever reads mail at the domain. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A million codes are hashed in no time: without the portal's key the hash says nothing. */
export const codeHashOf = ({ secretKey }: Pick<Settings, 'secretKey'>, accountId: string, code: string): Buffer =>
  createHmac('sha256', secretKey).update(`company-code\n${accountId}\n${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
