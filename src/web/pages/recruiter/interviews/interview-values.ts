import type { Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { type PlannedTime, plannedAt, plannedTimeProblems } from '#web/features/hiring/planned-time.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

export type Interview = CallOutput<'getInterview'>['data'];

/** Of whom and for what an interview is: the part of an application that its dialog needs. */
export type Interviewed = Pick<Application, '_id' | 'fullName' | 'jobTitle' | 'candidateId' | 'candidateCode'> &
  Partial<Pick<Application, 'companyName'>>;

/** The fields of the interview dialog that are typed. */
export interface InterviewValues extends PlannedTime {
  location: string;
  scheduledBy: string;
  contactNo: string;
  hrNotes: string;
}

/** In the order in which they stand. */
export const INTERVIEW_FIELDS = ['date', 'time', 'location', 'scheduledBy', 'contactNo', 'hrNotes'] as const;

/** What the server calls otherwise. */
export const RENAMED = { interviewDateTime: 'date' } as const;

/** Where an interview is, and how to reach who holds it. */
export type Venue = Pick<Interview, 'location' | 'contactNo'>;

/** The form at first: as the interview stands, or who I am, with the place and number of the one before. */
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

/** What is sent, for the application and under the number that the dialog shows. */
export const bodyOf = (
  { date, time, ...typed }: InterviewValues,
  { applicationId, scheduleId }: { applicationId: string; scheduleId: string },
) => ({ ...typed, applicationId, scheduleId, interviewDateTime: `${date}T${time}` });

/** What the dialog is checked by: the rules of the call that it makes. */
export const interviewResolver = (of: Parameters<typeof bodyOf>[1]): Resolver<InterviewValues> =>
  contractResolver({
    schema: async () => (await import('#contract/interviews.ts')).InterviewForm.omit({ interviewDateTime: true }),
    bodyOf: (values) => bodyOf(values, of),
    fields: INTERVIEW_FIELDS,
    also: (values) => plannedTimeProblems(values, new Date()),
  });
