import type { Deps } from '#server/deps.ts';
import type { NewNotice } from '#server/modules/notices/public.ts';
import type { InterviewRecord } from '../interviews/interview-changes.store.ts';
import type { Now } from './answer-mails.ts';
import type { HeldAnswer } from './held-answers.store.ts';

/**
 * Builds the candidate's in-app notices of an answer, beside its emails: the difference from what they have seen so
 * far.
 */
export function answerNotices(
  { now }: Pick<Deps, 'now'>,
  { before }: HeldAnswer,
  { application, interviews, offers }: Now,
): NewNotice[] {
  const { id: applicationId, candidateId: to, jobId, jobTitle, companyName, status } = application;
  if (!to) return [];
  const about = { to, jobId, applicationId, at: now() };
  const says = { jobTitle, companyName };
  const told: NewNotice[] = [];
  for (const interview of interviews) {
    const was = before.interviews.find(({ id }) => id === interview.id);
    const news = was?.version === interview.version ? undefined : interviewNews(interview, was, says);
    if (news) told.push({ ...about, ...news, recordId: interview.id });
  }
  for (const { id: recordId, title, companyName: of, expiresOn: lastDay, ...offer } of offers) {
    const was = before.offers.find(({ id }) => id === recordId);
    const named = { jobTitle: title, companyName: of };
    if (!was && offer.status === 'Pending')
      told.push({ ...about, kind: 'offer_made', says: { ...named, lastDay }, recordId });
    // An offer withdrawn with a rejection is covered by the rejection.
    if (was?.status === 'Pending' && offer.status === 'Withdrawn' && status !== 'rejected')
      told.push({ ...about, kind: 'offer_withdrawn', says: named, recordId });
  }
  if (status === before.application.status) return told;
  // After a missed interview, its own notice also tells of the rejection.
  if (status === 'rejected' && !told.some(({ kind }) => kind === 'interview_missed'))
    told.push({ ...about, kind: 'application_rejected', says });
  // After an interview other notices have been sent.
  const wasInInterview = before.application.status.startsWith('interview_');
  if (status === 'accepted' && !wasInInterview && told.length === 0)
    told.push({ ...about, kind: 'application_accepted', says });
  return told;
}

/** Names the place where the time stays the same: that may be what has changed. */
const movedFrom = (wasAt: Date, { startsAt, location }: Pick<InterviewRecord, 'startsAt' | 'location'>) => ({
  wasAt: wasAt.toISOString(),
  place: wasAt.getTime() === startsAt.getTime() ? location : '',
});

const interviewNews = (
  { status, startsAt, location, noShow }: InterviewRecord,
  was: HeldAnswer['before']['interviews'][number] | undefined,
  job: { jobTitle: string; companyName: string },
) => {
  const says = { ...job, startsAt: startsAt.toISOString() };
  switch (status) {
    case 'Selected':
      return was?.status === status ? undefined : ({ kind: 'interview_passed', says: job } as const);
    case 'Rejected':
      // Any other rejection has its own notice.
      return noShow && was?.status !== status ? ({ kind: 'interview_missed', says: job } as const) : undefined;
    case 'Cancelled':
      // A candidate who was never invited needs no cancellation.
      return was ? ({ kind: 'interview_cancelled', says } as const) : undefined;
    default:
      return was
        ? ({
            kind: 'interview_moved',
            says: { ...says, ...movedFrom(new Date(was.starts_at), { startsAt, location }) },
          } as const)
        : ({ kind: 'interview_scheduled', says } as const);
  }
};
