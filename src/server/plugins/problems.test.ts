import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it, test } from 'vitest';
import { openFileStorage } from '#server/modules/files/public.ts';
import { readSettings } from '#server/settings.ts';
import { toProblem } from './problems.ts';

const system = (code: string, syscall = 'write'): Error => Object.assign(new Error(code), { code, syscall });

const ofDatabase = (code: string): Error => {
  const error = Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
  return new DrizzleQueryError('select 1', [], error);
};

const WEATHER = { code: 'UNAVAILABLE', details: { retryAfter: 2 } };

test.each([
  ['a full disk', system('ENOSPC')],
  ['a full quota', system('EDQUOT')],
  ['too many open files', system('EMFILE', 'open')],
  ['a pipe that broke', system('EPIPE')],
  ['a disk that fails', system('EIO', 'read')],
  ['the full disk of the database', ofDatabase('53100')],
  ['the full memory of the database', ofDatabase('53200')],
  ['too many connections', ofDatabase('53300')],
  ['a database that is read alone, as while another takes over', ofDatabase('25006')],
  ['a lock that took too long', ofDatabase('55P03')],
])('%s is weather: 503 with Retry-After', (_, error) => {
  expect(toProblem(error)).toMatchObject(WEATHER);
});

it('is no weather when a query is wrong', () => {
  expect(toProblem(ofDatabase('42601')).code).toBe('UNEXPECTED');
});

test('a pool that has no connection left is weather', async () => {
  const pool = new pg.Pool({ connectionString: inject('databaseAdminUrl'), max: 1, connectionTimeoutMillis: 1_000 });
  const held = await pool.connect();
  const failure = await pool.query('select 1').catch((error: unknown) => error);
  held.release();
  await pool.end();
  expect(toProblem(failure)).toMatchObject(WEATHER);
});

test('a bucket that is not there is weather, for what is put, opened and removed', async () => {
  const storage = await openFileStorage(
    readSettings({
      SECRET_KEY: 'a secret of the tests, and of nothing else',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'avsar',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  );
  const key = 'ab/0195f3a0-0000-7000-8000-000000000000';
  for (const work of [() => storage.put(key, Buffer.from('x')), () => storage.open(key), () => storage.remove(key)])
    expect(toProblem(await work().catch((error: unknown) => error))).toMatchObject(WEATHER);
});
