import { z } from 'zod';
import { LIMITS, SENTENCES } from './rules.ts';
import {
  Day,
  FilePath,
  flag,
  Id,
  Instant,
  oneOf,
  optionalText,
  Paging,
  Rupees,
  several,
  text,
  Years,
} from './values.ts';
import { EMPLOYMENT_TYPES, JOB_STATUSES, WORK_MODES } from './vocabularies.ts';

/** The readable id of a job, `JOB1024`. It proves nothing. */
export const JobCode = z.string().regex(/^JOB\d{1,12}$/i);

/** One skill, of any script and punctuation. */
export const Skill = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.skill)
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'));

const ordered = (range: { min?: number | null | undefined; max?: number | null | undefined }) =>
  range.min == null || range.max == null || range.min <= range.max;

/** Years; an end that is absent is unknown. */
export const ExperienceRange = z
  .object({ min: Years.nullish(), max: Years.nullish() })
  .refine(ordered, { path: ['max'], message: SENTENCES.rangeOrder });

/** Whole rupees a year; an end that is absent is unknown. `showSalary` decides whether the public sees it. */
export const SalaryRange = z
  .object({ min: Rupees.nullish(), max: Rupees.nullish(), showSalary: flag.optional().default(false) })
  .refine(ordered, { path: ['max'], message: SENTENCES.rangeOrder });

/** Both ends are days in Asia/Kolkata and belong to it. */
export const Deadline = z
  .object({ start: Day, end: Day })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: SENTENCES.deadlineOrder });

/** The posting form. Contact e-mail, recruiter code and company logo are the session's own, whatever is sent. */
export const JobPosting = z.object({
  companyName: text(LIMITS.company),
  title: text(LIMITS.title),
  industry: text(),
  department: optionalText(),
  workMode: oneOf(WORK_MODES),
  employmentType: oneOf(EMPLOYMENT_TYPES),
  experience: ExperienceRange.optional().default({}),
  salary: SalaryRange.optional().default({ showSalary: false }),
  location: text(LIMITS.place),
  skills: z.array(Skill).max(LIMITS.skills).optional().default([]),
  description: text(LIMITS.longText),
  responsibilities: text(LIMITS.longText),
  requirements: text(LIMITS.longText),
  companyInfo: text(LIMITS.longText),
  applicationDeadline: Deadline,
  /** Internships only. */
  durationMonths: z.number().int().min(1).max(36).nullish(),
  /** Internships only: the first day. */
  startDate: Day.nullish(),
});
export type JobPosting = z.infer<typeof JobPosting>;

/** An edit of a job: the same rules for what is sent; `companyInfo` may stay away, as the administrator's form has none. */
export const JobEdit = JobPosting.partial().extend({ jobStatus: oneOf(JOB_STATUSES).optional() });

export const JobStatusChange = z.object({ jobStatus: oneOf(JOB_STATUSES), reason: optionalText(LIMITS.reason) });

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
  companyVerified: z.boolean(),
  industry: z.string(),
  department: z.string(),
  workMode: z.enum(WORK_MODES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  jobType: z.string(),
  location: z.string(),
  experience: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  salary: z.object({ min: z.number().nullable(), max: z.number().nullable(), showSalary: z.boolean() }).optional(),
  skills: z.array(z.string()),
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
});
export type Job = z.infer<typeof Job>;

/**
 * The filters of the list. A repeated parameter means "or", different ones mean
 * "and"; a value is one literal. See rulings 5.
 */
export const JobQuery = z.object({
  q: several(z.string().max(200)),
  skills: several(z.string().max(LIMITS.skill)),
  location: several(z.string().max(LIMITS.place)),
  role: several(z.string().max(LIMITS.title)),
  place: several(z.string().max(LIMITS.place)),
  /** `2-5` or `10+`, years. */
  experience: several(z.string().regex(/^\d{1,2}(?:-\d{1,2}|\+)$/)),
  /** `3-6`, lakh rupees a year. */
  salary: several(z.string().regex(/^\d{1,3}-\d{1,3}$/)),
  workMode: several(oneOf(WORK_MODES)),
  employmentType: several(oneOf(EMPLOYMENT_TYPES)),
  /** Days since posting. */
  posted: z.coerce.number().int().min(1).max(365).optional(),
  status: several(oneOf(JOB_STATUSES)),
  companyName: several(z.string().max(LIMITS.company)),
  industry: several(z.string().max(LIMITS.shortText)),
  title: several(z.string().max(LIMITS.title)),
  /** Recruiters: only their own. */
  own: flag.optional(),
  sort: z
    .enum([
      'newest',
      'relevance',
      'title',
      '-title',
      'companyName',
      '-companyName',
      'createdAt',
      '-createdAt',
      'jobStatus',
      '-jobStatus',
    ])
    .default('newest'),
  ...Paging,
});
export type JobQuery = z.infer<typeof JobQuery>;

const Count = z.object({ value: z.string(), count: z.number() });

/** How many open jobs there are by title, place, skill and kind, most frequent first, under the present filters. */
export const JobFacets = z.object({
  total: z.number(),
  roles: z.array(Count),
  places: z.array(Count),
  skills: z.array(Count),
  employmentTypes: z.array(Count),
});

export const SuggestQuery = z.object({
  kind: z.enum(['skill', 'title', 'company', 'place', 'search']),
  q: z.string().max(100).default(''),
});
