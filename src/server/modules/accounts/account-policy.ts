import { LIMITS } from '#contract/rules.ts';
import type { AccountKind, AccountStatus, UserType } from '#contract/vocabularies.ts';

/** The statuses of an account that may sign in, publish and be found; a store asks `inArray(accounts.status, [...LIVE_STATUSES])`. */
export const LIVE_STATUSES = ['Active', 'Not Active'] as const satisfies readonly AccountStatus[];

/** The text of the Terms and Conditions that is accepted today; recorded with each acceptance. */
export const TERMS_VERSION = '2026-11';

const HOUR = 3_600_000;

/** How long a session lasts in milliseconds; an administrator's also ends after so long without a call. */
export const SESSION_LIFETIMES: Readonly<Record<AccountKind, { whole: number; idle?: number }>> = {
  candidate: { whole: 30 * 24 * HOUR },
  recruiter: { whole: 12 * HOUR },
  admin: { whole: 12 * HOUR, idle: HOUR / 2 },
};

/** When a session was last seen is written no more often than this, in milliseconds. */
const SEEN_AGAIN_AFTER = 60_000;

/** Whether a session that has not reached its end still counts at `now`. */
export const isSessionAlive = (kind: AccountKind, lastSeenAt: Date, now: Date): boolean => {
  const { idle } = SESSION_LIFETIMES[kind];
  return idle === undefined || now.getTime() - lastSeenAt.getTime() <= idle;
};

export const shouldTouchSession = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_AGAIN_AFTER;

/** How long a mailed link for a new password works, in milliseconds. */
export const RESET_LINK_VALID_FOR = HOUR / 2;

/** How long a mailed link that confirms an address works, in milliseconds. */
export const CONFIRM_LINK_VALID_FOR = 24 * HOUR;

/** The fewest characters of a password. */
export const leastPasswordOf = (kind: AccountKind): number =>
  kind === 'admin' ? LIMITS.adminPasswordMin : LIMITS.passwordMin;

/** Which kind of account a user type means; a Super Admin is an administrator. */
export const accountKindOf = (userType: UserType): AccountKind => {
  if (userType === 'Candidate') return 'candidate';
  return userType === 'Recruiter' ? 'recruiter' : 'admin';
};

/** How a kind of account is named to people. */
export const userTypeOf = (kind: AccountKind): UserType =>
  (({ candidate: 'Candidate', recruiter: 'Recruiter', admin: 'Admin' }) as const)[kind];
