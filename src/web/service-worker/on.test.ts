import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://avsar.example';
const done: unknown[] = [];
const listeners = new Map<string, (event: object) => void>();
let shown: { url: string; focus(): Promise<void> }[] = [];

beforeEach(async () => {
  done.length = 0;
  shown = [];
  vi.stubGlobal('self', {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    location: { origin: ORIGIN },
    registration: { showNotification: async (title: string, options: object) => done.push({ title, ...options }) },
    clients: {
      matchAll: async () => shown,
      openWindow: async (address: string) => done.push(`opened ${address}`),
    },
  });
  vi.resetModules();
  await import('#web/service-worker/on.ts');
});
afterEach(() => vi.unstubAllGlobals());

const happens = async (name: string, event: object) => {
  const waits: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  return waits.length;
};
const MESSAGE = { title: 'Offers', body: 'Data Analyst', path: '/candidate-dashboard/job-offers', tag: 'one' };
const click = (path: string) =>
  happens('notificationclick', { notification: { close: () => done.push('closed'), data: { path } } });

test('what is pushed is shown: the kind of news and the job', async () => {
  expect(await happens('push', { data: { json: () => MESSAGE } })).toBe(1);
  const { path, ...words } = MESSAGE;
  expect(done).toEqual([{ ...words, icon: '/icon-192.png', data: { path } }]);
  done.length = 0;
  await happens('push', { data: null });
  expect(done).toEqual([]);
});

test('a click opens the thing, in the window that shows it already if there is one, and nothing outside the portal', async () => {
  await click(MESSAGE.path);
  expect(done).toEqual(['closed', `opened ${ORIGIN}${MESSAGE.path}`]);
  done.length = 0;
  shown = [
    { url: `${ORIGIN}/jobs`, focus: async () => void done.push('focused jobs') },
    { url: ORIGIN + MESSAGE.path, focus: async () => void done.push('focused offers') },
  ];
  await click(MESSAGE.path);
  expect(done).toEqual(['closed', 'focused offers']);
  done.length = 0;
  await click('https://elsewhere.example/');
  await click('//elsewhere.example/');
  expect(done).toEqual(['closed', 'closed']);
});
