import type { CallOutput } from '#contract/api.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { useRead } from '#web/lib/queries.ts';
import { readSession } from '#web/lib/session.ts';

/** Who is signed in, as far as known: all of it from the account, or a name and a code from this browser. */
export type RecruiterAccount = Pick<CallOutput<'getAccount'>, '_id' | 'email' | 'userCode' | 'firstName' | 'lastName'> &
  Partial<Omit<CallOutput<'getAccount'>, 'language'>>;

export interface RecruiterFrame {
  account: RecruiterAccount;
  /** How many there are in each list; absent when it is not known. */
  jobs: number | undefined;
  applications: number | undefined;
  /** Conversations with something unread. */
  unread: number | undefined;
}

const NOBODY: RecruiterAccount = { _id: '', email: '', userCode: '', firstName: '', lastName: '' };

/** The account of who is signed in. A frame without its logo is better than no page: else what this browser remembers. */
export function useRecruiterAccount(): RecruiterAccount {
  const account = useRead(ACCOUNT_QUERY);
  return account.ok ? account.data.body : (readSession()?.user ?? NOBODY);
}

/** What the company is called on screen. */
export const companyOf = (account: RecruiterAccount): string =>
  account.companyName || `${account.firstName} ${account.lastName ?? ''}`.trim();
