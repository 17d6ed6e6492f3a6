import { createHmac } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

/**
 * Hashes an address or a phone number that may not register again: keyed, so that the table alone does not reveal it.
 */
export const identityHash = (
  { settings }: { settings: Pick<Settings, 'secretKey'> },
  kind: 'email' | 'phone',
  value: string,
): Buffer => createHmac('sha256', settings.secretKey).update(`blocked identity\0${kind}\0${value}`).digest();
