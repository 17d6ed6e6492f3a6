import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { createLimits } from '#server/limits.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { pagePolicy } from '#server/plugins/headers.ts';
import { openHouse } from '#tests/support/house.ts';
import { aJob } from '#tests/support/jobs.ts';

const house = openHouse();
const lines: string[] = [];
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  // The same app with a captured log and a loopback port: some attacks are not valid HTTP.
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await buildApp({ ...house.deps }, { logger: pino({ level: 'trace' }, sink) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});
afterAll(() => app.close());

/** Sends raw bytes and reads until the server closes the connection. */
const exchange = async (request: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  // No `end()`: the server treats a half-closed client as gone.
  socket.write(request);
  return (await buffer(socket)).toString();
};

const isAlive = async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

const problem = (status: number, code: string) => ({ status, code });
const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const text = await response.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { status: response.status, code, headers: response.headers, text };
};

describe('addresses', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/login/',
    '/API/login',
    '/api/..;/login',
    '/api%2Flogin',
    '/api/%2e%2e/login',
    '/%61pi/nothing',
    '/files/',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/package.json',
    '/uploads/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/%zz',
    '/api/%00',
  ])('%s leads nowhere, in the one form', async (path) => {
    const { status, code, headers } = await send(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(code).toMatch(/^(ENDPOINT_)?NOT_FOUND$/);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '//api/account',
    'http://evil.example/api/account',
    '/api/../api/account',
    '/api/account/..;/account',
    '*',
  ])('the target %s does not reach a guarded call', async (target) => {
    const answer = await exchange(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401|404|421) /);
    expect(answer).not.toMatch(/"email"/);
    await isAlive();
  });

  test('a known path with another method lists the allowed ones', async () => {
    const { status, code, headers } = await send('/api/login', { method: 'PUT', body: '{}' });
    expect({ status, code }).toEqual(problem(405, 'METHOD_NOT_ALLOWED'));
    expect(headers.get('allow')).toBe('POST');
    expect((await send('/api/jobpostingform/jobs', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await send('/api/login', { method: 'OPTIONS' })).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('TRACE repeats nothing of what was sent', async () => {
    for (const path of ['/', '/api/account', '/healthz']) {
      const answer = await exchange(
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret-token\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (?:404|405) /);
      expect(answer).not.toContain('secret-token');
    }
  });

  test('a forwarded address counts only when it comes from a proxy that the operator trusts', async () => {
    const statuses = async (trustProxy: string[]) => {
      const limits = createLimits({ enabled: true, changed: { apiPerAddress: { points: 2, duration: 60 } } });
      const settings = { ...house.deps.settings, trustProxy };
      const behind = await buildApp({ ...house.deps, settings, limits });
      const asked = [];
      for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
        asked.push(
          await behind.inject({
            url: '/api/jobpostingform/jobs',
            headers: { host: 'localhost', 'x-forwarded-for': client },
            remoteAddress: '203.0.113.9',
          }),
        );
      await behind.close();
      return asked.map(({ statusCode }) => statusCode);
    };
    expect(await statuses([])).toEqual([200, 200, 429]);
    expect(await statuses(['203.0.113.0/24'])).toEqual([200, 200, 200]);
  });

  test('every call without a session of its kind is refused, whatever else is wrong', async () => {
    for (const name of CALL_NAMES) {
      const route: Route = ROUTES[name];
      if (route.who.includes('visitor')) continue;
      const path = route.path.replace(/:\w+/g, '%00');
      const { status } = await send(path, { method: route.method });
      expect({ name, status }).toEqual({ name, status: 401 });
    }
  });

  test('HEAD answers as GET does, without a body', async () => {
    const { status, text, headers } = await send('/api/jobpostingform/jobs', { method: 'HEAD' });
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers.get('x-total-count')).toMatch(/^\d+$/);
  });

  test('a foreign Host is not served, except for a balancer’s probes', async () => {
    const ask = (path: string, host: string) =>
      exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await ask('/api/jobpostingform/jobs', 'evil.example')).toMatch(/^HTTP\/1\.1 421 [\s\S]*UNKNOWN_HOST/);
    expect(await ask('/api/jobpostingform/jobs', 'localhost.evil.example')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await ask('/healthz', '10.0.0.7:3000')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('/readyz', '10.0.0.7:3000')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ready"/);
  });

  test('two Hosts are refused, whichever of them is ours', async () => {
    for (const hosts of [
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
      ['localhost', 'localhost'],
    ])
      for (const path of ['/api/jobpostingform/jobs', '/healthz']) {
        const heads = hosts.map((host) => `Host: ${host}\r\n`).join('');
        const answer = await exchange(`GET ${path} HTTP/1.1\r\n${heads}Connection: close\r\n\r\n`);
        expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*MALFORMED_BODY/);
      }
  });

  test('a list’s links repeat only the parameters that the list reads', async () => {
    const { tokens } = house.members();
    const link = async (query: string) => {
      const path = `/api/jobpostingform/jobs?limit=1&${query}`;
      const { headers } = await send(path, { headers: { Authorization: `Bearer ${tokens.admin}` } });
      return headers.get('link');
    };
    await aJob(house.deps.db, { recruiterId: house.members().things.recruiterId });
    expect(await link('sort=newest')).toMatch(
      /^<\/api\/jobpostingform\/jobs\?limit=1&sort=newest&page=2>; rel="next", /,
    );
    expect(await link(`utm_source=mail&token=secret&x=${'y'.repeat(5_000)}`)).toMatch(
      /^<\/api\/jobpostingform\/jobs\?limit=1&page=2>; rel="next", <[^>]+page=\d+>; rel="last"$/,
    );
    expect((await link(`utm=${'%20'.repeat(3_000)}`))?.length).toBeLessThan(200);
  });

  test('HTTPS is required for subdomains only if the operator sets it', async () => {
    const asked = async (includeSubDomains: boolean) => {
      const settings = {
        ...house.deps.settings,
        publicUrl: 'https://avsar.example',
        hstsSubdomains: includeSubDomains,
      };
      const secure = await buildApp({ ...house.deps, settings });
      const { headers } = await secure.inject({ url: '/api/jobpostingform/jobs', headers: { host: 'avsar.example' } });
      await secure.close();
      return headers['strict-transport-security'];
    };
    expect(await asked(false)).toBe('max-age=31536000');
    expect(await asked(true)).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('bodies', () => {
  const sendRaw = (type: string, body: string) =>
    exchange(
      `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type:${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );

  test.each([
    ' text/plain',
    ' application/x-www-form-urlencoded',
    ' multipart/form-data; boundary=x',
    '',
    ' application/json\tx',
    ' application/jsonp',
    ' text/plain; application/json',
    '  \tapplication/xml',
  ])('Content-Type:%j is not read as JSON', async (type) => {
    const answer = await sendRaw(type, '{"email":"a@example.in","password":"x"}');
    expect(answer).toMatch(/^HTTP\/1\.1 (400|415) /);
    expect(answer).toMatch(/"code":"(UNSUPPORTED_MEDIA_TYPE|MALFORMED_BODY|INVALID_INPUT)"/);
  });

  test.each([
    ['half a thing', '{"email":', 400],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['a number beyond numbers', '{"email":1e309,"password":-1}', 400],
    ['NUL and half a character', '{"email":"\\u0000","password":"\\ud800"}', 401],
    ['a body of nothing', '', 400],
  ])('%s is refused, not stumbled over', async (_, body, expected) => {
    const { status } = await send('/api/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(expected);
  });

  test('a body of 50 MB is refused from its head', async () => {
    const answer = await exchange(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 52428800\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a request that announces JSON without a body is handled normally', async () => {
    const answer = await exchange(
      'POST /api/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*SIGNED_OUT/);
  });

  test.each([
    ['two ways of ending', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a strange way of ending', 'Transfer-Encoding: chunked, identity'],
  ])('a body with %s hides no second request', async (_, heads) => {
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await exchange(
      `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${heads}\r\n\r\n0\r\n\r\n${hidden}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  test('a compressed body is not decompressed', async () => {
    const { status } = await send('/api/login', {
      method: 'POST',
      body: '\x1f\x8b\x08',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
    expect(status).toBe(400);
  });

  test('prototype keys change nothing', async () => {
    const body = '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"email":"a@b"}';
    await send('/api/login', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    const form = new FormData();
    for (const name of ['__proto__', 'constructor', 'prototype', '__proto__[admin]']) form.append(name, 'true');
    expect((await send('/api/register', { method: 'POST', body: form })).status).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('input that is not HTTP gets the standard error form', async () => {
    const answer = await exchange('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*MALFORMED_BODY/);
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; ");
    await isAlive();
  });
});

describe('multipart', () => {
  const post = (form: FormData) => send('/api/register', { method: 'POST', body: form });
  const leftovers = () => readdirSync(tmpdir()).filter((name) => /multipart|busboy|fastify/i.test(name));

  test('10,000 parts, too many files, and a file above 5 MB are refused', async () => {
    const many = new FormData();
    for (let number = 0; number < 10_000; number += 1) many.append(`field${number}`, 'x');
    expect(await post(many)).toMatchObject(problem(413, 'BODY_TOO_LARGE'));
    const files = new FormData();
    for (let number = 0; number < 10; number += 1) files.append('resumeUpload', new Blob(['%PDF-1.7']), 'cv.pdf');
    expect(await post(files)).toMatchObject(problem(400, 'INVALID_INPUT'));
    const large = new FormData();
    large.append('resumeUpload', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'cv.pdf');
    expect(await post(large)).toMatchObject(problem(413, 'TOO_LARGE'));
    const strange = new FormData();
    strange.append('shell', new Blob(['x']), 'x.php');
    expect(await post(strange)).toMatchObject({ status: 400 });
    expect(leftovers()).toEqual([]);
  });

  test('an interrupted upload leaves the portal running and nothing behind', async () => {
    const head =
      'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 6000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="resumeUpload"; filename="cv.pdf"\r\n\r\n';
    const cut = async (): Promise<void> => {
      const socket: Socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head + 'x'.repeat(100_000));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.resetAndDestroy();
    };
    await Promise.all([cut(), cut(), cut()]);
    await isAlive();
    expect(leftovers()).toEqual([]);
  });

  const whole = [
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nasha@example.in\r\n',
    '--x\r\nContent-Disposition: form-data; name="resumeUpload"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    `%PDF-1.7\n${'x'.repeat(200)}\r\n--x--\r\n`,
  ].join('');

  test('a body that is truncated anywhere is malformed', async () => {
    const answers = new Map<number, string>();
    for (let length = 1; length < whole.length - 4; length += 7) {
      const answer = await house.app().inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: whole.slice(0, length),
      });
      answers.set(length, `${answer.statusCode} ${answer.json().code}`);
    }
    expect([...answers].filter(([, said]) => said !== '400 MALFORMED_BODY')).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  test('a file that ends within its announced length is malformed over the wire too', async () => {
    const body = whole.slice(0, -50);
    const head = `POST /api/register HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`;
    expect(await exchange(head + body)).toMatch(/^HTTP\/1\.1 400 [\s\S]*MALFORMED_BODY/);
    await isAlive();
    expect(leftovers()).toEqual([]);
  });

  test.each(['', ' boundary', ' boundary=', ` boundary=${'x'.repeat(300)}`])(
    'a multipart body without its boundary (%j) is refused',
    async (parameter) => {
      const { status } = await send('/api/register', {
        method: 'POST',
        body: '--x--',
        headers: { 'Content-Type': `multipart/form-data;${parameter}` },
      });
      expect([400, 415]).toContain(status);
      await isAlive();
    },
  );
});

describe("other sites' forms", () => {
  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'file://'])(
    'a registration sent from %s is refused',
    async (origin) => {
      const form = new FormData();
      form.append('email', 'asha@example.in');
      const answer = await send('/api/register', { method: 'POST', body: form, headers: { Origin: origin } });
      expect(answer).toMatchObject(problem(403, 'FOREIGN_ORIGIN'));
    },
  );

  test('no page of another site may read an answer', async () => {
    const { headers } = await send('/api/jobpostingform/jobs', { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('answers', () => {
  test('an address of ours tells other sites no more than where it is', async () => {
    for (const path of ['/api/jobpostingform/jobs', '/api/nothing', '/robots.txt'])
      expect((await send(path)).headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  });

  test('every answer says that it is no page and may not be framed or guessed', async () => {
    const { headers } = await send('/api/jobpostingform/jobs');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('no browser caches answers to signed-in callers', async () => {
    const { tokens } = house.members();
    for (const [path, token] of [
      ['/api/account', tokens.candidate],
      ['/api/jobpostingform/jobs', tokens.recruiter],
      ['/api/admin/overview', tokens.admin],
    ]) {
      const { status, headers } = await send(path ?? '', { headers: { Authorization: `Bearer ${token}` } });
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
    expect((await send('/api/account')).headers.get('cache-control')).toBe('no-store');
  });

  test('what a page may load and run is a closed list', () => {
    const policy = pagePolicy(['hash']);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-hash'; ");
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-');
  });

  test('every text states its charset', async () => {
    for (const path of ['/healthz', '/robots.txt', '/sitemap.xml', '/api/docs', '/api/docs/json', '/api/nothing']) {
      const { headers } = await send(path);
      expect(headers.get('content-type'), path).toMatch(/^(?:text|application)\/\w+; charset=utf-8$/);
    }
  });

  test('answers are compressed if the client supports it', async () => {
    for (const packing of ['br', 'gzip', 'zstd']) {
      const { headers } = await app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': packing } });
      expect(headers['content-encoding']).toBe(packing);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
    expect((await app.inject('/api/docs/json')).headers['content-encoding']).toBeUndefined();
  });

  test('the log holds no query, no header and no body', async () => {
    await send('/api/jobpostingform/jobs?q=secret-query&signature=secret-signature', {
      headers: { Authorization: `Bearer ${'secret-token'.repeat(4)}` },
    });
    await send('/api/login', {
      method: 'POST',
      body: '{"email":"asha@example.in","password":"secret-password"}',
      headers: { 'Content-Type': 'application/json' },
    });
    await send('/files/x?signature=secret-signature');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/secret-|asha@/);
  });

  test('the packages hold no React server component, which once ran what it was sent', async () => {
    const lock = readFileSync(join(PACKAGE_ROOT, 'package-lock.json'), 'utf8');
    expect(/"node_modules\/(?:.*\/)?react-server-dom-/.test(lock)).toBe(false);
    const { status } = await send('/api/jobpostingform', {
      method: 'POST',
      body: '0="$1"',
      headers: { 'Next-Action': 'x', 'Content-Type': 'text/plain' },
    });
    expect(status).toBe(404);
  });
});

describe('the API describes itself', () => {
  test('in OpenAPI, every call with its answer', async () => {
    const description = (await app.inject('/api/docs/json')).json();
    expect(description.openapi).toBe('3.1.0');
    const shapeOf = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
    const written = Object.keys(description.paths);
    // Paths that differ only in parameter names are the same path.
    expect(written.map(shapeOf)).toEqual([...new Set(written.map(shapeOf))]);
    for (const name of CALL_NAMES) {
      const { method, path } = ROUTES[name];
      const address = written.find((one) => shapeOf(one) === shapeOf(path)) ?? '';
      const operation = description.paths[address]?.[method.toLowerCase()];
      expect(operation, name).toMatchObject({ operationId: name, summary: expect.any(String) });
      const named = operation.parameters.filter((one: { in: string }) => one.in === 'path');
      for (const parameter of named) expect(address).toContain(`{${parameter.name}}`);
    }
  });

  test('and as a page without a script', async () => {
    const { headers, body } = await app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).not.toMatch(/<script/i);
    for (const name of CALL_NAMES) expect(body).toContain(`id="${name}"`);
  });
});
