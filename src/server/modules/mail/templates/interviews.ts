import { dayAndTime } from '#server/days-in-words.ts';
import { applicationMailTexts, interviewMailTexts, mailTexts, offerMailTexts } from '#texts/mails.ts';
import type { Block, Way } from '../blocks.ts';
import {
  type AboutJob,
  type Draft,
  jobNamed,
  moment,
  oneLine,
  ownApplication,
  postedFor,
  receivedApplication,
} from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
  startsAt: Date;
}

interface Invitation extends About {
  location: string;
  contactNo: string;
  scheduledBy: string;
  hrNotes: string;
  /** Returns the entry for the reader's calendar, in the current language. */
  calendar: () => string;
}

const particulars = (about: Invitation): Block[] => [
  moment(about),
  {
    facts: [
      [interviewMailTexts.where, oneLine(about.location)],
      [interviewMailTexts.contact, oneLine(about.contactNo)],
      [interviewMailTexts.invitedBy, oneLine(about.scheduledBy)],
      ...(about.hrNotes === '' ? [] : [[interviewMailTexts.bring, about.hrNotes] as const]),
    ],
  },
];

const ownInterviews = (publicUrl: string): Way => ({
  label: mailTexts.ownInterviews,
  link: `${publicUrl}/interview-call`,
});

/** To the candidate, with an invitation for the calendar. */
const interviewScheduled = (about: Invitation): Draft => ({
  title: interviewMailTexts.scheduled.title(jobNamed(about)),
  reader: 'candidate',
  subject: interviewMailTexts.scheduled.subject({ ...jobNamed(about), when: dayAndTime(about.startsAt) }),
  blocks: [
    interviewMailTexts.scheduled.invited(jobNamed(about)),
    ...particulars(about),
    postedFor(about),
    ownInterviews(about.publicUrl),
  ],
  calendar: { method: 'REQUEST', content: about.calendar() },
});

/** To the candidate, with the updated calendar entry. `time`: whether only other details have changed. */
const interviewMoved = ({ time, ...about }: Invitation & { time: 'same' | 'new' }): Draft => {
  const values = { ...jobNamed(about), time };
  return {
    title: interviewMailTexts.moved.title(values),
    reader: 'candidate',
    subject: interviewMailTexts.moved.subject({ ...values, when: dayAndTime(about.startsAt) }),
    blocks: [
      interviewMailTexts.moved.moved(values),
      ...particulars(about),
      postedFor(about),
      ownInterviews(about.publicUrl),
    ],
    calendar: { method: 'REQUEST', content: about.calendar() },
  };
};

/** Why an interview does not take place: by the recruiter, or because the candidate withdrew, or either deleted the account. */
export type Cancellation = 'recruiter' | 'withdrawal' | 'deletion' | 'recruiterLeft';

interface Cancelled extends About {
  applicationId: string;
  because: Cancellation;
  /** The candidate's offer, when the recruiter has left. */
  offer?: 'open' | 'accepted';
  reason: string | null;
  calendar: () => string;
}

/** To the candidate, with the cancellation of the calendar entry; a deleted account has no page left to link to. */
const interviewCancelled = ({ because, offer, reason, calendar, applicationId, ...about }: Cancelled): Draft => {
  const values = { ...jobNamed(about), when: dayAndTime(about.startsAt) };
  return {
    reader: 'candidate',
    subject: interviewMailTexts.cancelled.subject(values),
    blocks: [
      interviewMailTexts.cancelled[because]({ ...values, offer: offer ?? 'none' }),
      offer !== undefined && applicationMailTexts.recruiterLeft.ended({ offer, company: values.company }),
      because === 'recruiter' && reason !== null && { wrote: mailTexts.recruiterWrote, words: reason },
      postedFor(about),
      because !== 'deletion' && ownApplication(about.publicUrl, applicationId),
    ],
    calendar: { method: 'CANCEL', content: calendar() },
  };
};

/** To the candidate: the result of the interview. */
const interviewResult = ({
  selected,
  noShow = false,
  removed = false,
  calledOff,
  reason,
  offerWithdrawn = false,
  applicationId,
  ...about
}: About & {
  applicationId: string;
  selected: boolean;
  noShow?: boolean;
  /** An administrator has removed the job: the candidate was told not to come. */
  removed?: boolean;
  /** Rejected before the interview began: returns the cancellation of the calendar entry. */
  calledOff?: () => string;
  reason: string;
  offerWithdrawn?: boolean;
}): Draft => {
  const { result } = interviewMailTexts;
  const kind = noShow ? 'noShow' : removed ? 'rejectedRemoved' : calledOff ? 'rejectedAhead' : 'rejected';
  const values = { ...jobNamed(about), when: dayAndTime(about.startsAt) };
  return {
    reader: 'candidate',
    subject: selected ? result.subjectSelected(jobNamed(about)) : result.subjectRejected(jobNamed(about)),
    blocks: [
      selected ? result.selected(jobNamed(about)) : result[kind](values),
      !selected && offerWithdrawn && offerMailTexts.withdrawn.withdrawn(jobNamed(about)),
      reason !== '' && { wrote: mailTexts.recruiterWrote, words: reason },
      postedFor(about),
      // With the offer withdrawn as well, the application shows all of it; the interviews show only a part.
      !selected && offerWithdrawn ? ownApplication(about.publicUrl, applicationId) : ownInterviews(about.publicUrl),
    ],
    ...(calledOff && { calendar: { method: 'CANCEL', content: calledOff() } as const }),
  };
};

interface Answered extends About {
  candidateName: string;
  applicationId: string;
  message: string | null;
  answerUndone?: boolean | undefined;
}

const wasAnswered = (
  { publicUrl, applicationId, message, answerUndone }: Answered,
  ...blocks: Draft['blocks']
): Draft['blocks'] => [
  ...blocks,
  message !== null && { wrote: mailTexts.candidateWrote, words: message },
  answerUndone === true && mailTexts.answerUndone,
  receivedApplication(publicUrl, applicationId),
];

/** To the recruiter: the candidate has confirmed, with the interview for the recruiter's calendar. */
const interviewConfirmed = (about: Answered & { calendar: () => string }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName), when: dayAndTime(about.startsAt) };
  return {
    reader: 'recruiter',
    subject: interviewMailTexts.answered.subjectConfirmed(values),
    blocks: wasAnswered(about, interviewMailTexts.answered.confirmed(values)),
    calendar: { method: 'PUBLISH', content: about.calendar() },
  };
};

/** To the recruiter: the candidate asks for another time, optionally with suggestions. */
const anotherTimeRequested = ({ suggested, ...about }: Answered & { suggested: readonly Date[] }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName), when: dayAndTime(about.startsAt) };
  const times = suggested.map((at) => interviewMailTexts.answered.suggestedTime({ when: dayAndTime(at) })).join('\n');
  return {
    reader: 'recruiter',
    subject: interviewMailTexts.answered.subjectAnotherTime(values),
    blocks: wasAnswered(
      about,
      interviewMailTexts.answered.anotherTime(values),
      times !== '' && interviewMailTexts.answered.suggested({ times }),
    ),
  };
};

export const INTERVIEW_MAILS = {
  interviewScheduled,
  interviewMoved,
  interviewCancelled,
  interviewResult,
  interviewConfirmed,
  anotherTimeRequested,
};
