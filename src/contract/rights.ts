import { z } from 'zod';
import { says } from './field-problems.ts';
import { LIMITS } from './rules.ts';
import { Id, Instant, Paging } from './values.ts';
import { ACCESS_KINDS } from './vocabularies.ts';

/** `POST /api/account/deletion`: the password proves the person's identity. */
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
 * One entry of the access log. A candidate reads which company listed or opened their profile; a recruiter reads whose
 * profiles they saw. The reason is an application (with its job), or else the candidate database.
 */
export const Access = z.object({
  _id: Id,
  kind: z.enum(ACCESS_KINDS),
  at: Instant,
  why: z.enum(['application', 'database']),
  jobTitle: z.string().optional(),
  /** The readable id, such as JOB1024. */
  jobId: z.string().optional(),
  applicationId: Id.optional(),
  /** For the candidate: the company that looked. */
  companyName: z.string().optional(),
  companyVerified: z.boolean().optional(),
  /** For the recruiter: the candidate seen. The name only while they may still see it. */
  candidateId: Id.optional(),
  candidateCode: z.string().optional(),
  candidateName: z.string().optional(),
});
export type Access = z.infer<typeof Access>;
