import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { Chips } from '#web/components/chips.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { applyByDay, heardBy, isInternship, type JobBrief, logoOf, placeAndMode } from '#web/features/jobs/job.ts';
import { JobDetailsLink } from '#web/features/jobs/job-details-link.tsx';
import { cardFacts } from '#web/features/jobs/job-facts.ts';
import { LeadsOut } from '#web/features/jobs/leads-out.tsx';
import { postedText, shortDayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';

interface JobCardProps {
  job: JobBrief;
  /** When the page was rendered, so that server and browser show the same age. */
  now: string;
  /** The bookmark, at the right of the title. */
  save?: ReactNode;
  /** A few lines about the work. */
  description?: string;
  /** The description shows the deadline, so the foot omits it. */
  deadlineTold?: boolean;
  /** Shows the age in the foot of an internship too, as for a job. */
  aged?: boolean;
  /** Replaces "View Details". */
  action?: ReactNode;
  /** How well the job fits the reader, above the foot. */
  fit?: ReactNode;
  level?: 2 | 3;
  /** Neighbours in the list that look the same. */
  similar?: readonly JobBrief[];
}

/** A job in a list. */
export function JobCard({
  job,
  now,
  save,
  description,
  deadlineTold,
  aged,
  action,
  fit,
  level = 3,
  similar = [],
}: JobCardProps) {
  const Heading = `h${level}` as const;
  const facts = cardFacts(job, now);
  const posted = postedText(job.createdAt, now);
  const lastDay = deadlineTold ? null : applyByDay(job);
  const applyBy = lastDay ? jobTexts.applyBy({ day: shortDayText(lastDay) }) : undefined;
  const heard = heardBy(job, now);
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(
        'job',
        isInternship(job) ? '[&_.pay]:gap-x-2.5 [&_.pay]:justify-between' : '[&_.pay]:gap-x-4',
      )}
    >
      <div className={classNames('top', !save && 'top-plain')}>
        <CompanyMark name={job.companyName} src={logoOf(job)} hollow={isPostedForAnother(job)} />
        <div className="min-w-0">
          <Heading className="title break-words">
            <Link to={jobPath(job)} className="no-underline hover:underline">
              <Breakable>{job.title}</Breakable>
            </Link>
          </Heading>
          <p className="company break-words">
            <CompanyLine {...job} />
            {job.companyVerified ? (
              <Icon
                as={BadgeCheck}
                size="s"
                label={jobTexts.verified}
                className="ml-1 inline-block align-text-bottom text-accent-text"
              />
            ) : null}
            <br />
            <Breakable>{placeAndMode(job)}</Breakable>
          </p>
        </div>
        {save}
      </div>
      {description ? (
        <p className="description">
          <Typed>{description}</Typed>
        </p>
      ) : null}
      {facts.length > 0 ? <Facts look="pay" facts={facts} /> : null}
      <Chips items={job.skills} />
      {fit}
      <LeadsOut job={job} />
      {similar.length > 0 ? <SimilarJobs jobs={similar} now={now} /> : null}
      <div className="foot">
        <span className="when">
          {aged && applyBy ? <span className="block">{posted}</span> : null}
          {applyBy ?? posted}
          {heard ? <span className="block">{jobTexts.hearBy({ day: shortDayText(heard) })}</span> : null}
        </span>
        {action ?? <JobDetailsLink job={job} />}
      </div>
    </Card>
  );
}

/** The other jobs grouped into the card, each as a link. */
function SimilarJobs({ jobs, now }: { jobs: readonly JobBrief[]; now: string }) {
  return (
    <details className="group/fold -my-1 border-t border-line pt-1">
      <summary className="small link flex min-h-11 list-none items-center justify-between gap-2 sm:min-h-9">
        {jobTexts.similar({ count: jobs.length })}
        <Icon as={ChevronDown} size="s" className="transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <ul>
        {jobs.map((job) => (
          <li key={job._id}>
            <Link to={jobPath(job)} className="small block py-1.5 no-underline">
              <span className="flex justify-between gap-3">
                <span className="link min-w-0 break-words">
                  <InSentence>{placeAndMode(job)}</InSentence>
                </span>
                <span className="muted whitespace-nowrap">{postedText(job.createdAt, now)}</span>
              </span>
              <span className="muted block truncate">
                <Typed>{job.skills.join(', ')}</Typed>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
