/**
 * Accounts: authentication, opening an account, its password, its status, and the administrators. Each export's
 * docstring says what it takes and throws.
 */
export { LIVE_STATUSES } from './account-policy.ts';
/**
 * `updateIdentity(executor, id, { firstName?, lastName?, phone?, at })`: undefined fields stay; increments the version.
 */
export {
  addressesOfAdmins,
  deleteAccountRow,
  findEndReasons,
  holdAccounts,
  lockAccount,
  updateIdentity,
} from './accounts.store.ts';
export { invitationLink, setupLink } from './admin-links.ts';
export { sendInvitation } from './admins/invitations.ts';
export { changeAccountStatus, restoreAccountStatus } from './change-account-status.ts';
export { assertEmailConfirmed } from './confirm-email.ts';
export { editAccount } from './edit-account.ts';
export { findCaller, findCallers } from './find-caller.ts';
export { forgetEnded } from './forget-ended.ts';
export { getOwnAccount } from './get-own-account.ts';
export { liveSessions } from './live-sessions.ts';
export { admitRegistration, openAccount } from './open-account.ts';
export { assertAcceptablePassword, assertCurrentPassword } from './password-checks.ts';
export { hashPassword } from './passwords.ts';
export { accountData } from './personal-data.ts';
export { devicesOf, isPushServer } from './push/devices.ts';
export { deleteSubscription, findSubscription } from './push/push-subscriptions.store.ts';
export { sendResetLink } from './reset-password.ts';
export { sendConfirmLink } from './send-confirm-link.ts';
/** Counts the sessions of each kind of account, without expired ones. */
export { countSessions } from './sessions.store.ts';
export { dropSetupLink, keepSetupLink } from './setup-link-file.ts';
export { findAccountsToDelete, sendIdleWarning, warnIdleAccounts } from './warn-idle-accounts.ts';
