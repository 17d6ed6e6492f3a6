import { daysUntil } from '#contract/answer-promise.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import { answerReasonSentenceTexts } from '#texts/answer-reasons.ts';
import { interviewTexts, applicationTexts as texts } from '#texts/candidate.ts';
import { takenDownTexts } from '#texts/candidate-answers.ts';
import { jobClosedTexts, jobRemovedTexts } from '#texts/candidate-closed.ts';
import { newsTexts } from '#texts/candidate-home.ts';
import { statusTexts } from '#texts/components.ts';
import type { Step } from '#web/components/steps.tsx';
import { DOT } from '#web/lib/dot.ts';
import { dateTimeText, daysLeftText, dayText, shortDayText } from '#web/lib/formats.ts';
import {
  type Application,
  endedByLeaving,
  hasInterview,
  hasUnsafeInterview,
  mayWithdraw,
} from '#web/pages/candidate/applications/application.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { viewPath } from '#web/pages/candidate/views.ts';

interface Known {
  /** The newest offer for this application. */
  offer?: Offer;
  now: string;
}

/**
 * Progress of an application: Applied, Accepted, Interview, Offer, each with its date if known. A cancelled interview
 * stays until something other than an offer follows. A refusal, a withdrawal or a recruiter who leaves ends it without further steps.
 */
export function stepsOf(application: Application, known: Known): Step[] {
  const applied: Step = { label: texts.step.applied, note: dayText(application.appliedAt), state: 'done' };
  const steps = [applied, answerStep(application, known), interviewStep(application, known), offerStep(known)];
  const { status } = application;
  const isOver = status === 'withdrawn' || status === 'rejected' || endedByLeaving(application);
  return isOver ? steps.filter(({ state }) => state !== 'todo') : steps;
}

/** The next step, if any: by whom and until when. An interview that is still ahead is part of it, whatever came after. */
export function nextText(application: Application, { offer, now }: Known): string {
  const { status, outcome, interviewDetails: interview } = application;
  if (outcome === 'noAnswer') return texts.next.noAnswer;
  if (status === 'rejected') return reasonText(application);
  if (status === 'withdrawn') return '';
  if (endedByLeaving(application)) return texts.next.recruiterLeft;
  if (application.recruiterLeft && outcome === 'hired')
    return [afterInterview(application, offer), texts.next.hiredLeft({ company: application.companyName })]
      .filter(Boolean)
      .join(' ');
  // The recruiter can only reject it now, so the promised day would not be kept; nothing can be answered.
  if (application.takenDown && status !== 'pending') return '';
  if (application.takenDown) return application.jobRemoved ? jobRemovedTexts.pending : texts.next.takenDown;
  const after = afterInterview(application, offer);
  const planned = hasInterview(application) ? interview : undefined;
  if (planned?.status === 'Scheduled' && !isInterviewOver(planned.interviewDateTime, now)) {
    const when = dateTimeText(planned.interviewDateTime, now);
    const asked = planned.answer === 'another_time' ? interviewTexts.answers.another_time : '';
    const next =
      after || asked
        ? [after, asked, texts.next.interviewAhead({ when })].filter(Boolean).join(' ')
        : texts.next.interview({ when });
    return application.jobClosedAt ? `${next} ${jobClosedTexts.interview}` : next;
  }
  if (offer?.status === 'Pending' && application.jobClosedAt) return `${after} ${jobClosedTexts.offer}`;
  if (after !== undefined) return after;
  if (status === 'pending') return waitText(application, now);
  if (planned) return texts.next.held;
  return application.jobClosedAt ? texts.next.acceptedClosed : texts.next.accepted;
}

/** Where the candidate takes the next step: the offer to answer, else the interview; undefined if there is neither. */
export function nextLink(
  application: Application,
  offer: Offer | undefined,
): { to: string; label: string } | undefined {
  if (offer?.status === 'Pending' && mayWithdraw(application))
    return { to: `${viewPath('job-offers')}?offer=${offer.id}`, label: texts.seeOffer };
  return hasInterview(application)
    ? { to: `${viewPath('interview-call')}?interview=${application._id}`, label: texts.interviewDetails }
    : undefined;
}

/** What follows from an offer or an interview's result, empty if nothing does; undefined while there is neither. */
const afterInterview = ({ outcome, recruiterLeft }: Application, offer: Offer | undefined): string | undefined => {
  if (outcome === 'offerDeclined') return recruiterLeft ? '' : texts.next.offerRejected;
  if (offer?.status === 'Pending') return texts.next.offer({ day: shortDayText(offer.expiresOn) });
  if (offer?.status === 'Accepted') return offer.startDate ? texts.next.start({ day: dayText(offer.startDate) }) : '';
  if (offer?.status === 'Expired') return texts.next.offerExpired;
  if (offer?.status === 'Withdrawn') return texts.next.offerWithdrawn;
  return outcome === 'selected' ? texts.next.selected : undefined;
};

