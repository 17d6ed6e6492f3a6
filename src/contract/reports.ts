import { z } from 'zod';
import { SIDES } from './conversation-vocabulary.ts';
import { says } from './field-problems.ts';
import { Job } from './jobs.ts';
import { LIMITS } from './rules.ts';
import { Email, Id, Instant, oneOf, optionalText, Paging, several, typed } from './values.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  FRAUD_SIGNS,
  JOB_STATUSES,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_SOURCES,
  REPORT_STATES,
} from './vocabularies.ts';

/** `POST …/jobs/{id}/report`: what is wrong with a job. Without an address nobody is answered. */
export const JobReport = z
  .object({
    reason: oneOf(REPORT_REASONS),
    details: optionalText(LIMITS.note),
    email: z
      .union([z.literal(''), Email])
      .optional()
      .default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: says('required'),
  });
export type JobReport = z.output<typeof JobReport>;

/** The filters of the administrators' queue. A repeated parameter means "or", different ones mean "and". */
export const ReportQuery = z.object({
  /** A fragment of title, company or the recruiter's address, or the code of the job or the recruiter. */
  q: typed(200).optional().default(''),
  status: several(oneOf(REPORT_STATES)),
  /** A reason that people gave, or a sign. */
  reason: several(oneOf([...REPORT_REASONS, ...FRAUD_SIGNS])),
  source: several(oneOf(REPORT_SOURCES)),
  ...Paging,
});
export type ReportQuery = z.output<typeof ReportQuery>;

/**
 * `PUT /api/admin/reports/{id}`. `answer` goes to those who reported with an
 * address, `reason` to the recruiter of a job that is frozen; without one the
 * reports and signs give it.
 */
export const ReportDecisionForm = z.object({
  decision: oneOf(REPORT_DECISIONS),
  answer: optionalText(LIMITS.note),
  reason: optionalText(LIMITS.reason),
});
export type ReportDecisionForm = z.output<typeof ReportDecisionForm>;

/** Where in a posting words were found that look like fraud. */
export const SIGN_FIELDS = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'companyInfo',
  'contactEmail',
  'salary',
] as const;
export type SignField = (typeof SIGN_FIELDS)[number];

const FoundWords = z.object({
  field: z.enum(SIGN_FIELDS),
  /** As they stand in the field; of pay, as it is read. */
  words: z.string(),
  /** The sentence that they stand in; of pay and addresses, what is usual. */
  around: z.string(),
});
export type FoundWords = z.infer<typeof FoundWords>;

const decided = { decision: z.enum(REPORT_DECISIONS).optional(), decidedAt: Instant.optional() };

/** Everything that speaks against one job, what became of it, and who posted it: an entry of the queue. */
export const ReportedJob = z.object({
  /** The job's. */
  _id: Id,
  state: z.enum(REPORT_STATES),
  /** Counts the decisions; for `If-Match`. */
  version: z.number(),
  /** Of the oldest that is open; absent when all is decided. */
  openSince: Instant.optional(),
  latestAt: Instant,
  /** How many people reported; `reports` holds the newest hundred. */
  reportCount: z.number(),
  reports: z.array(
    z.object({
      _id: Id,
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      email: z.string().optional(),
      /** Who was signed in while reporting. */
      reporter: z.object({ userCode: z.string(), kind: z.enum(ACCOUNT_KINDS) }).optional(),
      /** Of a reported message: who wrote it, and what it said then. */
      message: z
        .object({
          by: z.enum(SIDES),
          text: z.string(),
          /** Absent when the account is gone. */
          userCode: z.string().optional(),
          /** The conversation, which can be read until the report is decided. */
          applicationId: Id.optional(),
        })
        .optional(),
      createdAt: Instant,
      ...decided,
    }),
  ),
  signs: z.array(
    z.object({ _id: Id, sign: z.enum(FRAUD_SIGNS), found: z.array(FoundWords), createdAt: Instant, ...decided }),
  ),
  job: Job,
  /** The recruiter has deleted the job. */
  deleted: z.boolean(),
  /** Absent when the account is gone. */
  recruiter: z
    .object({
      _id: Id,
      userCode: z.string(),
      name: z.string(),
      email: z.string(),
      companyName: z.string(),
      companyVerified: z.boolean(),
      userStatus: z.enum(ACCOUNT_STATUSES),
      createdAt: Instant,
      /** Jobs besides this one, and the newest five of them. */
      otherJobCount: z.number(),
      otherJobs: z.array(z.object({ _id: Id, jobId: z.string(), title: z.string(), jobStatus: z.enum(JOB_STATUSES) })),
      /** Reports of other jobs of theirs, whatever was decided. */
      otherReports: z.number(),
      /** Jobs of theirs that were ever frozen, this one among them. */
      jobsFrozen: z.number(),
      /** How often the account was blocked or put on the black list. */
      timesBlocked: z.number(),
    })
    .optional(),
  /** Newest first. */
  decisions: z.array(
    z.object({
      _id: Id,
      decision: z.enum(REPORT_DECISIONS),
      /** Absent when that administrator's account is gone. */
      by: z.object({ userCode: z.string(), name: z.string() }).optional(),
      reason: z.string(),
      answer: z.string(),
      at: Instant,
    }),
  ),
});
export type ReportedJob = z.infer<typeof ReportedJob>;
