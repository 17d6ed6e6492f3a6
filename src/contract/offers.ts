import { z } from 'zod';
import { PLACEHOLDERS } from './placeholder-rules.ts';
import { LIMITS } from './rules.ts';
import { AnyRupees, asPay, Day, Id, Instant, letterText, Paging, several, text } from './values.ts';
import { EMPLOYMENT_TYPES, OFFER_STATUSES } from './vocabularies.ts';

/** How this caller may answer an offer now; `answerOffer` allows exactly what is true here. */
export const OfferMay = z.object({
  /** `Accepted`, by the candidate. */
  accept: z.boolean(),
  /** `Rejected`, by the candidate. */
  decline: z.boolean(),
  /** `Withdrawn`, by the recruiter. */
  withdraw: z.boolean(),
});
export type OfferMay = z.infer<typeof OfferMay>;

/** A job offer. `id` and `_id` are the same. */
export const Offer = z.object({
  id: Id,
  _id: Id,
  applicationId: Id,
  jobTitle: z.string(),
  company: z.string(),
  /**
   * The posting recruiter's company, where it differs from the job's; empty when they name none. Absent when it is the
   * same.
   */
  postedByCompany: z.string().optional(),
  companyLogo: z.string().optional(),
  location: z.string(),
  /** Present while an administrator has taken the job down, or once one has deleted it. */
  takenDown: z.literal(true).optional(),
  /** Present while the job is closed or deleted, unless it was taken down. */
  jobClosed: z.literal(true).optional(),
  /** For the candidate: the readable id of the job while they may read it, so neither deleted nor taken down. */
  jobToRead: z.string().optional(),
  /** Whole rupees per year; an internship's monthly stipend is a twelfth of it. */
  salary: z.number(),
  /** The job's type: pay of an internship is per month. Empty when it is unknown. */
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  /** When it was made. */
  date: Instant,
  startDate: z.string().nullable(),
  expiresOn: z.string(),
  letter: z.string(),
  status: z.enum(OFFER_STATUSES),
  /** When it was accepted, rejected or withdrawn. */
  answeredAt: Instant.optional(),
  /** Present when the offer ended because the candidate withdrew the application. */
  applicationWithdrawn: z.literal(true).optional(),
  /** Present when the offer was accepted or has ended, and its recruiter has left. */
  recruiterLeft: z.literal(true).optional(),
  candidateName: z.string().optional(),
  version: z.number(),
  /** Until when the recruiter can undo their last action. */
  undoUntil: Instant.optional(),
  /**
   * When the candidate is emailed about it, if later: the number of emails from one recruiter to one person is limited.
   */
  mailAt: Instant.optional(),
  may: OfferMay,
});
export type Offer = z.infer<typeof Offer>;

export const OfferQuery = z.object({
  status: several(z.enum(OFFER_STATUSES)),
  /** Only these offers. */
  id: several(Id),
  /** Only the offers for these applications. */
  applicationId: several(Id),
  ...Paging,
});
export type OfferQuery = z.output<typeof OfferQuery>;

/**
 * A recruiter's offer. `salary` is whole rupees per year; the offer is open through the day `expiresOn`, Asia/Kolkata.
 */
export const OfferForm = z.object({
  applicationId: Id,
  jobTitle: text(LIMITS.title),
  location: text(LIMITS.place),
  salary: asPay(AnyRupees),
  startDate: z.preprocess((typed) => typed || null, Day.nullable()),
  expiresOn: Day,
  /** `{name}`, `{job}` and `{company}` are filled in. */
  letter: letterText(LIMITS.longText, PLACEHOLDERS),
});
export type OfferForm = z.output<typeof OfferForm>;

/** A candidate accepts or rejects, a recruiter withdraws; only while the offer is pending. */
export const OfferAnswer = z.object({ status: z.enum(['Accepted', 'Rejected', 'Withdrawn']) });
export type OfferAnswer = z.output<typeof OfferAnswer>;
