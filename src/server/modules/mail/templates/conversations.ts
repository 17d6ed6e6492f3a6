import { conversationMailTexts } from '#texts/mails.ts';
import { type AboutJob, type Draft, jobNamed, oneLine, postedFor } from '../letter.ts';

interface About extends AboutJob {
  publicUrl: string;
  /** Account of the reader; the email is optional. */
  accountId: string;
  applicationId: string;
}

/** To the candidate: a new message. Its text is shown only in the portal. */
const recruiterWrote = ({ publicUrl, accountId, applicationId, ...about }: About): Draft => ({
  subject: conversationMailTexts.recruiterWrote.subject(jobNamed(about)),
  blocks: [
    conversationMailTexts.recruiterWrote.wrote(jobNamed(about)),
    postedFor(about),
    {
      label: conversationMailTexts.read,
      link: `${publicUrl}/candidate-dashboard/messages?conversation=${applicationId}`,
    },
    conversationMailTexts.recruiterWrote.stay,
  ],
  optional: { accountId, kind: 'recruiter_wrote' },
});

/** To the recruiter: a new message. */
const candidateWrote = ({
  publicUrl,
  accountId,
  applicationId,
  candidateName,
  ...about
}: About & { candidateName: string }): Draft => {
  const values = { ...jobNamed(about), name: oneLine(candidateName) };
  return {
    subject: conversationMailTexts.candidateWrote.subject(values),
    blocks: [
      conversationMailTexts.candidateWrote.wrote(values),
      {
        label: conversationMailTexts.read,
        link: `${publicUrl}/recruiter-maindashboards/messages?conversation=${applicationId}`,
      },
    ],
    optional: { accountId, kind: 'candidate_wrote' },
  };
};

export const CONVERSATION_MAILS = { recruiterWrote, candidateWrote };
