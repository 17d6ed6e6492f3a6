/**
 * Accounts: who calls, opening an account, its password, its status, what is
 * recorded of it. Each export's own docstring says what it takes and throws.
 */
export { isShutOut, LIVE_STATUSES } from './account-policy.ts';
export { addressesOfAdmins, deleteAccountRow, lockAccount, lockAdmins } from './accounts.store.ts';
export { invitationLink, setupLink } from './admin-links.ts';
export { assertAcceptablePassword } from './assert-acceptable-password.ts';
export { assertCurrentPassword } from './assert-current-password.ts';
export { assertEmailConfirmed } from './assert-email-confirmed.ts';
export { isRecordedSince, recordAudit } from './audit.store.ts';
export { changeAccountStatus } from './change-account-status.ts';
export { type ChangedValues, changedValues } from './changed-values.ts';
export { editAccount } from './edit-account.ts';
export { findCaller } from './find-caller.ts';
export { forgetEnded } from './forget-ended.ts';
export { getOwnAccount } from './get-own-account.ts';
export { admitRegistration, openAccount } from './open-account.ts';
export { hashPassword } from './passwords.ts';
export { recordOwnAct } from './record-own-act.ts';
export { restoreAccountStatus } from './restore-account-status.ts';
export { secondFactorMail } from './second-factor-mail.ts';
export { newToken, tokenHashOf } from './secret-tokens.ts';
export { sendConfirmLink } from './send-confirm-link.ts';
export { sendResetLink } from './send-reset-link.ts';
export { takeSecondFactorAway } from './take-second-factor-away.ts';
