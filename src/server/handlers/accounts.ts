import type { accountRoutes } from '#contract/routes/accounts.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { changeLanguage } from '#server/modules/accounts/change-language.ts';
import { changePassword } from '#server/modules/accounts/change-password.ts';
import { confirmEmail, requestEmailChange, sendEmailConfirmation } from '#server/modules/accounts/confirm-email.ts';
import { disableSecondFactor } from '#server/modules/accounts/disable-second-factor.ts';
import { getOwnAccount } from '#server/modules/accounts/get-own-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '#server/modules/accounts/own-sessions.ts';
import { addPush, removePush } from '#server/modules/accounts/push/devices.ts';
import { registerAdmin } from '#server/modules/accounts/register-admin.ts';
import { requestPasswordReset, resetPassword } from '#server/modules/accounts/reset-password.ts';
import { setUpSecondFactor } from '#server/modules/accounts/set-up-second-factor.ts';
import { signIn } from '#server/modules/accounts/sign-in.ts';
import { endOwedSession, signOut } from '#server/modules/accounts/sign-out.ts';
import { registerCandidate } from '#server/modules/candidates/register-candidate.ts';
import { unsubscribe } from '#server/modules/mail/notifications/unsubscribe.ts';
import { getNotifications, setNotifications } from '#server/modules/notices/public.ts';
import { registerRecruiter } from '#server/modules/recruiters/register-recruiter.ts';
import { deleteOwnAccount } from '#server/modules/rights/delete-own-account.ts';
import { exportAccount } from '#server/modules/rights/export-account.ts';
import { listAccesses } from '#server/modules/rights/list-accesses.ts';

export const accountHandlers: Handlers<typeof accountRoutes> = {
  signInCandidate: async ({ body }, { caller, deps, meta }) => ok(await signIn(deps, meta, caller, 'candidate', body)),
  signInRecruiter: async ({ body }, { caller, deps, meta }) => ok(await signIn(deps, meta, caller, 'recruiter', body)),
  signInAdmin: async ({ body }, { caller, deps, meta }) => ok(await signIn(deps, meta, caller, 'admin', body)),
  signOut: async (_input, { caller, deps }) => ok(await signOut(deps, caller)),
  endOwedSession: async ({ body }, { deps }) => ok(await endOwedSession(deps, body)),
  registerCandidate: async (input, { deps, meta }) => ok(await registerCandidate(deps, meta, input)),
  registerRecruiter: async (input, { deps, meta }) => ok(await registerRecruiter(deps, meta, input)),
  registerAdmin: async ({ body }, { deps, meta }) => ok(await registerAdmin(deps, meta, body)),
  forgotPassword: async ({ body }, { deps, meta }) => ok(await requestPasswordReset(deps, meta, body)),
  resetPassword: async ({ body }, { deps, meta }) => ok(await resetPassword(deps, meta, body)),
  getAccount: async (_input, { caller, deps }) => ok(await getOwnAccount(deps, caller)),
  setUpSecondFactor: async ({ body }, { caller, deps }) => ok(await setUpSecondFactor(deps, caller, body)),
  disableSecondFactor: async ({ body }, { caller, deps }) => ok(await disableSecondFactor(deps, caller, body)),
  changePassword: async ({ body }, { caller, deps }) => ok(await changePassword(deps, caller, body)),
  changeLanguage: async ({ body }, { caller, deps }) => ok(await changeLanguage(deps, caller, body)),
  changeEmail: async ({ body }, { caller, deps }) => ok(await requestEmailChange(deps, caller, body)),
  sendEmailConfirmation: async (_input, { caller, deps }) => ok(await sendEmailConfirmation(deps, caller)),
  confirmEmail: async ({ body }, { deps }) => ok(await confirmEmail(deps, body)),
  listSessions: async (_input, { caller, deps }) => ok(await listOwnSessions(deps, caller)),
  endOtherSessions: async (_input, { caller, deps }) => ok(await endOtherSessions(deps, caller)),
  endSession: async ({ params }, { caller, deps }) => ok(await endOwnSession(deps, caller, params.id)),
  getNotifications: async (_input, { caller, deps }) => ok(await getNotifications(deps, caller)),
  addPush: async ({ body }, { caller, deps }) => ok(await addPush(deps, caller, body)),
  removePush: async (_input, { caller, deps }) => ok(await removePush(deps, caller)),
  setNotifications: async ({ body }, { caller, deps }) => ok(await setNotifications(deps, caller, body)),
  unsubscribe: async ({ body }, { deps }) => ok(await unsubscribe(deps, body)),
  exportAccount: (_input, { caller, deps }) => exportAccount(deps, caller),
  deleteAccount: async ({ body }, { caller, deps }) => ok(await deleteOwnAccount(deps, caller, body)),
  listAccesses: async ({ query }, { caller, deps }) => pageOf(await listAccesses(deps, caller, query)),
};
