import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for the person alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random, so no slow hash is needed. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
