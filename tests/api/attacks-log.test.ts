import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLog, loggedError } from '#server/log.ts';
import { openHouse } from '#tests/support/house.ts';
import { candidateForm } from '#tests/support/registrations.ts';

const house = openHouse();
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await buildApp({ ...house.deps }, { logger: createLog({ logLevel: 'trace' }, sink) });
});
afterAll(() => app.close());

test('a database error is logged without the value that it quotes', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "secret-value"'), {
    code: '22P02',
    detail: 'Failing row contains (secret-row).',
  });
  const error = Object.assign(new Error('Failed query: select $1\nparams: secret-param', { cause }), {
    query: 'select $1',
    params: ['secret-param'],
  });
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain('select $1');
  expect(logged).toContain('22P02');
  expect(logged).toContain('attacks-log.test.ts');
  expect(logged).not.toMatch(/secret-/);
});

test('foreign input cannot forge log lines', () => {
  lines.length = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLog({ logLevel: 'info' }, sink);
  const forged = 'refused\r\n{"level":60,"msg":"forged"}\u2028\u001b[2K';
  log.warn({ reason: forged, err: new Error(forged) }, forged);
  const [line = '', ...others] = lines.join('').split(/[\r\n](?!$)/);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: forged, reason: forged });
});

test('a database failure during a registration logs nothing personal', async () => {
  const form = candidateForm({ email: 'secret-person@example.in', address: 'secret-street 7', lastName: 'Secretname' });
  await house.deps.db.execute('alter table candidates add constraint never check (zip is not null) not valid');
  try {
    const answer = await app.inject({ method: 'POST', url: '/api/register', payload: form });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|insert|never/i);
  } finally {
    await house.deps.db.execute('alter table candidates drop constraint never');
  }
  expect(lines.join('')).toContain('request failed');
  expect(lines.join('')).not.toMatch(/secret|argon2|Neem/i);
});
