import { z } from 'zod';
import { says } from './field-problems.ts';
import { isDay, LIMITS } from './rules.ts';
import { Day, Id, Instant, optionalText, Paging, several, text } from './values.ts';
import { INTERVIEW_ANSWERS, INTERVIEW_STATUSES } from './vocabularies.ts';

/**
 * A day and time: an instant with its zone, or without one in Asia/Kolkata
 * (`2026-11-24T11:30`).
 */
const InterviewTime = z.string().transform((typed, context) => {
  const bare = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(typed.trim());
  const at =
    bare && isDay(bare[1] ?? '')
      ? new Date(`${bare[1]}T${bare[2]}${bare[3] ?? ':00'}${bare[4] ?? '+05:30'}`)
      : new Date(Number.NaN);
  if (Number.isNaN(at.getTime())) {
    context.addIssue({ code: 'custom', message: says('dayAndTime') });
    return z.NEVER;
  }
  return at.toISOString();
});

/** The interview dialog. Recruiter, candidate and job come from the application and the session. */
export const InterviewForm = z.object({
  applicationId: Id,
  /** Made by the dialog; the same one sent again changes nothing. Without one the server makes its own. */
  scheduleId: optionalText(60),
  scheduledBy: text(LIMITS.name * 2),
  interviewDateTime: InterviewTime,
  location: text(LIMITS.place),
  contactNo: text(LIMITS.phone).refine((typed) => (typed.match(/\d/g) ?? []).length >= 5, says('phone')),
  hrNotes: optionalText(LIMITS.note),
  version: z.number().int().optional(),
});
export type InterviewForm = z.output<typeof InterviewForm>;

export const InterviewReschedule = InterviewForm.omit({ applicationId: true }).extend({ applicationId: Id.optional() });
export type InterviewReschedule = z.output<typeof InterviewReschedule>;

/**
 * What this caller may do with an interview now: each is true exactly when its
 * call is let through by the rules that guard it. Nothing is promised: what
 * somebody else does meanwhile can still refuse it.
 */
export const InterviewMay = z.object({
  /** `answerInterview`: the candidate confirms, or asks for another time, until it begins. */
  answer: z.boolean(),
  /** `rescheduleInterview`: another time or place. */
  reschedule: z.boolean(),
  /** `cancelInterview`. */
  cancel: z.boolean(),
  /** `setInterviewResult`: a result that it does not have yet. */
  setResult: z.boolean(),
});
export type InterviewMay = z.infer<typeof InterviewMay>;

/**
 * An interview. For the candidate `currentCompany` is the hiring company,
 * `role` the job's title, `contact` the contact number, `description` the notes.
 */
export const Interview = z.object({
  _id: Id,
  applicationId: Id,
  scheduleId: z.string(),
  jobTitle: z.string(),
  jobId: z.string(),
  role: z.string(),
  currentCompany: z.string(),
  /** The company of the recruiter who posted the job, where it is another; empty when they name none. Absent for their own. */
  postedByCompany: z.string().optional(),
  companyLogo: z.string().optional(),
  interviewDateTime: Instant,
  location: z.string(),
  contact: z.string(),
  contactNo: z.string(),
  description: z.string(),
  hrNotes: z.string(),
  scheduledBy: z.string(),
  /** Present while an administrator has the job taken down. */
  takenDown: z.literal(true).optional(),
  status: z.enum(INTERVIEW_STATUSES),
  rescheduled: z.boolean(),
  /** What the candidate said to this time; it goes when the interview is moved. */
  answer: z.enum(INTERVIEW_ANSWERS).optional(),
  answerMessage: z.string().optional(),
  /** Other times that the candidate could come, soonest first. */
  wishes: z.array(Instant).optional(),
  answeredAt: Instant.optional(),
  cancelReason: z.string().optional(),
  /** The candidate did not come. */
  noShow: z.literal(true).optional(),
  /** For the recruiter and administrators. */
  recruiterId: Id.optional(),
  candidateId: z.string().optional(),
  candidateName: z.string().optional(),
  /** The candidate's record; `candidateId` is the readable code. */
  candidateRecord: Id.optional(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.number(),
  may: InterviewMay,
});
export type Interview = z.infer<typeof Interview>;

export const InterviewQuery = z.object({
  status: several(z.enum(INTERVIEW_STATUSES)),
  /** Days in Asia/Kolkata, both of them included. */
  from: Day.optional(),
  to: Day.optional(),
  ...Paging,
});
export type InterviewQuery = z.output<typeof InterviewQuery>;

/** The interview calls answer `{ success, data, message }`. */
export const InterviewAnswered = z.object({
  success: z.boolean(),
  data: Interview,
  message: z.string(),
  /** Until when the recruiter can undo it. */
  undoUntil: Instant.optional(),
  /** When the candidate is mailed about it, where that is later: one recruiter may write only so often to one person. */
  mailAt: Instant.optional(),
});
export type InterviewAnswered = z.infer<typeof InterviewAnswered>;
export const InterviewList = z.object({ success: z.boolean(), data: z.array(Interview), message: z.string() });

/**
 * What came of an interview. `Rejected` rejects the application; `Selected` leaves it as it is.
 * `Rejected` with the reason `noShow`: the candidate did not come.
 */
export const InterviewResult = z.object({
  status: z.enum(['Selected', 'Rejected'], says('choose')),
  reason: optionalText(LIMITS.reason),
});
export type InterviewResult = z.output<typeof InterviewResult>;

export const ConflictQuery = z.object({ at: InterviewTime, applicationId: Id });
export type ConflictQuery = z.output<typeof ConflictQuery>;

/**
 * Something else within the hour of a planned interview. One's own names the
 * job and the candidate; of others' only that the candidate is busy.
 */
export const Conflict = z.object({
  who: z.enum(['recruiter', 'candidate']),
  applicationId: Id.optional(),
  jobTitle: z.string().optional(),
  candidateName: z.string().optional(),
  interviewDateTime: Instant.optional(),
});
export type Conflict = z.infer<typeof Conflict>;

/**
 * The candidate's answer to an interview that is ahead: they come, or they ask
 * for another time, with up to three times that suit them.
 */
export const InterviewReply = z.object({
  answer: z.enum(INTERVIEW_ANSWERS),
  message: optionalText(LIMITS.note),
  wishes: z
    .array(InterviewTime)
    .max(LIMITS.wishes, says({ code: 'wishesTooMany', params: { most: LIMITS.wishes } }))
    .optional()
    .default([]),
  /** The version that was on screen; `If-Match` says it as well. */
  version: z.number().int().optional(),
});
export type InterviewReply = z.output<typeof InterviewReply>;

export const InterviewCancellation = z.object({ reason: optionalText(LIMITS.reason) });
