import { randomBytes } from 'node:crypto';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { sessions } from '#server/database/schema/sessions.ts';

/** Returns the same caller with a real open session. */
export const signedIn = async <Caller extends Member>(
  db: Executor,
  caller: Caller,
  expiresAt = new Date(Date.now() + 12 * 3_600_000),
): Promise<Caller> => {
  const [session] = await db
    .insert(sessions)
    .values({
      tokenHash: randomBytes(32),
      accountId: caller.accountId,
      kind: caller.kind === 'super_admin' ? 'admin' : caller.kind,
      expiresAt,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('No session was opened.');
  return { ...caller, sessionId: session.id };
};
