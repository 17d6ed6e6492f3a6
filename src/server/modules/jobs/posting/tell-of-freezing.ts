import type { JobStatus } from '#contract/vocabularies.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { type Letter, letter, oneLine } from '#server/letter.ts';
import { isFrozen } from './job-policy.ts';
import type { JobRow } from './jobs.store.ts';

export type TellDeps = Pick<Deps, 'queue' | 'settings'>;

interface Freezing {
  /** As it was before. */
  job: JobRow;
  to: JobStatus;
  /** Of a freezing. */
  reason?: string | undefined;
}

/** Tells the recruiter when a job is frozen or is so no longer, wherever an administrator does it; nobody of anything else. */
export const tellOfFreezing = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  { job, to, reason }: Freezing,
): Promise<void> => {
  if (!job.contactEmail || isFrozen(job.status) === isFrozen(to)) return;
  const about = { ...job, to: job.contactEmail, publicUrl };
  await queue.send(
    tx,
    'mail',
    isFrozen(to) ? frozenMail({ ...about, reason }) : unfrozenMail({ ...about, status: to }),
  );
};

type About = Pick<JobRow, 'title' | 'companyName' | 'jobCode' | 'recruiterFirstName'> & {
  to: string;
  publicUrl: string;
};

const nameOf = ({ title, companyName }: About): string => `${oneLine(title)} at ${oneLine(companyName)}`;
const hello = ({ recruiterFirstName }: About): string => `Hello ${oneLine(recruiterFirstName ?? '')},`;

const frozenMail = (about: About & { reason: string | undefined }): Letter =>
  letter({
    to: about.to,
    subject: `Your job has been taken down: ${nameOf(about)}`,
    paragraphs: [
      hello(about),
      `an administrator of Avsar has taken down your job ${nameOf(about)} (${about.jobCode}). Nobody can find it or apply to it now.`,
      about.reason && `Reason: ${about.reason}`,
      `If you think this is a mistake, or have mended the posting, write to us: ${about.publicUrl}/contactus`,
    ],
  });

const unfrozenMail = (about: About & { status: JobStatus }): Letter =>
  letter({
    to: about.to,
    subject: `Your job is no longer blocked: ${nameOf(about)}`,
    paragraphs: [
      hello(about),
      `an administrator of Avsar has looked again at your job ${nameOf(about)} (${about.jobCode}). Its status is now: ${about.status}.`,
      `See your jobs: ${about.publicUrl}/recruiter-maindashboards?tab=job-posted`,
    ],
  });
