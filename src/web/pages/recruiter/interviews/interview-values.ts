import type { Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { type PlannedTime, plannedAt, plannedTimeProblems } from '#web/features/hiring/planned-time.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { mergeVersions, type Versions } from '#web/lib/merge-versions.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

export type Interview = CallOutput<'getInterview'>['data'];

/** The part of an application that the interview dialog needs. */
export type Interviewed = Pick<Application, '_id' | 'fullName' | 'jobTitle' | 'candidateId' | 'candidateCode'> &
  Partial<Pick<Application, 'companyName'>>;

/** The typed fields of the interview dialog. */
export interface InterviewValues extends PlannedTime {
  location: string;
  scheduledBy: string;
  contactNo: string;
  hrNotes: string;
}

/** In display order. */
export const INTERVIEW_FIELDS = ['date', 'time', 'location', 'scheduledBy', 'contactNo', 'hrNotes'] as const;

/** Maps the server's field names to the form's. */
export const RENAMED = { interviewDateTime: 'date' } as const;

/** Place of an interview, and the contact's phone number. */
export type Venue = Pick<Interview, 'location' | 'contactNo'>;

/**
 * Initial values: the existing interview's, or the recruiter's name with the place and phone number of the previous
 * one.
 */
export const valuesOf = (
  interview: Interview | undefined,
  account: RecruiterAccount,
  before?: Venue,
): InterviewValues => {
  if (!interview) {
    const { location = '', contactNo = account.phone ?? '' } = before ?? {};
    const scheduledBy = `${account.firstName} ${account.lastName ?? ''}`.trim();
    return { date: '', time: '', location, scheduledBy, contactNo, hrNotes: '' };
  }
  return {
    ...plannedAt(interview.interviewDateTime),
    location: interview.location,
    scheduledBy: interview.scheduledBy,
    contactNo: interview.contactNo,
    hrNotes: interview.hrNotes,
  };
};

/** Whether nothing was changed. */
export const sameInterview = (one: InterviewValues, other: InterviewValues): boolean =>
  INTERVIEW_FIELDS.every((name) => one[name].trim() === other[name].trim());

/** Keeps what was typed over a newer version. Date and time stay together: mixed, they are nobody's. */
export const mergeInterviews = ({ before, preferred, other }: Versions<InterviewValues>): InterviewValues => {
  const { date, time } = preferred.date !== before.date || preferred.time !== before.time ? preferred : other;
  // Interfaces have no index signature until they are spread.
  return { ...mergeVersions({ before: { ...before }, preferred: { ...preferred }, other: { ...other } }), date, time };
};

/** The request body, for the application and the id that the dialog shows. */
export const bodyOf = (
  { date, time, ...typed }: InterviewValues,
  { applicationId, scheduleId }: { applicationId: string; scheduleId: string },
) => ({ ...typed, applicationId, scheduleId, interviewDateTime: `${date}T${time}` });

/** Validates the dialog with the rules of the call it makes. */
export const interviewResolver = (of: Parameters<typeof bodyOf>[1]): Resolver<InterviewValues> =>
  contractResolver({
    schema: async () => (await import('#contract/interviews.ts')).InterviewForm.omit({ interviewDateTime: true }),
    bodyOf: (values) => bodyOf(values, of),
    fields: INTERVIEW_FIELDS,
    also: (values) => plannedTimeProblems(values, new Date()),
  });
