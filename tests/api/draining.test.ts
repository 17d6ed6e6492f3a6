import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLimits } from '#server/limits.ts';
import type { SearchIndex } from '#server/modules/jobs/public.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();
const stop = new AbortController();
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp({ ...house.deps, limits: createLimits({ enabled: false }) }, { stop: stop.signal });
});
afterAll(() => app.close());

test('after a stop signal, readiness fails, idle connections close, and requests are still answered', async () => {
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.connection, headers['retry-after']];
  };
  expect(await ask('/readyz')).toEqual([200, 'keep-alive', undefined]);
  const underWay = ask('/api/jobpostingform/jobs');
  // Enough for the request to be accepted.
  await turn();
  stop.abort();
  expect(await underWay).toEqual([200, 'close', undefined]);
  expect(await ask('/readyz')).toEqual([503, 'close', '2']);
  expect(await ask('/healthz')).toEqual([200, 'close', undefined]);
  expect(await ask('/api/jobpostingform/jobs')).toEqual([200, 'close', undefined]);
});

test('an instance is ready once its search has loaded the jobs, and answers before', async () => {
  const { promise: ready, resolve: load } = Promise.withResolvers<void>();
  const searchIndex: SearchIndex = { ready, ask: async () => undefined, changed: () => {}, close: async () => {} };
  const loading = await buildApp({ ...house.deps, searchIndex, limits: createLimits({ enabled: false }) });
  const statusOf = async (url: string): Promise<number> => (await loading.inject(url)).statusCode;
  expect([await statusOf('/readyz'), await statusOf('/api/jobpostingform/jobs')]).toEqual([503, 200]);
  load();
  await turn();
  expect(await statusOf('/readyz')).toBe(200);
  await loading.close();
});
