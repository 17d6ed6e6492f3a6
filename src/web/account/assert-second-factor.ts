import { redirect } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { SECOND_FACTOR_SETUP } from '#web/account/account-address.ts';
import type { Part } from '#web/lib/load-part.ts';

/** A second factor is demanded of this administrator, who has none: nothing else works for them. */
export const lacksSecondFactor = ({ secondFactor }: CallOutput<'getAccount'>): boolean =>
  secondFactor?.required === true && !secondFactor.on;

/** Leads an administrator to where they set up the second factor that they lack. */
export function assertSecondFactor(account: Part<CallOutput<'getAccount'>>): void {
  if (account.ok && lacksSecondFactor(account.data)) throw redirect(SECOND_FACTOR_SETUP);
}
