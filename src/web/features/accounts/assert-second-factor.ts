import { redirect } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { load } from '#web/lib/queries.ts';
import { rememberUser } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';

/** A second factor is demanded of this administrator, who has none: nothing else works for them. */
export const lacksSecondFactor = ({ secondFactor }: CallOutput<'getAccount'>): boolean =>
  secondFactor?.required === true && !secondFactor.on;

/**
 * Leads an administrator to where they set up the second factor that they lack.
 * What the browser keeps of them is brought up to date: a code changes with the role.
 */
function assertSecondFactor(account: CallOutput<'getAccount'>): void {
  rememberUser(account);
  if (lacksSecondFactor(account)) throw redirect(SECOND_FACTOR_SETUP);
}

/** The same for a page outside the dashboard, whose own calls may answer as they answer visitors. */
export async function assertWholeAdmin(request: Request): Promise<void> {
  const account = await settle(load(ACCOUNT_QUERY));
  assertSignedIn(account, request, 'admin');
  if (account.ok) assertSecondFactor(account.data.body);
}
