import { useRef } from 'react';

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a unique key, a UUID. */
export const newRequestKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : // Without a secure context there is no randomUUID.
      randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const fingerprint = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Returns the `Idempotency-Key` of a form: the same for the same content, so that a retry after a lost response creates
 * no duplicate, and a new one once something has changed.
 */
export function useRequestKey(): (content: object) => Readonly<Record<string, string>> {
  const last = useRef({ fingerprint: '', key: '' });
  return (content) => {
    const now = JSON.stringify(Object.entries(content).map(([key, value]) => [key, fingerprint(value)]));
    if (now !== last.current.fingerprint) last.current = { fingerprint: now, key: newRequestKey() };
    return { 'Idempotency-Key': last.current.key };
  };
}
