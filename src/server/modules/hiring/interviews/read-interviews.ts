import {
  type Interview,
  type InterviewAnswered,
  type InterviewMay,
  type InterviewQuery,
  InterviewResult,
} from '#contract/interviews.ts';
import { interviewRoutes } from '#contract/routes/interviews.ts';
import { type InterviewStatus, isShutOut } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import { isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import {
  type ApplicationState,
  getsThrough,
  mayRecruiterSeeContact,
  stepRefusal,
} from '../applications/application-policy.ts';
import { cancelReasonText } from './cancel-reason.ts';
import { answerRefusal, isLive, resultRefusal } from './interview-policy.ts';
import { findInterview, findInterviews, findLatest, type InterviewRow } from './interviews.store.ts';

/** Lists the caller's interviews: a candidate's next one first, otherwise latest first. */
export async function listInterviews(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  query: InterviewQuery,
): Promise<Page<Interview>> {
  const at = now();
  const { items, total } = await findInterviews(db, caller, query, at);
  return { items: items.map((row) => interviewView(caller, row, at)), total };
}

/** Returns the newest interview of an application, cancelled or not. */
export async function getInterview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  applicationId: string,
): Promise<InterviewAnswered> {
  const data = (await latestInterviews(db, caller, [applicationId], now())).get(applicationId);
  if (!data) throw new Problem('NOT_FOUND');
  return { success: true, data, message: answerTexts.interviewFound };
}

/**
 * Returns one interview as the caller reads it.
 *
 * @throws Problem NOT_FOUND when the caller may not see it
 */
export async function readInterview(executor: Executor, caller: Member, id: string, now: Date): Promise<Interview> {
  const row = await findInterview(executor, caller, id);
  if (!row) throw new Problem('NOT_FOUND');
  return interviewView(caller, row, now);
}

/** Returns the newest interview of each of these applications as the caller reads it, by application id. */
export async function latestInterviews(
  executor: Executor,
  caller: Member,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Interview>> {
  const rows = await findLatest(executor, caller, applicationIds);
  return new Map(rows.map((row) => [row.interview.applicationId, interviewView(caller, row, now)]));
}

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
    return getsThrough(
      kind,
      interviewRoutes.setInterviewResult,
      application,
      resultRefusal(application, result) ?? refusal,
    );
  };
  return {
    answer: getsThrough(
      kind,
      interviewRoutes.answerInterview,
      application,
      answerRefusal({ ...interview, takenDown: application.takenDown }, now),
    ),
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
    select: stands && takes('Selected'),
  };
};

const NOTHING_ARRANGED = { location: '', contactNo: '', hrNotes: '' };

/**
 * Returns an interview as this caller reads it. The duplicate names serve the two screens: the candidate's reads
 * contact and description, the recruiter's contactNo and hrNotes.
 */
const interviewView = (caller: Member, row: InterviewRow, now: Date): Interview => {
  const { interview, logo } = row;
  // Whoever made the appointment may be a fraud: the candidate should neither go there nor call.
  const arranged = isCandidate(caller) && row.takenDown ? NOTHING_ARRANGED : interview;
  const forTheirSide = {
    ...(interview.recruiterId && { recruiterId: interview.recruiterId }),
    ...(row.candidateCode && { candidateId: row.candidateCode }),
    ...(row.application.candidateId && { candidateRecord: row.application.candidateId }),
    candidateName: row.candidateName ?? '',
    ...(row.hired && { hired: true as const }),
    ...(isRecruiter(caller) &&
      mayRecruiterSeeContact(row.application.status) &&
      row.candidateStatus &&
      isShutOut(row.candidateStatus) && { cannotSignIn: true as const }),
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
    location: arranged.location,
    contact: arranged.contactNo,
    contactNo: arranged.contactNo,
    description: arranged.hrNotes,
    hrNotes: arranged.hrNotes,
    scheduledBy: interview.scheduledBy,
    ...(row.takenDown ? { takenDown: true as const } : row.jobClosed && { jobClosed: true as const }),
    ...(row.jobRemoved && { jobRemoved: true as const }),
    ...(isCandidate(caller) && !row.takenDown && !row.jobDeletedAt && { jobToRead: row.jobCode }),
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
    may: interviewMay(caller, { ...row.application, takenDown: row.takenDown, hired: row.hired }, interview, now),
  };
};
