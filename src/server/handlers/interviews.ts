import type { interviewRoutes } from '#contract/routes/interviews.ts';
import { ok } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { answerInterview } from '#server/modules/hiring/interviews/answer-interview.ts';
import { cancelInterview } from '#server/modules/hiring/interviews/cancel-interview.ts';
import { findConflicts } from '#server/modules/hiring/interviews/find-conflicts.ts';
import { readCalendar } from '#server/modules/hiring/interviews/read-calendar.ts';
import { getInterview, listInterviews } from '#server/modules/hiring/interviews/read-interviews.ts';
import { rescheduleInterview } from '#server/modules/hiring/interviews/reschedule-interview.ts';
import { scheduleInterview } from '#server/modules/hiring/interviews/schedule-interview.ts';
import { setInterviewResult } from '#server/modules/hiring/interviews/set-interview-result.ts';
import { answerTexts } from '#texts/answers.ts';

export const interviewHandlers: Handlers<typeof interviewRoutes> = {
  listInterviews: async ({ query }, { caller, deps }) => {
    const { items, total } = await listInterviews(deps, caller, query);
    return { body: { success: true, data: items, message: answerTexts.interviewsFound }, total };
  },
  getInterview: async ({ params }, { caller, deps }) => ok(await getInterview(deps, caller, params.applicationId)),
  scheduleInterview: async ({ body }, { caller, deps }) => ok(await scheduleInterview(deps, caller, body)),
  rescheduleInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await rescheduleInterview(deps, caller, { ...body, applicationId, ifMatch: meta.ifMatch })),
  answerInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await answerInterview(deps, caller, { ...body, applicationId, ifMatch: meta.ifMatch })),
  interviewCalendar: ({ params }, { caller, deps }) => readCalendar(deps, caller, params.applicationId),
  cancelInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await cancelInterview(deps, caller, { applicationId, reason: body.reason, ifMatch: meta.ifMatch })),
  setInterviewResult: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setInterviewResult(deps, caller, { ...params, ...body, ifMatch: meta.ifMatch })),
  interviewConflicts: async ({ query }, { caller, deps }) => ok(await findConflicts(deps, caller, query)),
};
