import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('where the service worker is switched off, what it kept is forgotten before it goes', async () => {
  const done: string[] = [];
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const later = async (what: string): Promise<boolean> => {
    await Promise.resolve();
    return done.push(what) > 0;
  };
  vi.stubGlobal('caches', { delete: (name: string) => later(`forgot ${name}`) });
  vi.stubGlobal('self', {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    skipWaiting: () => later('took the place'),
    registration: { unregister: () => later('went') },
  });
  await import('#web/service-worker/off.ts');

  const waits: Promise<unknown>[] = [];
  const happens = async (name: string) => {
    listeners.get(name)?.({ waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
  };
  await happens('install');
  expect(done).toEqual(['took the place']);
  await happens('activate');
  expect(done.slice(1)).toEqual(['forgot avsar-offline-page', 'forgot avsar-offline', 'went']);
  // The browser keeps the worker alive until this has finished.
  expect(waits).toHaveLength(1);
});
