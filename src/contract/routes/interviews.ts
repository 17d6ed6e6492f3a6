import { longList, type Route, signedIn } from './route.ts';

export const interviewRoutes = {
  listInterviews: { method: 'GET', path: '/api/interviews', who: signedIn, paged: longList },
  getInterview: { method: 'GET', path: '/api/interviews/:applicationId', who: signedIn },
  scheduleInterview: {
    method: 'POST',
    path: '/api/interviews/schedule',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
    touches: ['applications'],
  },
  rescheduleInterview: {
    method: 'PUT',
    path: '/api/interviews/reschedule/:applicationId',
    who: ['recruiter'],
    body: ['json'],
    versioned: true,
    touches: ['applications'],
  },
  answerInterview: {
    method: 'PUT',
    path: '/api/interviews/:applicationId/answer',
    who: ['candidate'],
    body: ['json'],
    versioned: true,
    touches: ['applications'],
  },
  interviewCalendar: {
    method: 'GET',
    path: '/api/interviews/:applicationId/calendar',
    who: ['candidate', 'recruiter'],
    answersFile: true,
  },
  cancelInterview: {
    method: 'DELETE',
    path: '/api/interviews/:applicationId',
    who: ['recruiter'],
    body: ['json'],
    versioned: true,
    touches: ['applications'],
  },
  setInterviewResult: {
    method: 'PUT',
    path: '/api/interviews/:applicationId/status',
    who: ['recruiter'],
    body: ['json'],
    versioned: true,
    touches: ['applications'],
  },
  interviewConflicts: { method: 'GET', path: '/api/interviews/conflicts', who: ['recruiter'] },
} as const satisfies Record<string, Route>;
