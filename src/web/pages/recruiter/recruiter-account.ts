import { useRouteLoaderData } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { readSession } from '#web/lib/session.ts';

/** Who is signed in, as far as known: all of it from the account, or a name and a code from this browser. */
export type RecruiterAccount = Pick<CallOutput<'getAccount'>, '_id' | 'email' | 'userCode' | 'firstName' | 'lastName'> &
  Partial<CallOutput<'getAccount'>>;

export interface RecruiterFrame {
  account: RecruiterAccount;
  /** How many there are in each list; absent when it is not known. */
  jobs: number | undefined;
  applications: number | undefined;
}

const NOBODY: RecruiterAccount = { _id: '', email: '', userCode: '', firstName: '', lastName: '' };

/** What this browser remembers of the account. */
export const rememberedAccount = (): RecruiterAccount => readSession()?.user ?? NOBODY;

/** The account under which the area was loaded. */
export const useRecruiterAccount = (): RecruiterAccount =>
  useRouteLoaderData<RecruiterFrame>('recruiter-area')?.account ?? NOBODY;

/** What the company is called on screen. */
export const companyOf = (account: RecruiterAccount): string =>
  account.companyName || `${account.firstName} ${account.lastName ?? ''}`.trim();
