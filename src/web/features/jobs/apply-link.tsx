import Check from 'lucide-react/icons/check';
import { type MouseEvent, useState } from 'react';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink, type ButtonVariant } from '#web/components/button.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import { type JobBrief, opening } from '#web/features/jobs/job.ts';
import { ApplyElsewhere } from '#web/features/jobs/leads-out.tsx';
import { useApplied } from '#web/features/jobs/use-applied.ts';
import { dayText } from '#web/lib/formats.ts';
import { applicationPath, applyPath, signInToApply } from '#web/lib/job-links.ts';
import { useSession } from '#web/lib/use-session.ts';

interface ApplyLinkProps {
  job: JobBrief;
  now: string;
  block?: boolean;
}

/**
 * The Apply Now button. It links a signed-in user to the application; for others, sign-in opens over the page and says
 * why. When no applications are taken, it shows the sentence that says so; when this candidate has already applied,
 * their application. An external listing names its host.
 */
export function ApplyLink({ job, now, block }: ApplyLinkProps) {
  const session = useSession();
  const application = useApplied(job);
  const [asked, setAsked] = useState(false);
  if (application) return <AppliedLink job={job} application={application} variant="ink" block={block} />;
  const state = opening(job, now);
  if (state === 'closed') return <p className="soft">{jobTexts.closed}</p>;
  if (state === 'not yet')
    return <p className="soft">{jobTexts.notYetOpen({ day: dayText(job.applicationDeadline.start) })}</p>;
  if (!job.takesApplications) return <ApplyElsewhere job={job} block={block} />;
  const ask = (event: MouseEvent) => {
    if (session || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <ButtonLink
        variant="primary"
        block={block}
        to={session ? applyPath(job) : signInToApply(job)}
        onClick={ask}
        aria-label={jobTexts.applyTo({ title: job.title })}
      >
        {jobTexts.applyNow}
      </ButtonLink>
      {asked ? <LoginDialog reason="apply" returnTo={applyPath(job)} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

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
