import type { CallOutput } from '#contract/api.ts';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { ruleTexts } from '#texts/rules.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

export type Interview = CallOutput<'getInterview'>['data'];

/** Of whom and for what an interview is: the part of an application that its dialog needs. */
export type Interviewed = Pick<Application, '_id' | 'fullName' | 'jobTitle' | 'candidateCode'>;

/** The fields of the interview dialog that are typed. */
export interface InterviewValues {
  /** `YYYY-MM-DD` and `HH:MM`, both of Asia/Kolkata. */
  date: string;
  time: string;
  location: string;
  scheduledBy: string;
  contactNo: string;
  hrNotes: string;
}

/** In the order in which they stand. */
export const INTERVIEW_FIELDS = ['date', 'time', 'location', 'scheduledBy', 'contactNo', 'hrNotes'] as const;

/** What the server calls otherwise. */
export const RENAMED = { interviewDateTime: 'date' } as const;

/** The time of day in Asia/Kolkata, as a time field wants it. */
const timeInIndia = (instant: Date): string => new Date(instant.getTime() + 330 * 60_000).toISOString().slice(11, 16);

/** The form at first: as the interview stands, or who I am and how to reach me. */
export const valuesOf = (interview: Interview | undefined, account: RecruiterAccount): InterviewValues => {
  if (!interview) {
    const name = `${account.firstName} ${account.lastName ?? ''}`.trim();
    return { date: '', time: '', location: '', scheduledBy: name, contactNo: account.phone ?? '', hrNotes: '' };
  }
  return {
    ...plannedAt(interview.interviewDateTime),
    location: interview.location,
    scheduledBy: interview.scheduledBy,
    contactNo: interview.contactNo,
    hrNotes: interview.hrNotes,
  };
};

/** The day and the time of day in Asia/Kolkata, as the two fields want them. */
export const plannedAt = (instant: string): Pick<InterviewValues, 'date' | 'time'> => {
  const at = new Date(instant);
  return { date: dayInIndia(at), time: timeInIndia(at) };
};

/** Whether nothing was changed. */
export const sameInterview = (one: InterviewValues, other: InterviewValues): boolean =>
  INTERVIEW_FIELDS.every((name) => one[name].trim() === other[name].trim());

const LONGEST: Readonly<Record<keyof InterviewValues, number>> = {
  date: 10,
  time: 5,
  location: LIMITS.place,
  scheduledBy: LIMITS.name * 2,
  contactNo: LIMITS.phone,
  hrNotes: LIMITS.note,
};

/** The sentence for a field, or nothing when it is fine. `now` decides what lies in the past. */
export const interviewProblem = (
  name: keyof InterviewValues,
  values: InterviewValues,
  now: Date,
): string | undefined => {
  const value = values[name].trim();
  if (value === '') return name === 'hrNotes' ? undefined : ruleTexts.required;
  if (value.length > LONGEST[name]) return ruleTexts.tooLong;
  if (name === 'date' && !isDay(value)) return ruleTexts.dayInvalid;
  if (name === 'date' && value < dayInIndia(now)) return ruleTexts.inPast;
  const today = values.date === dayInIndia(now);
  if (name === 'time' && today && value <= timeInIndia(now)) return ruleTexts.inPast;
  return undefined;
};
