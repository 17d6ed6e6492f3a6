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

it('the surplus of one address is refused at once, and a person from another address still signs in', async () => {
  const { email, password, ...form } = candidateForm();
  await call('registerCandidate', { body: { email, password, ...form } }, VISITOR, metaFrom());
  let running = 0;
  let most = 0;
  vi.mocked(verify).mockImplementation(async (_hash, given) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 30));
    running -= 1;
    return given === password;
  });
  const attempt = async (address: string, body: { email: string; password: string }) => {
    const began = performance.now();
    const answer = await call('signInCandidate', { body }, VISITOR, metaFrom(address)).then(
      () => 'signed in',
      (error: unknown) => error,
    );
    return { answer, took: performance.now() - began };
  };
  // One /64 is one client.
  const flood = Array.from({ length: 90 }, (_, at) =>
    attempt(`2001:db8:1:2::${at + 1}`, { email: `nobody${at}@example.in`, password: 'wrong password' }),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const person = await attempt('198.51.100.9', { email, password });
  expect(person.answer).toBe('signed in');
  // Its turn comes after the hash that runs, not after those that wait.
  expect(person.took).toBeLessThan(500);

  const answers = await Promise.all(flood);
  const refused = answers.filter(({ answer }) => isProblem(answer) && answer.code === 'UNAVAILABLE');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.every(({ answer }) => isProblem(answer) && Number(answer.details.retryAfter) > 0)).toBe(true);
  // A core is left to everybody else; more than two cores hash more at once.
  expect(most).toBeLessThanOrEqual(Math.max(1, (await import('node:os')).availableParallelism() - 1));
});
