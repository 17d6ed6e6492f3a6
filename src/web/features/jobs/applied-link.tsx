import Check from 'lucide-react/icons/check';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink, type ButtonVariant } from '#web/components/button.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { applicationPath } from '#web/lib/job-links.ts';

interface AppliedLinkProps {
  job: Pick<JobBrief, 'title'>;
  /** The application's id. */
  application: string;
  size?: 's' | 'l';
  variant?: ButtonVariant;
  block?: boolean;
}

/** Replaces Apply once the candidate has applied: a link to their application. */
export function AppliedLink({ job, application, ...look }: AppliedLinkProps) {
  return (
    <ButtonLink
      {...look}
      icon={Check}
      to={applicationPath(application)}
      aria-label={jobTexts.appliedTo({ title: job.title })}
    >
      {jobTexts.applied}
    </ButtonLink>
  );
}
