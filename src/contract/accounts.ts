import { z } from 'zod';
import { says } from './field-problems.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { LIMITS, passwordProblem, pinCodeProblem } from './rules.ts';
import {
  CompanyName,
  Day,
  Email,
  flag,
  Id,
  OptionalName,
  OptionalPhone,
  oneOf,
  optionalText,
  PersonName,
  Phone,
  PinCode,
  text,
} from './values.ts';
import { ACCOUNT_STATUSES, APPLY_FOR, GENDERS, USER_TYPES } from './vocabularies.ts';

/** The credentials of a sign-in. Absent values become empty and are answered with `bothCredentials`. */
export const Credentials = z.object({
  email: z
    .string({ error: says('bothCredentials') })
    .max(1_000, says('email'))
    .default(''),
  password: z
    .string({ error: says('bothCredentials') })
    .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } }))
    .default(''),
});
export type Credentials = z.output<typeof Credentials>;

/** An administrator's credentials: with a second factor, `code` is the app's code or a recovery code. */
export const AdminCredentials = Credentials.extend({ code: optionalText(60) });
export type AdminCredentials = z.output<typeof AdminCredentials>;

/** The SHA-256 of a session's token: proves that the sender had the token, and opens nothing. */
export const OwedSignOut = z.object({ tokenHash: z.string().regex(/^[\w+/]{43}=$/, says('unusable')) });
export type OwedSignOut = z.output<typeof OwedSignOut>;

/** What the browser stores about the signed-in person. */
export const UserData = z.object({
  _id: Id,
  email: z.string(),
  userCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language of the account's pages, emails and answers. */
  language: z.enum(ALL_LANGUAGES),
});
export type UserData = z.infer<typeof UserData>;

