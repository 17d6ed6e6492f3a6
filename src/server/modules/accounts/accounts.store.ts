import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { type AccountKind, type AccountStatus, isShutOut } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts, loginSuccesses, nextUserCode } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { tellSessionEnd } from '#server/modules/stream/public.ts';
import { LIVE_STATUSES } from './account-policy.ts';
import { isLimited } from './sessions.store.ts';

const identity = {
  id: accounts.id,
  kind: accounts.kind,
  email: accounts.email,
  userCode: accounts.userCode,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  status: accounts.status,
  statusReason: accounts.statusReason,
  language: accounts.language,
};

export const findAccountByEmail = async (executor: Executor, kind: AccountKind, email: string) => {
  const [account] = await executor
    .select({ ...identity, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.email, email)));
  return account;
};

/**
 * Why sessions of these accounts end before their time: blocked, limited to setting up a second factor, or deleted, as
 * an account without a row is.
 */
export const findEndReasons = async (
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, 'blocked' | 'limited' | 'deleted'>> => {
  const rows = await executor
    .select({ id: accounts.id, status: accounts.status, limited: isLimited })
    .from(accounts)
    .leftJoin(admins, eq(admins.accountId, accounts.id))
    .where(inArray(accounts.id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, row]));
  const reasons = new Map<string, 'blocked' | 'limited' | 'deleted'>();
  for (const id of ids) {
    const row = found.get(id);
    if (!row) reasons.set(id, 'deleted');
    else if (isShutOut(row.status)) reasons.set(id, 'blocked');
    else if (row.limited) reasons.set(id, 'limited');
  }
  return reasons;
};

export interface NewAccount {
  kind: AccountKind;
  email: string;
  passwordHash: string;
  status: AccountStatus;
  firstName: string;
  lastName: string;
  phone: string | null;
  termsAcceptedAt: Date | null;
  termsVersion: string | null;
  language: Language;
  createdAt: Date;
  super?: boolean;
  secondFactorRequired?: boolean;
}

/** Returns undefined when the address has an account of that kind already: the unique key decides races. */
export const insertAccount = async (
  executor: Executor,
  { super: isSuper = false, secondFactorRequired = false, ...account }: NewAccount,
) => {
  const code = account.kind === 'admin' && isSuper ? nextUserCode.superAdmin : nextUserCode[account.kind];
  const [inserted] = await executor
    .insert(accounts)
    .values({ ...account, termsLanguage: account.termsAcceptedAt && account.language, userCode: code })
    .onConflictDoNothing({ target: [accounts.kind, accounts.email] })
    .returning(identity);
  if (inserted && account.kind === 'admin') {
    await executor.insert(admins).values({
      accountId: inserted.id,
      super: isSuper,
      totpRequired: secondFactorRequired,
      createdAt: account.createdAt,
    });
  }
  return inserted;
};

/** Locks the row until the transaction ends; undefined when the account may no longer sign in. */
export const lockLiveAccount = async (executor: Executor, id: string, strength: 'share' | 'update' = 'share') => {
  const [account] = await executor
    .select({ passwordHash: accounts.passwordHash, userCode: accounts.userCode })
    .from(accounts)
    .where(and(eq(accounts.id, id), inArray(accounts.status, [...LIVE_STATUSES])))
    .for(strength);
  return account;
};

/** Arbitrary number not used by another lock. */
const ADMINS_LOCK = 4_209_121_102;

/** Prevents others from becoming administrators until the transaction ends. */
export const lockAdmins = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
};

export const adminExists = async (executor: Executor): Promise<boolean> => {
  const rows = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.kind, 'admin')).limit(1);
  return rows.length > 0;
};

/** Whether every administrator is required to have a second factor; false when there is none. */
export const everyAdminNeedsSecondFactor = async (executor: Executor): Promise<boolean> => {
  const [every] = await executor
    .select({ required: sql<boolean | null>`bool_and(${admins.totpRequired})` })
    .from(admins)
    .innerJoin(accounts, and(eq(accounts.id, admins.accountId), inArray(accounts.status, [...LIVE_STATUSES])));
  return every?.required ?? false;
};

