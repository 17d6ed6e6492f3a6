import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, known only to its holder. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. It is random, so no slow hash is needed. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
