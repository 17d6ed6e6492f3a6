import { eq, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { accounts } from './schema/accounts.ts';
import { candidates } from './schema/candidates.ts';
import { hasCode, inEmail, isNamed } from './who-is.ts';

const database = testDatabase({ ofItsOwn: true });
let code: string;

beforeAll(async () => {
  const { accountId, userCode } = await aCandidate(database.db);
  code = userCode;
  // A line break in a name must not count as the one before the address.
  const names = { firstName: 'Asha\nDevi', lastName: 'Ráo_50%', email: 'someone@example.invalid' };
  await database.db.update(accounts).set(names).where(eq(accounts.id, accountId));
});

const finds = async (condition: SQL | undefined) => {
  const found = await database.db.select({ userCode: accounts.userCode }).from(accounts).where(condition);
  return found.some(({ userCode }) => userCode === code);
};

test.each(['a', 'ASHA', 'sha\nde', 'devi r', 'RÁO', '_50%', ''])('the name has %j', async (fragment) => {
  expect(await finds(isNamed(fragment))).toBe(true);
});

test.each(['someone', '@', 'rao', 'a%o', 'ashadevi', '%\nsome', '\0'])('the name has no %j', async (fragment) => {
  expect(await finds(isNamed(fragment))).toBe(false);
});

test.each(['s', 'SOME', 'one@ex', 'invalid', ''])('the address has %j', async (fragment) => {
  expect(await finds(inEmail(fragment))).toBe(true);
});

test.each(['asha', 'devi', '%', 'e_a', '\nsome', '\0'])('the address has no %j', async (fragment) => {
  expect(await finds(inEmail(fragment))).toBe(false);
});

test('a code is asked for whole and in any case', async () => {
  expect(await finds(hasCode(code.toLowerCase()))).toBe(true);
  expect(hasCode('cand')).toBeUndefined();
  expect(hasCode('77')).toBeUndefined();
});

test('a profile keeps the longest address of any script', async () => {
  // Random, so that it cannot be compressed.
  const address = Array.from({ length: 1000 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join('');
  const [kept] = await database.db.update(candidates).set({ address }).returning({ place: candidates.place });
  expect(kept?.place).toBe(address.slice(0, 200));
});
