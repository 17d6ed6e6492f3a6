import { z } from 'zod';
import { says } from './field-problems.ts';
import { LIMITS, linkOf, splitSkills } from './rules.ts';
import {
  AnyRupees,
  asPay,
  Day,
  FilePath,
  flag,
  Id,
  Instant,
  Month,
  OptionalEmail,
  OptionalPhone,
  oneOf,
  text,
  typed,
} from './values.ts';
import { APPLY_FOR, COMPLETION_SECTIONS, GENDERS } from './vocabularies.ts';

/*
 * A profile has one home: each list's row is the union of what the two forms
 * show. What a body leaves out stays as it is; the empty text and null clear.
 */

/** A day of somebody's life or plans. */
const ProfileDay = Day.refine((day) => day >= '1900-01-01' && day < '2101', says('dayFar'));

/** One that a form may leave empty. */
const optionalDay = z.union([z.literal('').transform(() => null), ProfileDay, z.null()], says('dayInvalid')).optional();
/** A list of short texts; blank ones and repeats are dropped. A comma-separated text is understood as well. */
const words = (most: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? splitSkills(value) : value),
      z.array(typed(most), { error: says('listUnreadable') }).max(LIMITS.skills * 2, says('tooMuch')),
    )
    .transform((list) => {
      const found = new Map<string, string>();
      for (const word of list) {
        const bare = word.replace(/\s+/g, ' ');
        if (bare !== '' && !found.has(bare.toLowerCase())) found.set(bare.toLowerCase(), bare);
      }
      return [...found.values()];
    })
    .refine((list) => list.length <= LIMITS.skills, says('tooMuch'));

/** An address of the web; `linkedin.com/in/name` is completed with https://. Nothing else than http(s) is taken. */
const link = z
  .string({ error: says('link') })
  .trim()
  .max(LIMITS.link, says('tooLong'))
  .transform((value, context) => {
    const whole = linkOf(value);
    if (whole === undefined) context.addIssue({ code: 'custom', message: says('link') });
    return whole ?? '';
  })
  .optional();

/** The id of the row that is meant; a row without one, or with one that is not the person's, is new. */
const rowId = z.string().max(64, says('unusable')).nullish();

// Skills

export const Skill = z.object({ _id: Id, name: z.string() });
export type Skill = z.infer<typeof Skill>;

export const SkillForm = z.object({ name: text(LIMITS.skill).transform((name) => name.replace(/\s+/g, ' ')) });
export type SkillForm = z.output<typeof SkillForm>;

// Education

/** `institution` repeats `institute`; `yearOfPassing` is the year of `endDate` when that is known. */
export const Education = z.object({
  _id: Id,
  degree: z.string(),
  institute: z.string(),
  institution: z.string(),
  yearOfPassing: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  grade: z.string(),
  description: z.string(),
});
export type Education = z.infer<typeof Education>;

/** `POST`, `PUT /api/education`. The year is from 1900 to eight ahead, which is then expected; the days stay, and follow the year. */
export const EducationForm = z.object({
  degree: text(),
  institute: text(),
  yearOfPassing: z.preprocess(
    (value) => (typeof value !== 'string' ? value : value.trim() === '' ? undefined : Number(value)),
    z
      .number({ error: ({ input }) => (input === undefined ? says('yearMissing') : says('number')) })
      .int(says('number')),
  ),
  grade: typed(100).optional(),
  description: typed(LIMITS.note).optional(),
});
export type EducationForm = z.output<typeof EducationForm>;

// Experience

/** `endDate` is null while `currentlyWorking`. `duration` is derived, or as typed at registration, where there are no dates. */
export const Experience = z.object({
  _id: Id,
  userId: Id,
  company: z.string(),
  position: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  currentlyWorking: z.boolean(),
  duration: z.string(),
  description: z.string(),
});
export type Experience = z.infer<typeof Experience>;

/** `POST`, `PUT /api/experiences`. `userId` is ignored: the session says whose it is. */
export const ExperienceForm = z.object({
  company: text(),
  position: text(),
  startDate: z
    .string({ error: says('required') })
    .min(1, says('required'))
    .pipe(ProfileDay),
  endDate: optionalDay,
  currentlyWorking: flag.optional(),
  description: typed(LIMITS.note).optional(),
});
export type ExperienceForm = z.output<typeof ExperienceForm>;

// Projects

