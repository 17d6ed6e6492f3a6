import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AdminRole } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, nextUserCode } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { LIVE_STATUSES } from '../account-policy.ts';

const columns = {
  id: accounts.id,
  email: accounts.email,
  userCode: accounts.userCode,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  status: accounts.status,
  statusReason: accounts.statusReason,
  createdAt: accounts.createdAt,
  version: accounts.version,
  super: admins.super,
  secondFactorOn: sql<boolean>`${admins.totpConfirmedAt} is not null`,
  secondFactorRequired: admins.totpRequired,
  lastSignInAt: sql<Date | null>`(select max(${auditLog.at}) from ${auditLog}
    where ${auditLog.subjectKind} = 'admin' and ${auditLog.subjectId} = ${accounts.id}
      and ${auditLog.action} = 'admin_signed_in')`.mapWith(auditLog.at),
};

const all = (executor: Executor) =>
  executor.select(columns).from(accounts).innerJoin(admins, eq(admins.accountId, accounts.id)).$dynamic();

export type AdminRow = Awaited<ReturnType<typeof all>>[number];

/** Lists administrators: `own` first, then Super Admins, then by age. */
export const listAdminRows = async (
  executor: Executor,
  { own, page, limit }: { own: string; page: number; limit: number },
): Promise<Page<AdminRow>> => {
  const items = await all(executor)
    .orderBy(sql`${accounts.id} <> ${own}`, sql`not ${admins.super}`, accounts.createdAt, accounts.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await executor.select({ total: count() }).from(admins);
  return { items, total: counted?.total ?? 0 };
};

export const findAdmin = async (executor: Executor, id: string): Promise<AdminRow | undefined> => {
  const [row] = await all(executor).where(eq(accounts.id, id));
  return row;
};

const liveSuperAdmin = and(eq(admins.super, true), inArray(accounts.status, [...LIVE_STATUSES]));

/** Whether this account is a Super Admin who may sign in. */
export const isLiveSuperAdmin = async (executor: Executor, id: string): Promise<boolean> => {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(admins, eq(admins.accountId, accounts.id))
    .where(and(eq(accounts.id, id), liveSuperAdmin));
  return rows.length > 0;
};

/** Whether a Super Admin other than this account may sign in. */
export const anotherSuperAdminLives = async (executor: Executor, id: string): Promise<boolean> => {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(admins, eq(admins.accountId, accounts.id))
    .where(and(ne(accounts.id, id), liveSuperAdmin))
    .limit(1);
  return rows.length > 0;
};

/** Whether this address belongs to an administrator, whatever their status. */
export const isAdminAddress = async (executor: Executor, email: string): Promise<boolean> => {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'admin'), eq(accounts.email, email)));
  return rows.length > 0;
};

/** The readable code contains the role, so a new one is assigned. */
export const updateRole = async (
  executor: Executor,
  id: string,
  { role, at }: { role: AdminRole; at: Date },
): Promise<void> => {
  const isSuper = role === 'Super Admin';
  await executor.update(admins).set({ super: isSuper, updatedAt: at }).where(eq(admins.accountId, id));
  await executor
    .update(accounts)
    .set({
      userCode: isSuper ? nextUserCode.superAdmin : nextUserCode.admin,
      updatedAt: at,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, id));
};

/** Changes the requirement. @returns those affected, with whether they already have a second factor */
export const demandSecondFactor = async (
  executor: Executor,
  { id, required, at }: { id?: string; required: boolean; at: Date },
) => {
  const changed = await executor
    .update(admins)
    .set({ totpRequired: required, updatedAt: at })
    .where(and(ne(admins.totpRequired, required), id === undefined ? undefined : eq(admins.accountId, id)))
    .returning({ id: admins.accountId });
  if (changed.length === 0) return [];
  const theirs = inArray(
    accounts.id,
    changed.map((one) => one.id),
  );
  await executor
    .update(accounts)
    .set({ updatedAt: at, version: sql`${accounts.version} + 1` })
    .where(theirs);
  return all(executor).where(theirs).orderBy(accounts.createdAt, accounts.id);
};
