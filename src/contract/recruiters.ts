import { z } from 'zod';
import { LIMITS } from './rules.ts';
import { FilePath, Id, Instant, oneOf, Paging, Phone, several, text, typed } from './values.ts';
import { ACCOUNT_STATUSES } from './vocabularies.ts';

/** A recruiter: `Kpub` has the first four keys; the row's owner and administrators read the rest (`Kself`). */
export const Recruiter = z.object({
  _id: Id,
  companyName: z.string(),
  companyLogo: FilePath.optional(),
  companyVerified: z.boolean(),
  /** The same path under the name the recruiter's screens use. */
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
  statusReason: z.string().optional(),
});
export type Recruiter = z.infer<typeof Recruiter>;

/**
 * `PUT /api/recruiters/recruiter/{id}`, beside the pictures `avatar` and
 * `companyLogoUpload`: what is absent stays. Another company name or logo ends
 * the verification.
 */
export const RecruiterEdit = z
  .object({
    firstName: text(LIMITS.name),
    lastName: typed(LIMITS.name),
    phone: z.union([z.literal(''), Phone]),
    address: typed(LIMITS.address),
    country: typed(),
    state: typed(),
    city: typed(),
    pincode: typed(20),
    companyName: typed(LIMITS.company),
  })
  .partial();
export type RecruiterEdit = z.output<typeof RecruiterEdit>;

export const RecruiterQuery = z.object({
  q: several(z.string().max(LIMITS.shortText)),
  name: several(z.string().max(LIMITS.name)),
  companyName: several(z.string().max(LIMITS.company)),
  email: several(z.string().max(LIMITS.email)),
  status: several(oneOf(ACCOUNT_STATUSES)),
  sort: z
    .enum(['createdAt', '-createdAt', 'firstName', '-firstName', 'companyName', '-companyName', 'email', '-email'])
    .default('-createdAt'),
  ...Paging,
});
export type RecruiterQuery = z.output<typeof RecruiterQuery>;