/** `startDate` and `endDate` are months, `YYYY-MM`. */
export const Project = z.object({
  _id: Id,
  title: z.string(),
  role: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  duration: z.string(),
  description: z.string(),
  technologies: z.array(z.string()),
  link: z.string(),
});
export type Project = z.infer<typeof Project>;

const requiredMonth = z
  .string({ error: says('required') })
  .min(1, says('required'))
  .pipe(Month);

/** `POST`, `PUT /api/projects`. `duration` is derived from the two months. */
export const ProjectForm = z.object({
  title: text(),
  role: text(),
  startDate: requiredMonth,
  endDate: requiredMonth,
  description: typed(LIMITS.note).optional(),
  technologies: words(LIMITS.skill).optional(),
  link,
});
export type ProjectForm = z.output<typeof ProjectForm>;

// Certificates

/** A certificate or, without a file, an award. `name` repeats `title`; `size` is in bytes; the file opens at `path`. */
export const Certification = z.object({
  _id: Id,
  userCode: z.string(),
  title: z.string(),
  name: z.string(),
  issuer: z.string(),
  description: z.string(),
  issueDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
  filename: z.string().optional(),
  originalname: z.string().optional(),
  mimetype: z.string().optional(),
  size: z.number().optional(),
  path: FilePath.optional(),
  uploadDate: Instant,
  createdAt: Instant,
});
export type Certification = z.infer<typeof Certification>;

export const CertificationList = z.object({ success: z.literal(true), data: z.array(Certification) });

/** `POST /api/certifications/upload`: the file, and what is known of it; the title is the file's name unless typed. */
export const CertificationUpload = z.object({
  title: typed().optional(),
  issuer: typed().optional(),
  description: typed(LIMITS.note).optional(),
  issueDate: optionalDay,
  expiryDate: optionalDay,
});
export type CertificationUpload = z.output<typeof CertificationUpload>;

export const CertificationForm = CertificationUpload.extend({ title: text() });
export type CertificationForm = z.output<typeof CertificationForm>;

// The whole profile

export const ContactInfo = z.object({ email: z.string(), phone: z.string() });
export const SocialLinks = z.object({
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
  twitter: z.string(),
});

/** Everything that the profile forms edit, beside the account's own names, phone and address. */
export const ProfileParts = z.object({
  profileHeadline: z.string(),
  keySkills: z.array(z.string()),
  preferredLocations: z.array(z.string()),
  expectedSalary: z.number().nullable(),
  noticePeriod: z.string(),
  fresher: z.boolean(),
  education: z.array(Education),
  experiences: z.array(Experience),
  projects: z.array(Project),
  certificates: z.array(Certification),
  contactInfo: ContactInfo,
  socialLinks: SocialLinks,
  hobbies: z.array(z.string()),
});
export type ProfileParts = z.infer<typeof ProfileParts>;

/**
 * What the completion forms edit. `readAt` goes back with a section: rows that
 * came later were not on the form, so their absence removes nothing.
 */
export const ProfileData = ProfileParts.extend({
  _id: Id,
  userCode: z.string(),
  gender: z.enum(GENDERS).nullable(),
  dob: z.string().nullable(),
  applyFor: z.enum(APPLY_FOR).nullable(),
  readAt: Instant,
  /** For the person alone; goes back in `If-Match`. */
  version: z.number().optional(),
});
export type ProfileData = z.infer<typeof ProfileData>;

/** `GET /api/candidates/profile/{userId}` */
export const ProfileAnswer = z.object({ success: z.literal(true), data: ProfileData });

/** What a section's `PUT` answers: `data` and `version` as they are now, so that the form can go on. */
export const SectionSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  data: ProfileData,
  version: z.number(),
});
export type SectionSaved = z.infer<typeof SectionSaved>;

const rows = <T extends z.ZodType>(row: T) =>
  z.array(row, { error: says('listUnreadable') }).max(LIMITS.profileRows, says('tooMuch'));

const readAt = Instant.optional().catch(undefined);

/** `PUT …/profile-basics/{userId}` */
export const ProfileBasicsSection = z.object({
  profileHeadline: typed(LIMITS.headline).optional(),
  keySkills: words(LIMITS.skill).optional(),
  gender: oneOf(GENDERS).optional(),
  dob: Day.optional(),
  applyFor: oneOf(APPLY_FOR).optional(),
  preferredLocations: words(LIMITS.skill).optional(),
  /** Whole rupees a year; null or empty clears it. */
  expectedSalary: asPay(AnyRupees.nullish()),
  noticePeriod: typed(100).optional(),
  fresher: flag.optional(),
});
export type ProfileBasicsSection = z.output<typeof ProfileBasicsSection>;

