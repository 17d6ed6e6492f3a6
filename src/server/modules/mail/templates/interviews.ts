import { interviewMailTexts, mailTexts } from '#texts/mails.ts';
import { type AboutJob, type Draft, hello, jobNamed, oneLine, postedFor } from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
  candidateName: string;
  /** The time in India, as people read it. */
  when: string;
}

interface Invitation extends About {
  location: string;
  contactNo: string;
  scheduledBy: string;
  hrNotes: string;
  /** For the candidate's calendar. */
  calendar: string;
}

const particulars = ({ when, location, contactNo, scheduledBy, hrNotes }: Invitation): string =>
  [
    interviewMailTexts.when({ when }),
    interviewMailTexts.where({ where: location }),
    interviewMailTexts.contact({ contact: contactNo }),
    interviewMailTexts.invitedBy({ name: scheduledBy }),
    ...(hrNotes === '' ? [] : [interviewMailTexts.bring({ notes: hrNotes })]),
  ].join('\n');

const ownInterviews = (publicUrl: string): string => mailTexts.ownInterviews({ link: `${publicUrl}/interview-call` });

/** To the candidate, with an invitation for the calendar. */
const interviewScheduled = (about: Invitation): Draft => ({
  subject: interviewMailTexts.scheduled.subject({ ...jobNamed(about), when: about.when }),
  paragraphs: [
    hello(about.candidateName),
    interviewMailTexts.scheduled.invited(jobNamed(about)),
    particulars(about),
    postedFor(about),
    ownInterviews(about.publicUrl),
  ],
  calendar: { method: 'REQUEST', content: about.calendar },
});

/** To the candidate, with the calendar's entry moved. */
const interviewMoved = (about: Invitation): Draft => ({
  subject: interviewMailTexts.moved.subject({ ...jobNamed(about), when: about.when }),
  paragraphs: [
    hello(about.candidateName),
    interviewMailTexts.moved.moved(jobNamed(about)),
    particulars(about),
    postedFor(about),
    ownInterviews(about.publicUrl),
  ],
  calendar: { method: 'REQUEST', content: about.calendar },
});

interface Cancelled extends About {
  byCandidate: boolean;
  reason: string | null;
  calendar: string;
}

/** To the candidate, with the calendar's entry taken out. */
const interviewCancelled = ({ byCandidate, reason, calendar, ...about }: Cancelled): Draft => {
  const values = { ...jobNamed(about), when: about.when };
  return {
    subject: interviewMailTexts.cancelled.subject(values),
    paragraphs: [
      hello(about.candidateName),
      byCandidate ? interviewMailTexts.cancelled.byCandidate(values) : interviewMailTexts.cancelled.byRecruiter(values),
      !byCandidate && reason !== null && mailTexts.recruiterWrote({ words: reason }),
      postedFor(about),
      ownInterviews(about.publicUrl),
    ],
    calendar: { method: 'CANCEL', content: calendar },
  };
};

/** To the candidate: what came of the interview. */
const interviewResult = ({
  selected,
  reason,
  ...about
}: Omit<About, 'when'> & { selected: boolean; reason: string }): Draft => {
  const { result } = interviewMailTexts;
  return {
    subject: selected ? result.subjectSelected(jobNamed(about)) : result.subjectRejected(jobNamed(about)),
    paragraphs: [
      hello(about.candidateName),
      selected ? result.selected(jobNamed(about)) : result.rejected(jobNamed(about)),
      reason !== '' && mailTexts.recruiterWrote({ words: reason }),
      postedFor(about),
      ownInterviews(about.publicUrl),
    ],
  };
};

interface Answered extends About {
  applicationId: string;
  message: string | null;
}

const wasAnswered = (
  { publicUrl, applicationId, message }: Answered,
  ...paragraphs: Draft['paragraphs']
): Draft['paragraphs'] => [
  hello(),
  ...paragraphs,
  message !== null && mailTexts.candidateWrote({ words: message }),
  interviewMailTexts.answered.application({
    link: `${publicUrl}/recruiter-maindashboards/applications?application=${applicationId}`,
  }),
];

/** To the recruiter: the candidate comes, with the interview for the recruiter's calendar. */
const interviewConfirmed = (about: Answered & { calendar: string }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName), when: about.when };
  return {
    subject: interviewMailTexts.answered.subjectConfirmed(values),
    paragraphs: wasAnswered(about, interviewMailTexts.answered.confirmed(values)),
    calendar: { method: 'PUBLISH', content: about.calendar },
  };
};

/** To the recruiter: the candidate asks for another time, and may name some. */
const anotherTimeRequested = ({ suggested, ...about }: Answered & { suggested: readonly string[] }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(about.candidateName), when: about.when };
  const times = suggested.map((when) => interviewMailTexts.answered.suggestedTime({ when })).join('\n');
  return {
    subject: interviewMailTexts.answered.subjectAnotherTime(values),
    paragraphs: wasAnswered(
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
