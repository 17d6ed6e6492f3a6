import type { ReportDecision } from '#contract/vocabularies.ts';
import { type Letter, letter, oneLine } from '#server/letter.ts';

interface About {
  publicUrl: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
}

const jobAt = ({ jobTitle, companyName }: About): string => `${oneLine(jobTitle)} at ${oneLine(companyName)}`;

const TO_REPORTER: Readonly<Record<ReportDecision, (job: string) => string>> = {
  freeze: (job) => `We have looked at ${job}, which you reported, and have taken it down.`,
  dismiss: (job) => `We have looked at ${job}, which you reported, and have found nothing that speaks against it.`,
  unfreeze: (job) => `We have looked again at ${job}, which you reported, and have put it back.`,
};

/** To somebody who reported a job: what came of it, with the administrator's words if there are any. */
export const reporterMail = (to: string, about: About & { decision: ReportDecision; answer: string }): Letter =>
  letter({
    to,
    subject: `Your report about ${jobAt(about)}`,
    paragraphs: [
      'Hello,',
      TO_REPORTER[about.decision](jobAt(about)),
      about.answer !== '' && about.answer,
      'Thank you for telling us. Avsar never asks for money, and nobody who hires through Avsar may.',
    ],
  });
