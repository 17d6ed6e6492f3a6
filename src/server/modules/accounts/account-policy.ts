import { LIMITS } from '#contract/rules.ts';
import type { AccountKind, AccountStatus, UserType } from '#contract/vocabularies.ts';

/**
 * Statuses of accounts that may sign in, publish and be found; stores use `inArray(accounts.status,
 * [...LIVE_STATUSES])`.
 */
export const LIVE_STATUSES = ['Active', 'Not Active'] as const satisfies readonly AccountStatus[];

/** Version of the Terms and Conditions accepted today; recorded with each acceptance. */
export const TERMS_VERSION = '2026-11';

const HOUR = 3_600_000;

/** Session lifetime in milliseconds; an administrator's also ends after `idle` without a call. */
export const SESSION_LIFETIMES: Readonly<Record<AccountKind, { whole: number; idle?: number }>> = {
  candidate: { whole: 30 * 24 * HOUR },
  recruiter: { whole: 12 * HOUR },
  admin: { whole: 12 * HOUR, idle: HOUR / 2 },
};

/** Minimum interval between updates of a session's last-seen time, in milliseconds. */
const SEEN_AGAIN_AFTER = 60_000;

/** Returns whether an unexpired session is still valid at `now`. */
export const isSessionAlive = (kind: AccountKind, lastSeenAt: Date, now: Date): boolean => {
  const { idle } = SESSION_LIFETIMES[kind];
  return idle === undefined || now.getTime() - lastSeenAt.getTime() <= idle;
};

export const shouldTouchSession = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_AGAIN_AFTER;

/** How long a password reset link is valid, in milliseconds. */
export const RESET_LINK_VALID_FOR = HOUR / 2;

/** How long an email confirmation link is valid, in milliseconds. */
export const CONFIRM_LINK_VALID_FOR = 24 * HOUR;

/** Returns the minimum password length. */
export const leastPasswordOf = (kind: AccountKind): number =>
  kind === 'admin' ? LIMITS.adminPasswordMin : LIMITS.passwordMin;

/** Maps a user type to its account kind; a Super Admin is an administrator. */
export const accountKindOf = (userType: UserType): AccountKind => {
  if (userType === 'Candidate') return 'candidate';
  return userType === 'Recruiter' ? 'recruiter' : 'admin';
};

/** Returns the displayed name of an account kind. */
export const userTypeOf = (kind: AccountKind): UserType =>
  (({ candidate: 'Candidate', recruiter: 'Recruiter', admin: 'Admin' }) as const)[kind];
