import type { AnswerReason } from '#contract/answer-reasons.ts';
import { fillPlaceholders } from '#contract/placeholder-rules.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { dayAndTime, dayInMail } from '#server/days-in-words.ts';
import { answerReasonSentenceTexts } from '#texts/answer-reasons.ts';
import { applicationMailTexts, decidedMailTexts, mailTexts, offerMailTexts } from '#texts/mails.ts';
import {
  type AboutJob,
  type Draft,
  jobNamed,
  type Letter,
  moment,
  oneLine,
  ownApplication,
  ownApplications,
  postedFor,
  receivedApplication,
  receivedApplications,
  wordsOf,
} from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
}

interface AboutPerson extends About {
  candidateName: string;
}

interface OwnApplication extends About {
  applicationId: string;
}

const readBy = ({ postedByCompany }: About): string =>
  postedByCompany
    ? applicationMailTexts.submitted.readBy({ poster: oneLine(postedByCompany) })
    : applicationMailTexts.submitted.readByRecruiter;

interface Sent {
  accountId: string;
  applicationId: string;
}

interface Submitted extends Sent {
  /** The day until which the recruiter promised to answer. */
  answerBy: string | null;
}

/** To the candidate, optional: the application has arrived. */
const applicationSubmitted = ({ accountId, applicationId, answerBy, ...about }: About & Submitted): Draft => ({
  subject: applicationMailTexts.submitted.subject(jobNamed(about)),
  blocks: [
    applicationMailTexts.submitted.submitted(jobNamed(about)),
    answerBy && applicationMailTexts.submitted.hearBy({ day: dayInMail(answerBy) }),
    postedFor(about) && `${postedFor(about)} ${readBy(about)}`,
    ownApplication(about.publicUrl, applicationId),
  ],
  optional: { accountId, kind: 'application_sent' },
});

/** An application as named in an email. */
interface Received {
  id: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
}

/** More would be too long to read; the page lists them all. */
const MOST_LINES = 30;

/** To the recruiter, optional: new applications since the last such email. */
const applicationsReceived = ({
  publicUrl,
  accountId,
  received,
}: {
  publicUrl: string;
  accountId: string;
  received: readonly Received[];
}): Draft => {
  const texts = applicationMailTexts.received;
  const nameOf = ({ candidateName }: Received): string => oneLine(candidateName);
  const [one, ...others] = received;
  const optional = { accountId, kind: 'application_received' } as const;
  if (one && others.length === 0) {
    const values = { ...jobNamed(one), name: nameOf(one) };
    return {
      subject: texts.subject(values),
      blocks: [texts.received(values), receivedApplication(publicUrl, one.id)],
      optional,
    };
  }
  const count = received.length;
  const more = count - MOST_LINES;
  return {
    subject: texts.subjectMany({ count }),
    blocks: [
      {
        list: texts.receivedMany({ count }),
        items: received.slice(0, MOST_LINES).map((one) => ({
          label: nameOf(one),
          more: texts.forJob(jobNamed(one)),
          link: receivedApplication(publicUrl, one.id).link,
        })),
      },
      more > 0 && texts.more({ count: more }),
      receivedApplications(publicUrl),
    ],
    optional,
  };
};

type CalendarEntry = NonNullable<Letter['calendar']>;

/** Names the interview of a calendar entry. */
const uidOf = ({ content }: CalendarEntry): string => /^UID:.*$/m.exec(content)?.[0] ?? content;

/** Returns the newest calendar entry of each interview, newest first. */
const newestEntries = (mails: readonly Letter[]): CalendarEntry[] => {
  const entries = mails.flatMap((mail) => wordsOf(mail).calendar ?? mail.calendar ?? []).reverse();
  const uids = entries.map(uidOf);
  return entries.filter((_, index) => uids.indexOf(uids[index] ?? '') === index);
};

/** To the candidate: several held emails of one recruiter, combined. */
const held = ({
  publicUrl,
  companyName,
  mails,
}: {
  publicUrl: string;
  companyName: string;
  mails: readonly Letter[];
}): Draft => {
  const [calendar, ...furtherCalendars] = newestEntries(mails);
  return {
    reader: 'candidate',
    subject: applicationMailTexts.held.subject({ count: mails.length, company: oneLine(companyName) }),
    blocks: [
      applicationMailTexts.held.together,
      ...mails.map(wordsOf).map(({ subject, body, text }) => ({ wrote: subject, words: body ?? text })),
      ownApplications(publicUrl),
    ],
    ...(calendar && { calendar }),
    ...(furtherCalendars.length > 0 && { furtherCalendars }),
  };
};

