import { z } from 'zod';
import { ANSWER_DAYS } from './answer-promise.ts';
import { says } from './field-problems.ts';
import { industryNamed } from './industries.ts';
import { withPlainDigits } from './plain-digits.ts';
import { dayInIndia, LIMITS, splitSkills } from './rules.ts';
import {
  AnyRupees,
  asPayEnds,
  CompanyName,
  Day,
  FilePath,
  flag,
  Id,
  Instant,
  oneOf,
  optionalText,
  Rupees,
  text,
  typedString,
  Years,
} from './values.ts';
import {
  APPLY_FOR,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  UNKNOWN_FACTS,
  WORK_MODES,
} from './vocabularies.ts';

const ONE_LINE = says('oneLine');

/**
 * PostgreSQL cannot store NUL, a lone surrogate is not valid text, and a line break would run one field into the next.
 */
const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value) && value.isWellFormed();

/** A required text of one line. */
const line = (most: number = LIMITS.shortText) => text(most).refine(isOneLine, ONE_LINE);

/** An optional text of one line. */
const lineOrEmpty = (most: number = LIMITS.shortText) =>
  typedString().max(most, says('tooLong')).refine(isOneLine, ONE_LINE);

const companyName = line(LIMITS.company)
  .pipe(CompanyName)
  .refine((name) => name !== '', says('required'));

/** An optional text of several lines. */
const textOrEmpty = (most: number) =>
  typedString()
    .max(most, says('tooLong'))
    .refine((value) => !/[^\P{Cc}\r\n\t]/u.test(value) && value.isWellFormed(), says('required'));

/** One skill, in any script and with any punctuation. */
export const Skill = typedString()
  .min(1, says('required'))
  .max(LIMITS.skill, says('tooLong'))
  .refine(isOneLine, ONE_LINE);

const distinct = (skills: string[]): string[] => {
  const found = new Map<string, string>();
  for (const skill of skills) if (!found.has(skill.toLowerCase())) found.set(skill.toLowerCase(), skill);
  return [...found.values()];
};

/** A list or comma-separated text; the first spelling of each is kept. */
const Skills = z
  .preprocess(
    (typed) => (typeof typed === 'string' ? splitSkills(typed) : typed),
    z.array(Skill).max(LIMITS.skills, says({ code: 'skillsTooMany', params: { most: LIMITS.skills } })),
  )
  .transform(distinct);

/** A number that may be absent, null, or a form's text. */
const optionalNumber = <const T extends number>(schema: z.ZodType<T>) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    const bare = withPlainDigits(typed).replace(/[\s,₹]/g, '');
    return bare === '' ? null : Number(bare);
  }, schema.nullish());

const ordered = (range: { min?: number | null | undefined; max?: number | null | undefined }) =>
  range.min == null || range.max == null || range.min <= range.max;

/** Years; an absent bound is unknown. */
export const ExperienceRange = z
  .object({ min: optionalNumber(Years), max: optionalNumber(Years) }, { error: says('number') })
  .refine(ordered, { path: ['max'], message: says('rangeOrder') });

const salaryRange = (rupees: z.ZodType<number>) =>
  asPayEnds(
    z
      .object(
        { min: rupees.nullish(), max: rupees.nullish(), showSalary: flag.optional().default(false) },
        { error: says('number') },
      )
      .refine(ordered, { path: ['max'], message: says('payOrder') }),
  );

/** Whole rupees per year; an absent bound is unknown. `showSalary` decides whether the public sees it. */
export const SalaryRange = salaryRange(Rupees);

/** The same in an edit: a job may keep pay from before it had bounds, which is checked against the existing job. */
const EditedSalaryRange = salaryRange(AnyRupees);

/** A day; an instant becomes its day in Asia/Kolkata. */
const DeadlineDay = z.preprocess(
  (typed) =>
    typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(typed) && !Number.isNaN(Date.parse(typed))
      ? dayInIndia(new Date(typed))
      : (typed ?? ''),
  Day,
);

/** Both ends are days in Asia/Kolkata, included. Whether the end is past is checked where the clock is available. */
export const Deadline = z
  .object({ start: DeadlineDay, end: DeadlineDay }, { error: says('required') })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: says('deadlineOrder') });

