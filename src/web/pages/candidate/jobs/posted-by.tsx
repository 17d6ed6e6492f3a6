import { jobTexts } from '#texts/jobs.ts';
import { Facts } from '#web/components/card.tsx';
import type { Job, JobBrief } from '#web/features/jobs/job.ts';
import { EmailText } from '#web/pages/candidate/email-text.tsx';

/** Whom to write to; a candidate may read it in the details. */
export function PostedBy({ job }: { job: Job | JobBrief }) {
  if (!('contactEmail' in job) || !job.contactEmail) return null;
  // Alone in its row: an address is longer than half a phone.
  return (
    <Facts look="line" facts={[{ label: jobTexts.facts.postedBy, value: <EmailText email={job.contactEmail} /> }]} />
  );
}
