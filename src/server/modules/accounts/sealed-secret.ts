import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

type Keeper = { settings: Pick<Settings, 'secretKey'> };

const NONCE = 12;
const TAG = 16;

/** Derives a key for this purpose only. */
const keyOf = ({ settings }: Keeper): Buffer =>
  Buffer.from(hkdfSync('sha256', settings.secretKey, '', 'second factor secrets', 32));

/**
 * Encrypts a secret for the database with the server's key, bound to its account, so that a row copied to another
 * account is useless.
 */
export const seal = (keeper: Keeper, accountId: string, secret: Uint8Array): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keeper), nonce);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Undefined when it was sealed with another key or for another account. */
export const unseal = (keeper: Keeper, accountId: string, sealed: Buffer): Buffer | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(keeper), sealed.subarray(0, NONCE));
    decipher.setAAD(Buffer.from(accountId));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
};
