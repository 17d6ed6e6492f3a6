import { type Letter, letter, oneLine } from '#server/letter.ts';

interface About {
  publicUrl: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
}

const jobAt = ({ jobTitle, companyName }: About): string => `${oneLine(jobTitle)} at ${oneLine(companyName)}`;

/** To the recruiter: what the candidate answered. */
export const offerAnsweredMail = (to: string, about: About & { accepted: boolean }): Letter =>
  letter({
    to,
    subject: `Offer ${about.accepted ? 'accepted' : 'rejected'}: ${oneLine(about.candidateName)}, ${oneLine(about.jobTitle)}`,
    paragraphs: [
      'Hello,',
      `${oneLine(about.candidateName)} has ${about.accepted ? 'accepted' : 'rejected'} your offer for ${jobAt(about)}.`,
      `See your applications: ${about.publicUrl}/recruiter-maindashboards?tab=applications`,
    ],
  });

/** To the candidate: the offer is no longer open. */
export const offerWithdrawnMail = (to: string, about: About): Letter =>
  letter({
    to,
    subject: `The offer for ${jobAt(about)} has been withdrawn`,
    paragraphs: [
      `Dear ${oneLine(about.candidateName)},`,
      `The recruiter has withdrawn the offer for ${jobAt(about)}.`,
      `See your offers: ${about.publicUrl}/candidate-dashboard?tab=job-offers`,
    ],
  });

/** To the candidate: there is an offer, and until when. */
export const offerMadeMail = (to: string, about: About & { expiresOn: string }): Letter =>
  letter({
    to,
    subject: `A job offer: ${jobAt(about)}`,
    paragraphs: [
      `Dear ${oneLine(about.candidateName)},`,
      `You have an offer for ${jobAt(about)}. It is open until ${about.expiresOn}.`,
      `Read and answer it: ${about.publicUrl}/candidate-dashboard?tab=job-offers`,
    ],
  });
