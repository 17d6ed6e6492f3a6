import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { spendCode } from './spend-code.ts';

/**
 * Runs an action in the transaction that consumes one of the caller's codes: when it fails, the code stays valid.
 * @throws INVALID_INPUT at `code`, TOO_MANY_REQUESTS after twenty wrong ones in an hour
 */
export async function assertCode(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  { accountId }: AdminCaller,
  code: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await deps.limits.take('codePerAccount', `own ${accountId}`);
  await deps.db.transaction(async (tx) => {
    if (!(await spendCode(deps, tx, accountId, code))) throw invalid('code', 'secondFactorWrong');
    await work(tx);
  });
  await deps.limits.forget('codePerAccount', `own ${accountId}`);
}
