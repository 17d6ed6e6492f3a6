import { isCalledOff } from '#contract/interview-rules.ts';
import type { Language } from '#contract/languages.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { type Cancellation, mailOf } from '#server/modules/mail/public.ts';
import { cancelReasonText } from './cancel-reason.ts';
import { cancellationText, entryText, invitationText } from './interview-calendar.ts';
import type { InterviewRecord } from './interview-changes.store.ts';

type Mail = QueueJobs['mail'];

export interface InterviewNews {
  publicUrl: string;
  interview: InterviewRecord;
  jobTitle: string;
  companyName: string;
  postedByCompany: string | null;
  candidate: { name: string; email: string };
  recruiter: { id: string; name: string; email: string };
  at: Date;
}

const invitationOf = (news: InterviewNews) => ({ ...news, organizer: news.recruiter, attendee: news.candidate });

const aboutOf = ({ publicUrl, interview, jobTitle, companyName, postedByCompany, candidate }: InterviewNews) => ({
  publicUrl,
  jobTitle,
  companyName,
  postedByCompany,
  candidateName: candidate.name,
  startsAt: interview.startsAt,
});

const invitationValues = (news: InterviewNews) => {
  const { location, contactNo, scheduledBy, hrNotes } = news.interview;
  const calendar = () => invitationText(invitationOf(news));
  return {
    to: news.candidate.email,
    answersTo: news.recruiter.id,
    ...aboutOf(news),
    location,
    contactNo,
    scheduledBy,
    hrNotes,
    calendar,
  };
};

export const scheduledMail = (news: InterviewNews): Mail => mailOf('interviewScheduled', invitationValues(news));

/** @param wasAt when the interview was before */
export const rescheduledMail = (news: InterviewNews, wasAt: Date): Mail => {
  const time = wasAt.getTime() === news.interview.startsAt.getTime() ? 'same' : 'new';
  return mailOf('interviewMoved', { ...invitationValues(news), time });
};

/** Returns what removes the interview from the candidate's calendar. */
export const cancellationOf = (news: InterviewNews): string => cancellationText(invitationOf(news));

export const cancelledMail = (
  news: InterviewNews,
  because: Cancellation,
  { offer, language }: { offer?: 'open' | 'accepted' | undefined; language?: Language } = {},
): Mail =>
  mailOf('interviewCancelled', {
    to: news.candidate.email,
    ...(language && { language }),
    ...(because === 'recruiter' && { answersTo: news.recruiter.id }),
    ...aboutOf(news),
    applicationId: news.interview.applicationId,
    because,
    ...(offer && { offer }),
    reason: cancelReasonText(news.interview.cancelReason),
    calendar: () => cancellationOf(news),
  });

export const resultMail = (
  news: InterviewNews,
  result: { selected: boolean; noShow: boolean; removed: boolean; reason: string; offerWithdrawn: boolean },
): Mail =>
  mailOf('interviewResult', {
    to: news.candidate.email,
    answersTo: news.recruiter.id,
    ...aboutOf(news),
    applicationId: news.interview.applicationId,
    ...result,
    ...(isCalledOff(news.interview.status, news.interview.startsAt, news.interview.updatedAt) && {
      calledOff: () => cancellationText(invitationOf(news)),
    }),
  });

/** Email to the recruiter. @param candidateId the candidate who answered */
export const answeredMail = (
  news: InterviewNews,
  { candidateId, answerUndone }: { candidateId: string; answerUndone?: boolean | undefined },
): Mail => {
  const { answer, answerMessage, answerWishes, applicationId } = news.interview;
  const values = {
    to: news.recruiter.email,
    answersTo: candidateId,
    ...aboutOf(news),
    applicationId,
    message: answerMessage,
    answerUndone,
  };
  if (answer === 'confirmed')
    return mailOf('interviewConfirmed', {
      ...values,
      calendar: () => entryText({ ...news, organizer: news.recruiter }),
    });
  const suggested = (answerWishes ?? []).map((wish) => new Date(wish));
  return mailOf('anotherTimeRequested', { ...values, suggested });
};
