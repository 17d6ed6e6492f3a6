import { mailTexts, offerMailTexts } from '#texts/mails.ts';
import {
  type AboutJob,
  type Draft,
  hello,
  jobNamed,
  longDay,
  oneLine,
  postedFor,
  receivedApplications,
} from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
  candidateName: string;
}

const offersPage = (publicUrl: string): string => `${publicUrl}/candidate-dashboard/job-offers`;

/** To the candidate: there is an offer, and until when. */
const offerMade = ({ expiresOn, ...about }: About & { expiresOn: string }): Draft => ({
  subject: offerMailTexts.made.subject(jobNamed(about)),
  paragraphs: [
    hello(about.candidateName),
    offerMailTexts.made.made({ ...jobNamed(about), day: longDay(expiresOn) }),
    postedFor(about),
    offerMailTexts.made.answer({ link: offersPage(about.publicUrl) }),
  ],
});

/** To the candidate: the offer is no longer open. */
const offerWithdrawn = (about: About): Draft => ({
  subject: offerMailTexts.withdrawn.subject(jobNamed(about)),
  paragraphs: [
    hello(about.candidateName),
    offerMailTexts.withdrawn.withdrawn(jobNamed(about)),
    postedFor(about),
    mailTexts.ownOffers({ link: offersPage(about.publicUrl) }),
  ],
});

/** To the recruiter: what the candidate answered. */
const offerAnswered = ({ accepted, ...about }: About & { accepted: boolean }): Draft => {
  const { answered } = offerMailTexts;
  const values = { ...jobNamed(about), name: oneLine(about.candidateName) };
  return {
    subject: accepted ? answered.subjectAccepted(values) : answered.subjectRejected(values),
    paragraphs: [
      hello(),
      accepted ? answered.accepted(values) : answered.rejected(values),
      receivedApplications(about.publicUrl),
    ],
  };
};

export const OFFER_MAILS = { offerMade, offerWithdrawn, offerAnswered };
