import { availableTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { AppliedLink } from '#web/features/jobs/apply-link.tsx';
import { type JobBrief, opening } from '#web/features/jobs/job.ts';
import { ApplyElsewhere } from '#web/features/jobs/leads-out.tsx';
import { useApplied } from '#web/features/jobs/use-applied.ts';
import { shortDayText } from '#web/lib/formats.ts';
import { applyPath } from '#web/lib/job-links.ts';

/** Action on a job card: link to the form, the date on which applications open, or the application already sent. */
export function Apply({ job, now }: { job: JobBrief; now: string }) {
  const application = useApplied(job);
  if (application) return <AppliedLink job={job} application={application} size="s" variant="quiet" />;
  if (opening(job, now) === 'not yet') {
    return (
      <span className="small soft nowrap">{texts.opensOn({ day: shortDayText(job.applicationDeadline.start) })}</span>
    );
  }
  // The card itself says so.
  if (!job.takesApplications) return job.applyUrl ? <ApplyElsewhere job={job} size="s" /> : null;
  return (
    <ButtonLink size="s" to={applyPath(job)} aria-label={texts.applyTo({ title: job.title, company: job.companyName })}>
      {texts.apply}
    </ButtonLink>
  );
}