/** Email addresses of all administrators who may sign in. */
export const addressesOfAdmins = async (executor: Executor): Promise<string[]> => {
  const rows = await executor
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.kind, 'admin'), inArray(accounts.status, [...LIVE_STATUSES])));
  return rows.map(({ email }) => email);
};

/** Remembers a sign-in to the account from this address. */
export const rememberSignIn = async (
  executor: Executor,
  { accountId, email, clientAddress, at }: { accountId: string; email: string; clientAddress: string; at: Date },
): Promise<void> => {
  await executor
    .insert(loginSuccesses)
    .values({ accountId, email, clientAddress, lastAt: at })
    .onConflictDoUpdate({
      target: [loginSuccesses.email, loginSuccesses.clientAddress, loginSuccesses.accountId],
      set: { lastAt: sql`excluded.last_at` },
    });
};

export const signedInFrom = async (
  executor: Executor,
  { kind, email, clientAddress }: { kind: AccountKind; email: string; clientAddress: string },
): Promise<boolean> => {
  const rows = await executor
    .select({ id: loginSuccesses.id })
    .from(loginSuccesses)
    .innerJoin(accounts, and(eq(accounts.id, loginSuccesses.accountId), eq(accounts.kind, kind)))
    .where(and(eq(loginSuccesses.email, email), eq(loginSuccesses.clientAddress, clientAddress)))
    .limit(1);
  return rows.length > 0;
};

/** Locks the account until the transaction ends. */
export const lockAccount = async (executor: Executor, kind: AccountKind, id: string) => {
  const [account] = await executor
    .select({ ...identity, phone: accounts.phone, version: accounts.version })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.id, id)))
    .for('update');
  return account;
};

const accountsToHold = prepared((executor) =>
  executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(anyOf(accounts.id, sql.placeholder('ids')))
    .for('key share')
    .prepare('accounts_to_hold'),
);

/**
 * Blocks the deletion of these accounts until the transaction ends. Taken before any other lock: deletion locks the
 * account before its data, and every row that references an account locks it, too.
 *
 * @returns the accounts that exist
 */
export const holdAccounts = async (executor: Executor, ids: readonly (string | null)[]): Promise<string[]> => {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return [];
  const held = await accountsToHold(executor).execute({ ids: named });
  return held.map(({ id }) => id);
};

export const updateStatus = async (
  executor: Executor,
  id: string,
  { status, reason, at }: { status: AccountStatus; reason: string | null; at: Date },
): Promise<void> => {
  await executor
    .update(accounts)
    .set({
      status,
      statusReason: reason,
      statusChangedAt: at,
      updatedAt: at,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, id));
};

/** Leaves undefined fields unchanged; always increments the version. */
export const updateIdentity = async (
  executor: Executor,
  id: string,
  {
    at,
    ...identity
  }: { firstName?: string | undefined; lastName?: string | undefined; phone?: string | null | undefined; at: Date },
): Promise<void> => {
  await executor
    .update(accounts)
    .set({ ...identity, updatedAt: at, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, id));
};

/** Returns undefined when the account may no longer sign in: it keeps its old password. */
export const updatePassword = async (
  executor: Executor,
  id: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
) => {
  const [account] = await executor
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: at, updatedAt: at, version: sql`${accounts.version} + 1` })
    .where(and(eq(accounts.id, id), inArray(accounts.status, [...LIVE_STATUSES])))
    .returning(identity);
  return account;
};

/** Deletes the account and all rows that only it owns: sessions, profile, bookmarks, settings. */
export const deleteAccountRow = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(accounts).where(eq(accounts.id, id));
  await tellSessionEnd(executor, id);
};

export const updateLanguage = async (executor: Executor, id: string, language: Language): Promise<void> => {
  await executor.update(accounts).set({ language }).where(eq(accounts.id, id));
};
