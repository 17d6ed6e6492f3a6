/*
 * The service worker. Online it passes every page through from the server; offline it shows the page of stored lists
 * (`/lite/offline`), which it has cached with its style and its script. It stores no personal data. It is a standalone
 * script, so it imports nothing.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): { title: string; body: string; path: string; tag: string } } | null;
}
interface Clicked extends Lasting {
  notification: { close(): void; data: { path: string } };
}
interface Shown {
  url: string;
  focus(): Promise<unknown>;
}
interface PageRequest extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The worker APIs used here; TypeScript loads the types of either a page or a worker. */
declare const self: {
  addEventListener(name: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', run: (event: PageRequest) => void): void;
  addEventListener(name: 'push', run: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', run: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Shown[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: object): Promise<void> };
  location: Location;
};

const CACHE = 'avsar-offline-page';
const ENGLISH = '/lite/offline';
const HINDI = '/hi/lite/offline';
/** Holds the address of the offline page in the language of the last page that opened. */
const LAST = '/last-language';
const isHindi = (pathname: string): boolean => /^\/hi(?:\/|$)/.test(pathname);
/** The page's style and script; other assets are ignored. */
const PARTS = /\/assets\/(?:hi\/)?lite[-.][\w.-]+/g;

const putAside = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const wanted = new Set([ENGLISH, HINDI, LAST]);
  for (const address of [ENGLISH, HINDI]) {
    const page = await fetch(address, { cache: 'no-cache' });
    if (!page.ok) throw new Error(address);
    const parts = (await page.clone().text()).match(PARTS) ?? [];
    for (const part of parts) wanted.add(part);
    await cache.addAll([...new Set(parts)]);
    await cache.put(address, page);
  }
  // Remove the files of an earlier version.
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
};

const kept = async (address: string): Promise<Response> => {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? Response.error();
};

/** Remembers which offline page is in the language of the last page that opened. */
const remember = async (offlinePage: string): Promise<void> => {
  const cache = await caches.open(CACHE);
  if ((await (await cache.match(LAST))?.text()) !== offlinePage) await cache.put(LAST, new Response(offlinePage));
};

/** Returns the offline page: in the language of the address, or of the last page if the address names none. */
const offlinePage = async (pathname: string): Promise<Response> => {
  if (isHindi(pathname)) return kept(HINDI);
  return kept((await (await caches.match(LAST, { cacheName: CACHE }))?.text()) ?? ENGLISH);
};

const openPage = async (event: PageRequest, pathname: string): Promise<Response> => {
  try {
    const page = await fetch(event.request);
    if (page.ok) event.waitUntil(remember(isHindi(pathname) ? HINDI : ENGLISH).catch(() => undefined));
    return page;
  } catch {
    return offlinePage(pathname);
  }
};

self.addEventListener('install', (event) => {
  event.waitUntil(putAside().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (pathname.match(PARTS)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/*
 * A push from the portal: the kind of event and the job. A click opens it, in a window that already shows it if there
 * is one.
 */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
});

const open = async (path: string): Promise<void> => {
  const address = new URL(path, self.location.origin);
  // A push must not lead outside the portal.
  if (address.origin !== self.location.origin) return;
  const shown = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url === address.href);
  await (shown ? shown.focus() : self.clients.openWindow(address.href));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

export {};
