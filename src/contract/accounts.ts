import { z } from 'zod';
import { LIMITS, passwordProblem, SENTENCES } from './rules.ts';
import { Day, Email, FilePath, flag, Id, Instant, oneOf, optionalText, Phone, text } from './values.ts';
import { ACCOUNT_STATUSES, APPLY_FOR, GENDERS, USER_TYPES } from './vocabularies.ts';

/** What a person types to sign in. Absent values are answered by the sentence of the catalogue. */
export const Credentials = z.object({
  email: z.string().trim().min(1, SENTENCES.required).max(LIMITS.email),
  password: z.string().min(1, SENTENCES.required).max(1_000),
});

/** What the browser keeps of the person who signed in. */
export const UserData = z.object({
  _id: Id,
  email: z.string(),
  userCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type UserData = z.infer<typeof UserData>;

/** A successful sign-in: `token` goes into `Authorization: Bearer`. */
export const SignedIn = z.object({ message: z.string(), token: z.string(), userData: UserData });

/** A new password; `least` is 12 for administrators. */
export const password = (least: number = LIMITS.passwordMin) =>
  z.string({ error: SENTENCES.required }).superRefine((value, context) => {
    const message = passwordProblem(value, { least });
    if (message) context.addIssue({ code: 'custom', message });
  });

/** `GET /api/account`: the caller's own account, as the frame of each area shows it. */
export const OwnAccount = UserData.extend({
  userType: z.enum(USER_TYPES),
  userStatus: z.enum(ACCOUNT_STATUSES),
  phone: z.string(),
  createdAt: Instant,
  profilePic: FilePath.optional(),
  companyName: z.string().optional(),
  companyLogo: FilePath.optional(),
  companyVerified: z.boolean().optional(),
});

/** The list rows of a candidate's registration; each is optional and comes with the folded part of the form. */
export const RegistrationExtras = z.object({
  degree: optionalText(),
  year: optionalText(10),
  institute: optionalText(),
  company: optionalText(),
  role: optionalText(),
  duration: optionalText(),
  projectTitle: optionalText(),
  projectDescription: optionalText(LIMITS.note),
  /** Comma-separated. */
  skills: optionalText(LIMITS.note),
  hobbies: optionalText(LIMITS.note),
  certificates: optionalText(LIMITS.note),
  city: optionalText(),
  state: optionalText(),
  zip: optionalText(20),
});

const passwordsAgree = (body: { password: string; confirmPassword?: string | undefined }) =>
  body.confirmPassword === undefined || body.confirmPassword === body.password;

const registrationRules = {
  confirmPassword: z.string().optional(),
  /** Checked on screen; the server refuses only an explicit no. */
  termsAccepted: flag.optional().refine((accepted) => accepted !== false, SENTENCES.terms),
};

/**
 * `POST /api/register`. In the JSON variant `profilePic` and `resume` are
 * `data:` URLs or absent, and `appliedFor` may stand for `applyFor`.
 */
export const CandidateRegistration = z
  .preprocess(
    (body) =>
      body && typeof body === 'object' && 'appliedFor' in body && !('applyFor' in body)
        ? { ...body, applyFor: body.appliedFor }
        : body,
    RegistrationExtras.extend({
      firstName: text(LIMITS.name),
      lastName: text(LIMITS.name),
      email: Email,
      phone: Phone,
      gender: oneOf(GENDERS),
      applyFor: oneOf(APPLY_FOR),
      dob: Day,
      address: text(LIMITS.address),
      password: password(),
      profilePic: z.string().max(8_000_000).optional(),
      resume: z.string().max(8_000_000).optional(),
      showCard: flag.optional().default(false),
      findable: flag.optional().default(true),
      ...registrationRules,
    }),
  )
  .refine(passwordsAgree, { path: ['confirmPassword'], message: SENTENCES.passwordsDiffer });

/** `POST /api/recruiters/register`: first name, e-mail and password are required. */
export const RecruiterRegistration = z
  .object({
    firstName: text(LIMITS.name),
    lastName: optionalText(LIMITS.name),
    email: Email,
    phone: z
      .union([z.literal(''), Phone])
      .optional()
      .default(''),
    companyName: optionalText(LIMITS.company),
    address: optionalText(LIMITS.address),
    country: optionalText(),
    state: optionalText(),
    city: optionalText(),
    pincode: optionalText(20),
    password: password(),
    ...registrationRules,
  })
  .refine(passwordsAgree, { path: ['confirmPassword'], message: SENTENCES.passwordsDiffer });

/** `POST /api/admin/register`: the token of the setup link or of an invitation travels in the body. */
export const AdminRegistration = z.object({
  name: text(LIMITS.name),
  email: Email,
  password: password(LIMITS.adminPasswordMin),
  setup: z.string().max(200).optional(),
  invite: z.string().max(200).optional(),
});

/** What a registration answers. */
export const Registered = z.object({ message: z.string(), userData: UserData });

/** `PUT …/status` of an account; a block wants a reason. */
export const AccountStatusChange = z
  .object({ userStatus: oneOf(ACCOUNT_STATUSES), reason: optionalText(LIMITS.reason) })
  .refine(({ userStatus, reason }) => reason !== '' || (userStatus !== 'Block' && userStatus !== 'Black List'), {
    path: ['reason'],
    message: 'Say why this account is blocked.',
  });
