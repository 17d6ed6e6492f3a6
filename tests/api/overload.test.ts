import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { ASKED_BY_PAGE } from '#contract/routes/route.ts';
import { doorOf } from '#server/door.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();

// Retried, since a busy machine may be late once; the limit stays the same.
test('each of 250 calls is answered within a second while the database hangs, except the running ones', {
  retry: 2,
}, async () => {
  const app = house.app();
  const asked = async () => {
    const began = performance.now();
    const { statusCode, headers } = await app.inject('/api/jobpostingform/jobs?limit=20');
    return { statusCode, retryAfter: Number(headers['retry-after']), took: performance.now() - began };
  };
  const calls = await house.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`);
    const all = Array.from({ length: 250 }, asked);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return all;
  });
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(200);
  expect(Math.max(...refused.map(({ took }) => took))).toBeLessThan(1_000);
  expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(250 - refused.length);
  expect((await asked()).statusCode).toBe(200);
});

test('under overload, accepted requests are refused in their format and language', async () => {
  const app = house.app();
  const hasRoom = vi.spyOn(doorOf(app.server), 'hasRoom').mockReturnValue(false);
  const call = await app.inject({ url: '/api/jobpostingform/jobs', headers: { 'accept-language': 'hi' } });
  const page = await app.inject('/jobs');
  const hindi = await app.inject('/hi?q=1');
  const health = await app.inject('/healthz');
  hasRoom.mockRestore();
  expect(call).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
  expect(call.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/[\u0900-\u097f]/) });
  expect(call.headers['x-request-id']).toBeTypeOf('string');
  expect(page).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' },
  });
  expect(hindi.body).toContain('<html lang="hi-IN">');
  expect(health.statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toMatch(/^avsar_refused_total 3$/m);
});

test('under overload, pages of signed-in people may still open their streams and refetch', async () => {
  const app = house.app();
  const door = doorOf(app.server);
  const hasRoom = vi.spyOn(door, 'hasRoom').mockReturnValue(false);
  const letPast = vi.spyOn(door, 'letPast');
  const open = (url: string, headers: Record<string, string>) => app.inject({ url, headers, payloadAsStream: true });
  const own = { authorization: `Bearer ${house.members().tokens.recruiter}` };
  const refetch = { [ASKED_BY_PAGE]: '1' };
  const answers = [
    await open('/api/stream', own),
    await open('/api/stream', {}),
    await open('/api/notices/unread', { ...own, ...refetch }),
    await open('/api/notices/unread', own),
    await open('/api/jobpostingform/jobs', refetch),
  ];
  hasRoom.mockRestore();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 503, 503]);
  // Both that were answered do not count towards the crowd.
  expect(letPast).toHaveBeenCalledTimes(2);
  letPast.mockRestore();
  for (const answer of answers) answer.stream().destroy();
});
