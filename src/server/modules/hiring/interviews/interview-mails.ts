import type { QueueJobs } from '#server/database/queue.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { cancelReasonText } from './cancel-reason.ts';
import { cancellationText, entryText, invitationText } from './interview-calendar.ts';
import type { InterviewRecord } from './interview-changes.store.ts';
import { timeInIndia } from './interview-time.ts';

type Mail = QueueJobs['mail'];

export interface InterviewNews {
  publicUrl: string;
  interview: InterviewRecord;
  jobTitle: string;
  companyName: string;
  postedByCompany: string | null;
  candidate: { name: string; email: string };
  recruiter: { name: string; email: string };
  at: Date;
}

const invitationOf = (news: InterviewNews) => ({ ...news, organizer: news.recruiter, attendee: news.candidate });

const aboutOf = ({ publicUrl, interview, jobTitle, companyName, postedByCompany, candidate }: InterviewNews) => ({
  publicUrl,
  jobTitle,
  companyName,
  postedByCompany,
  candidateName: candidate.name,
  when: timeInIndia(interview.startsAt),
});

const invitationValues = (news: InterviewNews) => {
  const { location, contactNo, scheduledBy, hrNotes } = news.interview;
  const calendar = invitationText(invitationOf(news));
  return { to: news.candidate.email, ...aboutOf(news), location, contactNo, scheduledBy, hrNotes, calendar };
};

export const scheduledMail = (news: InterviewNews): Mail => mailOf('interviewScheduled', invitationValues(news));

export const rescheduledMail = (news: InterviewNews): Mail => mailOf('interviewMoved', invitationValues(news));

export const cancelledMail = (news: InterviewNews, { byCandidate }: { byCandidate: boolean }): Mail =>
  mailOf('interviewCancelled', {
    to: news.candidate.email,
    ...aboutOf(news),
    byCandidate,
    reason: cancelReasonText(news.interview.cancelReason),
    calendar: cancellationText(invitationOf(news)),
  });

export const resultMail = (news: InterviewNews, result: { selected: boolean; reason: string }): Mail =>
  mailOf('interviewResult', { to: news.candidate.email, ...aboutOf(news), ...result });

export const answeredMail = (news: InterviewNews): Mail => {
  const { answer, answerMessage, answerWishes, applicationId } = news.interview;
  const values = { to: news.recruiter.email, ...aboutOf(news), applicationId, message: answerMessage };
  if (answer === 'confirmed')
    return mailOf('interviewConfirmed', { ...values, calendar: entryText({ ...news, organizer: news.recruiter }) });
  const suggested = (answerWishes ?? []).map((wish) => timeInIndia(new Date(wish)));
  return mailOf('anotherTimeRequested', { ...values, suggested });
};
