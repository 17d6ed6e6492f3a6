import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { AccountKind } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { sessions } from '#server/database/schema/sessions.ts';
import { tellSessionEnd } from '#server/modules/stream/public.ts';

const sessionsOfTokens = prepared((executor) =>
  executor
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      accountId: accounts.id,
      kind: accounts.kind,
      status: accounts.status,
      userCode: accounts.userCode,
      super: admins.super,
      secondFactorMissing: sql<boolean>`coalesce(${admins.totpRequired} and ${admins.totpConfirmedAt} is null, false)`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(admins, eq(admins.accountId, accounts.id))
    .where(
      and(anyOf(sessions.tokenHash, sql.placeholder('tokenHashes')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('sessions_of_tokens'),
);

/** Finds the unexpired sessions of these tokens, with their accounts. */
export const findSessions = (executor: Executor, tokenHashes: readonly Buffer[], now: Date) =>
  sessionsOfTokens(executor).execute({ tokenHashes, now });

/** Whether an administrator may only set up a second factor; false for others. */
export const isLimited = sql<boolean>`coalesce(${admins.totpRequired} and ${admins.totpConfirmedAt} is null, false)`;

/** Returns which of these sessions are unexpired and not limited to setting up a second factor. */
export const findSessionsAmong = async (executor: Executor, ids: readonly string[], now: Date) =>
  executor
    .select({
      id: sessions.id,
      kind: accounts.kind,
      status: accounts.status,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(admins, eq(admins.accountId, accounts.id))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), sql`not ${isLimited}`));

export interface NewSession {
  tokenHash: Buffer;
  accountId: string;
  kind: AccountKind;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  userAgent: string;
  clientAddress: string;
}

export const insertSession = async (executor: Executor, session: NewSession): Promise<void> => {
  await executor.insert(sessions).values(session);
  await noteActive(executor, session.accountId, session.lastSeenAt);
};

export const touchSession = async (
  executor: Executor,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
): Promise<void> => {
  await executor.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  await noteActive(executor, accountId, now);
};

/** The account keeps the time after the session is gone. */
const noteActive = async (executor: Executor, accountId: string, at: Date): Promise<void> => {
  await executor.update(accounts).set({ lastActiveAt: at }).where(eq(accounts.id, accountId));
};

export const deleteSession = async (executor: Executor, id: string): Promise<void> => {
  const [ended] = await executor.delete(sessions).where(eq(sessions.id, id)).returning({ of: sessions.accountId });
  if (ended) await tellSessionEnd(executor, ended.of);
};

export const deleteSessionsOf = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.delete(sessions).where(eq(sessions.accountId, accountId));
  await tellSessionEnd(executor, accountId);
};

/** Counts the sessions of each kind of account, without expired ones. */
export const countSessions = (executor: Executor, now: Date) =>
  executor
    .select({ kind: sessions.kind, open: count() })
    .from(sessions)
    .where(gt(sessions.expiresAt, now))
    .groupBy(sessions.kind);

/** Lists the unexpired sessions of an account, last seen first. */
export const listSessionsOf = async (executor: Executor, accountId: string, now: Date) =>
  executor
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

/** Ends all other sessions. @returns how many were deleted */
export const deleteOtherSessions = async (
  executor: Executor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<number> => {
  const ended = await executor
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  await tellSessionEnd(executor, accountId);
  return ended.length;
};

/** @returns false when the account has no such session */
export const deleteOwnSession = async (
  executor: Executor,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> => {
  const ended = await executor
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  await tellSessionEnd(executor, accountId);
  return ended.length > 0;
};

/** Removes sessions that ended before the moment. */
export const deleteSessionsEndedBefore = async (executor: Executor, moment: Date): Promise<void> => {
  await executor.delete(sessions).where(lt(sessions.expiresAt, moment));
};