/** Statuses that the candidate is emailed about. */
export type Decision = keyof typeof decidedMailTexts & ApplicationStatus;

export const isDecision = (status: ApplicationStatus): status is Decision => Object.hasOwn(decidedMailTexts, status);

/** Fills the candidate's values into the recruiter's own words. */
const personal = (message: string, about: AboutPerson): string =>
  fillPlaceholders(message, { ...jobNamed(about), name: oneLine(about.candidateName) });

interface Decided extends AboutPerson {
  applicationId: string;
  decision: Decision;
  reason: string;
  /** The recruiter's own words; empty for the standard text. */
  message: string;
  reasonCode?: AnswerReason | undefined;
  /** Days past the promised one. */
  lateDays?: number;
  /** The decision has withdrawn an open offer. */
  offerWithdrawn?: boolean;
}

/** To the candidate: the decision, with its reason if any. */
const applicationDecided = ({
  decision,
  reason,
  reasonCode,
  message,
  lateDays = 0,
  offerWithdrawn = false,
  applicationId,
  ...about
}: Decided): Draft => {
  const { subject, text } = decidedMailTexts[decision];
  return {
    reader: 'candidate',
    subject: subject(jobNamed(about)),
    blocks: [
      message === '' ? text(jobNamed(about)) : personal(message, about),
      offerWithdrawn && offerMailTexts.withdrawn.withdrawn(jobNamed(about)),
      reasonCode && reasonCode !== 'other' && answerReasonSentenceTexts[reasonCode],
      reason !== '' && { wrote: mailTexts.recruiterWrote, words: reason },
      lateDays > 0 && decidedMailTexts.late({ days: lateDays }),
      postedFor(about),
      ownApplication(about.publicUrl, applicationId),
    ],
  };
};

/** To the candidate: the portal has closed an unanswered application. */
const applicationClosed = ({ applicationId, ...about }: OwnApplication): Draft => ({
  reader: 'candidate',
  subject: applicationMailTexts.closed.subject(jobNamed(about)),
  blocks: [
    applicationMailTexts.closed.closed(jobNamed(about)),
    applicationMailTexts.closed.again,
    postedFor(about),
    ownApplication(about.publicUrl, applicationId),
  ],
});

/** To the recruiter: the candidate has withdrawn the application. */
const applicationWithdrawn = ({
  applicationId,
  reason,
  interviewAt,
  hadAccepted,
  answerUndone,
  ...about
}: AboutPerson & {
  applicationId: string;
  reason: string;
  /** The interview that is cancelled by it. */
  interviewAt: Date | null;
  hadAccepted: boolean;
  /** The candidate acted before an answer of the recruiter took effect. */
  answerUndone?: boolean | undefined;
}): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName) };
  return {
    reader: 'recruiter',
    subject: applicationMailTexts.withdrawn.subject(values),
    blocks: [
      applicationMailTexts.withdrawn.withdrawn(values),
      hadAccepted && applicationMailTexts.withdrawn.offerEnded,
      interviewAt !== null && applicationMailTexts.interviewCancelled({ when: dayAndTime(interviewAt) }),
      reason !== '' && { wrote: mailTexts.candidateWrote, words: reason },
      answerUndone === true && mailTexts.answerUndone,
      receivedApplication(about.publicUrl, applicationId),
    ],
  };
};

interface CandidateLeft {
  publicUrl: string;
  candidateName: string;
  /** Their applications to this recruiter that were open. */
  left: readonly { id: string; jobTitle: string; companyName: string; interviewAt: Date | null }[];
}

/** To the recruiter: the candidate's account has been deleted, with all applications that end by it. */
const candidateLeft = ({ publicUrl, candidateName, left }: CandidateLeft): Draft => {
  const texts = applicationMailTexts.candidateLeft;
  const name = oneLine(candidateName);
  const [one, ...others] = left;
  if (one && others.length === 0) {
    const values = { job: oneLine(one.jobTitle), name };
    return {
      reader: 'recruiter',
      subject: texts.subject(values),
      blocks: [
        texts.left(values),
        one.interviewAt !== null && applicationMailTexts.interviewCancelled({ when: dayAndTime(one.interviewAt) }),
        receivedApplications(publicUrl),
      ],
    };
  }
  const count = left.length;
  const more = count - MOST_LINES;
  return {
    reader: 'recruiter',
    subject: texts.subjectMany({ name, count }),
    blocks: [
      {
        list: texts.leftMany({ name }),
        items: left.slice(0, MOST_LINES).map(({ id, interviewAt, ...about }) => ({
          label: applicationMailTexts.received.forJob(jobNamed(about)),
          more: interviewAt === null ? '' : texts.withInterview({ when: dayAndTime(interviewAt) }),
          link: receivedApplication(publicUrl, id).link,
        })),
      },
      more > 0 && applicationMailTexts.received.more({ count: more }),
      receivedApplications(publicUrl),
    ],
  };
};

