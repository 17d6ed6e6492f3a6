import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { candidateForm } from '#tests/support/registrations.ts';

vi.mock('@node-rs/argon2', { spy: true });

const deps = testDeps();
const { call } = createEndpoint(deps);

/** Kind, version and parameters of a hash; the salt and the hash itself follow. */
const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');
const FULL_COST = '$argon2id$v=19$m=19456,t=2,p=1';

it('a password is hashed at full cost, and compared so whether or not the address exists', async () => {
  const { email, ...form } = candidateForm();
  await call('registerCandidate', { body: { email, ...form } }, VISITOR, metaFrom());
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email));
  expect(costOf(account?.passwordHash)).toBe(FULL_COST);

  for (const address of [email, 'nobody@example.in']) {
    const signIn = call('signInCandidate', { body: { email: address, password: 'wrong' } }, VISITOR, metaFrom());
    await expect(signIn).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' });
  }
  expect(vi.mocked(verify).mock.calls.map(([hash]) => costOf(hash))).toEqual([FULL_COST, FULL_COST]);
});
