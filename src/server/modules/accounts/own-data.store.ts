import { eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts, loginSuccesses, sessions } from '#server/database/schema/index.ts';
import { readDevices } from './push/push-subscriptions.store.ts';

/** Hashes of passwords and tokens are not personal data and are left out. */
export const readAccountData = async (executor: Executor, id: string) => {
  const { passwordHash: _secret, searchText: _derived, ...account } = getTableColumns(accounts);
  const { tokenHash: _token, accountId: _own, ...session } = getTableColumns(sessions);
  const { email, clientAddress, lastAt } = loginSuccesses;
  return {
    account: await executor.select(account).from(accounts).where(eq(accounts.id, id)),
    devices: await readDevices(executor, id),
    sessions: await executor.select(session).from(sessions).where(eq(sessions.accountId, id)),
    'signed-in-from': await executor
      .select({ email, clientAddress, lastAt })
      .from(loginSuccesses)
      .where(eq(loginSuccesses.accountId, id)),
  };
};
