import { z } from 'zod';
import { ANSWER_DAYS } from './answer-promise.ts';
import { says } from './field-problems.ts';
import { industryNamed } from './industries.ts';
import { dayInIndia, LIMITS, splitSkills } from './rules.ts';
import {
  AnyRupees,
  asPay,
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

/** PostgreSQL cannot hold NUL, a lone surrogate is no text, and a line break would run one field into the next. */
const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value) && value.isWellFormed();

/** A text of one line that must be there. */
const line = (most: number = LIMITS.shortText) => text(most).refine(isOneLine, ONE_LINE);

/** A text of one line that may be empty. */
const lineOrEmpty = (most: number = LIMITS.shortText) =>
  typedString().max(most, says('tooLong')).refine(isOneLine, ONE_LINE);

const companyName = line(LIMITS.company)
  .pipe(CompanyName)
  .refine((name) => name !== '', says('required'));

/** A text of several lines that may be empty. */
const textOrEmpty = (most: number) =>
  typedString()
    .max(most, says('tooLong'))
    .refine((value) => !/[^\P{Cc}\r\n\t]/u.test(value) && value.isWellFormed(), says('required'));

/** One skill, of any script and punctuation. */
export const Skill = typedString()
  .min(1, says('required'))
  .max(LIMITS.skill, says('tooLong'))
  .refine(isOneLine, ONE_LINE);

const distinct = (skills: string[]): string[] => {
  const found = new Map<string, string>();
  for (const skill of skills) if (!found.has(skill.toLowerCase())) found.set(skill.toLowerCase(), skill);
  return [...found.values()];
};

/** A list, or a text with commas between; the first spelling of each is kept. */
const Skills = z
  .preprocess(
    (typed) => (typeof typed === 'string' ? splitSkills(typed) : typed),
    z.array(Skill).max(LIMITS.skills, says({ code: 'skillsTooMany', params: { most: LIMITS.skills } })),
  )
  .transform(distinct);

/** A number that may be absent, null, or come as text from a form. */
const optionalNumber = <const T extends number>(schema: z.ZodType<T>) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    const bare = typed.replace(/[\s,₹]/g, '');
    return bare === '' ? null : Number(bare);
  }, schema.nullish());

const ordered = (range: { min?: number | null | undefined; max?: number | null | undefined }) =>
  range.min == null || range.max == null || range.min <= range.max;

/** Years; an end that is absent is unknown. */
export const ExperienceRange = z
  .object({ min: optionalNumber(Years), max: optionalNumber(Years) }, { error: says('number') })
  .refine(ordered, { path: ['max'], message: says('rangeOrder') });

const salaryRange = (rupees: z.ZodType<number>) =>
  z
    .object(
      {
        min: asPay(rupees.nullish(), 'min'),
        max: asPay(rupees.nullish(), 'max'),
        showSalary: flag.optional().default(false),
      },
      { error: says('number') },
    )
    .refine(ordered, { path: ['max'], message: says('rangeOrder') });

/** Whole rupees a year; an end that is absent is unknown. `showSalary` decides whether the public sees it. */
export const SalaryRange = salaryRange(Rupees);

/** The same in an edit: a job may keep what it has from before pay had bounds, which is checked with the job at hand. */
const EditedSalaryRange = salaryRange(AnyRupees);

/** A day, also when it comes as an instant: then its day in Asia/Kolkata. */
const DeadlineDay = z.preprocess(
  (typed) =>
    typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(typed) && !Number.isNaN(Date.parse(typed))
      ? dayInIndia(new Date(typed))
      : (typed ?? ''),
  Day,
);

/** Both ends are days in Asia/Kolkata and belong to it. Whether the end is over is checked with the clock at hand. */
export const Deadline = z
  .object({ start: DeadlineDay, end: DeadlineDay }, { error: says('required') })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: says('deadlineOrder') });

/** One of the posting form's industries, in any case and known spelling on the way in. */
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

/** One or several places with commas between; what is empty between two commas is left out. */
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
  /** The least level of education; empty while the job asks for none. */
  education: oneOfOrEmpty(EDUCATION_LEVELS)
    .nullish()
    .transform((chosen) => (chosen === '' ? null : chosen)),
  /** In how many days each application is answered; nothing while the job promises none. */
  answerDays: optionalNumber(z.literal(ANSWER_DAYS, { error: says('choose') })),
  /** Internships only; ignored elsewhere. */
  durationMonths: optionalNumber(z.number({ error: MONTHS }).int(MONTHS).min(1, MONTHS).max(36, MONTHS)),
  /** Internships only, the first day; ignored elsewhere. */
  startDate: z.preprocess((typed) => (typed === '' ? null : typed), Day.nullish()),
};

