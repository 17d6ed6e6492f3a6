import { createHmac } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

/**
 * What is kept of an address or a phone number that may not register again: a
 * keyed hash, so that the table alone does not say whose it is.
 */
export const identityHash = (
  { settings }: { settings: Pick<Settings, 'secretKey'> },
  kind: 'email' | 'phone',
  value: string,
): Buffer => createHmac('sha256', settings.secretKey).update(`blocked identity\0${kind}\0${value}`).digest();
