import type { CallOutput } from '#contract/api.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { useRead } from '#web/lib/queries.ts';
import { readSession } from '#web/lib/session.ts';

/** The signed-in recruiter as far as known: the full account, or name and code from this browser's session. */
export type RecruiterAccount = Pick<CallOutput<'getAccount'>, '_id' | 'email' | 'userCode' | 'firstName' | 'lastName'> &
  Partial<Omit<CallOutput<'getAccount'>, 'language'>>;

export interface RecruiterFrame {
  account: RecruiterAccount;
  /** Total of each list; undefined if unknown. */
  jobs: number | undefined;
  applications: number | undefined;
  /** Number of conversations with unread messages. */
  unread: number | undefined;
}

const NOBODY: RecruiterAccount = { _id: '', email: '', userCode: '', firstName: '', lastName: '' };

/**
 * The signed-in account; if it fails to load, the data from this browser's session, so that the frame still renders.
 */
export function useRecruiterAccount(): RecruiterAccount {
  const account = useRead(ACCOUNT_QUERY);
  return account.ok ? account.data.body : (readSession()?.user ?? NOBODY);
}

/** Display name of the company. */
export const companyOf = (account: RecruiterAccount): string =>
  account.companyName || `${account.firstName} ${account.lastName ?? ''}`.trim();
