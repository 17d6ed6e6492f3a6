import { daysUntil } from '#contract/answer-promise.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { isDecision, mailOf } from '#server/modules/mail/public.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import type { InterviewRecord } from '../interviews/interview-changes.store.ts';
import {
  cancelledMail,
  type InterviewNews,
  rescheduledMail,
  resultMail,
  scheduledMail,
} from '../interviews/interview-mails.ts';
import { newsOf } from '../interviews/interview-news.ts';
import type { HeldAnswer, offersOf } from './held-answers.store.ts';

type Mail = QueueJobs['mail'];

/** State of the application when an answer is released. */
export interface Now {
  application: LockedApplication;
  interviews: readonly InterviewRecord[];
  offers: Awaited<ReturnType<typeof offersOf>>;
}

/**
 * Builds the emails to the candidate about an answer: the difference from what they have seen so far. Steps undone
 * meanwhile, such as an interview scheduled and cancelled, are left out.
 */
export async function answerMails(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  { before, words: { reason = '', reasonCode, message = '' } }: HeldAnswer,
  { application, interviews, offers }: Now,
): Promise<Mail[]> {
  const { candidateEmail: to, status } = application;
  if (!to) return [];
  const mails: (Mail | undefined)[] = [];
  const withdrawn = offers.filter(
    ({ id, status: now }) =>
      now === 'Withdrawn' && before.offers.find((offer) => offer.id === id)?.status === 'Pending',
  );
  // One email tells of the answer and of the offer that it withdraws.
  const offerWithdrawn = withdrawn.length > 0;
  for (const interview of interviews) {
    const was = before.interviews.find(({ id }) => id === interview.id);
    const news = await newsOf(deps, tx, application, interview);
    if (news) mails.push(interviewMail(news, was, { removed: application.takenDown, reason, offerWithdrawn }));
  }
  const about = {
    to,
    answersTo: application.recruiterId,
    publicUrl: deps.settings.publicUrl,
    jobTitle: application.jobTitle,
    companyName: application.companyName,
    postedByCompany: application.postedByCompany,
    candidateName: application.fullName ?? '',
  };
  const aboutOffer = ({ id: offerId, title }: (typeof offers)[number]) => ({ ...about, jobTitle: title, offerId });
  for (const offer of offers) {
    const isNew = before.offers.every(({ id }) => id !== offer.id);
    if (isNew && offer.status === 'Pending')
      mails.push(mailOf('offerMade', { ...aboutOffer(offer), expiresOn: offer.expiresOn }));
  }
  const failed = interviews.some(
    (interview) =>
      interview.status === 'Rejected' && before.interviews.find(({ id }) => id === interview.id)?.status !== 'Rejected',
  );
  const wasInInterview = before.application.status.startsWith('interview_');
  const { answerBy } = application;
  const late =
    answerBy === null || wasAnswered(before.application.status) ? 0 : -daysUntil(answerBy, dayInIndia(deps.now()));
  const lateDays = Math.max(0, late);
  const toldAlready = status === 'rejected' ? failed : wasInInterview || mails.some(Boolean);
  if (status !== before.application.status && isDecision(status) && !toldAlready) {
    const words = { reason, reasonCode, message, lateDays, offerWithdrawn };
    mails.push(mailOf('applicationDecided', { ...about, applicationId: application.id, decision: status, ...words }));
  } else if (status !== 'rejected')
    mails.push(...withdrawn.map((offer) => mailOf('offerWithdrawn', aboutOffer(offer))));
  return mails.filter((mail) => mail !== undefined);
}

const interviewMail = (
  news: InterviewNews,
  was: HeldAnswer['before']['interviews'][number] | undefined,
  words: { removed: boolean; reason: string; offerWithdrawn: boolean },
): Mail | undefined => {
  const { status, version, noShow } = news.interview;
  if (was?.version === version) return undefined;
  switch (status) {
    case 'Selected':
    case 'Rejected':
      return was?.status === status
        ? undefined
        : resultMail(news, { selected: status === 'Selected', noShow, ...words });
    case 'Cancelled':
      // A candidate who was never invited needs no cancellation.
      return was ? cancelledMail(news, 'recruiter') : undefined;
    default:
      return was ? rescheduledMail(news, new Date(was.starts_at)) : scheduledMail(news);
  }
};

/** Earlier answers were already communicated. */
const wasAnswered = (status: string): boolean => status !== 'pending';
