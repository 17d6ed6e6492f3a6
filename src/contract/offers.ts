import { z } from 'zod';
import { LIMITS } from './rules.ts';
import { AnyRupees, asPay, Day, Id, Instant, optionalText, Paging, several, text } from './values.ts';
import { EMPLOYMENT_TYPES, OFFER_STATUSES } from './vocabularies.ts';

/** What this caller may answer to an offer now; `answerOffer` lets through exactly what is true here. */
export const OfferMay = z.object({
  /** The candidate's `Accepted`. */
  accept: z.boolean(),
  /** The candidate's `Rejected`. */
  decline: z.boolean(),
  /** The recruiter's `Withdrawn`. */
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
  /** The company of the recruiter who posted the job, where it is another; empty when they name none. Absent for their own. */
  postedByCompany: z.string().optional(),
  companyLogo: z.string().optional(),
  location: z.string(),
  /** Present while an administrator has the job taken down. */
  takenDown: z.literal(true).optional(),
  /** Whole rupees a year; of an internship a month's stipend is a twelfth of it. */
  salary: z.number(),
  /** The job's: an internship's offer is read by the month. Empty when it is unknown. */
  employmentType: z.enum([...EMPLOYMENT_TYPES, '']),
  /** When it was made. */
  date: Instant,
  startDate: z.string().nullable(),
  expiresOn: z.string(),
  letter: z.string(),
  status: z.enum(OFFER_STATUSES),
  candidateName: z.string().optional(),
  version: z.number(),
  /** Until when the recruiter can undo what they have just done. */
  undoUntil: Instant.optional(),
  /** When the candidate is mailed about that, where it is later: one recruiter may write only so often to one person. */
  mailAt: Instant.optional(),
  may: OfferMay,
});
export type Offer = z.infer<typeof Offer>;

export const OfferQuery = z.object({
  status: several(z.enum(OFFER_STATUSES)),
  /** The offers of these applications alone. */
  applicationId: several(Id),
  ...Paging,
});
export type OfferQuery = z.output<typeof OfferQuery>;

/** What a recruiter offers. `salary` is whole rupees a year; the offer is open through the day `expiresOn`, Asia/Kolkata. */
export const OfferForm = z.object({
  applicationId: Id,
  jobTitle: text(LIMITS.title),
  location: text(LIMITS.place),
  salary: asPay(AnyRupees),
  startDate: z.preprocess((typed) => typed || null, Day.nullable()),
  expiresOn: Day,
  letter: optionalText(LIMITS.longText),
});
export type OfferForm = z.output<typeof OfferForm>;

/** A candidate accepts or rejects, a recruiter withdraws; each only while it is pending. */
export const OfferAnswer = z.object({ status: z.enum(['Accepted', 'Rejected', 'Withdrawn']) });
export type OfferAnswer = z.output<typeof OfferAnswer>;
