import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';

type AdminTokenPurpose = 'admin_setup' | 'admin_invite';

interface Shown {
  tokenHash: Buffer;
  purpose: AdminTokenPurpose;
  now: Date;
}

const live = ({ tokenHash, purpose, now }: Shown) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

const facts = { email: oneTimeTokens.email, super: oneTimeTokens.super };

/** Finds a token that is neither used nor expired. */
export const findAdminToken = async (executor: Executor, shown: Shown) => {
  const [token] = await executor.select(facts).from(oneTimeTokens).where(live(shown));
  return token;
};

/** Consumes a token; only one of two concurrent uses succeeds. */
export const useAdminToken = async (executor: Executor, shown: Shown) => {
  const [token] = await executor.update(oneTimeTokens).set({ usedAt: shown.now }).where(live(shown)).returning(facts);
  return token;
};

export interface NewAdminToken {
  tokenHash: Buffer;
  purpose: AdminTokenPurpose;
  email: string | null;
  super: boolean;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export const insertAdminToken = async (executor: Executor, token: NewAdminToken): Promise<void> => {
  await executor.insert(oneTimeTokens).values(token);
};

export const deleteSetupTokens = async (executor: Executor): Promise<void> => {
  await executor.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, 'admin_setup'));
};

/** Removes tokens that expired before the moment, used or not. */
export const deleteTokensEndedBefore = async (executor: Executor, moment: Date): Promise<void> => {
  await executor.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, moment));
};
