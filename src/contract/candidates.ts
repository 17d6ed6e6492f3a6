import { z } from 'zod';
import { says } from './field-problems.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { ProfileOverview, ProfileParts } from './profile.ts';
import { LIMITS, pinCodeProblem, sortOrders } from './rules.ts';
import {
  Email,
  FilePath,
  flag,
  Id,
  Instant,
  letterText,
  oneOf,
  Paging,
  PersonName,
  Phone,
  PinCode,
  several,
  text,
  typed,
} from './values.ts';
import { ACCOUNT_STATUSES, APPLY_FOR, GENDERS } from './vocabularies.ts';

/**
 * A candidate, as far as the caller may see: `card` has the first eight keys and `_id`; `db` has more, and `self` the
 * whole profile. Everything else is left out.
 */
export const Candidate = ProfileParts.partial().extend({
  _id: Id,
  userCode: z.string(),
  profilePic: FilePath.optional(),
  firstName: z.string(),
  lastName: z.string(),
  /** Absent, like `applyFor`, while unknown. */
  gender: z.enum(GENDERS).optional(),
  applyFor: z.enum(APPLY_FOR).optional(),
  address: z.string(),
  dob: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  userStatus: z.enum(ACCOUNT_STATUSES).optional(),
  userType: z.literal('Candidate').optional(),
  createdAt: Instant.optional(),
  experience: z.number().nullable().optional(),
  location: z.string().optional(),
  title: z.string().optional(),
  resumePath: FilePath.optional(),
  resumeName: z.string().optional(),
  resumeBytes: z.number().optional(),
  resumeUploadedAt: Instant.optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
  /** For a recruiter, in lists: the newest application to one of their own jobs. */
  applicationId: Id.optional(),
  /** For a recruiter, in the database: invited to one of their own jobs. */
  invited: z.literal(true).optional(),
  /** For the candidate and administrators. */
  showCard: z.boolean().optional(),
  findable: z.boolean().optional(),
  currentCompany: z.string().optional(),
  version: z.number().optional(),
  /** For administrators; the last two only for a single candidate, not in lists. */
  applications: z.number().optional(),
  /** When one of their sessions was last used; absent while unknown. */
  lastActiveAt: Instant.optional(),
  /** Since when the address's mail server has refused emails; absent when it accepts them. */
  emailRefusedAt: Instant.optional(),
  statusReason: z.string().optional(),
  overallProfileCompletion: ProfileOverview.shape.overallProfileCompletion,
  profileCompletion: ProfileOverview.shape.profileCompletion,
});
export type Candidate = z.infer<typeof Candidate>;

/**
 * `PUT /api/candidates/{id}`. Absent fields stay. The candidate changes names, phone, address, the two switches and (as
 * `profilePic`, `resumeUpload`) two files; an administrator names, phone, email and applyFor. Other fields are ignored.
 */
export const CandidateEdit = z.object({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  phone: Phone.optional(),
  address: text(LIMITS.address).optional(),
  city: typed(120).optional(),
  state: typed(120).optional(),
  zip: PinCode.refine((zip) => !pinCodeProblem(zip), says('pinCode')).optional(),
  showCard: flag.optional(),
  findable: flag.optional(),
  email: Email.optional(),
  applyFor: oneOf(APPLY_FOR).optional(),
});
export type CandidateEdit = z.output<typeof CandidateEdit>;

/** The language of a candidate. */
export const CandidateLanguage = z.object({ language: z.enum(ALL_LANGUAGES) });
export type CandidateLanguage = z.infer<typeof CandidateLanguage>;

/** The caller's own jobs, by readable id, that a candidate cannot be invited to: why not. */
export const JobsNotInvitedTo = z.object({
  jobs: z.array(z.object({ jobId: z.string(), because: z.enum(['applied', 'invited']) })),
});
export type JobsNotInvitedTo = z.infer<typeof JobsNotInvitedTo>;

/** `POST /api/candidates/{id}/invite`: an own job, by either of its ids, and an optional short message. */
export const Invitation = z.object({
  jobId: z.string().trim().min(1, says('choose')).max(64),
  message: letterText(LIMITS.note),
});
export type Invitation = z.output<typeof Invitation>;

/** The filters of the list. A repeated parameter means "or", different ones mean "and"; a value is one literal. */
export const CandidateQuery = z.object({
  /** For administrators, ignored for others: a fragment of name, address or phone number, or the user code. */
  who: several(z.string().max(LIMITS.email)),
  q: several(z.string().max(LIMITS.shortText)),
  /** A fragment of one of their skills. */
  skills: several(z.string().max(LIMITS.skill), 15),
  /** A fragment of their place. */
  location: several(z.string().max(LIMITS.place), 15),
  /** `2-5` or `10+`, years. In an address a bare plus sign means a space. */
  experience: several(z.string().regex(/^\d{1,2}(?:-\d{1,2}|[+ ])$/, says('yearsRange'))),
  name: several(z.string().max(LIMITS.name)),
  email: several(z.string().max(LIMITS.email)),
  applyFor: several(oneOf(APPLY_FOR)),
  status: several(oneOf(ACCOUNT_STATUSES)),
  sort: z
    .enum(
      sortOrders([
        'createdAt',
        'firstName',
        'email',
        'userCode',
        'dob',
        'phone',
        'applyFor',
        'gender',
        'experience',
        'location',
        'resume',
      ]),
    )
    .default('-createdAt'),
  ...Paging,
});
export type CandidateQuery = z.output<typeof CandidateQuery>;

/** Numbers over all candidates, for administrators. */
export const CandidateStats = z.object({
  total: z.number(),
  byStatus: z.record(z.enum(ACCOUNT_STATUSES), z.number()),
  /** Candidates who have not chosen are in neither. */
  byApplyFor: z.record(z.enum(APPLY_FOR), z.number()),
  /** Registrations on those of the last 30 days in Asia/Kolkata that had any, oldest first. */
  byDay: z.array(z.object({ day: z.string(), count: z.number() })),
});
export type CandidateStats = z.infer<typeof CandidateStats>;