/** One of the posting form's industries; input may use any case and known spelling. */
const industry = (mayBeEmpty: boolean) =>
  z.string({ error: says('choose') }).transform((typed, context) => {
    if (typed.trim() === '' && mayBeEmpty) return '';
    const named = industryNamed(typed);
    if (named !== undefined) return named;
    context.addIssue({ code: 'custom', message: typed.trim() === '' ? says('required') : says('choose') });
    return z.NEVER;
  });

/** A choice that may be empty. */
const oneOfOrEmpty = <const T extends readonly [string, ...string[]]>(list: T) => z.literal('').or(oneOf(list));

const MONTHS = says({ code: 'months', params: { least: 1, most: 36 } });

/** One or several comma-separated places; empty ones are dropped. */
const places = () =>
  line(LIMITS.place)
    .transform((typed) =>
      typed
        .split(',')
        .map((place) => place.trim())
        .filter(Boolean)
        .join(', '),
    )
    .refine((named) => named !== '', says('required'));

const posting = {
  title: line(LIMITS.title),
  workMode: oneOf(WORK_MODES),
  employmentType: oneOf(EMPLOYMENT_TYPES),
  location: places(),
  applicationDeadline: Deadline,
  /** The least level of education; empty if none is required. */
  education: oneOfOrEmpty(EDUCATION_LEVELS)
    .nullish()
    .transform((chosen) => (chosen === '' ? null : chosen)),
  /** In how many days each application is answered; null if the job promises none. */
  answerDays: optionalNumber(z.literal(ANSWER_DAYS, { error: says('choose') })),
  /** Internships only; ignored elsewhere. */
  durationMonths: optionalNumber(z.number({ error: MONTHS }).int(MONTHS).min(1, MONTHS).max(36, MONTHS)),
  /** Internships only: the first day; ignored elsewhere. */
  startDate: z.preprocess((typed) => (typed === '' ? null : typed), Day.nullish()),
};

/** The posting form. Contact e-mail, recruiter code and company logo come from the session; sent values are ignored. */
export const JobPosting = z.object({
  ...posting,
  // Becomes an object when absent, so that both of its fields are reported as missing.
  applicationDeadline: z.preprocess((typed) => typed ?? {}, Deadline),
  /** Defaults to the recruiter's own. */
  companyName: companyName.optional(),
  industry: industry(false),
  /** A cleared selection may be sent as null. */
  department: lineOrEmpty()
    .nullish()
    .transform((typed) => typed ?? ''),
  experience: ExperienceRange.optional().default({}),
  salary: SalaryRange.optional().default({ showSalary: false }),
  skills: Skills.optional().default([]),
  /** The must-have skills; the others are nice to have. */
  mustSkills: Skills.optional().default([]),
  description: text(LIMITS.longText),
  responsibilities: text(LIMITS.longText),
  requirements: text(LIMITS.longText),
  companyInfo: text(LIMITS.longText),
});
export type JobPosting = z.infer<typeof JobPosting>;

/**
 * An edit of a job: absent fields stay, sent ones follow the rules of the posting form. A text, work mode or type may
 * be empty only if it already was, as in an imported job; that is checked against the existing job.
 */
export const JobEdit = z
  .object({
    ...posting,
    workMode: oneOfOrEmpty(WORK_MODES),
    employmentType: oneOfOrEmpty(EMPLOYMENT_TYPES),
    companyName,
    industry: industry(true),
    department: lineOrEmpty()
      .nullable()
      .transform((typed) => typed ?? ''),
    experience: ExperienceRange,
    salary: EditedSalaryRange,
    skills: Skills,
    mustSkills: Skills,
    description: textOrEmpty(LIMITS.longText),
    responsibilities: textOrEmpty(LIMITS.longText),
    requirements: textOrEmpty(LIMITS.longText),
    companyInfo: textOrEmpty(LIMITS.longText),
    jobStatus: oneOf(JOB_STATUSES),
  })
  .partial();
export type JobEdit = z.infer<typeof JobEdit>;

export const JobStatusChange = z.object({ jobStatus: oneOf(JOB_STATUSES), reason: optionalText(LIMITS.reason) });
export type JobStatusChange = z.infer<typeof JobStatusChange>;

