import { z } from 'zod';
import { says } from './field-problems.ts';
import { ProfileData } from './profile.ts';
import { link, optionalDay, rowId, words } from './profile-values.ts';
import { LIMITS } from './rules.ts';
import { AnyRupees, asPay, Day, flag, Instant, OptionalEmail, OptionalPhone, oneOf, typed } from './values.ts';
import { APPLY_FOR, GENDERS } from './vocabularies.ts';

/* The sections of the completion forms, each saved separately. Absent fields stay unchanged. */

/** The answer to a section's `PUT`: the current `data` and `version`, so that the form can continue from there. */
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
  /** Whole rupees per year; null or empty clears it. */
  expectedSalary: asPay(AnyRupees.nullish()),
  noticePeriod: typed(100).optional(),
  fresher: flag.optional(),
});
export type ProfileBasicsSection = z.output<typeof ProfileBasicsSection>;

/** `PUT …/education/{userId}`; a row whose fields are all empty counts as removed. */
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

/** Null clears, like the empty text. */
const cleared = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === null ? '' : value), schema);

/** `PUT …/contact-social/{userId}`: `contactInfo.email` is the address for recruiters, never the sign-in address. */
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
