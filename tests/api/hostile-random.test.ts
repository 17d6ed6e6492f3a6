import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import { isProblemCode, PROBLEMS } from '#contract/problems.ts';
import type { CallName } from '#contract/routes.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { openHouse } from '#tests/support/house.ts';
import { LONG } from '#tests/support/test-length.ts';

const house = openHouse();

/** `hostile-input.test.ts` sends each kind of invalid input to each call; here it is combined at random. */
const REQUESTS = LONG ? 200_000 : 2_000;
const SEED = Number(process.env.TEST_SEED || 20_261_123);

const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648, '', ' ', '\u0000', '\ud800', 'NaN', '-0'],
  ...["' OR 1=1--", '%00', '../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', 'a@b', 'asha@example.in'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+91 98765 43210',
    'अवसर',
    '\u202e',
    '🧿'.repeat(300),
    'x'.repeat(70_000),
  ],
  ...[[], {}, [[]], [null], [{}], { toString: 1 }, ['a', 'a'], { min: 9, max: 1 }, { start: '2026-01-02', end: 'x' }],
  ...['__proto__', 'constructor', 'Active', 'accepted', 'Full-time', '00000000-0000-7000-8000-000000000000'],
];

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

/** They would end the sessions used by the other requests. */
const ENDS_SESSIONS = /signOut|endOwnSession|deleteAccount|changePassword|resetPassword/;
const CALLS = CALL_NAMES.filter((name) => !ENDS_SESSIONS.test(name)).map((name) => {
  const { shapes, route } = callNamed(name);
  return { name, route, body: fieldsOf(shapes.body), query: fieldsOf(shapes.query) };
});

const wrongAbout = (status: number, body: string): string | undefined => {
  if (status >= 500 && status !== 503) return 'fails';
  if (status < 400) return undefined;
  const problem: unknown = JSON.parse(body);
  if (!problem || typeof problem !== 'object' || !('code' in problem) || !isProblemCode(problem.code))
    return 'has no code of ours';
  if (PROBLEMS[problem.code] !== status) return 'has another status than its code';
  return /\bat .+\.ts:\d+|node_modules|SELECT |select "/.test(body) ? 'tells something inner' : undefined;
};

test(
  `${REQUESTS} requests put together by chance are answered by a sentence`,
  async () => {
    const next = seededRandom(SEED);
    const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
    const { tokens, things } = house.members();
    const ids = [...Object.values(things), 'JOB1', '0', '%00', '00000000-0000-7000-8000-000000000000'];
    const some = (names: readonly string[]): [string, unknown][] =>
      names.filter(() => next() < 0.6).map((name) => [name, oneOf(VALUES)]);
    const wrong: string[] = [];
    const reached = new Set<CallName>();
    for (let at = 0; at < REQUESTS && wrong.length < 20; at += 1) {
      const { name, route, body, query } = oneOf(CALLS);
      const asked = some(query).map(
        ([key, value]) =>
          `${key}=${encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 2_000))}`,
      );
      const options = {
        token: next() < 0.1 ? 'x'.repeat(43) : oneOf(Object.values(tokens)),
        params: new Proxy({}, { get: () => oneOf(ids) }),
        query: asked.length > 0 ? `?${asked.join('&')}` : '',
        ...(route.body && { body: JSON.stringify(Object.fromEntries(some(body))) }),
        headers: {
          ...(route.body && { 'content-type': 'application/json' }),
          ...(next() < 0.2 && { 'if-match': String(oneOf(['"0"', 'x', '"999999999999"'])) }),
          ...(next() < 0.2 && { 'idempotency-key': String(oneOf(['one', 'x'.repeat(500), '0'])) }),
        },
      };
      const answer = await house.send(name, options);
      if (answer.statusCode < 300) reached.add(name);
      const problem = wrongAbout(answer.statusCode, answer.statusCode < 400 ? '' : answer.body);
      if (problem)
        wrong.push(
          `request ${at} of seed ${SEED}, ${name} ${problem}: ${answer.statusCode} ${answer.body.slice(0, 200)}`,
        );
    }
    expect(wrong).toEqual([]);
    // Some requests are accepted, so the random input gets past the first check.
    expect(reached.size).toBeGreaterThan(20);
  },
  LONG ? 8 * 3_600_000 : 240_000,
);
