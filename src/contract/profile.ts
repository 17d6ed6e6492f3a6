import { z } from 'zod';
import { says } from './field-problems.ts';
import { withPlainDigits } from './plain-digits.ts';
import { link, optionalDay, ProfileDay, words } from './profile-values.ts';
import { LIMITS } from './rules.ts';
import { FilePath, flag, Id, Instant, Month, text, typed } from './values.ts';
import { APPLY_FOR, COMPLETION_SECTIONS, GENDERS } from './vocabularies.ts';

/*
 * Profile data is stored once: each list's row is the union of what the two forms show. Absent fields stay; the empty
 * text and null clear.
 */

// Skills

export const Skill = z.object({ _id: Id, name: z.string() });
export type Skill = z.infer<typeof Skill>;

export const SkillForm = z.object({ name: text(LIMITS.skill).transform((name) => name.replace(/\s+/g, ' ')) });
export type SkillForm = z.output<typeof SkillForm>;

// Education

/** `institution` repeats `institute`; `yearOfPassing` is the year of `endDate` when known. */
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

/**
 * `POST`, `PUT /api/education`. The year is from 1900 to eight years ahead, for an expected one; the stored days stay,
 * moved to that year.
 */
export const EducationForm = z.object({
  degree: text(),
  institute: text(),
  yearOfPassing: z.preprocess(
    (value) => (typeof value !== 'string' ? value : value.trim() === '' ? undefined : Number(withPlainDigits(value))),
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

/** `POST`, `PUT /api/experiences`. `userId` is ignored: the session determines the owner. */
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

/** `POST /api/certifications/upload`: the file and its details; the title defaults to the file's name. */
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

/** Everything that the profile forms edit, except the account's own names, phone and address. */
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
 * What the completion forms edit. `readAt` is sent back with a section: rows added later were not on the form, so their
 * absence does not remove them.
 */
export const ProfileData = ProfileParts.extend({
  _id: Id,
  userCode: z.string(),
  gender: z.enum(GENDERS).nullable(),
  dob: z.string().nullable(),
  applyFor: z.enum(APPLY_FOR).nullable(),
  readAt: Instant,
  /** Only for the person; sent back in `If-Match`. */
  version: z.number().optional(),
});
export type ProfileData = z.infer<typeof ProfileData>;

/** `GET /api/candidates/profile/{userId}` */
export const ProfileAnswer = z.object({ success: z.literal(true), data: ProfileData });

// What others read.

/** `GET /api/profile`: for recruiters and administrators only name and address. */
export const ProfileOverview = z.object({
  fullName: z.string(),
  email: z.string(),
  /** 0 to 100: the share of complete sections, out of eight. */
  overallProfileCompletion: z.number().optional(),
  profileCompletion: z
    .record(z.enum(COMPLETION_SECTIONS), z.object({ isComplete: z.boolean(), lastUpdated: Instant.nullable() }))
    .optional(),
});
export type ProfileOverview = z.infer<typeof ProfileOverview>;

/** `GET /api/profile/{userId}`: a read-only profile. Awards are certificates without a file. */
export const ProfileView = z.object({
  _id: Id,
  userCode: z.string(),
  name: z.string(),
  designation: z.string(),
  companyName: z.string(),
  /** The phone number for recruiters. */
  contact: z.string(),
  /** The e-mail address for recruiters. */
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