/** Numbers over the jobs that the caller manages: a recruiter's own, or all for an administrator. */
export const JobStats = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(JOB_STATUSES), z.number()),
  byKind: z.record(z.enum(APPLY_FOR), z.number()),
  /** Open jobs whose last day is one of the next seven, including today. */
  closingSoon: z.number(),
  /** Jobs posted on those of the last 30 days in Asia/Kolkata that had any, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
  /** For recruiters: the filter choices found in their jobs, without duplicates and sorted. */
  found: z
    .object({ titles: z.array(z.string()), industries: z.array(z.string()), locations: z.array(z.string()) })
    .optional(),
});
export type JobStats = z.infer<typeof JobStats>;

/** What the owner or an administrator may do with a job now; each call is allowed exactly when it is true here. */
export const JobMay = z.object({
  /** `updateJob`; the status only where `setStatus` is also true. */
  edit: z.boolean(),
  /** `deleteJob`. */
  delete: z.boolean(),
  /** `setJobStatus` to another status; false for the owner while an administrator has frozen the job. */
  setStatus: z.boolean(),
});
export type JobMay = z.infer<typeof JobMay>;

/**
 * A job as everybody may read it (`Jpub`). `salary` is present only when the job shows it. Candidates also read contact
 * and recruiter code, the owner and administrators the rest; for everybody else those keys are left out.
 */
export const Job = z.object({
  _id: Id,
  jobId: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyLogo: FilePath.optional(),
  /** The same path under the posting form's name. */
  rCompanyLogo: FilePath.optional(),
  companyVerified: z.boolean(),
  /**
   * The posting recruiter's company, where it differs from the job's; empty when they name none. Absent when it is the
   * same.
   */
  postedByCompany: z.string().optional(),
  /** The last part of the address of the company's page; absent where the job is posted for another company. */
  companySlug: z.string().optional(),
  industry: z.string(),
  department: z.string(),
  /** Empty when unknown, as are type and experience. */
  workMode: z.enum([...WORK_MODES, '']),
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  jobType: z.string(),
  location: z.string(),
  experience: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  /**
   * Facts missing in the source of an imported listing. Experience that the poster left empty is known: freshers may
   * apply.
   */
  unknown: z.array(z.enum(UNKNOWN_FACTS)),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), showSalary: z.boolean() }).optional(),
  skills: z.array(z.string()),
  /** The must-have skills; the others are nice to have. */
  mustSkills: z.array(z.string()),
  /** The least level of education; empty if none is required. */
  education: z.enum([...EDUCATION_LEVELS, '']),
  /** In how many days each application is answered; null if the job promises none. */
  answerDays: z.literal(ANSWER_DAYS).nullable(),
  description: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  companyInfo: z.string(),
  /** The same text under the public screens' name. */
  companyDescription: z.string(),
  applicationDeadline: z.object({ start: z.string(), end: z.string() }),
  durationMonths: z.number().nullable(),
  startDate: z.string().nullable(),
  jobStatus: z.enum(JOB_STATUSES),
  /** False for a listing that leads elsewhere, or that has no recruiter to answer. */
  takesApplications: z.boolean(),
  /** Where to apply instead: an https address, set only by an administrator's import. */
  applyUrl: z.string().optional(),
  createdAt: Instant,
  /** Day and time of posting in Asia/Kolkata. */
  postedDate: z.string(),
  postedTime: z.string(),
  /** For candidates, the owner and administrators. */
  contactEmail: z.string().optional(),
  recruiterCode: z.string().optional(),
  /** For candidates who applied: an administrator has taken the job down or blocked its recruiter. */
  takenDown: z.literal(true).optional(),
  /** For the owner and administrators. */
  postedBy: Id.optional(),
  version: z.number().optional(),
  applications: z.number().optional(),
  /** Why an administrator froze it; absent unless frozen. */
  statusReason: z.string().optional(),
  /** It was imported without a recruiter. */
  forNobody: z.literal(true).optional(),
  /** The status of its recruiter, where that hides it from the public. */
  hiddenBy: z.enum(['Block', 'Black List']).optional(),
  may: JobMay.optional(),
});
export type Job = z.infer<typeof Job>;
