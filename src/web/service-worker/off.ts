/* Replaces the service worker where it is disabled: clears its caches and unregisters. */

interface Ending extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  addEventListener(name: 'install' | 'activate', run: (event: Ending) => void): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
};

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all(['avsar-offline-page', 'avsar-offline'].map((name) => caches.delete(name))).then(() =>
      self.registration.unregister(),
    ),
  );
});

export {};
