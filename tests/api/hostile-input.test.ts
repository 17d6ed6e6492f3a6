import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import { isProblemCode, PROBLEMS } from '#contract/problems.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { openHouse } from '#tests/support/house.ts';
import { LONG } from '#tests/support/test-length.ts';

const house = openHouse();
const routeOf = (name: CallName): Route => ROUTES[name];

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Bodies that none of our forms sends. */
const BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"email":["a@example.in","b@example.in"],"password":{"$ne":1}}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"status":"\\u0000","reason":"\\ud800","title":"\\u0000"}',
  '{"salary":{"min":1e309,"max":-5},"experience":{"min":"many"}}',
  '{"id":{"toString":1},"jobId":{},"applicationId":[]}',
  `{"fullName":"${'x'.repeat(100_000)}"}`,
  deep(5_000),
];

const QUERIES: readonly string[] = [
  '?page=-1',
  '?page=1e99&limit=0',
  '?limit=999999999',
  '?q=%27%20OR%201=1--&sort=createdAt;drop%20table%20jobs',
  '?q[]=a&q[b]=c&status=Nothing',
  '?q=%00&skills=%00&location=%ED%A0%80',
  '?skills=%25&location=_&role=%5C&place=%2525',
  `?q=${'a'.repeat(5_000)}`,
  '?experience=9-1&salary=x&posted=NaN',
  '?__proto__=1&constructor=2',
  '?workMode=constructor',
  '?status=toString&kind=__proto__&applyFor=hasOwnProperty&employmentType=valueOf',
  '?sort=constructor&of=constructor',
];

const IDS = [
  '0',
  "' OR 1=1--",
  '../../etc/passwd',
  '%00',
  'JOB99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '[object Object]',
];

/**
 * Returns the senders of a call. A permitted kind sends everything; in short runs every other kind sends only one body,
 * a different one for each call.
 */
const sendersTo = <Sent>(name: CallName, all: readonly Sent[]): readonly (readonly [string, readonly Sent[]])[] => {
  const one = all.filter((_, at) => at === CALL_NAMES.indexOf(name) % all.length);
  const letIn: readonly string[] = routeOf(name).who;
  return Object.entries(house.members().tokens).map(([kind, token]) => [
    token,
    LONG || letIn.includes(kind) ? all : one,
  ]);
};

const assertCalm = (status: number, body: string, what: string): void => {
  expect(status, what).toBeLessThan(500);
  if (status < 400) return;
  const problem: unknown = JSON.parse(body);
  expect(problem, what).toMatchObject({ message: expect.any(String), error: expect.any(String) });
  if (!problem || typeof problem !== 'object' || !('code' in problem) || !isProblemCode(problem.code))
    throw new Error(`${what}: no code of ours`);
  expect(PROBLEMS[problem.code], what).toBe(status);
  expect(body, what).not.toMatch(/\bat .+\.ts:\d+|node_modules|SELECT |select "/);
};

describe('hostile input gets a sentence, never a stack', () => {
  test.each(CALL_NAMES.filter((name) => routeOf(name).body))('bodies sent to %s', async (name) => {
    for (const [token, bodies] of sendersTo(name, BODIES)) {
      for (const body of bodies) {
        const answer = await house.send(name, { token, body, headers: { 'content-type': 'application/json' } });
        assertCalm(answer.statusCode, answer.body, `${name} with ${body.slice(0, 60)}`);
      }
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test.each(CALL_NAMES.filter((name) => routeOf(name).method === 'GET'))('queries sent to %s', async (name) => {
    for (const [token, queries] of [[undefined, QUERIES] as const, ...sendersTo(name, QUERIES)]) {
      for (const query of queries) {
        const answer = await house.send(name, { token, query });
        assertCalm(answer.statusCode, answer.body, `${name}${query.slice(0, 60)}`);
      }
    }
  });

  test.each(CALL_NAMES.filter((name) => routeOf(name).path.includes(':')))('ids sent to %s', async (name) => {
    for (const id of IDS) {
      const answer = await house.send(name, {
        token: house.members().tokens.super_admin,
        params: { id, applicationId: id, name: id },
        body: routeOf(name).body ? {} : undefined,
      });
      assertCalm(answer.statusCode, answer.body, `${name} ${id}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

/** Properties of every object: a table of names that is an object would find them. */
const PROPERTIES = ['constructor', '__proto__'];
const WITH_QUERY = CALL_NAMES.flatMap((name) => {
  const { query } = callNamed(name).shapes;
  const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.keys(properties).length > 0 ? [[name, Object.keys(properties)] as const] : [];
});

test.each(WITH_QUERY)('%s takes the name of an object’s property for a text', async (name, fields) => {
  const { tokens } = house.members();
  const [kind] = routeOf(name).who;
  const token = kind && kind in tokens ? tokens[kind as keyof typeof tokens] : undefined;
  for (const field of fields)
    for (const property of PROPERTIES) {
      const query = `?${field}=${property}`;
      const answer = await house.send(name, { ...(token && { token }), query });
      assertCalm(answer.statusCode, answer.body, `${name}${query}`);
    }
});
