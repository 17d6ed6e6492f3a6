import { z } from 'zod';
import {
  Conflict,
  ConflictQuery,
  InterviewAnswered,
  InterviewCancellation,
  InterviewForm,
  InterviewList,
  InterviewQuery,
  InterviewReply,
  InterviewReschedule,
  InterviewResult,
} from '#contract/interviews.ts';
import type { interviewRoutes } from '#contract/routes/interviews.ts';
import { Id } from '#contract/values.ts';
import type { Shapes } from './shapes.ts';

const byApplication = z.object({ applicationId: Id });

export const interviewApi = {
  listInterviews: { summary: 'List the interviews you may see', query: InterviewQuery, output: InterviewList },
  getInterview: { summary: 'Get the interview of an application', params: byApplication, output: InterviewAnswered },
  scheduleInterview: { summary: 'Schedule an interview', body: InterviewForm, output: InterviewAnswered },
  rescheduleInterview: {
    summary: 'Reschedule an interview',
    params: byApplication,
    body: InterviewReschedule,
    output: InterviewAnswered,
  },
  answerInterview: {
    summary: 'Confirm an interview or ask for another time',
    params: byApplication,
    body: InterviewReply,
    output: InterviewAnswered,
  },
  interviewCalendar: {
    summary: 'Get the interview of an application as a calendar file',
    params: byApplication,
    output: z.unknown(),
  },
  cancelInterview: {
    summary: 'Cancel an interview',
    params: byApplication,
    body: InterviewCancellation,
    output: InterviewAnswered,
  },
  setInterviewResult: {
    summary: 'Record the result of an interview',
    params: byApplication,
    body: InterviewResult,
    output: InterviewAnswered,
  },
  interviewConflicts: {
    summary: 'List other interviews of the recruiter or the candidate at that time',
    query: ConflictQuery,
    output: z.array(Conflict),
  },
} as const satisfies Record<keyof typeof interviewRoutes, Shapes>;
