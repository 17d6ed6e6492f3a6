import { z } from 'zod';
import { says } from './field-problems.ts';
import { LIMITS } from './rules.ts';
import { Id, Instant, Paging } from './values.ts';
import { ACCESS_KINDS } from './vocabularies.ts';

/** `POST /api/account/deletion`: the password proves that it is the person who wants it. */
export const AccountDeletion = z.object({
  password: z
    .string({ error: says('required') })
    .min(1, says('required'))
    .max(1_000, says({ code: 'passwordLong', params: { most: LIMITS.passwordMax } })),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const AccessQuery = z.object(Paging);
export type AccessQuery = z.output<typeof AccessQuery>;

/**
 * One entry of the access log. A candidate reads which company listed or opened
 * them; a recruiter reads whom they saw. The reason is an application (with its
 * job), or else the database.
 */
export const Access = z.object({
  _id: Id,
  kind: z.enum(ACCESS_KINDS),
  at: Instant,
  why: z.enum(['application', 'database']),
  jobTitle: z.string().optional(),
  /** The readable one, as JOB1024. */
  jobId: z.string().optional(),
  applicationId: Id.optional(),
  /** For the candidate: who looked. */
  companyName: z.string().optional(),
  companyVerified: z.boolean().optional(),
  /** For the recruiter: at whom. The name only of those whom they may still see. */
  candidateId: Id.optional(),
  candidateCode: z.string().optional(),
  candidateName: z.string().optional(),
});
export type Access = z.infer<typeof Access>;
