import { z } from 'zod';
import { ANSWER_REASONS, REASON_CODES } from './answer-reasons.ts';
import { says } from './field-problems.ts';
import { FitFigure } from './fit.ts';
import { Interview } from './interviews.ts';
import { Skill } from './jobs.ts';
import { holdsLink, LIMITS, sortOrders, splitSkills } from './rules.ts';
import {
  asPay,
  FilePath,
  Id,
  Instant,
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
 * The apply form. `jobId` is the readable id or the record's. The resume is a
 * file, or `useResume` names the one to use again: `profile`, or the id of an
 * own application. `email` and `jobTitle` are the server's own.
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
  /** Whole rupees a year. */
  expectedSalary: asPay(Rupees.nullish()),
  noticePeriod: optionalText(),
  education: oneOf(EDUCATION_LEVELS),
  skills: Skills,
  coverLetter: optionalText(LIMITS.longText),
  useResume: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.union([z.literal('profile'), Id], { error: says('resumeMissing') }).optional(),
  ),
});
export type ApplicationForm = z.output<typeof ApplicationForm>;

/** What happened to an application, oldest first. `by` names the side, never the person. */
export const TimelineEntry = z.object({
  event: z.enum(APPLICATION_EVENTS),
  at: Instant,
  by: z.enum(['candidate', 'recruiter', 'admin', 'system']),
  from: z.string().optional(),
  to: z.string().optional(),
  detail: z.string().optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A private note of the recruiter's. */
export const ApplicationNote = z.object({ _id: Id, text: z.string(), createdAt: Instant, updatedAt: Instant });

/**
 * What this caller may do with an application now: each is true exactly when
 * its call is let through by the rules that guard it, and changes something.
 * Nothing is promised: what somebody else does meanwhile can still refuse it.
 */
export const ApplicationMay = z.object({
  /** `setApplicationStatus` to `pending`. */
  reopen: z.boolean(),
  /** `setApplicationStatus` to `accepted`; from an interview the way there is `cancelInterview`. */
  accept: z.boolean(),
  /** `setApplicationStatus` to `rejected`; from an interview the way there is `setInterviewResult`. */
  reject: z.boolean(),
  /** `setApplicationStatus` to `withdrawn`: the candidate's. */
  withdraw: z.boolean(),
  /** `scheduleInterview`. */
  schedule: z.boolean(),
  /** `rescheduleInterview`, of the newest interview, like the next two. */
  reschedule: z.boolean(),
  cancelInterview: z.boolean(),
  setInterviewResult: z.boolean(),
  /** `makeOffer`: while none is open or accepted. */
  offer: z.boolean(),
  /** `rateApplication`: the recruiter's. */
  rate: z.boolean(),
});
export type ApplicationMay = z.infer<typeof ApplicationMay>;

/**
 * An application as its candidate, its recruiter or an administrator reads it.
 * `rating`, `notes` and `timeline` are the recruiter's alone. After a withdrawal
 * the recruiter no longer reads contact, cover letter and resume.
 */
export const Application = z.object({
  _id: Id,
  fullName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  experience: z.number(),
  currentCompany: z.string(),
  expectedSalary: z.number().nullable(),
  noticePeriod: z.string(),
  education: z.string(),
  skills: z.array(z.string()),
  coverLetter: z.string(),
  /** Relative path with a signature of 15 minutes. */
  resume: FilePath.optional(),
  resumeName: z.string().optional(),
  resumeType: z.string().optional(),
  jobTitle: z.string(),
  /** The readable id of the job. */
  jobId: z.string(),
  /** The record id of the job. */
  jobPostId: Id,
  companyName: z.string(),
  /** The company of the recruiter who posted the job, where it is another; empty when they name none. Absent for their own. */
  postedByCompany: z.string().optional(),
  companyLogo: FilePath.optional(),
  location: z.string(),
  /** The job's: what an internship pays is read by the month. Empty when it is unknown. */
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  /** Present while an administrator has the job taken down. */
  takenDown: z.literal(true).optional(),
  appliedAt: Instant,
  updatedAt: Instant,
  /** When it was accepted last, if it ever was. */
  acceptedAt: Instant.optional(),
  status: z.enum(APPLICATION_STATUSES),
  outcome: z.enum(APPLICATION_OUTCOMES),
  /** Since when it has this status, or this outcome. */
  stateAt: Instant,
  /** Why it was rejected, when the recruiter said so. */
  reason: z.string().optional(),
  /** The same from the list; `noAnswer` when the portal closed it because nobody answered. */
  reasonCode: z.enum(REASON_CODES).optional(),
  /** The last day, in Asia/Kolkata, on which it is answered as promised; absent where nothing was promised. */
  answerBy: z.string().optional(),
  /** Present while no answer by a person has come. */
  unanswered: z.literal(true).optional(),
  contactEmail: z.string().optional(),
  recruiterCode: z.string().optional(),
  candidateId: Id.optional(),
  candidateCode: z.string().optional(),
  /** Where the candidate is, as their profile says it now; for whom it is told there. Absent while it is not known. */
  candidatePlace: z.string().optional(),
  profilePic: FilePath.optional(),
  interviewScheduled: z.boolean(),
  interviewStatus: z.enum(INTERVIEW_STATUSES).optional(),
  interviewDetails: Interview.optional(),
  rating: z.number().nullable().optional(),
  /** For the recruiter: how the candidate fits the job. Absent where there is nothing to compare, and after a withdrawal. */
  fit: FitFigure.optional(),
  /** For the recruiter, while the last answer can be undone: until then the candidate reads what was before. */
  undoUntil: Instant.optional(),
  /** For the recruiter, and only where one application is read by itself. */
  notes: z.array(ApplicationNote).optional(),
  timeline: z.array(TimelineEntry).optional(),
  version: z.number(),
  may: ApplicationMay,
});
export type Application = z.infer<typeof Application>;

/** Part of a text, compared without case; every character stands for itself. */
const fragment = (most: number) =>
  z
    .string()
    .max(most)
    .refine((typed) => !typed.includes('\0') && typed.isWellFormed(), says('choose'));

const MATCHED = says('choose');
const WAITING_DAYS = says({ code: 'days', params: { least: 1, most: 365 } });

export const ApplicationQuery = z.object({
  name: several(fragment(LIMITS.name)),
  jobId: several(fragment(40)),
  jobTitle: several(fragment(LIMITS.title)),
  email: several(fragment(LIMITS.email)),
  status: several(z.enum(APPLICATION_STATUSES)),
  outcome: several(z.enum(APPLICATION_OUTCOMES)),
  candidateId: several(Id),
  /** Those without an answer that came so many days ago, or earlier. */
  waiting: z.coerce
    .number({ error: WAITING_DAYS })
    .int(WAITING_DAYS)
    .min(1, WAITING_DAYS)
    .max(365, WAITING_DAYS)
    .optional(),
  /** Those without an answer whose promised day is over, or is today or one of the next three. */
  due: several(z.enum(['soon', 'overdue'])),
  /** For the recruiter, and of no effect for others: those with at least so many of the asked skills. */
  matched: z.coerce.number({ error: MATCHED }).int(MATCHED).min(1, MATCHED).max(LIMITS.skills, MATCHED).optional(),
  /** `fit`: the best last, `-fit` first; for the recruiter. `job`: those of one job together, the oldest job first and in each the newest first; `-job` the other way round. */
  sort: z
    .enum(sortOrders(['answerBy', 'appliedAt', 'fit', 'fullName', 'job', 'jobTitle', 'status']))
    .default('-appliedAt'),
  ...Paging,
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

/** A recruiter accepts, rejects or reopens; a candidate withdraws. Interviews are reached by scheduling only. */
export const ApplicationStatusChange = z.object({
  status: z.enum(APPLICATION_STATUSES),
  reason: optionalText(LIMITS.reason),
});
export type ApplicationStatusChange = z.output<typeof ApplicationStatusChange>;

/** `PUT …/applyjobs/{id}/status`: the application as it now is, and a sentence about it to show. */
export const ApplicationChanged = Application.extend({
  message: z.string(),
  /** When the candidate is mailed, where that is later than `undoUntil`: one recruiter may write only so often to one person. */
  mailAt: Instant.optional(),
});

/** A recruiter's private note. */
export const NoteForm = z.object({ text: text(LIMITS.note) });

/** 1 to 5, or nothing; the recruiter's alone. */
export const RatingForm = z.object({
  rating: z
    .number({ error: says('number') })
    .int(says('number'))
    .min(1, says('choose'))
    .max(5, says('choose'))
    .nullable(),
});

/** Why somebody is rejected: from the list, in the recruiter's own words, or both. */
const AnswerWords = z.object({
  reasonCode: z.preprocess((chosen) => (chosen === '' ? undefined : chosen), oneOf(ANSWER_REASONS).optional()),
  reason: optionalText(LIMITS.reason),
});

/**
 * One answer for many. `each` gives those that it names words of their own. `message` takes the place of the usual sentence in the
 * mail; `{name}`, `{job}` and `{company}` stand for each one's own. Empty: the
 * usual mail.
 */
const answerForMany = z.object({
  ids: z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch')),
  status: z.enum(['accepted', 'rejected'], says('choose')),
  ...AnswerWords.shape,
  message: optionalText(LIMITS.note),
  each: z
    .array(AnswerWords.extend({ id: Id }))
    .max(LIMITS.atOnce, says('tooMuch'))
    .optional(),
});
/** Another reason than those of the list is said in own words. */
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

/** Who was answered now, and who was not and why; whoever had this status before is in neither. */
export const ApplicationsAnswered = z.object({
  message: z.string(),
  /** Until when they can be undone. */
  undoUntil: Instant.optional(),
  /** When the last of the candidates is mailed, where that is later: one recruiter may write only so often to one person. */
  mailAt: Instant.optional(),
  changed: z.array(Id),
  refused: z.array(RefusedOne),
});
export type ApplicationsAnswered = z.infer<typeof ApplicationsAnswered>;

/** The answers to take back: statuses, interviews and offers alike. */
export const AnswersUndo = z.object({ ids: z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch')) });

/** What was put back, and what was shown to the candidate already. */
export const AnswersUndone = ApplicationsAnswered.omit({ undoUntil: true, mailAt: true });
export type AnswersUndone = z.infer<typeof AnswersUndone>;

/**
 * How promises to answer were kept: of the applications due in the last 12 months, without those withdrawn before. Nothing
 * is said of fewer than ten.
 */
export const AnswerRecord = z.object({
  due: z.number(),
  /** Of 100 that were due. */
  inTimePercent: z.number(),
  /** The first promised day among them. */
  since: z.string(),
  /** Half of those answered waited at most so long; null while none was. */
  medianDays: z.number().nullable(),
  /** Of 100 answers so many were given in bulk, more than ten in two minutes, without a reason. */
  bulkPercent: z.number(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Numbers over the applications that the caller may see. */
export const ApplicationStats = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(APPLICATION_STATUSES), z.number()),
  /** Each application once. */
  byStage: z.record(z.enum(APPLICATION_STAGES), z.number()),
  byKind: z.record(z.enum(APPLY_FOR), z.number()),
  byJob: z.array(
    z.object({
      jobId: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      /** The poster's company, where the job is another's; "" when they have none. */
      postedByCompany: z.string().optional(),
      count: z.number(),
    }),
  ),
  /** The last 30 days in Asia/Kolkata that had any, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
  /** How many reached each step, each of the whole: an offer needs no interview, so `offered` may be the larger. */
  funnel: z.object({
    submitted: z.number(),
    opened: z.number(),
    accepted: z.number(),
    interviewed: z.number(),
    offered: z.number(),
  }),
  /** Whose offer was accepted within the last seven days. */
  hiredThisWeek: z.number(),
  /** Half of those answered waited at most so long; null while none was answered. */
  daysToFirstAnswer: z.number().nullable(),
  /** How many are pending, of these how many for at least three days, and for at least a week. */
  waiting: z.object({ all: z.number(), threeDays: z.number(), week: z.number() }),
  /** Of those with a promised day: how many are due soon, and how many are over it. */
  due: z.object({ soon: z.number(), overdue: z.number() }),
  /** For the recruiter: how they have kept their promises; null while it is too few to say. */
  answerRecord: AnswerRecord.nullable().optional(),
});
export type ApplicationStats = z.infer<typeof ApplicationStats>;
