import { eq } from 'drizzle-orm';
import type { CandidateCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { aCandidate } from './jobs.ts';

type Traits = Partial<typeof candidates.$inferInsert> & { account?: Partial<typeof accounts.$inferInsert> };

/** Creates a candidate with these skills in their profile. */
export const aPersonWith = async (
  db: Executor,
  names: readonly string[],
  { account, ...traits }: Traits = {},
): Promise<CandidateCaller> => {
  const candidate = await aCandidate(db);
  const { accountId: candidateId } = candidate;
  if (names.length > 0)
    await db.insert(skills).values(names.map((name, position) => ({ candidateId, name, position })));
  if (Object.keys(traits).length > 0)
    await db.update(candidates).set(traits).where(eq(candidates.accountId, candidateId));
  if (account) await db.update(accounts).set(account).where(eq(accounts.id, candidateId));
  return candidate;
};
