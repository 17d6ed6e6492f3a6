import { fillPlaceholders } from '#contract/rules.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { type Letter, letter, oneLine } from '#server/letter.ts';

interface About {
  publicUrl: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
}

const jobAt = ({ jobTitle, companyName }: About): string => `${oneLine(jobTitle)} at ${oneLine(companyName)}`;

const ownApplications = ({ publicUrl }: About): string =>
  `See your applications: ${publicUrl}/candidate-dashboard?tab=job-applied`;

const receivedApplications = ({ publicUrl }: About): string =>
  `See your applications: ${publicUrl}/recruiter-maindashboards?tab=applications`;

/** To the candidate: the application has arrived. */
export const submittedMail = (to: string, about: About): Letter =>
  letter({
    to,
    subject: `Your application for ${jobAt(about)}`,
    paragraphs: [
      `Dear ${oneLine(about.candidateName)},`,
      `Your application for ${jobAt(about)} was submitted successfully. We will write to you when the recruiter answers.`,
      ownApplications(about),
    ],
  });

/** To the recruiter: somebody has applied. */
export const receivedMail = (to: string, about: About): Letter =>
  letter({
    to,
    subject: `New application for ${oneLine(about.jobTitle)}: ${oneLine(about.candidateName)}`,
    paragraphs: [
      'Hello,',
      `${oneLine(about.candidateName)} has applied for ${jobAt(about)}.`,
      receivedApplications(about),
    ],
  });

const DECISIONS = {
  accepted: {
    subject: 'Good news about your application for',
    sentence: (job: string) =>
      `Your application for ${job} has been accepted. The recruiter will be in touch about the next step.`,
  },
  rejected: {
    subject: 'About your application for',
    sentence: (job: string) =>
      `Thank you for applying for ${job}. The recruiter has decided not to go on with your application this time.`,
  },
  pending: {
    subject: 'Your application is being looked at again:',
    sentence: (job: string) => `Your application for ${job} is open again. The recruiter will look at it once more.`,
  },
} as const;

export type Decision = keyof typeof DECISIONS;

export const isDecision = (status: ApplicationStatus): status is Decision => status in DECISIONS;

/** The recruiter's own words, with what differs from one candidate to the next filled in. */
const personal = (message: string, about: About): string =>
  fillPlaceholders(message, {
    name: oneLine(about.candidateName),
    job: oneLine(about.jobTitle),
    company: oneLine(about.companyName),
  });

/** To the candidate: what was decided, with the reason when one was given. */
export const decidedMail = (
  to: string,
  about: About & { decision: Decision; reason: string; message: string },
): Letter =>
  letter({
    to,
    subject: `${DECISIONS[about.decision].subject} ${jobAt(about)}`,
    paragraphs: [
      `Dear ${oneLine(about.candidateName)},`,
      about.message === '' ? DECISIONS[about.decision].sentence(jobAt(about)) : personal(about.message, about),
      about.reason !== '' && `The recruiter wrote:\n${about.reason}`,
      ownApplications(about),
    ],
  });

/** To the recruiter: the candidate has taken the application back. */
export const withdrawnMail = (to: string, about: About & { reason: string; hadInterview: boolean }): Letter =>
  letter({
    to,
    subject: `Application withdrawn: ${oneLine(about.candidateName)}, ${oneLine(about.jobTitle)}`,
    paragraphs: [
      'Hello,',
      `${oneLine(about.candidateName)} has withdrawn the application for ${jobAt(about)}.`,
      about.hadInterview && 'The interview that was scheduled has been cancelled.',
      about.reason !== '' && `The candidate wrote:\n${about.reason}`,
      receivedApplications(about),
    ],
  });

/** To the recruiter: how many wait for an answer, and how long the first has waited. They may do without it. */
export const remindedMail = (about: {
  publicUrl: string;
  recruiterId: string;
  email: string;
  firstName: string;
  waiting: number;
  days: number;
}): Letter => {
  const people = about.waiting === 1 ? '1 person waits' : `${about.waiting} people wait`;
  return {
    ...letter({
      to: about.email,
      subject: `${people} for your answer`,
      paragraphs: [
        `Hello ${oneLine(about.firstName)},`,
        `${people} for an answer to an application, the first for ${about.days} days. A short no is kinder than silence.`,
        `Answer them: ${about.publicUrl}/recruiter-maindashboards?tab=applications&status=pending`,
      ],
    }),
    optional: { accountId: about.recruiterId, kind: 'answers_due' },
  };
};
