import { useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { companyPageTexts as texts } from '#texts/companies.ts';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FilterChip } from '#web/components/chips.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Section } from '#web/components/section.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import type { Company } from '#web/features/companies/company.ts';
import { FiltersButton } from '#web/features/jobs/filters-button.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import type { Job, JobBrief, JobFacets } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { filtersInForce, hiddenParams, type JobSearch, withoutFilter } from '#web/features/jobs/job-search.ts';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { withParam } from '#web/lib/job-links.ts';

// Only companies with many jobs have filters, and their script is loaded only when they are opened.
const JobFiltersSheet = openedPart(
  async () => (await import('#web/features/jobs/job-filters-sheet.tsx')).JobFiltersSheet,
);

export const PAGE_SIZE = 12;
/** From this many jobs on, search and filters are shown. */
const MANY = 7;
/** Maximum number of place tabs; the filters list the other places. */
const MOST_PLACES = 6;

interface CompanyJobsProps {
  company: Company;
  jobs: readonly JobBrief[];
  total: number;
  search: JobSearch;
  openJob: Job | null | undefined;
  now: string;
}

/** A company's open jobs: by place and, if there are many, with every filter of the job lists. */
export function CompanyJobs({ company, jobs, total, search, openJob, now }: CompanyJobsProps) {
  const { pathname, search: query } = useLocation();
  const { openJobs } = company;
  const inForce = filtersInForce(search);
  return (
    <div className="section">
      <Section
        id="jobs"
        title={openJobs > 0 ? texts.openJobs({ count: openJobs }) : texts.noJobs}
        aside={openJobs >= MANY ? <Narrowing company={company} q={search.q[0] ?? ''} inForce={inForce.length} /> : null}
      >
        {company.jobPlaces.length > 1 ? <PlaceTabs company={company} search={search} /> : null}
        <ChosenFilters search={search} total={total} />
        {jobs.length > 0 ? (
          <div className="grid grid-3">
            {groupJobs(jobs).map(({ job, similar }) => (
              <JobCard key={job._id} job={job} similar={similar} now={now} />
            ))}
          </div>
        ) : null}
        {jobs.length === 0 && openJobs > 0 ? (
          <EmptyState
            card
            title={texts.noJobsHere}
            action={
              <ButtonLink to={pathname} preventScrollReset>
                {texts.showAll}
              </ButtonLink>
            }
          />
        ) : null}
        <Pagination
          page={search.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          to={(other) =>
            `${pathname}${withParam(withParam(query, 'job', undefined), 'page', other > 1 ? String(other) : undefined)}`
          }
        />
      </Section>
      <OpenJob listed={jobs} whole={openJob} now={now} />
    </div>
  );
}

const isOneOf = (spellings: readonly string[], place: string): boolean =>
  spellings.some((spelling) => spelling.toLowerCase() === place.toLowerCase());

/** One tab per place; the other filters are kept. Counts are shown only while no other filter is active. */
function PlaceTabs({ company: { openJobs, jobPlaces }, search }: Pick<CompanyJobsProps, 'company' | 'search'>) {
  const { pathname, search: query } = useLocation();
  const plain = filtersInForce({ ...search, place: [] }).length === 0;
  const rest = withParam(withParam(query, 'job', undefined), 'page', undefined);
  const to = (places: readonly string[]): string => `${pathname}${withParam(rest, 'location', places)}`;
  const counted = (count: number) => (plain ? { count } : {});
  return (
    <div className="mb-5">
      <Tabs
        label={texts.filter}
        tabs={[
          { to: to([]), label: texts.allPlaces, ...counted(openJobs), current: search.place.length === 0 },
          ...jobPlaces.slice(0, MOST_PLACES).map(({ value, count, spellings }) => ({
            to: to(spellings),
            label: placeText(value),
            ...counted(count),
            current: search.place.length > 0 && search.place.every((place) => isOneOf(spellings, place)),
          })),
        ]}
      />
    </div>
  );
}

/** Number of matching jobs, and each active filter with a link to remove it. */
function ChosenFilters({ search, total }: Pick<CompanyJobsProps, 'search' | 'total'>) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const inForce = filtersInForce(search);
  if (inForce.length === 0) return null;
  return (
    <div className="row wrap mb-5 gap-x-4 gap-y-2">
      <p className="small soft" role="status">
        {texts.matching({ count: total })}
      </p>
      <ul className="chips" aria-label={jobTexts.filters.inForce}>
        {inForce.map((filter) => (
          <li key={`${filter.name} ${filter.value}`}>
            <FilterChip to={`${pathname}${withoutFilter(params, filter)}`}>{filter.label}</FilterChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

const facetsOf = ({ openJobs, jobPlaces }: Company): JobFacets => ({
  total: openJobs,
  companies: 1,
  roles: [],
  places: jobPlaces,
  skills: [],
  skillsByName: [],
  employmentTypes: [],
});

/** The search, a GET form so that it works before scripts are loaded, and the filters. */
function Narrowing({ company, q, inForce }: { company: Company; q: string; inForce: number }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [sheet, setSheet] = useState(false);
  return (
    <div className="row row-s max-sm:w-full">
      <Form key={q} method="get" action={pathname} role="search" preventScrollReset className="min-w-0 grow sm:w-72">
        {hiddenParams(params, ['q']).map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SearchField name="q" size="m" label={texts.searchWithin} defaultValue={q} maxLength={200} />
      </Form>
      <FiltersButton className="noscript:hidden" size="m" chosen={inForce} onOpen={() => setSheet(true)} />
      {sheet ? <JobFiltersSheet facets={facetsOf(company)} action={pathname} onClose={() => setSheet(false)} /> : null}
    </div>
  );
}
