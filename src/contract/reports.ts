import { z } from 'zod';
import { Company } from './companies.ts';
import { SIDES } from './conversation-vocabulary.ts';
import { says } from './field-problems.ts';
import { JOB_TEXTS } from './job-rules.ts';
import { Job } from './jobs.ts';
import { LIMITS } from './rules.ts';
import { Id, Instant, OptionalEmail, oneOf, optionalText, Paging, several, typed } from './values.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  FRAUD_SIGNS,
  JOB_STATUSES,
  REASONS_ABOUT,
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_SOURCES,
  REPORT_STATES,
  REPORTABLES,
  type ReportReason,
} from './vocabularies.ts';

/** What is wrong with a job or page. The answer goes to the given address, and as a notice to a signed-in account. */
const reportFor = <const Reasons extends readonly [ReportReason, ...ReportReason[]]>(reasons: Reasons) =>
  z
    .object({
      reason: oneOf(reasons),
      details: optionalText(LIMITS.note),
      email: OptionalEmail.optional().default(''),
    })
    .refine(({ reason, details }) => reason !== 'other' || details !== '', {
      path: ['details'],
      message: says('required'),
    });

/** `POST …/jobs/{id}/report`. */
export const JobReport = reportFor(REASONS_ABOUT.job);
export type JobReport = z.output<typeof JobReport>;

/** `POST …/companies/pages/{slug}/report`. */
export const CompanyReport = reportFor(REASONS_ABOUT.company);
export type CompanyReport = z.output<typeof CompanyReport>;

/** The filters of the administrators' queue. A repeated parameter means "or", different ones mean "and". */
export const ReportQuery = z.object({
  /** A fragment of title, company or the recruiter's address, or the code of the job or the recruiter. */
  q: typed(200).optional().default(''),
  status: several(oneOf(REPORT_STATES)),
  /** A reason chosen in reports, or a sign of fraud. */
  reason: several(oneOf([...REPORT_REASONS, ...FRAUD_SIGNS])),
  source: several(oneOf(REPORT_SOURCES)),
  /** A job itself, a message of a conversation about it, or a company's page. */
  about: several(oneOf(REPORTABLES)),
  /** Only these jobs and companies. */
  id: several(Id),
  ...Paging,
});
export type ReportQuery = z.output<typeof ReportQuery>;

/** The number of one of the decision's templates, counted from 0. */
const TemplateNumber = z.coerce.number().int().min(0).max(99).optional();

/**
 * `PUT /api/admin/reports/{id}`. `answer` goes to those who reported with an address or account, `reason` to the recruiter whose
 * job or page is frozen or whose verification ends; it defaults to one from the reports and signs.
 */
export const ReportDecisionForm = z.object({
  decision: oneOf(REPORT_DECISIONS),
  answer: optionalText(LIMITS.note),
  reason: optionalText(LIMITS.reason),
  /** The template that is sent, in each reader's language, instead of `answer`. */
  answerTemplate: TemplateNumber,
  /** The same instead of `reason`. */
  reasonTemplate: TemplateNumber,
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

/** Changes of a job's status or a company's verification that undo or anticipate a decision. */
const DONE_ELSEWHERE = ['freeze', 'unfreeze', 'verify', 'unverify'] as const;
export type DoneElsewhere = (typeof DONE_ELSEWHERE)[number];

const decided = { decision: z.enum(REPORT_DECISIONS).optional(), decidedAt: Instant.optional() };

const entry = {
  /** The id of the job or company. */
  _id: Id,
  state: z.enum(REPORT_STATES),
  /** Grows with decisions, reports, and edits of the job or hidden page; for `If-Match`. */
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
          /** As first sent, if it was edited before it was reported. */
          firstText: z.string().optional(),
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
      /** The number of their jobs besides this one, and the newest five of them. */
      otherJobCount: z.number(),
      otherJobs: z.array(z.object({ _id: Id, jobId: z.string(), title: z.string(), jobStatus: z.enum(JOB_STATUSES) })),
      /** Reports of their jobs and company besides this one, regardless of the decision. */
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
  /** What was done to the job or company outside of the queue since the case began, newest first. */
  elsewhere: z.array(
    z.object({
      _id: Id,
      did: z.enum(DONE_ELSEWHERE),
      /** Absent when the account no longer exists. */
      by: z.object({ userCode: z.string(), name: z.string() }).optional(),
      reason: z.string(),
      at: Instant,
    }),
  ),
};

/** An entry of the queue: all reports and signs of one job, the decisions on it, and its recruiter. */
export const ReportedJob = z.object({
  about: z.literal('job'),
  ...entry,
  job: Job,
  /** The recruiter or an administrator has deleted the job. */
  deleted: z.boolean(),
  /** It was an administrator. */
  deletedByAdmin: z.boolean(),
  /** It was an administrator, by taking back the import of the job. */
  deletedWithImport: z.boolean(),
  /** Its page as visitors can read it now; absent when they cannot. `until`: the last day of that, once it has ended. */
  publicPage: z.object({ until: z.string().optional() }).optional(),
});
export type ReportedJob = z.infer<typeof ReportedJob>;

/** An entry of the queue: all reports of one company's page, the decisions on it, and its recruiter. */
export const ReportedCompany = z.object({
  about: z.literal('company'),
  ...entry,
  company: Company,
  /** When it was last decided that the page is hidden; absent when it is public. */
  hiddenAt: Instant.optional(),
  /** When its recruiter last edited the page while it was hidden, and whether that awaits a decision. */
  hiddenEditedAt: Instant.optional(),
  editWaits: z.boolean(),
});
export type ReportedCompany = z.infer<typeof ReportedCompany>;

/** An entry of the administrators' queue. */
export const Reported = z.discriminatedUnion('about', [ReportedJob, ReportedCompany]);
export type Reported = z.infer<typeof Reported>;
