import { z } from 'zod';
import { ANSWER_REASONS, REASON_CODES } from './answer-reasons.ts';
import { says } from './field-problems.ts';
import { FitFigure } from './fit.ts';
import { Interview } from './interviews.ts';
import { Skill } from './jobs.ts';
import { PLACEHOLDERS } from './placeholder-rules.ts';
import { holdsLink, LIMITS, sortOrders, splitSkills } from './rules.ts';
import {
  asPay,
  FilePath,
  flag,
  Id,
  Instant,
  letterText,
  numeric,
  oneOf,
  optionalText,
  Paging,
  Phone,
  RefusedOne,
  Rupees,
  several,
  text,
  Years,
} from './values.ts';
import {
  APPLICATION_EVENTS,
  APPLICATION_OUTCOMES,
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  APPLY_FOR,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  INTERVIEW_STATUSES,
} from './vocabularies.ts';

/** A comma-separated text or a list. */
const Skills = z.preprocess(
  (value) => (typeof value === 'string' ? splitSkills(value) : value),
  z
    .array(Skill, { error: says('skillsMissing') })
    .min(1, says('skillsMissing'))
    .max(LIMITS.skills, says({ code: 'skillsTooMany', params: { most: LIMITS.skills } })),
);

/**
 * The apply form. `jobId` is the readable id or the record id. The resume is a file, or `useResume` names the one to
 * reuse: `profile`, or the id of an own application. The server sets `email` and `jobTitle`.
 */
export const ApplicationForm = z.object({
  jobId: z.string().trim().min(1).max(64),
  fullName: text(LIMITS.name * 2).refine((name) => !holdsLink(name), says('name')),
  phone: Phone,
  /** Years. */
  experience: numeric(Years)
    .refine((years) => years !== undefined, says('experienceMissing'))
    .transform((years) => years ?? 0),
  currentCompany: optionalText(LIMITS.company),
  /** Whole rupees per year. */
  expectedSalary: asPay(Rupees.nullish()),
  noticePeriod: optionalText(),
  education: oneOf(EDUCATION_LEVELS, says('educationMissing')),
  skills: Skills,
  coverLetter: optionalText(LIMITS.longText),
  useResume: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.union([z.literal('profile'), Id], { error: says('resumeMissing') }).optional(),
  ),
  /** `shownFacts` of the job as the applicant sees it; without it, the job may have changed since. */
  shownFacts: optionalText(2000),
});
export type ApplicationForm = z.output<typeof ApplicationForm>;

