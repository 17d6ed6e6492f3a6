import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { accounts, nextUserCode } from '#server/database/schema/accounts.ts';
import { candidates, recruiters, sessions } from '#server/database/schema/index.ts';
import { NOBODYS_HASH } from '#server/modules/accounts/password-cost.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Creates people of one kind, each signed in on that many devices. @returns their ids, and the tokens of their sessions
 */
export const signedInPeople = async (
  db: Database,
  { kind, count, devices }: { kind: 'candidate' | 'recruiter'; count: number; devices: number },
): Promise<{ id: string; tokens: string[] }[]> => {
  const people: { id: string; tokens: string[] }[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const made = await db
      .insert(accounts)
      .values(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => ({
          ...{ kind, status: 'Active' as const, passwordHash: NOBODYS_HASH, emailConfirmedAt: new Date() },
          email: `${kind}.${from + index}@bench.example`,
          userCode: nextUserCode[kind],
        })),
      )
      .returning({ id: accounts.id });
    if (kind === 'candidate') await db.insert(candidates).values(made.map(({ id }) => ({ accountId: id })));
    else await db.insert(recruiters).values(made.map(({ id }) => ({ accountId: id, companyName: 'Kaveri Software' })));
    const batch = made.map(({ id }) => ({
      id,
      tokens: Array.from({ length: devices }, () => randomBytes(32).toString('base64url')),
    }));
    await db.insert(sessions).values(
      batch.flatMap(({ id, tokens }) =>
        tokens.map((token) => ({
          tokenHash: createHash('sha256').update(token).digest(),
          accountId: id,
          kind,
          expiresAt: new Date(Date.now() + HOUR_MS),
        })),
      ),
    );
    people.push(...batch);
  }
  return people;
};
