import { useLocation } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Hang } from '#web/components/hang.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { type Job, opening } from '#web/jobs/job.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/jobs/job-details-link.tsx';
import { OpenJob } from '#web/jobs/open-job.tsx';
import { dayText, shortDayText } from '#web/lib/formats.ts';
import { applyPath, jobsPath } from '#web/lib/job-links.ts';
import type { Available } from '#web/pages/candidate/jobs/load-available.ts';
import { LoadFailed } from '#web/pages/candidate/load-failed.tsx';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { availableWords as words } from '#web/words/en/candidate.ts';
import { jobWords } from '#web/words/en/jobs.ts';

/** Open jobs, nine a page, and the details of the one that the address opens. */
export function AvailableJobs({ available: { listed, whole, now } }: { available: Available }) {
  const { search } = useLocation();
  return (
    <Hang title={words.title} id="available-jobs" link={{ to: jobsPath(), words: words.searchAll }}>
      {listed.ok ? (
        <>
          {listed.data.jobs.length > 0 ? (
            <div className="grid g3">
              {listed.data.jobs.map((job) => (
                <AvailableJob key={job._id} job={job} now={now} />
              ))}
            </div>
          ) : (
            <EmptyState card title={words.empty} action={<ButtonLink to={jobsPath()}>{words.searchAll}</ButtonLink>}>
              {words.emptyHelp}
            </EmptyState>
          )}
          <Pagination
            page={listed.data.page}
            pages={listed.data.pages}
            to={(page) => ({ search: pageSearch(search, page) })}
          />
        </>
      ) : (
        <LoadFailed title={words.failed} message={listed.message} />
      )}
      <OpenJob
        listed={listed.ok ? listed.data.jobs : []}
        whole={whole}
        now={now}
        extra={(job) =>
          'contactEmail' in job && job.contactEmail ? (
            <Facts facts={[{ label: jobWords.facts.postedBy, value: job.contactEmail }]} />
          ) : null
        }
      />
    </Hang>
  );
}

function AvailableJob({ job, now }: { job: Job; now: string }) {
  const { start, end } = job.applicationDeadline;
  return (
    <JobCard
      job={job}
      now={now}
      description={words.deadline(end ? dayText(end) : words.noDeadline)}
      action={
        <span className="row row-s">
          <JobDetailsLink job={job} />
          {opening(job, now) === 'not yet' ? (
            <span className="small soft nowrap">{words.opensOn(shortDayText(start))}</span>
          ) : (
            <ButtonLink size="s" to={applyPath(job)} aria-label={words.applyTo(job.title, job.companyName)}>
              {words.apply}
            </ButtonLink>
          )}
        </span>
      }
    />
  );
}
