import { z } from 'zod';
import {
  AdminCredentials,
  AdminRegistration,
  CandidateRegistration,
  Credentials,
  ForgottenPassword,
  PasswordReset,
  PasswordResetDone,
  RecruiterRegistration,
  Registered,
  SignedIn,
} from '#contract/accounts.ts';
import { SecondFactorRemoval, SecondFactorStep, SecondFactorStepDone } from '#contract/administrators.ts';
import {
  AccountSession,
  EmailChange,
  EmailConfirmation,
  EmailConfirmed,
  LanguageChange,
  NotificationChanges,
  Notifications,
  OwnAccount,
  PasswordChange,
  PushSubscriptionForm,
  SessionsEnded,
  Unsubscribed,
  Unsubscription,
} from '#contract/own-account.ts';
import { Access, AccessQuery, AccountDeletion } from '#contract/rights.ts';
import type { accountRoutes } from '#contract/routes/accounts.ts';
import { Message } from '#contract/values.ts';
import { byId, none, type Shapes } from './shapes.ts';

export const accountApi = {
  signInCandidate: { summary: 'Signs a candidate in', body: Credentials, output: SignedIn },
  signInRecruiter: { summary: 'Signs a recruiter in', body: Credentials, output: SignedIn },
  signInAdmin: {
    summary: 'Signs an administrator in; who has a second factor is asked for its code by 401 SECOND_FACTOR_NEEDED',
    body: AdminCredentials,
    output: SignedIn,
  },
  signOut: { summary: 'Ends the session', body: none, output: Message },
  registerCandidate: { summary: 'Registers a candidate', body: CandidateRegistration, output: Registered },
  registerRecruiter: { summary: 'Registers a recruiter', body: RecruiterRegistration, output: Registered },
  registerAdmin: {
    summary: 'Registers an administrator by setup link or invitation',
    body: AdminRegistration,
    output: Registered,
  },
  forgotPassword: {
    summary: 'Mails a link for a new password, if there is such an account; the answer is the same for all',
    body: ForgottenPassword,
    output: Message,
  },
  resetPassword: {
    summary: 'Sets a new password by a mailed link and ends all sessions',
    body: PasswordReset,
    output: PasswordResetDone,
  },
  getAccount: { summary: 'The own account', output: OwnAccount },
  setUpSecondFactor: {
    summary: 'Begins or confirms a second factor, or makes new recovery codes',
    body: SecondFactorStep,
    output: SecondFactorStepDone,
  },
  disableSecondFactor: {
    summary: 'Switches the own second factor off, unless it is required',
    body: SecondFactorRemoval,
    output: Message,
  },
  changeLanguage: {
    summary: 'Chooses the language of the own pages, mails and answers',
    body: LanguageChange,
    output: LanguageChange,
  },
  changePassword: {
    summary: 'Changes the own password and ends all other sessions',
    body: PasswordChange,
    output: Message,
  },
  changeEmail: {
    summary: 'Mails a link to a new address; the address changes once it is opened. The answer is the same for all',
    body: EmailChange,
    output: Message,
  },
  sendEmailConfirmation: { summary: 'Mails the link again that confirms the present address', output: Message },
  confirmEmail: {
    summary: 'Confirms an address by a mailed link, and changes it where it is a new one',
    body: EmailConfirmation,
    output: EmailConfirmed,
  },
  listSessions: { summary: 'Where the own account is signed in, the latest first', output: z.array(AccountSession) },
  endOtherSessions: { summary: 'Signs out everywhere but here', output: SessionsEnded },
  endSession: { summary: 'Ends one of the own sessions', params: byId, output: Message },
  getNotifications: { summary: 'Where news of each kind comes: in Avsar, and by mail', output: Notifications },
  setNotifications: {
    summary: 'Chooses where news of some kinds come',
    body: NotificationChanges,
    output: Notifications,
  },
  addPush: {
    summary: 'Pushes notifications to the browser of this session',
    body: PushSubscriptionForm,
    output: Message,
  },
  removePush: { summary: 'Pushes nothing to this session any more', output: Message },
  unsubscribe: { summary: "Stops one kind of mail by a mail's own link", body: Unsubscription, output: Unsubscribed },
  exportAccount: { summary: 'All that is kept of the own account, as a zip of JSON and files', output: z.unknown() },
  deleteAccount: {
    summary: 'Deletes the own account with everything personal',
    body: AccountDeletion,
    output: Message,
  },
  listAccesses: {
    summary: 'Who saw the own profile, or whose profiles one has seen, newest first',
    query: AccessQuery,
    output: z.array(Access),
  },
} as const satisfies Record<keyof typeof accountRoutes, Shapes>;