/** The events of an application, oldest first. `by` names the side, never the person. */
export const TimelineEntry = z.object({
  event: z.enum(APPLICATION_EVENTS),
  at: Instant,
  by: z.enum(['candidate', 'recruiter', 'admin', 'system']),
  from: z.string().optional(),
  to: z.string().optional(),
  detail: z.string().optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A recruiter's private note. */
export const ApplicationNote = z.object({ _id: Id, text: z.string(), createdAt: Instant, updatedAt: Instant });

/**
 * What this caller may do with an application now: each is true exactly when the rules that guard its call allow it and
 * it would change something. Not a guarantee: a concurrent change can still cause a refusal.
 */
export const ApplicationMay = z.object({
  /** `setApplicationStatus` to `pending`. */
  reopen: z.boolean(),
  /** `setApplicationStatus` to `accepted`; from an interview, use `cancelInterview`. */
  accept: z.boolean(),
  /** `setApplicationStatus` to `rejected`; from an interview, use `setInterviewResult`. */
  reject: z.boolean(),
  /** `setApplicationStatus` to `withdrawn`, by the candidate. */
  withdraw: z.boolean(),
  /** `scheduleInterview`. */
  schedule: z.boolean(),
  /** `rescheduleInterview`, for the newest interview, like the next two. */
  reschedule: z.boolean(),
  cancelInterview: z.boolean(),
  setInterviewResult: z.boolean(),
  /** `makeOffer`: while none is open or accepted. */
  offer: z.boolean(),
  /** `rateApplication`, by the recruiter. */
  rate: z.boolean(),
});
export type ApplicationMay = z.infer<typeof ApplicationMay>;

/**
 * An application as its candidate, its recruiter or an administrator reads it. Only the recruiter gets `rating`,
 * `notes` and `timeline`. After a withdrawal the recruiter no longer gets contact, cover letter and resume.
 */
export const Application = z.object({
  _id: Id,
  fullName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** Years; null for deleted accounts. */
  experience: z.number().nullable(),
  currentCompany: z.string(),
  expectedSalary: z.number().nullable(),
  noticePeriod: z.string(),
  education: z.string(),
  skills: z.array(z.string()),
  coverLetter: z.string(),
  /** Relative path with a signature valid for 15 minutes. */
  resume: FilePath.optional(),
  resumeName: z.string().optional(),
  resumeType: z.string().optional(),
  /** The job's present title. */
  jobTitle: z.string(),
  /** The readable id of the job. */
  jobId: z.string(),
  /** The record id of the job. */
  jobPostId: Id,
  companyName: z.string(),
  /**
   * The posting recruiter's company, where it differs from the job's; empty when they name none. Absent when it is the
   * same.
   */
  postedByCompany: z.string().optional(),
  companyLogo: FilePath.optional(),
  location: z.string(),
  /** Title, company and place of the job when they applied, where one of them differs from today’s. */
  appliedFor: z.object({ title: z.string(), companyName: z.string(), location: z.string() }).optional(),
  /** The job's type: pay of an internship is per month. Empty when it is unknown. */
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  /** Present while an administrator has taken the job down, or once one has deleted it. */
  takenDown: z.literal(true).optional(),
  /** Once the account of the job's recruiter has been deleted: nobody will answer. */
  recruiterLeft: z.literal(true).optional(),
  /** When the job was closed or deleted; present while it is. The recruiter can still answer. */
  jobClosedAt: Instant.optional(),
  /** With `takenDown`: an administrator deleted the job, so it does not come back. */
  jobRemoved: z.literal(true).optional(),
  /**
   * The readable id of the job while the caller may read it: for the candidate while it is neither deleted nor taken
   * down, for administrators while it is not deleted. Recruiters do not get it.
   */
  jobToRead: z.string().optional(),
  appliedAt: Instant,
  updatedAt: Instant,
  /** When it was last accepted, if ever. */
  acceptedAt: Instant.optional(),
  status: z.enum(APPLICATION_STATUSES),
  outcome: z.enum(APPLICATION_OUTCOMES),
  /** When it got this status or outcome. */
  stateAt: Instant,
  /** What the recruiter or the portal did last, besides opening it. Absent until there is something. */
  lastEvent: z.enum(APPLICATION_EVENTS).optional(),
  /** Why it was rejected, when the recruiter gave a reason. */
  reason: z.string().optional(),
  /** The reason from the list; `noAnswer` when the portal closed it because nobody answered. */
  reasonCode: z.enum(REASON_CODES).optional(),
  /**
   * The last day, in Asia/Kolkata, for the promised answer; absent where nothing was promised, once the recruiter has
   * left, and for the candidate also once the job is deleted: its recruiter is not reminded of it.
   */
  answerBy: z.string().optional(),
  /** Present with `answerBy` until a person has answered. */
  unanswered: z.literal(true).optional(),
  contactEmail: z.string().optional(),
  recruiterCode: z.string().optional(),
  candidateId: Id.optional(),
  candidateCode: z.string().optional(),
  /** The candidate's place from their current profile, for readers who may see it there. Absent while unknown. */
  candidatePlace: z.string().optional(),
  /**
   * For the recruiter: the first name in the greeting of emails to the candidate. Absent until the candidate has
   * confirmed their address, as those emails then greet without a name.
   */
  greetedAs: z.string().optional(),
  /** For the recruiter, while the candidate cannot sign in, so that messages and questions stay unread. Never the reason. */
  cannotSignIn: z.literal(true).optional(),
  profilePic: FilePath.optional(),
  interviewScheduled: z.boolean(),
  interviewStatus: z.enum(INTERVIEW_STATUSES).optional(),
  interviewDetails: Interview.optional(),
  rating: z.number().nullable().optional(),
  /** For the recruiter: how the candidate fits the job. Absent where there is nothing to compare, and after a withdrawal. */
  fit: FitFigure.optional(),
  /** For the recruiter, while the last answer can be undone: until then the candidate still sees the previous state. */
  undoUntil: Instant.optional(),
  /** For the recruiter, and only when a single application is read. */
  notes: z.array(ApplicationNote).optional(),
  timeline: z.array(TimelineEntry).optional(),
  version: z.number(),
  may: ApplicationMay,
});
export type Application = z.infer<typeof Application>;

/** Part of a text, matched literally and without case. */
const fragment = (most: number) =>
  z
    .string()
    .max(most)
    .refine((typed) => !typed.includes('\0') && typed.isWellFormed(), says('choose'));

const MATCHED = says('choose');
const daysFrom = (least: number) => {
  const error = says({ code: 'days', params: { least, most: 365 } });
  return z.coerce.number({ error }).int(error).min(least, error).max(365, error).optional();
};

export const ApplicationQuery = z.object({
  name: several(fragment(LIMITS.name)),
  jobId: several(fragment(40)),
  jobTitle: several(fragment(LIMITS.title)),
  email: several(fragment(LIMITS.email)),
  status: several(z.enum(APPLICATION_STATUSES)),
  outcome: several(z.enum(APPLICATION_OUTCOMES)),
  /** Whether it goes on: neither rejected nor withdrawn, and the recruiter has not left. */
  open: flag.optional(),
  /** Whether its candidate's account is deleted. */
  left: flag.optional(),
  candidateId: several(Id),
  /** Applications for the jobs of these recruiters. */
  recruiterId: several(Id),
  /** Applications sent after this one, which come before it in the newest-first order. */
  newerThan: Id.optional(),
  /** Applications that have waited at least this many days for an answer; 0 for all that need one. */
  waiting: daysFrom(0),
  /** Applications whose offer was accepted within this many days. */
  hired: daysFrom(1),
  /**
   * Applications without an answer whose promised day is past (`overdue`), or is today or one of the next three
   * (`soon`).
   */
  due: several(z.enum(['soon', 'overdue'])),
  /** For the recruiter, ignored for others: applications with at least this many of the asked skills. */
  matched: z.coerce.number({ error: MATCHED }).int(MATCHED).min(1, MATCHED).max(LIMITS.skills, MATCHED).optional(),
  /**
   * For the recruiter, `fit` sorts the best last and `-fit` the best first. `job` groups by job, the oldest job first
   * and the newest application first in each; `-job` is the reverse.
   */
  sort: z
    .enum(sortOrders(['answerBy', 'appliedAt', 'fit', 'fullName', 'job', 'jobTitle', 'status']))
    .default('-appliedAt'),
  ...Paging,
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

/** The filters of the list, for counting what it lists. */
export const ApplicationFilters = ApplicationQuery.omit({ sort: true, page: true, limit: true });
export type ApplicationFilters = z.infer<typeof ApplicationFilters>;

/**
 * A recruiter accepts, rejects or reopens; a candidate withdraws. The interview status is only reached by scheduling.
 */
export const ApplicationStatusChange = z.object({
  status: z.enum(APPLICATION_STATUSES),
  reason: optionalText(LIMITS.reason),
});
export type ApplicationStatusChange = z.output<typeof ApplicationStatusChange>;

/** `PUT …/applyjobs/{id}/status`: the changed application, and a sentence about it to show. */
export const ApplicationChanged = Application.extend({
  message: z.string(),
  /**
   * When the candidate is emailed, if later than `undoUntil`: the number of emails from one recruiter to one person is
   * limited.
   */
  mailAt: Instant.optional(),
});

/** A recruiter's private note. */
export const NoteForm = z.object({ text: text(LIMITS.note) });

/** 1 to 5, or null; private to the recruiter. */
export const RatingForm = z.object({
  rating: z
    .number({ error: says('number') })
    .int(says('number'))
    .min(1, says('choose'))
    .max(5, says('choose'))
    .nullable(),
});

/** Why a candidate is rejected: from the list, in the recruiter's own words, or both. */
const AnswerWords = z.object({
  reasonCode: z.preprocess((chosen) => (chosen === '' ? undefined : chosen), oneOf(ANSWER_REASONS).optional()),
  reason: letterText(LIMITS.reason),
});

/**
 * One answer for many applications. `each` gives the listed ones their own words. `message` replaces the usual sentence
 * in the email; `{name}`, `{job}` and `{company}` are filled in for each. Empty: the usual email.
 */
const answerForMany = z.object({
  ids: z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch')),
  status: z.enum(['accepted', 'rejected'], says('choose')),
  ...AnswerWords.shape,
  message: letterText(LIMITS.note, PLACEHOLDERS),
  each: z
    .array(AnswerWords.extend({ id: Id }))
    .max(LIMITS.atOnce, says('tooMuch'))
    .optional(),
});
/** A reason that is not in the list requires own words. */
export const ApplicationsAnswer = answerForMany.check((context) => {
  const { reasonCode, reason, each = [] } = context.value;
  const lacking = (words: { reasonCode?: string | undefined; reason: string }): boolean =>
    words.reasonCode === 'other' && words.reason === '';
  const missing = (path: (string | number)[]) => {
    context.issues.push({ code: 'custom', input: '', path, message: says('required') });
  };
  if (lacking({ reasonCode, reason })) missing(['reason']);
  for (const [index, words] of each.entries()) if (lacking(words)) missing(['each', index, 'reason']);
});
export type ApplicationsAnswer = z.output<typeof ApplicationsAnswer>;

/**
 * Which applications were answered now, and which were not and why; those that already had this status are in neither.
 */
export const ApplicationsAnswered = z.object({
  message: z.string(),
  /** Until when they can be undone. */
  undoUntil: Instant.optional(),
  /**
   * When the last of the candidates is emailed, if later: the number of emails from one recruiter to one person is
   * limited.
   */
  mailAt: Instant.optional(),
  changed: z.array(Id),
  refused: z.array(RefusedOne),
});
export type ApplicationsAnswered = z.infer<typeof ApplicationsAnswered>;

/** The answers to undo: statuses, interviews and offers alike. */
export const AnswersUndo = z.object({ ids: z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch')) });

/** What was undone, and what the candidate had already seen. */
export const AnswersUndone = ApplicationsAnswered.omit({ undoUntil: true, mailAt: true }).extend({
  /** Applications with an earlier answer that holds again, and until when it can be undone too. */
  earlier: z.object({ ids: z.array(Id), undoUntil: z.string() }).optional(),
});
export type AnswersUndone = z.infer<typeof AnswersUndone>;

/**
 * How promises to answer were kept, for the applications due in the last 12 months, without those withdrawn before. Not
 * given for fewer than ten.
 */
export const AnswerRecord = z.object({
  due: z.number(),
  /** Percentage of the due applications. */
  inTimePercent: z.number(),
  /** The earliest promised day among them. */
  since: z.string(),
  /** Median days until the answer, among those answered; null while there is none. */
  medianDays: z.number().nullable(),
  /** Percentage of answers given in bulk, more than ten in two minutes, without a reason. */
  bulkPercent: z.number(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Numbers over the applications that the caller may see. */
export const ApplicationStats = z.object({
  total: z.number(),
  /** Those that go on, as the filter `open` lists them. */
  open: z.number(),
  byStatus: z.record(z.enum(APPLICATION_STATUSES), z.number()),
  /** Each application is counted once. */
  byStage: z.record(z.enum(APPLICATION_STAGES), z.number()),
  byKind: z.record(z.enum(APPLY_FOR), z.number()),
  byJob: z.array(
    z.object({
      jobId: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      /** The posting recruiter's company, where the job is for another; "" when they have none. */
      postedByCompany: z.string().optional(),
      count: z.number(),
    }),
  ),
  /** Of the last 30 days in Asia/Kolkata, those with applications, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
  /**
   * How many reached each step, each out of all. `opened` includes those answered from the list without being opened.
   * An offer needs no interview, so `offered` may be larger than `interviewed`.
   */
  funnel: z.object({
    submitted: z.number(),
    opened: z.number(),
    accepted: z.number(),
    interviewed: z.number(),
    offered: z.number(),
  }),
  /** Applications whose offer was accepted within the last seven days. */
  hiredThisWeek: z.number(),
  /** Median days until the first answer, among those answered; null while there is none. */
  daysToFirstAnswer: z.number().nullable(),
  /** How many need an answer in all, for at least three days, and for at least a week. */
  waiting: z.object({ all: z.number(), threeDays: z.number(), week: z.number() }),
  /** Pending applications with a promised day: how many are due soon, and how many are overdue. */
  due: z.object({ soon: z.number(), overdue: z.number() }),
  /** For the recruiter: how they have kept their promises; null when there are too few to tell. */
  answerRecord: AnswerRecord.nullable().optional(),
});
export type ApplicationStats = z.infer<typeof ApplicationStats>;
