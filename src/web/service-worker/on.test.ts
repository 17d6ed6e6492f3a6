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

test('offline, an address without a language shows the offline page in the language of the last page', async () => {
  const stored = new Map<string, Response>([
    ['/lite/offline', new Response('English')],
    ['/hi/lite/offline', new Response('हिन्दी')],
  ]);
  const cache = {
    match: async (address: string) => stored.get(address)?.clone(),
    put: async (address: string, page: Response) => void stored.set(address, page),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  const opens = async (path: string): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path };
    await happens('fetch', { request, respondWith: (page: Promise<Response>) => (answer = page) });
    const text = await (await answer)?.text();
    await new Promise(setImmediate);
    return text;
  };
  const online = vi.fn(async () => new Response('online'));
  const offline = async () => Promise.reject(new TypeError('Failed to fetch'));

  vi.stubGlobal('fetch', offline);
  expect([await opens('/dashboard'), await opens('/hi/jobs')]).toEqual(['English', 'हिन्दी']);
  vi.stubGlobal('fetch', online);
  expect(await opens('/hi/dashboard')).toBe('online');
  vi.stubGlobal('fetch', offline);
  expect([await opens('/dashboard'), await opens('/hire')]).toEqual(['हिन्दी', 'हिन्दी']);
  vi.stubGlobal('fetch', online);
  expect(await opens('/jobs')).toBe('online');
  vi.stubGlobal('fetch', offline);
  expect([await opens('/dashboard'), await opens('/hi/jobs')]).toEqual(['English', 'हिन्दी']);
});