/** The recruiter's rejection reason: the one chosen from the list and their free text. */
export const reasonText = ({ reason, reasonCode }: Application): string => {
  const chosen = reasonCode && reasonCode !== 'other' && reasonCode !== 'noAnswer' ? reasonCode : undefined;
  const words = [chosen && answerReasonSentenceTexts[chosen], reason].filter(Boolean).join(' ');
  return words && texts.rejectedBecause({ reason: words });
};

/** The date by which an answer is promised, or a note that it is overdue. A closed job keeps its promise. */
const waitText = (application: Application, now: string): string => {
  const { answerBy, unanswered, companyName: company, jobClosedAt } = application;
  if (!(answerBy && unanswered)) return jobClosedAt ? texts.next.jobClosed : texts.next.pending;
  const left = daysUntil(answerBy, dayInIndia(new Date(now)));
  return left < 0
    ? texts.next.late({ company })
    : texts.next.hearBy({ day: shortDayText(answerBy), left: daysLeftText(answerBy, now) });
};

/** Who ended the job: its recruiter or an administrator. */
export const closedText = ({ jobRemoved }: Pick<Application, 'jobRemoved'>): string =>
  jobRemoved ? jobRemovedTexts.removed : texts.jobClosed;

function answerStep(application: Application, { offer }: Known): Step {
  const { status, updatedAt, acceptedAt } = application;
  const changedOn = dayText(updatedAt);
  if (application.outcome === 'noAnswer') return { label: statusTexts.noAnswer, note: changedOn, state: 'refused' };
  if (status === 'pending') {
    const { jobClosedAt } = application;
    const note = jobClosedAt ? `${closedText(application)} ${dayText(jobClosedAt)}` : texts.withRecruiter;
    return endedByLeaving(application)
      ? { label: statusTexts.Closed, note: jobClosedAt && dayText(jobClosedAt), state: 'refused' }
      : { label: texts.step.pending, note, state: 'now' };
  }
  if (status === 'withdrawn') return { label: texts.step.withdrawn, note: changedOn, state: 'now' };
  if (status === 'rejected' && application.interviewStatus !== 'Rejected') {
    return { label: texts.step.rejected, note: changedOn, state: 'refused' };
  }
  const isLast = status === 'accepted' && !offer && !isCancelled(application) && !endedByLeaving(application);
  return { label: texts.step.accepted, note: acceptedAt && dayText(acceptedAt), state: isLast ? 'now' : 'done' };
}

/** The interview was cancelled, and nothing or only an offer has come since. */
const isCancelled = ({ status, lastEvent, interviewStatus }: Application, offer?: Offer): boolean =>
  status === 'accepted' && (lastEvent === 'interview_cancelled' || (!!offer && interviewStatus === 'Cancelled'));

function interviewStep(application: Application, { offer, now }: Known): Step {
  const { interviewDetails: interview, interviewStatus, stateAt } = application;
  const label = texts.step.interview;
  if (isCancelled(application, offer)) {
    const note = dayText(interview?.updatedAt ?? application.updatedAt);
    return { label: newsTexts.interviewCancelled, note, state: 'refused' };
  }
  const counts = interview && (hasInterview(application) || interviewStatus === 'Rejected' || offer);
  if (!counts || interviewStatus === 'Cancelled' || application.status === 'withdrawn') return { label, state: 'todo' };
  const past = isInterviewOver(interview.interviewDateTime, now);
  const held = texts.held({ day: dayText(interview.interviewDateTime) });
  if (interviewStatus === 'Rejected') {
    return { label: texts.step.rejected, note: past && !interview.noShow ? held : dayText(stateAt), state: 'refused' };
  }
  const unsafe = hasUnsafeInterview(application, now);
  const planned = unsafe ? takenDownTexts.badge : dateTimeText(interview.interviewDateTime, now);
  // A result may come before the hour of the interview.
  if (past || interviewStatus === 'Selected')
    return { label, note: past ? held : planned, state: offer ? 'done' : 'now' };
  const isNext = !unsafe && (!offer || isLost(offer));
  return { label, note: planned, state: isNext ? 'now' : 'todo' };
}

/** Nothing follows from it; the recruiter may make another one. */
const isLost = ({ status }: Offer): boolean => status === 'Withdrawn' || status === 'Expired' || status === 'Rejected';

function offerStep({ offer }: Known): Step {
  const label = texts.step.offer;
  if (!offer) return { label, state: 'todo' };
  if (offer.status === 'Pending') {
    const note = offer.takenDown ? takenDownTexts.badge : texts.answerBy({ day: shortDayText(offer.expiresOn) });
    return { label, note, state: offer.takenDown ? 'todo' : 'now' };
  }
  const day = offer.answeredAt ?? (offer.status === 'Expired' ? offer.expiresOn : undefined);
  const note = [texts.offerAnswered[offer.status], day && dayText(day)].filter(Boolean).join(DOT);
  return { label, note, state: isLost(offer) ? 'refused' : 'now' };
}
