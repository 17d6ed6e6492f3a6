import { z } from 'zod';
import { SIDES } from './conversation-vocabulary.ts';
import { says } from './field-problems.ts';
import { JOB_TEXTS } from './job-rules.ts';
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

/** `POST …/jobs/{id}/report`: what is wrong with a job. Only reports with an address get an answer. */
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
  /** A reason chosen in reports, or a sign of fraud. */
  reason: several(oneOf([...REPORT_REASONS, ...FRAUD_SIGNS])),
  source: several(oneOf(REPORT_SOURCES)),
  ...Paging,
});
export type ReportQuery = z.output<typeof ReportQuery>;

/**
 * `PUT /api/admin/reports/{id}`. `answer` goes to those who reported with an address, `reason` to the recruiter of a
 * frozen job; it defaults to one from the reports and signs.
 */
export const ReportDecisionForm = z.object({
  decision: oneOf(REPORT_DECISIONS),
  answer: optionalText(LIMITS.note),
  reason: optionalText(LIMITS.reason),
});
export type ReportDecisionForm = z.output<typeof ReportDecisionForm>;

/** The parts of a posting in which signs of fraud were found. */
export const SIGN_FIELDS = ['title', ...JOB_TEXTS, 'contactEmail', 'salary'] as const;
export type SignField = (typeof SIGN_FIELDS)[number];

const FoundWords = z.object({
  field: z.enum(SIGN_FIELDS),
  /** As written in the field; for pay, as interpreted. */
  words: z.string(),
  /** The sentence around them; for pay and addresses, the usual value. */
  around: z.string(),
});
export type FoundWords = z.infer<typeof FoundWords>;

const decided = { decision: z.enum(REPORT_DECISIONS).optional(), decidedAt: Instant.optional() };

/** An entry of the queue: all reports and signs of one job, the decisions on it, and its recruiter. */
export const ReportedJob = z.object({
  /** The id of the job. */
  _id: Id,
  state: z.enum(REPORT_STATES),
  /** Number of decisions; for `If-Match`. */
  version: z.number(),
  /** Date of the oldest open report or sign; absent when all are decided. */
  openSince: Instant.optional(),
  latestAt: Instant,
  /** Number of reports; `reports` holds the newest hundred. */
  reportCount: z.number(),
  reports: z.array(
    z.object({
      _id: Id,
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      email: z.string().optional(),
      /** The signed-in account that reported. */
      reporter: z.object({ userCode: z.string(), kind: z.enum(ACCOUNT_KINDS) }).optional(),
      /** For a reported message: its author's side, and its text at the time. */
      message: z
        .object({
          by: z.enum(SIDES),
          text: z.string(),
          /** Absent when the account no longer exists. */
          userCode: z.string().optional(),
          /** The conversation, readable until the report is decided. */
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
  /** Absent when the account no longer exists. */
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
      /** The number of their other jobs, and the newest five of them. */
      otherJobCount: z.number(),
      otherJobs: z.array(z.object({ _id: Id, jobId: z.string(), title: z.string(), jobStatus: z.enum(JOB_STATUSES) })),
      /** Reports of their other jobs, regardless of the decision. */
      otherReports: z.number(),
      /** Number of their jobs that were ever frozen, including this one. */
      jobsFrozen: z.number(),
      /** How often the account was blocked or blacklisted. */
      timesBlocked: z.number(),
    })
    .optional(),
  /** Newest first. */
  decisions: z.array(
    z.object({
      _id: Id,
      decision: z.enum(REPORT_DECISIONS),
      /** Absent when the administrator's account no longer exists. */
      by: z.object({ userCode: z.string(), name: z.string() }).optional(),
      reason: z.string(),
      answer: z.string(),
      at: Instant,
    }),
  ),
});
export type ReportedJob = z.infer<typeof ReportedJob>;
