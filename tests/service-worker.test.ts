import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { registerServiceWorker } from '#server/plugins/service-worker.ts';
import { buildPortal } from '../scripts/build.ts';

beforeAll(() => buildPortal(), 600_000);

const served = async (serviceWorker: boolean) => {
  const app = Fastify();
  await registerServiceWorker(app, { serviceWorker });
  const answer = await app.inject('/sw.js');
  await app.close();
  return answer;
};

test('the service worker is asked for anew each time, and is another one with each build', async () => {
  const { body, headers } = await served(true);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).not.toContain('sandbox');
  expect(body).toMatch(/^\/\* [0-9a-f]{64} \*\/\n/);
  expect(body).toContain('respondWith');
  // A classic script: an import would prevent it from starting.
  expect(body).not.toMatch(/\bimport\b|\bexport\b/);
});

test('switched off, another takes its place that unregisters it', async () => {
  const { body } = await served(false);
  expect(body).toContain('unregister');
  expect(body).not.toContain('respondWith');
});
