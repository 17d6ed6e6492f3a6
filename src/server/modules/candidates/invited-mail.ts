import { type Letter, letter, oneLine } from '#server/letter.ts';
import type { OpenJob } from '#server/modules/jobs/public.ts';

interface Invited {
  publicUrl: string;
  candidate: { id: string; email: string; firstName: string };
  job: OpenJob;
  message: string;
}

/** To a candidate: a recruiter asks them to apply. They may do without such mails. */
export const invitedMail = ({ publicUrl, candidate, job, message }: Invited): Letter => ({
  ...letter({
    to: candidate.email,
    subject: `${oneLine(job.companyName)} invites you to apply: ${oneLine(job.title)}`,
    paragraphs: [
      `Dear ${oneLine(candidate.firstName)},`,
      `A recruiter of ${oneLine(job.companyName)} has found your profile and invites you to apply for ${oneLine(job.title)} (${oneLine(job.location)}).`,
      message !== '' && `The recruiter wrote:\n${message}`,
      `Read the job and apply: ${publicUrl}/jobs/${job.jobId}`,
    ],
  }),
  optional: { accountId: candidate.id, kind: 'job_invitation' },
});