/** How far an application had come: an accepted offer, an open one, a selection, or none of these. */
export type LeftAfter = 'hired' | 'offer' | 'selection' | 'application';

interface RecruiterLeft {
  publicUrl: string;
  /** The candidate's applications to this recruiter that were open. */
  left: readonly (AboutJob & { applicationId: string; after: LeftAfter; interviewAt: Date | null })[];
  /** Returns the cancellation of an interview, for the reader's calendar. */
  calendar?: (() => string) | undefined;
}

/** To the candidate: the recruiter's account has been deleted, with all applications that end by it. */
const recruiterLeft = ({ publicUrl, left, calendar }: RecruiterLeft): Draft => {
  const texts = applicationMailTexts.recruiterLeft;
  const [one, ...others] = left;
  if (one && others.length === 0)
    return {
      reader: 'candidate',
      subject: texts.subject({ ...jobNamed(one), after: one.after }),
      blocks: [
        texts.left({ ...jobNamed(one), after: one.after }),
        postedFor(one),
        ownApplication(publicUrl, one.applicationId),
      ],
    };
  const count = left.length;
  const more = count - MOST_LINES;
  return {
    reader: 'candidate',
    subject: texts.subjectMany({ count }),
    blocks: [
      {
        list: texts.leftMany,
        items: left.slice(0, MOST_LINES).map(({ applicationId, after, interviewAt, ...about }) => ({
          label: applicationMailTexts.received.forJob(jobNamed(about)),
          more: [
            interviewAt !== null && applicationMailTexts.candidateLeft.withInterview({ when: dayAndTime(interviewAt) }),
            texts.each({ after, company: jobNamed(about).company }),
          ]
            .filter(Boolean)
            .join(', '),
          link: ownApplication(publicUrl, applicationId).link,
        })),
      },
      more > 0 && applicationMailTexts.received.more({ count: more }),
      ...new Set(left.map(postedFor)),
      ownApplications(publicUrl),
    ],
    ...(calendar && { calendar: { method: 'CANCEL', content: calendar() } }),
  };
};

interface JobOfOwn extends OwnApplication {
  /** The job was deleted, so that it does not come back. */
  deleted: boolean;
  /** What the candidate has there: an interview ahead, an open offer, both, an accepted offer, or that and an interview. */
  expects: 'interview' | 'offer' | 'both' | 'hired' | 'bothHired';
}

/** To a candidate with an interview ahead or an offer: the job was taken down, or deleted by an administrator. */
const jobRemoved = ({
  publicUrl,
  applicationId,
  deleted,
  deletedByAdmin,
  expects,
  ...about
}: JobOfOwn & { deletedByAdmin: boolean }): Draft => {
  const { subject, removed, care, wait, waitDeleted, gone } = applicationMailTexts.jobRemoved;
  return {
    reader: 'candidate',
    subject: subject(jobNamed(about)),
    blocks: [
      removed({ ...jobNamed(about), expects }),
      care({ expects }),
      (deletedByAdmin ? gone : deleted ? waitDeleted : wait)({ expects }),
      ownApplication(publicUrl, applicationId),
    ],
  };
};

/** To the same candidate: the job was restored; of a deleted one, only that its recruiter is no longer blocked. */
const jobBack = ({
  publicUrl,
  applicationId,
  deleted,
  expects,
  startsAt,
  ...about
}: JobOfOwn & {
  /** The interview that takes place again. */
  startsAt: Date | null;
}): Draft => {
  const { subject, back, deleted: staysDeleted } = applicationMailTexts.jobBack;
  return {
    reader: 'candidate',
    subject: subject({ ...jobNamed(about), deleted, expects }),
    blocks: [
      (deleted ? staysDeleted : back)({ ...jobNamed(about), expects }),
      startsAt !== null && moment({ startsAt }),
      ownApplication(publicUrl, applicationId),
    ],
  };
};

export const APPLICATION_MAILS = {
  applicationSubmitted,
  applicationsReceived,
  held,
  applicationDecided,
  applicationClosed,
  applicationWithdrawn,
  candidateLeft,
  recruiterLeft,
  jobRemoved,
  jobBack,
};