/** A successful sign-in: `token` goes into `Authorization: Bearer`. */
export const SignedIn = z.object({
  message: z.string(),
  token: z.string(),
  userData: UserData,
  /** This administrator must set up a second factor before anything else. */
  secondFactorMissing: z.literal(true).optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** A new password; `least` is 12 for administrators. */
export const newPassword = (least: number = LIMITS.passwordMin) =>
  z.string({ error: says('required') }).superRefine((value, context) => {
    const problem = passwordProblem(value, { least });
    if (problem) context.addIssue({ code: 'custom', message: says(problem) });
  });

const isNotText = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** A list in JSON, or JSON text in a form; absent or empty means none. */
const rows = <T extends z.ZodType>(row: T) =>
  z
    .preprocess(
      (value, context) => {
        if (isNotText(value)) return value === undefined || typeof value === 'string' ? [] : value;
        try {
          return JSON.parse(String(value));
        } catch {
          context.addIssue({ code: 'custom', message: says('listUnreadable') });
          return z.NEVER;
        }
      },
      z.array(row, { error: says('listUnreadable') }).max(30, says('tooLong')),
    )
    .optional()
    .default([]);

const optionalDay = z.union([z.literal(''), Day]).nullish();
const optionalMonth = z
  .union([z.literal(''), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, says('dayInvalid'))])
  .nullish();

const EducationRow = z.object({
  degree: optionalText(),
  institute: optionalText(),
  yearOfPassing: z.union([z.literal(''), z.coerce.number().int().min(1900).max(2200)]).nullish(),
  startDate: optionalDay,
  endDate: optionalDay,
  grade: optionalText(100),
  description: optionalText(LIMITS.note),
});

const ExperienceRow = z.object({
  company: optionalText(),
  position: optionalText(),
  startDate: optionalDay,
  endDate: optionalDay,
  currentlyWorking: flag.optional().default(false),
  duration: optionalText(100),
  description: optionalText(LIMITS.note),
});

const ProjectRow = z.object({
  title: optionalText(),
  role: optionalText(),
  startDate: optionalMonth,
  endDate: optionalMonth,
  duration: optionalText(100),
  description: optionalText(LIMITS.note),
});

/** The list rows of a candidate's registration; each is optional and belongs to the collapsed part of the form. */
const RegistrationExtras = z.object({
  degree: optionalText(),
  year: optionalText(10),
  institute: optionalText(),
  company: optionalText(),
  /** The position held at `company`. The file form sends `candidate` here, which has no meaning. */
  role: optionalText(),
  duration: optionalText(100),
  projectTitle: optionalText(),
  projectDescription: optionalText(LIMITS.note),
  /** Comma-separated. */
  skills: optionalText(LIMITS.note),
  hobbies: optionalText(LIMITS.note),
  certificates: optionalText(LIMITS.note),
  city: optionalText(),
  state: optionalText(),
  zip: PinCode.optional()
    .default('')
    .refine((zip) => !pinCodeProblem(zip), says('pinCode')),
  /** For more than one row of each; a form sends them as JSON text. */
  education: rows(EducationRow),
  experience: rows(ExperienceRow),
  projects: rows(ProjectRow),
});

const passwordsAgree = (body: { password: string; confirmPassword?: string | undefined }) =>
  body.confirmPassword === undefined || body.confirmPassword === body.password;

const registrationRules = {
  confirmPassword: z.string().optional(),
  /** Checked on screen; the server refuses only an explicit no. */
  termsAccepted: flag.optional().refine((accepted) => accepted !== false, says('terms')),
};

/**
 * `POST /api/register`. In the JSON variant `profilePic` and `resume` are `data:` URLs or absent, and `appliedFor` is
 * accepted for `applyFor`.
 */
export const CandidateRegistration = z
  .preprocess(
    (body) =>
      body && typeof body === 'object' && 'appliedFor' in body && !('applyFor' in body)
        ? { ...body, applyFor: body.appliedFor }
        : body,
    RegistrationExtras.extend({
      firstName: PersonName,
      lastName: PersonName,
      email: Email,
      phone: Phone,
      gender: oneOf(GENDERS),
      applyFor: oneOf(APPLY_FOR),
      dob: Day,
      address: text(LIMITS.address),
      password: newPassword(),
      profilePic: z.string().max(8_000_000).optional(),
      resume: z.string().max(8_000_000).optional(),
      showCard: flag.optional().default(false),
      findable: flag.optional().default(true),
      ...registrationRules,
    }),
  )
  .refine(passwordsAgree, { path: ['confirmPassword'], message: says('passwordsDiffer') });
export type CandidateRegistration = z.output<typeof CandidateRegistration>;

/** `POST /api/recruiters/register`: first name, e-mail and password are required. */
export const RecruiterRegistration = z
  .object({
    firstName: PersonName,
    lastName: OptionalName.optional().default(''),
    email: Email,
    phone: OptionalPhone.optional().default(''),
    companyName: CompanyName.optional().default(''),
    address: optionalText(LIMITS.address),
    country: optionalText(),
    state: optionalText(),
    city: optionalText(),
    pincode: PinCode.optional().default(''),
    password: newPassword(),
    ...registrationRules,
  })
  .refine(({ pincode, country }) => !pinCodeProblem(pincode, country), { path: ['pincode'], message: says('pinCode') })
  .refine(passwordsAgree, { path: ['confirmPassword'], message: says('passwordsDiffer') });

export type RecruiterRegistration = z.output<typeof RecruiterRegistration>;

/**
 * `POST /api/admin/register`: the token of the setup link or of an invitation is sent in the body. The password rules
 * are checked only once the token is valid.
 */
export const AdminRegistration = z.object({
  name: PersonName,
  email: Email,
  password: z
    .string({ error: says('required') })
    .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } })),
  setup: z.string().max(200).optional(),
  invite: z.string().max(200).optional(),
});
export type AdminRegistration = z.output<typeof AdminRegistration>;

/** The answer to a registration. */
export const Registered = z.object({ message: z.string(), userData: UserData });
export type Registered = z.infer<typeof Registered>;

/** `PUT …/status` of an account; a block requires a reason. */
export const AccountStatusChange = z
  .object({ userStatus: oneOf(ACCOUNT_STATUSES), reason: optionalText(LIMITS.reason) })
  .refine(({ userStatus, reason }) => reason !== '' || (userStatus !== 'Block' && userStatus !== 'Black List'), {
    path: ['reason'],
    message: says('blockReason'),
  });
export type AccountStatusChange = z.output<typeof AccountStatusChange>;

/** `POST /api/password/forgot`: one address may have an account of each kind, so the kind is required. */
export const ForgottenPassword = z.object({ email: Email, userType: oneOf(USER_TYPES) });
export type ForgottenPassword = z.output<typeof ForgottenPassword>;

/** `POST /api/password/reset`: the token of the emailed link is sent in the body. */
export const PasswordReset = z.object({
  token: z.string({ error: says('required') }).max(200, says('tooLong')),
  password: newPassword(),
});
export type PasswordReset = z.output<typeof PasswordReset>;

/** The sign-in that the new password is for, and the address to sign in with. */
export const PasswordResetDone = z.object({ message: z.string(), userType: z.enum(USER_TYPES), email: z.string() });
export type PasswordResetDone = z.infer<typeof PasswordResetDone>;