/** `PUT …/education/{userId}`; a row whose fields are all empty is as good as removed. */
export const EducationSection = z.object({
  readAt,
  education: rows(
    z.object({
      _id: rowId,
      degree: typed(),
      institution: typed().optional(),
      institute: typed().optional(),
      startDate: optionalDay,
      endDate: optionalDay,
      grade: typed(100).optional(),
    }),
  ),
});
export type EducationSection = z.output<typeof EducationSection>;

/** `PUT …/projects/{userId}` */
export const ProjectsSection = z.object({
  readAt,
  projects: rows(
    z.object({
      _id: rowId,
      title: typed(),
      description: typed(LIMITS.note).optional(),
      technologies: words(LIMITS.skill).optional(),
      link,
    }),
  ),
});
export type ProjectsSection = z.output<typeof ProjectsSection>;

/** `PUT …/certificates/{userId}` */
export const CertificatesSection = z.object({
  readAt,
  certificates: rows(
    z.object({
      _id: rowId,
      name: typed(),
      issuer: typed().optional(),
      issueDate: optionalDay,
      description: typed(LIMITS.note).optional(),
    }),
  ),
});
export type CertificatesSection = z.output<typeof CertificatesSection>;

/** Null clears, as the empty text does. */
const cleared = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === null ? '' : value), schema);

/** `PUT …/contact-social/{userId}`: `contactInfo.email` is where recruiters write, never the address to sign in with. */
export const ContactSocialSection = z.object({
  contactInfo: z
    .object(
      { email: cleared(OptionalEmail.optional()), phone: cleared(OptionalPhone.optional()) },
      { error: says('unusable') },
    )
    .optional(),
  socialLinks: z
    .object({ linkedin: link, github: link, portfolio: link, twitter: link }, { error: says('unusable') })
    .optional(),
});
export type ContactSocialSection = z.output<typeof ContactSocialSection>;

/** `PUT …/hobbies/{userId}` */
export const HobbiesSection = z.object({ hobbies: words(LIMITS.skill) });
export type HobbiesSection = z.output<typeof HobbiesSection>;

// What others read

/** `GET /api/profile`: of recruiters and administrators only name and address. */
export const ProfileOverview = z.object({
  fullName: z.string(),
  email: z.string(),
  /** 0 to 100: complete sections over eight. */
  overallProfileCompletion: z.number().optional(),
  profileCompletion: z
    .record(z.enum(COMPLETION_SECTIONS), z.object({ isComplete: z.boolean(), lastUpdated: Instant.nullable() }))
    .optional(),
});
export type ProfileOverview = z.infer<typeof ProfileOverview>;

/** `GET /api/profile/{userId}`: a profile to read. Awards are certificates without a file. */
export const ProfileView = z.object({
  _id: Id,
  userCode: z.string(),
  name: z.string(),
  designation: z.string(),
  companyName: z.string(),
  /** The phone number that recruiters shall use. */
  contact: z.string(),
  /** The address that recruiters shall use. */
  email: z.string(),
  profilePic: FilePath,
  resumePath: FilePath,
  resumeName: z.string(),
  location: z.string(),
  personalInfo: z.object({ dob: z.string(), gender: z.string(), address: z.string() }),
  education: z.array(
    z.object({ _id: Id, degree: z.string(), college: z.string(), year: z.string(), grade: z.string() }),
  ),
  experience: z.array(
    z.object({ _id: Id, role: z.string(), company: z.string(), duration: z.string(), description: z.string() }),
  ),
  resumeHeadline: z.string(),
  keySkills: z.array(z.string()),
  projects: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      description: z.string(),
      technologies: z.array(z.string()),
      link: z.string(),
    }),
  ),
  awards: z.array(z.object({ _id: Id, title: z.string(), issuer: z.string(), year: z.string() })),
  certifications: z.array(
    z.object({ _id: Id, name: z.string(), issuer: z.string(), year: z.string(), path: FilePath }),
  ),
  socialLinks: SocialLinks,
  hobbies: z.array(z.string()),
});
export type ProfileView = z.infer<typeof ProfileView>;
