import type { ReportDecision } from '#contract/vocabularies.ts';
import { type Letter, letter, oneLine } from '#server/modules/applications/public.ts';

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

/** To the recruiter: the job is no longer shown, and why. */
export const frozenMail = (to: string, about: About & { firstName: string; reason: string }): Letter =>
  letter({
    to,
    subject: `Your job has been taken down: ${jobAt(about)}`,
    paragraphs: [
      `Hello ${oneLine(about.firstName)},`,
      `an administrator of Avsar has taken down your job ${jobAt(about)} (${about.jobId}). Nobody can find it or apply to it now.`,
      `Reason: ${about.reason}`,
      `If you think this is a mistake, or have mended the posting, write to us: ${about.publicUrl}/contactus`,
    ],
  });

/** To the recruiter: the job is as it was before it was frozen. */
export const unfrozenMail = (to: string, about: About & { firstName: string; status: string }): Letter =>
  letter({
    to,
    subject: `Your job is no longer blocked: ${jobAt(about)}`,
    paragraphs: [
      `Hello ${oneLine(about.firstName)},`,
      `an administrator of Avsar has looked again at your job ${jobAt(about)} (${about.jobId}). It has the status that it had before: ${about.status}.`,
      `See your jobs: ${about.publicUrl}/recruiter-maindashboards?tab=job-posted`,
    ],
  });
