import { type InterviewMay, InterviewResult } from '#contract/interviews.ts';
import { interviewRoutes } from '#contract/routes/interviews.ts';
import type { InterviewStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import { type ApplicationState, getsThrough, stepRefusal } from '../applications/application-policy.ts';
import { answerRefusal, isLive } from './interview-policy.ts';

const RESULTS = InterviewResult.shape.status.options;

/** What this caller may do with an interview now, by the policies that guard the calls. */
export const interviewMay = (
  { kind }: Member,
  application: ApplicationState,
  interview: { status: InterviewStatus; startsAt: Date },
  now: Date,
): InterviewMay => {
  const stands = isLive(interview.status);
  const takes = (result: (typeof RESULTS)[number]): boolean => {
    if (result === interview.status) return false;
    const refusal = result === 'Rejected' ? stepRefusal(application, 'rejected', 'fail interview') : undefined;
    return getsThrough(kind, interviewRoutes.setInterviewResult, application, refusal);
  };
  return {
    answer: getsThrough(kind, interviewRoutes.answerInterview, application, answerRefusal(interview, now)),
    reschedule:
      stands &&
      getsThrough(
        kind,
        interviewRoutes.rescheduleInterview,
        application,
        stepRefusal(application, 'interview_rescheduled', 'reschedule'),
      ),
    cancel:
      stands &&
      getsThrough(
        kind,
        interviewRoutes.cancelInterview,
        application,
        stepRefusal(application, 'accepted', 'cancel interview'),
      ),
    setResult: stands && RESULTS.some(takes),
  };
};
