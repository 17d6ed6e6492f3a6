import { describe, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { openHouse } from '#tests/support/house.ts';
import { candidateForm } from '#tests/support/registrations.ts';

const house = openHouse();
const routeOf = (name: CallName): Route => ROUTES[name];

/** Builds a multipart body by hand: parts of any kind, including those that no browser sends. */
const multipart = (parts: readonly { name: string; type?: string; content: string }[]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  body: `${parts
    .map(
      ({ name, type, content }) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`,
    )
    .join('')}--edge--\r\n`,
});

describe('parts of a multipart body', () => {
  test.each([
    ['20,000 levels of JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a prototype in JSON', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
    ['half a JSON', '{"a":'],
    ['a list', '["asha@example.in","thief@example.in"]'],
  ])('%s instead of a text is refused, not stumbled over', async (_, content) => {
    const keys: Record<string, string>[] = [{}, { 'idempotency-key': 'key' }];
    for (const headers of keys) {
      const sent = multipart([{ name: 'email', type: 'application/json', content }]);
      const answer = await house.send('registerCandidate', { ...sent, headers: { ...sent.headers, ...headers } });
      expect(answer.statusCode).toBe(400);
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test('an address that is sent twice is refused', async () => {
    const fields = { ...candidateForm(), email: 'victim@example.in' };
    const parts = Object.entries(fields).map(([name, content]) => ({ name, content: String(content) }));
    const sent = multipart([...parts, { name: 'email', content: 'thief@example.in' }]);
    const answer = await house.send('registerCandidate', sent);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('email');
  });
});

describe('data: URLs of the JSON variant', () => {
  const megabytes = (unit: string): string => unit.repeat(Math.floor(7_900_000 / unit.length));

  test.each([
    ['nothing but parameters', `data:image/png${megabytes(';')}`],
    ['nothing but empty parameters', `data:image/png${megabytes(';a=b')},`],
    ['a kind without end', `data:${megabytes('a')}`],
    ['a wrong sign at the very end', `data:application/pdf;base64,${megabytes('QUJD')}!`],
    ['blanks', `data:application/pdf;base64,${megabytes(' ')}`],
    ['the right signs and no file', `data:application/pdf;base64,${megabytes('QUJD')}`],
  ])('%s is refused quickly', async (_, resume) => {
    const begun = performance.now();
    const answer = await house.send('registerCandidate', { body: candidateForm({ resume }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('resume');
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('how much memory an unknown caller can use', () => {
  const large = { email: 'asha@example.in', password: 'x'.repeat(2_000_000) };

  test.each(CALL_NAMES.filter((name) => routeOf(name).body && !routeOf(name).dataUrls))(
    'two megabytes of JSON are not taken by %s',
    async (name) => {
      expect((await house.send(name, { body: large })).statusCode).toBe(413);
    },
  );

  test('registration accepts them for its files, but not 17 megabytes', async () => {
    expect((await house.send('registerCandidate', { body: large })).statusCode).toBe(400);
    const tooLarge = { ...large, resume: 'x'.repeat(17_000_000) };
    expect((await house.send('registerCandidate', { body: tooLarge })).statusCode).toBe(413);
  });
});
