import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts } from '#texts/jobs.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ApplyLink } from '#web/features/jobs/apply-link.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { detailFacts } from '#web/features/jobs/detail-facts.ts';
import { heardBy, type Job, type JobBrief, logoOf, opening } from '#web/features/jobs/job.ts';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { hostOf } from '#web/features/jobs/leads-out.tsx';
import { MoneyWarning } from '#web/features/jobs/money-warning.tsx';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { useApplied } from '#web/features/jobs/use-applied.ts';
import { HowYouFit } from '#web/features/matching/how-you-fit.tsx';
import { shortDayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { langOf } from '#web/lib/lang-of.ts';

export interface JobDetailsDialogProps {
  /** The whole job, or the card's data while the rest loads. */
  job: Job | JobBrief;
  now: string;
  onClose: () => void;
  /** What the reader must know first. */
  warning?: ReactNode;
  /** Details that only some viewers may see, such as who posted it. */
  children?: ReactNode;
}

/** All details of a job, over the list it was opened from. */
export function JobDetailsDialog({ job, now, onClose, warning, children }: JobDetailsDialogProps) {
  const heard = heardBy(job, now);
  const isTakenDown = 'takenDown' in job && job.takenDown === true;
  const isClosed = isTakenDown || opening(job, now) === 'closed';
  const hasApplied = useApplied(job) !== undefined;
  return (
    <Dialog
      title={
        <span className="break-words" lang={langOf(job.title)}>
          <Breakable>{job.title}</Breakable>
        </span>
      }
      subtitle={
        <>
          <CompanyLine {...job} />
          {/* The longer line may fill a phone's line, which must not end in a dot. */}
          {isPostedForAnother(job) ? <br /> : ' · '}
          {placeText(job.location)}
        </>
      }
      mark={<CompanyMark name={job.companyName} src={logoOf(job)} size="l" hollow={isPostedForAnother(job)} />}
      onClose={onClose}
      closeOnScrim
      foot={
        <>
          {isTakenDown && !hasApplied ? null : <ApplyLink job={job} now={now} />}
          {isTakenDown ? null : <SaveButton job={job} />}
          {/* A closed job's page goes after a while, and any other state has none. */}
          {isClosed ? null : (
            <Link className="link-arrow max-lg:hidden ml-auto" to={jobPath(job)}>
              {jobTexts.openPage}
              <Icon as={ArrowUpRight} size="s" />
            </Link>
          )}
        </>
      }
    >
      {warning}
      {job.applyUrl && opening(job, now) === 'open' ? (
        <p className="soft">{jobTexts.leaves({ host: hostOf(job.applyUrl) })}</p>
      ) : null}
      {/* Otherwise it takes the place of Apply. */}
      {isClosed && hasApplied && !isTakenDown ? <p className="soft">{jobTexts.closed}</p> : null}
      {heard ? <p className="strong">{jobTexts.hearBy({ day: shortDayText(heard) })}</p> : null}
      <Facts facts={detailFacts(job, now)} />
      {isClosed ? null : <HowYouFit job={job} now={now} level={3} />}
      {children}
      <JobTexts job={job} look="title" level={3} />
      <MoneyWarning job={job} />
    </Dialog>
  );
}
