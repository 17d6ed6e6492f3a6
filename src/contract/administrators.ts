import { z } from 'zod';
import { UserData } from './accounts.ts';
import { says } from './field-problems.ts';
import { LIMITS } from './rules.ts';
import { Email, flag, Id, Instant, oneOf, optionalText } from './values.ts';
import { ACCOUNT_STATUSES, ADMIN_ROLES, ADMIN_STATUSES } from './vocabularies.ts';

/** An administrator, as the administrators see one another. */
export const Administrator = UserData.omit({ language: true }).extend({
  userType: z.enum(ADMIN_ROLES),
  /** A deactivated administrator is stored as `Block`. */
  userStatus: z.enum(ACCOUNT_STATUSES),
  /** Why the account is blocked; absent otherwise. */
  statusReason: z.string().optional(),
  createdAt: Instant,
  /** Absent before the first sign-in. */
  lastSignInAt: Instant.optional(),
  secondFactor: z.object({ on: z.boolean(), required: z.boolean() }),
  version: z.number(),
});
export type Administrator = z.infer<typeof Administrator>;

/** `PUT /api/admin/admins/{id}/status`; deactivating requires a reason. */
export const AdminStatusChange = z
  .object({ userStatus: oneOf(ADMIN_STATUSES), reason: optionalText(LIMITS.reason) })
  .refine(({ userStatus, reason }) => reason !== '' || userStatus === 'Active', {
    path: ['reason'],
    message: says('deactivationReason'),
  });
export type AdminStatusChange = z.output<typeof AdminStatusChange>;

/** `PUT /api/admin/admins/{id}/role`. */
export const AdminRoleChange = z.object({ role: oneOf(ADMIN_ROLES) });
export type AdminRoleChange = z.output<typeof AdminRoleChange>;

/** `PUT /api/admin/admins/{id}/totp`, or `PUT /api/admin/admins/totp` for all. */
export const SecondFactorDemand = z.object({ required: flag });
export type SecondFactorDemand = z.output<typeof SecondFactorDemand>;

/** For how many administrators the requirement changed. */
export const SecondFactorDemanded = z.object({ message: z.string(), changed: z.number() });
export type SecondFactorDemanded = z.infer<typeof SecondFactorDemanded>;

/** `POST /api/admin/invitations`. */
export const AdminInvitationForm = z.object({ email: Email, role: oneOf(ADMIN_ROLES).optional().default('Admin') });
export type AdminInvitationForm = z.output<typeof AdminInvitationForm>;

/** An invitation that can still be used. Only the email contains its link. */
export const AdminInvitation = z.object({
  _id: Id,
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** The name of the inviter; absent for an invitation made on the server. */
  invitedBy: z.string().optional(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type AdminInvitation = z.infer<typeof AdminInvitation>;

const password = z
  .string({ error: says('required') })
  .min(1, says('required'))
  .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } }));
/** Six digits of the app, or a recovery code; spaces and hyphens are ignored. */
const code = z
  .string({ error: says('required') })
  .trim()
  .min(1, says('required'))
  .max(60, says('tooLong'));

/**
 * `POST /api/account/totp`: `begin` creates a secret, `confirm` switches the second factor on with the first code,
 * `recovery_codes` replaces the old ones.
 */
export const SecondFactorStep = z.discriminatedUnion(
  'step',
  [
    z.object({ step: z.literal('begin'), password }),
    z.object({ step: z.literal('confirm'), code }),
    z.object({ step: z.literal('recovery_codes'), password, code }),
  ],
  { error: says('choose') },
);
export type SecondFactorStep = z.output<typeof SecondFactorStep>;

/** The answer to a step; secrets and codes are shown only once. */
export const SecondFactorStepDone = z.object({
  message: z.string(),
  /** `begin`: the secret to type into the app, in base 32, and the same as the URI for a QR code. */
  secret: z.string().optional(),
  uri: z.string().optional(),
  /** `confirm`, `recovery_codes`: ten codes, each valid once in place of the app's. */
  recoveryCodes: z.array(z.string()).optional(),
});
export type SecondFactorStepDone = z.infer<typeof SecondFactorStepDone>;

/** `DELETE /api/account/totp`. */
export const SecondFactorRemoval = z.object({ password, code });
export type SecondFactorRemoval = z.output<typeof SecondFactorRemoval>;
