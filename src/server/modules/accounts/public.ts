/** What other modules may use of accounts: who calls, opening an account, its status, its mails. */

/**
 * `LIVE_STATUSES`: the statuses whose accounts publish and are found; a store
 * asks `inArray(accounts.status, [...LIVE_STATUSES])`. `isShutOut(status)`: the
 * other two, `Block` and `Black List`.
 */
export { isShutOut, LIVE_STATUSES } from './account-policy.ts';
/** `addressesOfAdmins(executor)`: the e-mail addresses of all administrators who may sign in. */
export { addressesOfAdmins } from './accounts.store.ts';
/**
 * `setupLink({ db, now, settings })`: while there is no administrator, a fresh
 * link for the first one, which replaces the one before; undefined afterwards.
 * `invitationLink(deps, { email, super, createdBy? })`: an administrator's
 * invitation, bound to its address, for 7 days. Both hold a token: they go to
 * the terminal or to the person, never to the log.
 */
export { invitationLink, setupLink } from './admin-links.ts';
/**
 * `assertAcceptablePassword(password, { email, least?, field? })`: throws
 * INVALID_INPUT with the sentence of the rule that a new password breaks.
 */
export { assertAcceptablePassword } from './assert-acceptable-password.ts';
/**
 * `recordAudit(executor, entry)`: adds a row to the audit log and gives back
 * its id; what is personal goes beside it and leaves with the person.
 * `isRecordedSince(executor, { action, subjectId, from })`: whether there is one.
 */
export { isRecordedSince, recordAudit } from './audit.store.ts';
/**
 * `changeAccountStatus(deps, tx, by, change)`: status, ended sessions, audit
 * row, blocked identities and mail, all in `tx`; empty the shared pages after
 * the commit. NOT_FOUND; false when the caller had seen an older version.
 */
export { changeAccountStatus } from './change-account-status.ts';
/**
 * `findCaller({ db, now }, unverifiedToken)`: the Member a bearer token belongs
 * to; undefined when its session has ended or its account is blocked.
 */
export { findCaller } from './find-caller.ts';
/**
 * `admitRegistration({ limits }, meta)`: counts a registration, TOO_MANY_REQUESTS
 * beyond the limit. `openAccount(deps, tx, meta, draft)`: writes the account row
 * and returns its UserData; EMAIL_TAKEN, FORBIDDEN.
 */
export { admitRegistration, openAccount } from './open-account.ts';
/**
 * `hashPassword(password)`: its argon2id hash, as `accounts.passwordHash` keeps
 * it. `passwordMatches(hash, password)`: whether it is that password. Both wait
 * for a free core and throw UNAVAILABLE when too many wait already.
 */
export { hashPassword, passwordMatches } from './passwords.ts';
