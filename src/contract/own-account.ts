import { z } from 'zod';
import { newPassword, UserData } from './accounts.ts';
import { says } from './field-problems.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { MAIL_CHOICES, MAIL_KINDS, NOTIFICATION_KIND_NAMES } from './notification-kinds.ts';
import { LIMITS } from './rules.ts';
import { Email, FilePath, Id, Instant } from './values.ts';
import { ACCOUNT_STATUSES, USER_TYPES } from './vocabularies.ts';

/** `GET /api/account`: the caller's own account, for each area's layout and the account page. */
export const OwnAccount = UserData.extend({
  userType: z.enum(USER_TYPES),
  userStatus: z.enum(ACCOUNT_STATUSES),
  phone: z.string(),
  createdAt: Instant,
  /**
   * The e-mail address must be confirmed: until then a recruiter's candidate database is closed, and a candidate gets no
   * optional emails.
   */
  confirmationNeeded: z.boolean(),
  /** Administrators' addresses are confirmed by their invitation. */
  emailConfirmed: z.boolean(),
  /** Since when the address's mail server has refused emails; absent when it accepts them. */
  emailRefusedAt: Instant.optional(),
  /** A new address that awaits confirmation. */
  pendingEmail: z.string().optional(),
  profilePic: FilePath.optional(),
  companyName: z.string().optional(),
  companyLogo: FilePath.optional(),
  companyVerified: z.boolean().optional(),
  /** The key for a browser's push subscription; absent where push is unavailable. */
  pushKey: z.string().optional(),
  /** An administrator's second factor. */
  secondFactor: z
    .object({
      on: z.boolean(),
      /** Required by a Super Admin: until the second factor is set up, the account can do nothing else. */
      required: z.boolean(),
      /** How many recovery codes are left. */
      recoveryCodes: z.number(),
    })
    .optional(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** The password that a signed-in person repeats to prove their identity. */
const CurrentPassword = z
  .string({ error: says('required') })
  .min(1, says('required'))
  .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } }));

/** `PUT /api/account/password`; administrators need 12 characters. */
export const PasswordChange = z.object({ currentPassword: CurrentPassword, password: newPassword() });
export type PasswordChange = z.output<typeof PasswordChange>;

/** `PUT /api/account/email`: the address changes once the link sent to it is opened. */
export const EmailChange = z.object({ currentPassword: CurrentPassword, email: Email });
export type EmailChange = z.output<typeof EmailChange>;

/** `PUT /api/account/language`. */
export const LanguageChange = z.object({ language: z.enum(ALL_LANGUAGES, { error: says('choose') }) });
export type LanguageChange = z.output<typeof LanguageChange>;

/** The token from the fragment (`#`) of an emailed link. */
const LinkToken = z.string({ error: says('required') }).max(300, says('tooLong'));

/** `POST /api/account/email/confirm`. */
export const EmailConfirmation = z.object({ token: LinkToken });

/** `already`: this link has been used before. */
export const EmailConfirmed = z.object({ message: z.string(), userType: z.enum(USER_TYPES), already: z.boolean() });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

/** One signed-in session of the account. Browser and device are parsed from the user agent; empty when unknown. */
export const AccountSession = z.object({
  _id: Id,
  /** Such as `Chrome`, `Firefox`, `Samsung Internet`. */
  browser: z.string(),
  /** Such as `Windows`, `Android`, `iPhone`. */
  device: z.string(),
  /** The session of this request. */
  current: z.boolean(),
  /** Notifications are pushed to it. */
  push: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type AccountSession = z.infer<typeof AccountSession>;

/** `DELETE /api/account/sessions`: how many were ended. */
export const SessionsEnded = z.object({ message: z.string(), ended: z.number() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

/** The channels of each kind of notification that the account gets; `null` for a channel that a kind does not have. */
export const Notifications = z.partialRecord(
  z.enum(NOTIFICATION_KIND_NAMES),
  z.object({ inAvsar: z.boolean().nullable(), push: z.boolean().nullable(), mail: z.enum(MAIL_CHOICES).nullable() }),
);
export type Notifications = z.output<typeof Notifications>;

/** Contains only what changes. */
export const NotificationChanges = z.partialRecord(
  z.enum(NOTIFICATION_KIND_NAMES),
  z.strictObject({
    inAvsar: z.boolean({ error: says('choose') }).optional(),
    push: z.boolean({ error: says('choose') }).optional(),
    mail: z.enum(MAIL_CHOICES, { error: says('choose') }).optional(),
  }),
);
export type NotificationChanges = z.output<typeof NotificationChanges>;

/**
 * `POST /api/account/push`: a browser's subscription, as from `PushSubscription.toJSON()`; it is deleted with the
 * session.
 */
export const PushSubscriptionForm = z.object({
  endpoint: z.url({ error: says('unusable') }).max(1_000, says('tooLong')),
  keys: z.object({
    /** An uncompressed P-256 point. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, says('unusable')),
    auth: z.string().regex(/^[\w-]{22}$/, says('unusable')),
  }),
});
export type PushSubscriptionForm = z.output<typeof PushSubscriptionForm>;

/** `POST /api/unsubscribe`: the token from an email's unsubscribe link. */
export const Unsubscription = z.object({ token: LinkToken });

/** The kind of email that was switched off; `already`: it had been off before. */
export const Unsubscribed = z.object({ message: z.string(), kind: z.enum(MAIL_KINDS), already: z.boolean() });
export type Unsubscribed = z.infer<typeof Unsubscribed>;
