import { z } from 'zod';
import {
  AdminCredentials,
  AdminRegistration,
  CandidateRegistration,
  Credentials,
  ForgottenPassword,
  OwedSignOut,
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
  signInCandidate: { summary: 'Sign in as a candidate', body: Credentials, output: SignedIn },
  signInRecruiter: { summary: 'Sign in as a recruiter', body: Credentials, output: SignedIn },
  signInAdmin: {
    summary:
      'Sign in as an administrator; an account with a second factor gets 401 SECOND_FACTOR_NEEDED until its code is sent',
    body: AdminCredentials,
    output: SignedIn,
  },
  signOut: { summary: 'Sign out and end the session', body: none, output: Message },
  endOwedSession: {
    summary: 'End the session of a logout that the server could not be told of; the answer is always the same',
    body: OwedSignOut,
    output: Message,
  },
  registerCandidate: { summary: 'Register a candidate', body: CandidateRegistration, output: Registered },
  registerRecruiter: { summary: 'Register a recruiter', body: RecruiterRegistration, output: Registered },
  registerAdmin: {
    summary: 'Register an administrator with a setup link or an invitation',
    body: AdminRegistration,
    output: Registered,
  },
  forgotPassword: {
    summary: 'Email a password reset link if the account exists; the answer is the same either way',
    body: ForgottenPassword,
    output: Message,
  },
  resetPassword: {
    summary: 'Set a new password with an emailed link and end all sessions',
    body: PasswordReset,
    output: PasswordResetDone,
  },
  getAccount: { summary: 'Get your account', output: OwnAccount },
  setUpSecondFactor: {
    summary: 'Start or confirm setting up a second factor, or replace the recovery codes',
    body: SecondFactorStep,
    output: SecondFactorStepDone,
  },
  disableSecondFactor: {
    summary: 'Turn off your second factor, unless it is required',
    body: SecondFactorRemoval,
    output: Message,
  },
  changeLanguage: {
    summary: 'Change the language of your pages, emails and API answers',
    body: LanguageChange,
    output: LanguageChange,
  },
  changePassword: {
    summary: 'Change your password and end all other sessions',
    body: PasswordChange,
    output: Message,
  },
  changeEmail: {
    summary:
      'Email a confirmation link to a new address, which takes effect when the link is opened; the answer is always the same',
    body: EmailChange,
    output: Message,
  },
  sendEmailConfirmation: { summary: 'Resend the link that confirms your current address', output: Message },
  confirmEmail: {
    summary: 'Confirm an address with an emailed link; a new address replaces the old one',
    body: EmailConfirmation,
    output: EmailConfirmed,
  },
  listSessions: { summary: 'List your sessions, most recently used first', output: z.array(AccountSession) },
  endOtherSessions: { summary: 'End all your other sessions', output: SessionsEnded },
  endSession: { summary: 'End one of your sessions', params: byId, output: Message },
  getNotifications: {
    summary: 'Get your notification settings: in Avsar, by email and on devices',
    output: Notifications,
  },
  setNotifications: {
    summary: 'Change your notification settings',
    body: NotificationChanges,
    output: Notifications,
  },
  addPush: {
    summary: 'Turn on push notifications for the browser of this session',
    body: PushSubscriptionForm,
    output: Message,
  },
  removePush: { summary: 'Turn off push notifications for this session', output: Message },
  unsubscribe: {
    summary: 'Unsubscribe from one kind of email with the link from an email',
    body: Unsubscription,
    output: Unsubscribed,
  },
  exportAccount: { summary: 'Download all data of your account as a zip of JSON and files', output: z.unknown() },
  deleteAccount: {
    summary: 'Delete your account with all personal data',
    body: AccountDeletion,
    output: Message,
  },
  listAccesses: {
    summary: 'List who viewed your profile, or whose profiles you viewed, newest first',
    query: AccessQuery,
    output: z.array(Access),
  },
} as const satisfies Record<keyof typeof accountRoutes, Shapes>;
