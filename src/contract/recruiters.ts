import { z } from 'zod';
import { says } from './field-problems.ts';
import { LIMITS, sortOrders } from './rules.ts';
import {
  CompanyName,
  FilePath,
  flag,
  Id,
  Instant,
  OptionalName,
  OptionalPhone,
  oneOf,
  optionalText,
  Paging,
  PersonName,
  PinCode,
  several,
  typed,
} from './values.ts';
import { ACCOUNT_STATUSES } from './vocabularies.ts';

/** A recruiter: `Kpub` has the first four keys; the account's owner and administrators read the rest (`Kself`). */
export const Recruiter = z.object({
  _id: Id,
  companyName: z.string(),
  companyLogo: FilePath.optional(),
  companyVerified: z.boolean(),
  /** The same path under the recruiter screens' name. */
  companyLogoPath: FilePath.optional(),
  userCode: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: z.string().optional(),
  country: z.string().optional(),
  state: z.string().optional(),
  city: z.string().optional(),
  pincode: z.string().optional(),
  userStatus: z.enum(ACCOUNT_STATUSES).optional(),
  userType: z.literal('Recruiter').optional(),
  avatar: FilePath.optional(),
  avatarPath: FilePath.optional(),
  resumePath: FilePath.optional(),
  createdAt: Instant.optional(),
  version: z.number().optional(),
  /** For administrators. */
  jobs: z.number().optional(),
  /** When one of their sessions was last used; absent while unknown. */
  lastActiveAt: Instant.optional(),
  /** Since when the address's mail server has refused emails; absent when it accepts them. */
  emailRefusedAt: Instant.optional(),
  statusReason: z.string().optional(),
  /** While the company is verified: since when, by whose code, and the note. */
  verifiedAt: Instant.optional(),
  verifiedBy: z.string().optional(),
  verificationNote: z.string().optional(),
  /** Since when a verification has been requested, the submitted document, and the domain confirmed by email. */
  verificationAskedAt: Instant.optional(),
  verificationDocument: FilePath.optional(),
  confirmedDomain: z.string().optional(),
});
export type Recruiter = z.infer<typeof Recruiter>;

/**
 * `PUT /api/recruiters/recruiter/{id}`, with the pictures `avatar` and `companyLogoUpload`: absent fields stay. A
 * changed company name or logo ends the verification.
 */
export const RecruiterEdit = z
  .object({
    firstName: PersonName,
    lastName: OptionalName,
    phone: OptionalPhone,
    address: typed(LIMITS.address),
    country: typed(),
    state: typed(),
    city: typed(),
    pincode: PinCode,
    companyName: CompanyName,
  })
  .partial();
export type RecruiterEdit = z.output<typeof RecruiterEdit>;

export const RecruiterQuery = z.object({
  /** For administrators, ignored for others: a fragment of name, address or phone number, or the user code. */
  who: several(z.string().max(LIMITS.email)),
  q: several(z.string().max(LIMITS.shortText)),
  name: several(z.string().max(LIMITS.name)),
  companyName: several(z.string().max(LIMITS.company)),
  email: several(z.string().max(LIMITS.email)),
  status: several(oneOf(ACCOUNT_STATUSES)),
  /** Whether the company is verified under its current name. */
  verified: z.preprocess((value) => (value === '' ? undefined : value), flag.optional()),
  /** For administrators, ignored for others: whether a verification has been requested. */
  asked: z.preprocess((value) => (value === '' ? undefined : value), flag.optional()),
  /** For administrators, ignored for others: whether one of their jobs is open to visitors now. */
  openJobs: z.preprocess((value) => (value === '' ? undefined : value), flag.optional()),
  sort: z
    .enum(sortOrders(['createdAt', 'firstName', 'companyName', 'email', 'phone', 'userCode']))
    .default('-createdAt'),
  ...Paging,
});
export type RecruiterQuery = z.output<typeof RecruiterQuery>;

/**
 * `PUT …/verification`: verifies the company under its current name, or ends the verification. The note is kept for
 * administrators; when ending, it is the reason shown to the recruiter and cannot be empty.
 */
export const Verification = z
  .object({ verified: flag, note: optionalText(LIMITS.reason) })
  .refine(({ verified, note }) => verified || note !== '', {
    path: ['note'],
    message: says('verificationNote'),
  });
export type Verification = z.output<typeof Verification>;

/** Counts over all recruiters. */
export const RecruiterStats = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(ACCOUNT_STATUSES), z.number()),
  /** All recruiters by whether their company is verified, blocked ones included: together the total. */
  verified: z.number(),
  unverified: z.number(),
  /** Recruiters with an undecided verification request. */
  asked: z.number(),
  /** Number of different company names, ignoring case. */
  companies: z.number(),
  /** The twelve company names with the most recruiters, most frequent first. */
  byCompany: z.array(z.object({ companyName: z.string(), count: z.number() })),
});
export type RecruiterStats = z.infer<typeof RecruiterStats>;
