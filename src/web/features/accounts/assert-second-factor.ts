import { redirect } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { load } from '#web/lib/queries.ts';
import { rememberUser } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';

/** Whether this administrator must have a second factor and has none; nothing else works until then. */
export const lacksSecondFactor = ({ secondFactor }: CallOutput<'getAccount'>): boolean =>
  secondFactor?.required === true && !secondFactor.on;

/**
 * Redirects an administrator without the required second factor to its setup. Also updates the stored user: a code
 * changes with the role.
 */
function assertSecondFactor(account: CallOutput<'getAccount'>): void {
  rememberUser(account);
  if (lacksSecondFactor(account)) throw redirect(SECOND_FACTOR_SETUP);
}

/** The same check for a page outside the dashboard, whose own calls may answer as for visitors. */
export async function assertWholeAdmin(request: Request): Promise<void> {
  const account = await settle(load(ACCOUNT_QUERY));
  assertSignedIn(account, request, 'admin');
  if (account.ok) assertSecondFactor(account.data.body);
}
