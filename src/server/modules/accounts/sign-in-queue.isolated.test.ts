import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { isProblem } from '#server/problem.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { candidateForm } from '#tests/support/registrations.ts';

vi.mock('@node-rs/argon2', { spy: true });

const deps = testDeps();
const { call } = createEndpoint(deps);

it('excess requests of one address are refused immediately, and a person at another address still signs in', async () => {
  const { email, password, ...form } = candidateForm();
  await call('registerCandidate', { body: { email, password, ...form } }, VISITOR, metaFrom());
  let running = 0;
  let most = 0;
  /** Hashed passwords, in order. */
  const hashed: string[] = [];
  let go: () => void = () => undefined;
  const everybodyWaits = new Promise<void>((resolve) => {
    go = resolve;
  });
  vi.mocked(verify).mockImplementation(async (_hash, given) => {
    running += 1;
    most = Math.max(most, running);
    hashed.push(String(given));
    await everybodyWaits;
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return given === password;
  });
  const attempt = (address: string, body: { email: string; password: string }) =>
    call('signInCandidate', { body }, VISITOR, metaFrom(address)).then(
      () => 'signed in',
      (error: unknown) => error,
    );
  // One /64 counts as one client.
  const flood = Array.from({ length: 90 }, (_, at) =>
    attempt(`2001:db8:1:2::${at + 1}`, { email: `nobody${at}@example.in`, password: 'wrong password' }),
  );
  await expect.poll(() => hashed.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const person = attempt('198.51.100.9', { email, password });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  // Once no query is under way, everybody waits for their turn.
  if (!('$client' in deps.db)) throw new Error('The tests have a pool.');
  const pool = deps.db.$client;
  await expect
    .poll(() => pool.waitingCount + pool.totalCount - pool.idleCount, { interval: 200, timeout: 10_000 })
    .toBe(0);
  const before = hashed.length;
  go();
  expect(await person).toBe('signed in');
  // It runs after the current hash and the next one, before the waiting ones.
  expect(hashed.indexOf(password) - before).toBeLessThanOrEqual(3);

  const answers = await Promise.all(flood);
  const refused = answers.filter(isProblem).filter(({ code }) => code === 'UNAVAILABLE');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.every(({ details }) => Number(details.retryAfter) > 0)).toBe(true);
  // One core stays free; with more than two cores, several hashes run in parallel.
  expect(most).toBeLessThanOrEqual(Math.max(1, (await import('node:os')).availableParallelism() - 1));
});