/** The posting form. Contact e-mail, recruiter code and company logo are the session's own, whatever is sent. */
export const JobPosting = z.object({
  ...posting,
  // Absent, it is missed at both of its fields.
  applicationDeadline: z.preprocess((typed) => typed ?? {}, Deadline),
  /** Absent, it is the recruiter's own. */
  companyName: companyName.optional(),
  industry: industry(false),
  /** A cleared selection may come as null. */
  department: lineOrEmpty()
    .nullish()
    .transform((typed) => typed ?? ''),
  experience: ExperienceRange.optional().default({}),
  salary: SalaryRange.optional().default({ showSalary: false }),
  skills: Skills.optional().default([]),
  /** Those of the skills that are a must; the others are nice to have. */
  mustSkills: Skills.optional().default([]),
  description: text(LIMITS.longText),
  responsibilities: text(LIMITS.longText),
  requirements: text(LIMITS.longText),
  companyInfo: text(LIMITS.longText),
});
export type JobPosting = z.infer<typeof JobPosting>;

/**
 * An edit of a job: what is absent stays, what is sent keeps the rules of the
 * posting form. A text, a work mode or a type may be empty only when it was
 * before, as in a job that was imported; that is checked with the job at hand.
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

/** Numbers over the jobs that the caller keeps: a recruiter one's own, an administrator all. */
export const JobStats = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(JOB_STATUSES), z.number()),
  byKind: z.record(z.enum(APPLY_FOR), z.number()),
  /** Open jobs whose last day is one of the next seven, today among them. */
  closingSoon: z.number(),
  /** How many were posted on each of the last 30 days in Asia/Kolkata that had any, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
  /** For recruiters: what there is to choose from among their jobs, each once and sorted. */
  found: z
    .object({ titles: z.array(z.string()), industries: z.array(z.string()), locations: z.array(z.string()) })
    .optional(),
});
export type JobStats = z.infer<typeof JobStats>;

/** What its owner or an administrator may do with a job now; each call lets through exactly what is true here. */
export const JobMay = z.object({
  /** `updateJob`; the status only where `setStatus` is true as well. */
  edit: z.boolean(),
  /** `deleteJob`. */
  delete: z.boolean(),
  /** `setJobStatus` to another status; false for the owner while an administrator has the job frozen. */
  setStatus: z.boolean(),
});
export type JobMay = z.infer<typeof JobMay>;

/**
 * A job as anybody may read it (`Jpub`). `salary` is there only when it is
 * shown. Candidates also read contact and recruiter code, its owner and
 * administrators the rest; for everybody else those keys are left out.
 */
export const Job = z.object({
  _id: Id,
  jobId: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyLogo: FilePath.optional(),
  /** The same path under the name that the posting form uses. */
  rCompanyLogo: FilePath.optional(),
  companyVerified: z.boolean(),
  /** The company of the recruiter who posted it, where it is another; empty when they name none. Absent for their own. */
  postedByCompany: z.string().optional(),
  /** The end of the address of the company's page; absent where another one posted it. */
  companySlug: z.string().optional(),
  industry: z.string(),
  department: z.string(),
  /** Empty when unknown, as are type and experience. */
  workMode: z.enum([...WORK_MODES, '']),
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  jobType: z.string(),
  location: z.string(),
  experience: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  /** What the source of an imported listing did not tell. An experience that its author left empty is known: freshers may apply. */
  unknown: z.array(z.enum(UNKNOWN_FACTS)),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), showSalary: z.boolean() }).optional(),
  skills: z.array(z.string()),
  /** Those of them that are a must; the others are nice to have. */
  mustSkills: z.array(z.string()),
  /** The least level of education; empty while it asks for none. */
  education: z.enum([...EDUCATION_LEVELS, '']),
  /** In how many days each application is answered; nothing where it promises none. */
  answerDays: z.literal(ANSWER_DAYS).nullable(),
  description: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  companyInfo: z.string(),
  /** The same text under the name the public screens use. */
  companyDescription: z.string(),
  applicationDeadline: z.object({ start: z.string(), end: z.string() }),
  durationMonths: z.number().nullable(),
  startDate: z.string().nullable(),
  jobStatus: z.enum(JOB_STATUSES),
  /** False for a listing that leads elsewhere, or that nobody here answers. */
  takesApplications: z.boolean(),
  /** Where to apply instead: an https address, from an administrator's import alone. */
  applyUrl: z.string().optional(),
  createdAt: Instant,
  /** Day and time of posting in Asia/Kolkata. */
  postedDate: z.string(),
  postedTime: z.string(),
  /** For candidates, the owner and administrators. */
  contactEmail: z.string().optional(),
  recruiterCode: z.string().optional(),
  /** For the owner and administrators. */
  postedBy: Id.optional(),
  version: z.number().optional(),
  applications: z.number().optional(),
  /** Why an administrator froze it; absent while nobody did. */
  statusReason: z.string().optional(),
  /** It was imported without a recruiter. */
  forNobody: z.literal(true).optional(),
  may: JobMay.optional(),
});
export type Job = z.infer<typeof Job>;
