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
  listInterviews: { summary: 'The interviews that concern the caller', query: InterviewQuery, output: InterviewList },
  getInterview: { summary: 'The interview of an application', params: byApplication, output: InterviewAnswered },
  scheduleInterview: { summary: 'Schedules an interview', body: InterviewForm, output: InterviewAnswered },
  rescheduleInterview: {
    summary: 'Moves an interview',
    params: byApplication,
    body: InterviewReschedule,
    output: InterviewAnswered,
  },
  answerInterview: {
    summary: 'Confirms an interview or asks for another time',
    params: byApplication,
    body: InterviewReply,
    output: InterviewAnswered,
  },
  interviewCalendar: {
    summary: 'The interview of an application for a calendar',
    params: byApplication,
    output: z.unknown(),
  },
  cancelInterview: {
    summary: 'Cancels an interview',
    params: byApplication,
    body: InterviewCancellation,
    output: InterviewAnswered,
  },
  setInterviewResult: {
    summary: 'Says what came of an interview',
    params: byApplication,
    body: InterviewResult,
    output: InterviewAnswered,
  },
  interviewConflicts: {
    summary: 'What else is at that time, for the recruiter or the candidate',
    query: ConflictQuery,
    output: z.array(Conflict),
  },
} as const satisfies Record<keyof typeof interviewRoutes, Shapes>;
