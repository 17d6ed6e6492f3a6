import { z } from 'zod';
import { newPassword, UserData } from './accounts.ts';
import { says } from './field-problems.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { MAIL_CHOICES, MAIL_KINDS, NOTIFICATION_KIND_NAMES } from './notification-kinds.ts';
import { LIMITS } from './rules.ts';
import { Email, FilePath, Id, Instant } from './values.ts';
import { ACCOUNT_STATUSES, USER_TYPES } from './vocabularies.ts';

/** `GET /api/account`: the caller's own account, as the frame of each area and the account page show it. */
export const OwnAccount = UserData.extend({
  userType: z.enum(USER_TYPES),
  userStatus: z.enum(ACCOUNT_STATUSES),
  phone: z.string(),
  createdAt: Instant,
  /** The address waits for its confirmation: a recruiter's candidate database is closed until then, a candidate gets no optional mails. */
  confirmationNeeded: z.boolean(),
  /** Since when the mail server of the address refuses emails; absent when it takes them. */
  emailRefusedAt: Instant.optional(),
  /** Another address that waits for its confirmation. */
  pendingEmail: z.string().optional(),
  profilePic: FilePath.optional(),
  companyName: z.string().optional(),
  companyLogo: FilePath.optional(),
  companyVerified: z.boolean().optional(),
  /** What a browser subscribes to pushes with; absent where nothing is pushed. */
  pushKey: z.string().optional(),
  /** An administrator's second factor. */
  secondFactor: z
    .object({
      on: z.boolean(),
      /** A Super Admin demands it: without one the account can do nothing but set it up. */
      required: z.boolean(),
      /** How many recovery codes are left. */
      recoveryCodes: z.number(),
    })
    .optional(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** What somebody types who is signed in already, to prove that it is still them. */
const CurrentPassword = z
  .string({ error: says('required') })
  .min(1, says('required'))
  .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } }));

/** `PUT /api/account/password`; administrators need 12 characters. */
export const PasswordChange = z.object({ currentPassword: CurrentPassword, password: newPassword() });
export type PasswordChange = z.output<typeof PasswordChange>;

/** `PUT /api/account/email`: the address changes once the link that goes to it is opened. */
export const EmailChange = z.object({ currentPassword: CurrentPassword, email: Email });
export type EmailChange = z.output<typeof EmailChange>;

/** `PUT /api/account/language`. */
export const LanguageChange = z.object({ language: z.enum(ALL_LANGUAGES, { error: says('choose') }) });
export type LanguageChange = z.output<typeof LanguageChange>;

/** The token that a mailed link carried behind its `#`. */
const LinkToken = z.string({ error: says('required') }).max(300, says('tooLong'));

/** `POST /api/account/email/confirm`. */
export const EmailConfirmation = z.object({ token: LinkToken });

/** `already`: this very link has done its work before. */
export const EmailConfirmed = z.object({ message: z.string(), userType: z.enum(USER_TYPES), already: z.boolean() });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

/** One place where the account is signed in. The names are read from what the browser says of itself; empty when unknown. */
export const AccountSession = z.object({
  _id: Id,
  /** As `Chrome`, `Firefox`, `Samsung Internet`. */
  browser: z.string(),
  /** As `Windows`, `Android`, `iPhone`. */
  device: z.string(),
  /** This very session. */
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

/** Where news of each kind that the account gets comes; `null` where they never do. */
export const Notifications = z.partialRecord(
  z.enum(NOTIFICATION_KIND_NAMES),
  z.object({ inAvsar: z.boolean().nullable(), push: z.boolean().nullable(), mail: z.enum(MAIL_CHOICES).nullable() }),
);
export type Notifications = z.output<typeof Notifications>;

/** A change names only what changes. */
export const NotificationChanges = z.partialRecord(
  z.enum(NOTIFICATION_KIND_NAMES),
  z.strictObject({
    inAvsar: z.boolean({ error: says('choose') }).optional(),
    push: z.boolean({ error: says('choose') }).optional(),
    mail: z.enum(MAIL_CHOICES, { error: says('choose') }).optional(),
  }),
);
export type NotificationChanges = z.output<typeof NotificationChanges>;

/** `POST /api/account/push`: a browser's subscription, as `PushSubscription.toJSON()` gives it; it goes with the session. */
export const PushSubscriptionForm = z.object({
  endpoint: z.url({ error: says('unusable') }).max(1_000, says('tooLong')),
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, says('unusable')),
    auth: z.string().regex(/^[\w-]{22}$/, says('unusable')),
  }),
});
export type PushSubscriptionForm = z.output<typeof PushSubscriptionForm>;

/** `POST /api/unsubscribe`: the token of a mail's own link. */
export const Unsubscription = z.object({ token: LinkToken });

/** Which kind of mail has stopped; `already`: it had been switched off before. */
export const Unsubscribed = z.object({ message: z.string(), kind: z.enum(MAIL_KINDS), already: z.boolean() });
export type Unsubscribed = z.infer<typeof Unsubscribed>;
