import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import { addressKey, createLimits } from '#server/limits.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = testDatabase();

it('an IPv4 client is counted by its address, an IPv6 one by its /64', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2:ffff::1'));
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::2'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
});

it('what is beyond a limit is refused with the time to wait, for that one alone', async () => {
  const limits = createLimits({ enabled: true });
  for (let count = 0; count < 20; count += 1) await limits.take('formPerAddress', 'one');
  await expect(limits.take('formPerAddress', 'one')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: expect.any(Number) },
    message: 'Too many attempts. Try again in 10 minutes.',
  });
  await expect(limits.assertFree('formPerAddress', 'one')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await limits.take('formPerAddress', 'another');
  await limits.forget('formPerAddress', 'one');
  await limits.take('formPerAddress', 'one');
});

it('limits that are off refuse nothing', async () => {
  const limits = createLimits({ enabled: false });
  for (let count = 0; count < 50; count += 1) await limits.take('formPerAddress', 'one');
});

it('processes on one database count what guards passwords and forms together, as the operator has set it', async () => {
  const changed = { formPerAddress: { points: 3, duration: 60 } };
  const [one, other] = [
    createLimits({ enabled: true, changed, pool: database.pool }),
    createLimits({ enabled: true, changed, pool: database.pool }),
  ];
  await one.take('formPerAddress', 'address');
  await other.take('formPerAddress', 'address');
  await one.take('formPerAddress', 'address');
  await expect(other.take('formPerAddress', 'address')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(one.assertFree('formPerAddress', 'address')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await one.forget('formPerAddress', 'address');
  await other.take('formPerAddress', 'address');
});

it('leaves no prepared statement in a session, which a pooler would lend to another client', async () => {
  const { pool, close } = openDatabase({ url: database.url, max: 1 });
  const limits = createLimits({ enabled: true, pool });
  await limits.take('formPerAddress', 'pooled');
  await limits.assertFree('formPerAddress', 'pooled');
  await limits.forget('formPerAddress', 'pooled');
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await close();
});

it('what the database cannot count is counted by the process alone, which is reported', async () => {
  const { pool, close } = openDatabase({ url: database.url, max: 1 });
  await close();
  const troubles: unknown[] = [];
  const changed = { formPerAddress: { points: 1, duration: 60 } };
  const limits = createLimits({ enabled: true, changed, pool, onTrouble: (error) => troubles.push(error) });
  await limits.take('formPerAddress', 'alone');
  await expect(limits.take('formPerAddress', 'alone')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(troubles).toHaveLength(2);
});
