import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts, mailFailures } from '#server/database/schema/index.ts';

/** Deletes what is known about the address; everything else goes with the account's row. */
export const forgetFailures = async (executor: Executor, accountId: string): Promise<void> => {
  const address = executor.select({ to: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  await executor.delete(mailFailures).where(inArray(mailFailures.to, address));
};
