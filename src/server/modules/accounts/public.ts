/**
 * Accounts: authentication, opening an account, its password, its status, and the administrators. Each export's
 * docstring says what it takes and throws.
 */
export { LIVE_STATUSES } from './account-policy.ts';
/**
 * `updateIdentity(executor, id, { firstName?, lastName?, phone?, at })`: undefined fields stay; increments the version.
 */
export { addressesOfAdmins, deleteAccountRow, holdAccounts, lockAccount, updateIdentity } from './accounts.store.ts';
export { invitationLink, setupLink } from './admin-links.ts';
export { sendInvitation } from './admins/send-invitation.ts';
export { assertAcceptablePassword } from './assert-acceptable-password.ts';
export { assertCurrentPassword } from './assert-current-password.ts';
export { assertEmailConfirmed } from './assert-email-confirmed.ts';
export { changeAccountStatus } from './change-account-status.ts';
export { editAccount } from './edit-account.ts';
export { findCaller, findCallers } from './find-caller.ts';
export { forgetEnded } from './forget-ended.ts';
export { getOwnAccount } from './get-own-account.ts';
export { liveSessions } from './live-sessions.ts';
export { admitRegistration, openAccount } from './open-account.ts';
export { hashPassword } from './passwords.ts';
export { accountData } from './personal-data.ts';
export { devicesOf } from './push/devices-of.ts';
export { isPushServer } from './push/push-servers.ts';
export { deleteSubscription, findSubscription } from './push/push-subscriptions.store.ts';
export { restoreAccountStatus } from './restore-account-status.ts';
export { sendConfirmLink } from './send-confirm-link.ts';
export { sendResetLink } from './send-reset-link.ts';
/** Counts the sessions of each kind of account, without expired ones. */
export { countSessions } from './sessions.store.ts';
export { dropSetupLink, keepSetupLink } from './setup-link-file.ts';
export { findAccountsToDelete, sendIdleWarning, warnIdleAccounts } from './warn-idle-accounts.ts';
