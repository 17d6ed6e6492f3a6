import { Form, useLocation } from 'react-router';
import { companyPageTexts as texts } from '#texts/companies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Section } from '#web/components/section.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import type { Company } from '#web/features/companies/company.ts';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import type { Job, JobBrief } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { withParam } from '#web/lib/job-links.ts';
import { placeText } from '#web/lib/place-text.ts';

export const PAGE_SIZE = 12;
/** So many places have a tab; the search finds the rest. */
const MOST_PLACES = 6;

interface CompanyJobsProps {
  company: Company;
  jobs: readonly JobBrief[];
  total: number;
  place: string;
  q: string;
  page: number;
  openJob: Job | null | undefined;
  now: string;
}

/** The open jobs of a company, by place. */
export function CompanyJobs({ company, jobs, total, place, q, page, openJob, now }: CompanyJobsProps) {
  const { pathname, search } = useLocation();
  const { openJobs, jobPlaces } = company;
  const to = (value: string | undefined): string =>
    `${pathname}${value ? `?location=${encodeURIComponent(value)}` : ''}`;
  return (
    <div className="section">
      <Section
        id="jobs"
        title={openJobs > 0 ? texts.openJobs({ count: openJobs }) : texts.noJobs}
        aside={openJobs > PAGE_SIZE / 2 ? <SearchWithin action={pathname} q={q} place={place} /> : null}
      >
        {jobPlaces.length > 1 ? (
          <div className="mb-5">
            <Tabs
              label={texts.filter}
              tabs={[
                { to: to(undefined), label: texts.allPlaces, count: openJobs, current: place === '' },
                ...jobPlaces.slice(0, MOST_PLACES).map(({ value, count }) => ({
                  to: to(value),
                  label: placeText(value),
                  count,
                  current: value.toLowerCase() === place.toLowerCase(),
                })),
              ]}
            />
          </div>
        ) : null}
        {jobs.length > 0 ? (
          <div className="grid grid-3">
            {groupJobs(jobs).map(({ job, similar }) => (
              <JobCard key={job._id} job={job} similar={similar} now={now} />
            ))}
          </div>
        ) : null}
        {jobs.length === 0 && openJobs > 0 ? (
          <EmptyState card title={texts.noJobsHere} action={<ButtonLink to={pathname}>{texts.showAll}</ButtonLink>} />
        ) : null}
        <Pagination
          page={page}
          pages={Math.ceil(total / PAGE_SIZE)}
          to={(other) =>
            `${pathname}${withParam(withParam(search, 'job', undefined), 'page', other > 1 ? String(other) : undefined)}`
          }
        />
      </Section>
      <OpenJob listed={jobs} whole={openJob} now={now} />
    </div>
  );
}

/** A GET form, so that it searches before any script has loaded. */
function SearchWithin({ action, q, place }: { action: string; q: string; place: string }) {
  return (
    <Form key={q} method="get" action={action} role="search" className="w-full sm:w-72">
      {place ? <input type="hidden" name="location" value={place} /> : null}
      <SearchField name="q" size="m" label={texts.searchWithin} defaultValue={q} maxLength={200} />
    </Form>
  );
}
