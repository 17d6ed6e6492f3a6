import { jobTexts } from '#texts/jobs.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Facts } from '#web/components/card.tsx';
import type { Job, JobBrief } from '#web/features/jobs/job.ts';

/** Contact address, which candidates see in the details. */
export function PostedBy({ job }: { job: Job | JobBrief }) {
  if (!('contactEmail' in job) || !job.contactEmail) return null;
  // Alone in its row: an address is wider than half a phone.
  return (
    <Facts look="line" facts={[{ label: jobTexts.facts.postedBy, value: <Breakable>{job.contactEmail}</Breakable> }]} />
  );
}
