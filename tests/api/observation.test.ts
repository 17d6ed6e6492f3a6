import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { deliverMail } from '#server/modules/mail/deliver-mail.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();
const lines: string[] = [];
let open: FastifyInstance;
let guarded: FastifyInstance;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLog({ logLevel: 'info' }, sink);
  open = await buildApp({ ...house.deps }, {});
  const settings = { ...house.deps.settings, accessLog: true, metricsToken: 'a token of the tests' };
  guarded = await buildApp({ ...house.deps, settings }, { logger });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const HOST = { host: 'localhost:3000' };
const get = (app: FastifyInstance, url: string, more: Partial<InjectOptions> = {}) =>
  app.inject({ url, headers: HOST, ...more });

it('a worker process answers only monitoring requests', async () => {
  const settings = { ...house.deps.settings, roles: ['worker' as const] };
  const worker = await buildApp({ ...house.deps, settings });
  const statusOf = async (url: string) => (await get(worker, url)).statusCode;
  for (const url of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(url), url).toBe(200);
  for (const url of ['/', '/api/jobpostingform/jobs', '/api/openapi.json', '/robots.txt'])
    expect(await statusOf(url), url).toBe(404);
  await worker.close();
});

describe('the metrics', () => {
  it('count requests by route, never by address, and include pool, queue and process', async () => {
    await get(open, '/api/jobpostingform/jobs/01a204e9-f73a-7f71-98c9-66d345a40a27?secret=1');
    const { statusCode, headers, body } = await get(open, '/metrics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain(
      'avsar_http_request_seconds_count{method="GET",route="/api/jobpostingform/jobs/:id",status="404"} 1',
    );
    expect(body).not.toMatch(/01a204e9|secret/);
    expect(body).toMatch(/^avsar_database_connections\{state="used"\} \d+$/m);
    expect(body).toMatch(/^avsar_sessions_open\{kind="candidate"\} \d+$/m);
    expect(body).toContain('avsar_queue_waiting{kind="email"} 0');
    expect(body).toContain('avsar_queue_oldest_seconds{kind="other"} 0');
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('time emails and storage operations, failures separately', async () => {
    const mail = { to: 'asha@example.in', subject: 'x', text: 'x', html: 'x' };
    const log = house.deps.log;
    const deliver = (send: () => Promise<void>) =>
      deliverMail({ mailer: { send, close() {} }, log, onRefused: async () => {} }, mail);
    await deliver(async () => {});
    await expect(deliver(() => Promise.reject(new Error('Away.')))).rejects.toThrow('Away.');
    await house.deps.files.remove('ab/ab000000-0000-4000-8000-000000000000');
    const { body } = await get(open, '/metrics');
    for (const work of ['kind="mail",outcome="done"', 'kind="mail",outcome="failed"', 'kind="storage",outcome="done"'])
      expect(body).toMatch(new RegExp(`^avsar_work_seconds_count\\{${work}\\} [1-9]`, 'm'));
  });

  it('are only for this machine without a token', async () => {
    const refused = [
      await get(open, '/metrics', { remoteAddress: '203.0.113.7' }),
      await get(open, '/metrics', { remoteAddress: '127.0.0.1', headers: { ...HOST, 'x-forwarded-for': '127.0.0.1' } }),
      await get(open, '/metrics', { headers: { ...HOST, forwarded: 'for=127.0.0.1' } }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await get(open, '/metrics', { remoteAddress: '::1' })).statusCode).toBe(200);
    // A scraper uses the machine's own address.
    expect((await get(open, '/metrics', { headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  });

  it('need the token if one is set', async () => {
    const by = (authorization?: string) =>
      get(guarded, '/metrics', {
        remoteAddress: '203.0.113.7',
        headers: { ...HOST, ...(authorization && { authorization }) },
      });
    expect((await by()).statusCode).toBe(404);
    expect((await by('Bearer another token of tests')).statusCode).toBe(404);
    expect((await by('Bearer a token of the tests')).statusCode).toBe(200);
    expect((await get(guarded, '/metrics')).statusCode).toBe(404);
  });
});

describe('each request', () => {
  it('has an id, the balancer’s if it sends one', async () => {
    const ids = await Promise.all(
      ['balancer-0123456789', 'b-1', 'x y', '', `${'a'.repeat(81)}`, 'line\nbreak-of-a-forger'].map(async (id) => {
        const { headers } = await get(open, '/healthz', { headers: { ...HOST, 'x-request-id': id } });
        return [id, headers['x-request-id']];
      }),
    );
    for (const [sent, id] of ids.slice(0, 2)) expect(id).toBe(sent);
    for (const [, id] of ids.slice(2)) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get(open, '/api/nothing-here')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('logs a line with its route and without its content', async () => {
    lines.length = 0;
    await guarded.inject({
      method: 'POST',
      url: '/api/login?token=geheim',
      headers: { ...HOST, 'user-agent': 'Asha’s phone', 'x-request-id': 'balancer-0123456789' },
      payload: { email: 'asha@example.in', password: 'geheim geheim' },
    });
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered');
    expect(answered).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        requestId: 'balancer-0123456789',
        method: 'POST',
        route: '/api/login',
        status: 401,
        ms: expect.any(Number),
        as: 'visitor',
        code: 'WRONG_CREDENTIALS',
        msg: 'Answered',
      },
    ]);
    expect(lines.join('')).not.toMatch(/geheim|asha|127\.0\.0\.1/i);
    lines.length = 0;
    await get(open, '/healthz');
    expect(lines).toEqual([]);
  });

  it('logs why it was refused and the kind of caller, not the person', async () => {
    lines.length = 0;
    const { tokens, things } = house.members();
    const headers = { ...HOST, authorization: `Bearer ${tokens.candidate}` };
    await get(guarded, '/api/admin/admins', { headers });
    await get(guarded, '/api/account');
    await get(guarded, '/api/account', { headers: { host: 'evil.example' } });
    await guarded.inject({
      method: 'POST',
      url: '/api/register',
      headers: { ...HOST, origin: 'https://evil.example' },
    });
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered');
    expect(said.map(({ status, code, as }) => [status, code, as])).toEqual([
      [403, 'FORBIDDEN', 'candidate'],
      [401, 'SIGNED_OUT', 'visitor'],
      [421, 'UNKNOWN_HOST', undefined],
      [403, 'FOREIGN_ORIGIN', 'visitor'],
    ]);
    expect(lines.join('')).not.toMatch(new RegExp(`${tokens.candidate}|${things.candidateId}|evil`));
  });
});

it('security.txt says where to report a vulnerability, and expires within a year', async () => {
  const { statusCode, headers, body } = await get(open, '/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:no-reply@avsar.example\n');
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  const left = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now();
  expect(left / 86_400_000).toBeGreaterThan(100);
  expect(left / 86_400_000).toBeLessThan(365);
});
