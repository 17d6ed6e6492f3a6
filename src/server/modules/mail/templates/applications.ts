import { fillPlaceholders } from '#contract/rules.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { applicationMailTexts, decidedMailTexts, mailTexts } from '#texts/mails.ts';
import {
  type AboutJob,
  type Draft,
  jobNamed,
  oneLine,
  ownApplications,
  postedFor,
  receivedApplications,
} from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
  candidateName: string;
}

const readBy = ({ postedByCompany }: About): string =>
  postedByCompany
    ? applicationMailTexts.submitted.readBy({ poster: oneLine(postedByCompany) })
    : applicationMailTexts.submitted.readByRecruiter;

/** To the candidate, who may do without it: the application has arrived. */
const applicationSubmitted = ({ accountId, ...about }: About & { accountId: string }): Draft => ({
  subject: applicationMailTexts.submitted.subject(jobNamed(about)),
  greet: about.candidateName,
  blocks: [
    applicationMailTexts.submitted.submitted(jobNamed(about)),
    postedFor(about) && `${postedFor(about)} ${readBy(about)}`,
    ownApplications(about.publicUrl),
  ],
  optional: { accountId, kind: 'application_sent' },
});

/** To the recruiter, who may do without it: somebody has applied. */
const applicationReceived = ({ accountId, ...about }: About & { accountId: string }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName) };
  return {
    subject: applicationMailTexts.received.subject(values),
    blocks: [applicationMailTexts.received.received(values), receivedApplications(about.publicUrl)],
    optional: { accountId, kind: 'application_received' },
  };
};

/** The statuses that a candidate is written to about. */
export type Decision = keyof typeof decidedMailTexts & ApplicationStatus;

export const isDecision = (status: ApplicationStatus): status is Decision => Object.hasOwn(decidedMailTexts, status);

/** The recruiter's own words, with what differs from one candidate to the next filled in. */
const personal = (message: string, about: About): string =>
  fillPlaceholders(message, { ...jobNamed(about), name: oneLine(about.candidateName) });

interface Decided extends About {
  decision: Decision;
  reason: string;
  /** Says it in the recruiter's own words; empty for the usual ones. */
  message: string;
}

/** To the candidate: what was decided, with the reason when one was given. */
const applicationDecided = ({ decision, reason, message, ...about }: Decided): Draft => {
  const { subject, text } = decidedMailTexts[decision];
  return {
    subject: subject(jobNamed(about)),
    greet: about.candidateName,
    blocks: [
      message === '' ? text(jobNamed(about)) : personal(message, about),
      reason !== '' && { wrote: mailTexts.recruiterWrote, words: reason },
      postedFor(about),
      ownApplications(about.publicUrl),
    ],
  };
};

/** To the recruiter: the candidate has taken the application back. */
const applicationWithdrawn = ({
  reason,
  hadInterview,
  ...about
}: About & { reason: string; hadInterview: boolean }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName) };
  return {
    subject: applicationMailTexts.withdrawn.subject(values),
    blocks: [
      applicationMailTexts.withdrawn.withdrawn(values),
      hadInterview && applicationMailTexts.interviewCancelled,
      reason !== '' && { wrote: mailTexts.candidateWrote, words: reason },
      receivedApplications(about.publicUrl),
    ],
  };
};

interface Waiting {
  publicUrl: string;
  accountId: string;
  firstName: string;
  /** How many wait for an answer. */
  waiting: number;
  /** How long the first of them has waited. */
  days: number;
}

/** To the recruiter, who may do without it. */
const answersDue = ({ publicUrl, accountId, firstName, waiting, days }: Waiting): Draft => ({
  subject: applicationMailTexts.answersDue.subject({ waiting }),
  greet: firstName,
  blocks: [
    applicationMailTexts.answersDue.waiting({ waiting, days }),
    {
      label: applicationMailTexts.answersDue.answer,
      link: `${publicUrl}/recruiter-maindashboards/applications?status=pending`,
    },
  ],
  optional: { accountId, kind: 'answers_due' },
});

interface CandidateLeft {
  publicUrl: string;
  jobTitle: string;
  candidateName: string;
  hadInterview: boolean;
}

/** To the recruiter: the candidate has deleted their account. */
const candidateLeft = ({ publicUrl, jobTitle, candidateName, hadInterview }: CandidateLeft): Draft => {
  const values = { job: oneLine(jobTitle), name: oneLine(candidateName) };
  return {
    subject: applicationMailTexts.candidateLeft.subject(values),
    blocks: [
      applicationMailTexts.candidateLeft.left(values),
      hadInterview && applicationMailTexts.interviewCancelled,
      receivedApplications(publicUrl),
    ],
  };
};

/** To the candidate: the recruiter has deleted their account. */
const recruiterLeft = (about: About): Draft => ({
  subject: applicationMailTexts.recruiterLeft.subject(jobNamed(about)),
  greet: about.candidateName,
  blocks: [
    applicationMailTexts.recruiterLeft.left(jobNamed(about)),
    applicationMailTexts.recruiterLeft.ended,
    postedFor(about),
    ownApplications(about.publicUrl),
  ],
});

export const APPLICATION_MAILS = {
  applicationSubmitted,
  applicationReceived,
  applicationDecided,
  applicationWithdrawn,
  answersDue,
  candidateLeft,
  recruiterLeft,
};
