import { dayInMail } from '#server/days-in-words.ts';
import { mailTexts, offerMailTexts } from '#texts/mails.ts';
import { type AboutJob, type Draft, jobNamed, oneLine, postedFor, receivedApplication } from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
}

interface AboutOffer extends About {
  offerId: string;
}

const offerPage = ({ publicUrl, offerId }: AboutOffer): string =>
  `${publicUrl}/candidate-dashboard/job-offers?offer=${offerId}`;

/** To the candidate: a new offer, with its last day. */
const offerMade = ({ expiresOn, ...about }: AboutOffer & { expiresOn: string }): Draft => ({
  reader: 'candidate',
  subject: offerMailTexts.made.subject(jobNamed(about)),
  blocks: [
    offerMailTexts.made.made({ ...jobNamed(about), day: dayInMail(expiresOn) }),
    postedFor(about),
    { label: offerMailTexts.made.answer, link: offerPage(about) },
  ],
});

/** To the candidate: the offer is no longer open. */
const offerWithdrawn = (about: AboutOffer): Draft => ({
  reader: 'candidate',
  subject: offerMailTexts.withdrawn.subject(jobNamed(about)),
  blocks: [
    offerMailTexts.withdrawn.withdrawn(jobNamed(about)),
    postedFor(about),
    { label: mailTexts.ownOffers, link: offerPage(about) },
  ],
});

interface Answer {
  applicationId: string;
  candidateName: string;
  accepted: boolean;
  /** The candidate acted before an answer of the recruiter took effect. */
  answerUndone?: boolean | undefined;
}

/** To the recruiter: the candidate's answer. */
const offerAnswered = ({ applicationId, accepted, answerUndone, ...about }: About & Answer): Draft => {
  const { answered } = offerMailTexts;
  const values = { ...jobNamed(about), name: oneLine(about.candidateName) };
  return {
    reader: 'recruiter',
    subject: accepted ? answered.subjectAccepted(values) : answered.subjectRejected(values),
    blocks: [
      accepted ? answered.accepted(values) : answered.rejected(values),
      answerUndone === true && mailTexts.answerUndone,
      receivedApplication(about.publicUrl, applicationId),
    ],
  };
};

export const OFFER_MAILS = { offerMade, offerWithdrawn, offerAnswered };
