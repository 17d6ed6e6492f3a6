import type { Interview } from '#contract/interviews.ts';
import { type InterviewMay, InterviewResult } from '#contract/interviews.ts';
import { interviewRoutes } from '#contract/routes/interviews.ts';
import type { InterviewStatus } from '#contract/vocabularies.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import { type ApplicationState, getsThrough, stepRefusal } from '../applications/application-policy.ts';
import { cancelReasonText } from './cancel-reason.ts';
import { answerRefusal, isLive } from './interview-policy.ts';
import type { InterviewRow } from './interviews.store.ts';

const RESULTS = InterviewResult.shape.status.options;

/** Returns what this caller may do with an interview now, by the policies that guard the calls. */
const interviewMay = (
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

/**
 * Returns an interview as this caller reads it. The duplicate names serve the two screens: the candidate's reads
 * contact and description, the recruiter's contactNo and hrNotes.
 */
export const interviewView = (caller: Member, row: InterviewRow, now: Date): Interview => {
  const { interview, logo } = row;
  const forTheirSide = {
    ...(interview.recruiterId && { recruiterId: interview.recruiterId }),
    ...(row.candidateCode && { candidateId: row.candidateCode }),
    ...(row.application.candidateId && { candidateRecord: row.application.candidateId }),
    candidateName: row.candidateName ?? '',
  };
  return {
    _id: interview.id,
    applicationId: interview.applicationId,
    scheduleId: interview.scheduleId,
    jobTitle: row.jobTitle,
    jobId: row.jobCode,
    role: row.jobTitle,
    currentCompany: row.companyName,
    ...(row.postedByCompany !== null && { postedByCompany: row.postedByCompany }),
    ...(logo && { companyLogo: publicFilePath(logo) }),
    interviewDateTime: interview.startsAt.toISOString(),
    location: interview.location,
    contact: interview.contactNo,
    contactNo: interview.contactNo,
    description: interview.hrNotes,
    hrNotes: interview.hrNotes,
    scheduledBy: interview.scheduledBy,
    ...(row.takenDown && { takenDown: true }),
    status: interview.status,
    rescheduled: interview.rescheduled,
    ...(interview.answer && { answer: interview.answer }),
    ...(interview.answerMessage && { answerMessage: interview.answerMessage }),
    ...(interview.answerWishes && interview.answerWishes.length > 0 && { wishes: [...interview.answerWishes] }),
    ...(interview.answeredAt && { answeredAt: interview.answeredAt.toISOString() }),
    ...(interview.cancelReason && { cancelReason: cancelReasonText(interview.cancelReason) ?? '' }),
    ...(interview.noShow && { noShow: true }),
    ...(!isCandidate(caller) && forTheirSide),
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
    version: interview.version,
    may: interviewMay(caller, { ...row.application, takenDown: row.takenDown }, interview, now),
  };
};
