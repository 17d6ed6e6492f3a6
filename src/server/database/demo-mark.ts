import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { ACCOUNT_STATUSES, isShutOut } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, enquiries, jobs, portalState } from '#server/database/schema/index.ts';

const MARK = 'demo-data';
const WHO_SIGNS_IN = ACCOUNT_STATUSES.filter((status) => !isShutOut(status));

/** The filled demo data, and when it was removed. */
interface Mark {
  filledAt: string;
  /** Record ids. Absent in older marks. */
  accounts?: readonly string[];
  enquiries?: readonly string[];
  removedAt?: string;
}

/**
 * Claims the filling for this process: of two that start at the same time only one fills, and removed demo data is not
 * filled again.
 */
export const claimDemoData = async (executor: Executor, at: Date): Promise<boolean> =>
  (
    await executor
      .insert(portalState)
      .values({ key: MARK, value: { filledAt: at.toISOString() } satisfies Mark, updatedAt: at })
      .onConflictDoNothing()
      .returning({ key: portalState.key })
  ).length > 0;

const findMark = async (executor: Executor): Promise<Mark | undefined> => {
  const [row] = await executor.select({ value: portalState.value }).from(portalState).where(eq(portalState.key, MARK));
  // Only this file writes the value.
  return row?.value as Mark | undefined;
};

const changeMark = async (executor: Executor, changes: Partial<Mark>, at: Date): Promise<void> => {
  await executor
    .update(portalState)
    .set({ value: sql`${portalState.value} || ${JSON.stringify(changes)}::jsonb`, updatedAt: at })
    .where(eq(portalState.key, MARK));
};

/** Records all present accounts and enquiries as demo data, since nobody had registered before. */
export const keepWhatIsDemo = async (executor: Executor, at: Date): Promise<void> => {
  const idsOf = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);
  await changeMark(
    executor,
    {
      accounts: await idsOf(executor.select({ id: accounts.id }).from(accounts)),
      enquiries: await idsOf(executor.select({ id: enquiries.id }).from(enquiries)),
    },
    at,
  );
};

export const markDemoRemoved = (executor: Executor, at: Date): Promise<void> =>
  changeMark(executor, { accounts: [], enquiries: [], removedAt: at.toISOString() }, at);

/**
 * No email can be delivered to `.example`: in a portal filled before ids were recorded, only invented people have such
 * an address.
 */
const isInvented = (email: typeof accounts.email | typeof enquiries.email): SQL => sql`${email} like '%.example'`;

/** Returns conditions over accounts and enquiries that match the present demo data; undefined when there is none. */
export const demoRows = async (executor: Executor): Promise<{ isDemoAccount: SQL; isDemoEnquiry: SQL } | undefined> => {
  const mark = await findMark(executor);
  if (!mark || mark.removedAt) return undefined;
  return {
    isDemoAccount: mark.accounts ? anyOf(accounts.id, mark.accounts) : isInvented(accounts.email),
    isDemoEnquiry: mark.enquiries ? anyOf(enquiries.id, mark.enquiries) : isInvented(enquiries.email),
  };
};

/** Whether this portal shows demo data: alone, or mixed with real data. */
export const demoDataShown = async (executor: Executor): Promise<'none' | 'only' | 'mixed'> => {
  const demo = await demoRows(executor);
  if (!demo) return 'none';
  const { rows } = await executor.execute<{ others: boolean }>(sql`
    select exists (select from ${accounts} where ${accounts.kind} <> 'admin' and not ${demo.isDemoAccount})
      or exists (select from ${jobs} where ${isNotNull(jobs.importKey)} and ${jobs.deletedAt} is null) as others
  `);
  return rows[0]?.others ? 'mixed' : 'only';
};

/** Whether the demo accounts can sign in with their published passwords. */
export const demoAccountsSignIn = async (executor: Executor): Promise<boolean> => {
  const demo = await demoRows(executor);
  if (!demo) return false;
  const open = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(demo.isDemoAccount, inArray(accounts.status, WHO_SIGNS_IN)))
    .limit(1);
  return open.length > 0;
};
