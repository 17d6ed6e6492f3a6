import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emailOf } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin } from '#tests/support/jobs.ts';
import { greetReader } from './greet-reader.ts';
import { mailOf } from './mail-of.ts';

const database = testDatabase();
const greeted = async (to: string): Promise<string | undefined> => {
  const mail = mailOf('accountStatusChanged', {
    to,
    publicUrl: 'http://localhost:3000',
    kind: 'candidate',
    status: 'Active',
    wasBlocked: false,
  });
  return /^Hello.*/.exec((await greetReader(database.db, mail)).text)?.[0];
};

it('a mail names its reader once the address is confirmed, and nobody before', async () => {
  const { db } = database;
  const candidate = await aCandidate(db);
  const to = await emailOf(db, candidate);
  const own = eq(accounts.id, candidate.accountId);
  await db.update(accounts).set({ firstName: 'Asha', lastName: 'Rao' }).where(own);
  expect(await greeted(to)).toBe('Hello Asha,');
  // A name typed next to a stranger's address must not appear in their email.
  await db.update(accounts).set({ firstName: 'You won! evil.example', emailConfirmedAt: null }).where(own);
  expect(await greeted(to)).toBe('Hello,');
  expect(await greeted('nobody@example.in')).toBe('Hello,');
});

it('an administrator has come by an invitation to that address', async () => {
  const { accountId } = await anAdmin(database.db);
  const email = `leela.${accountId}@example.in`;
  await database.db.update(accounts).set({ firstName: 'Leela', email }).where(eq(accounts.id, accountId));
  expect(await greeted(email)).toBe('Hello Leela,');
});
