import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FilterChip } from '#web/components/chips.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { FiltersButton } from '#web/features/jobs/filters-button.tsx';
import { JobFilters } from '#web/features/jobs/job-filters.tsx';
import { JobFiltersSheet } from '#web/features/jobs/job-filters-sheet.tsx';
import { filtersInForce, type PlaceName, withoutFilter } from '#web/features/jobs/job-search.ts';
import { useKeptOffline } from '#web/features/jobs/kept-offline.ts';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { SaveSearch } from '#web/features/jobs/save-search.tsx';
import { SearchHelpPanel } from '#web/features/jobs/search-help.tsx';
import { SortForm } from '#web/features/jobs/sort-form.tsx';
import { withParam } from '#web/lib/job-links.ts';
import { JobResults } from '#web/pages/public/job-results.tsx';
import type { JobList } from '#web/pages/public/load-jobs.ts';
import { PAGE_SIZE } from '#web/pages/public/shown-jobs.ts';

const filterWords = jobTexts.filters;

interface JobListPageProps {
  list: JobList;
  /** The title block, across the list's full width. */
  head: ReactNode;
  placeName?: PlaceName;
  /** Text for an empty list, the same where filters explain it, and help where none does. */
  none: string;
  noneMatch?: string;
  noneHelp?: string;
  /** A list of internships only: no filter for the job type, and pay per month. */
  internships?: boolean;
  /** Number shown on a phone until more are requested. */
  onAPhone?: number;
}

/** Filters at the left, cards in three columns, pages below. On a phone the filters are in a sheet. */
export function JobListPage({
  list,
  head,
  placeName = 'location',
  none,
  noneMatch = none,
  noneHelp,
  internships,
  onAPhone,
}: JobListPageProps) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const [sheet, setSheet] = useState(false);
  useKeptOffline('list', list.jobs, list.now);
  const { jobs, total, facets, openJob, now } = list;
  const inForce = filtersInForce(list.search, placeName).filter(
    ({ name }) => !internships || name !== 'employmentType',
  );
  const pages = Math.ceil(total / PAGE_SIZE);
  const pastEnd = total > 0 && jobs.length === 0;
  return (
    <div className="page pt-8">
      {head}
      {jobs.length > 0 ? (
        <a className="btn btn-ink skip" href="#results">
          {jobTexts.skipToResults}
        </a>
      ) : null}
      <div className="with-side">
        <aside className="filters max-lg:hidden noscript:block noscript:max-lg:order-2" aria-label={filterWords.title}>
          <div className="row between min-h-10">
            <h2 className="title">{filterWords.title}</h2>
            <ButtonLink to={pathname} variant="quiet" size="s" preventScrollReset>
              {filterWords.clearAll}
            </ButtonLink>
          </div>
          <div className="lg:-mx-3 lg:max-h-[calc(100dvh-150px)] lg:overflow-y-auto lg:px-3">
            <JobFilters look="side" facets={facets} action={pathname} placeName={placeName} internships={internships} />
          </div>
        </aside>
        <div className="min-w-0">
          <div className="row between wrap mb-4 gap-2">
            <div className="row wrap gap-2">
              <ul className="chips" aria-label={filterWords.inForce}>
                {inForce.map((filter) => (
                  <li key={`${filter.name} ${filter.value}`}>
                    <FilterChip to={`${pathname}${withoutFilter(params, filter)}`}>{filter.label}</FilterChip>
                  </li>
                ))}
              </ul>
              {inForce.length > 0 ? <SaveSearch search={list.saved} /> : null}
            </div>
            <div className="row row-s wrap ml-auto max-sm:w-full">
              <FiltersButton
                className="flex lg:hidden noscript:hidden"
                size="m"
                chosen={inForce.length}
                onOpen={() => setSheet(true)}
              />
              <SortForm sort={list.search.sort} />
            </div>
          </div>
          {list.help ? (
            <SearchHelpPanel help={list.help} total={total} placeName={placeName} internships={internships} />
          ) : null}
          {jobs.length > 0 ? (
            <div id="results" tabIndex={-1}>
              <JobResults jobs={jobs} now={now} onAPhone={onAPhone} />
            </div>
          ) : null}
          {total === 0 ? (
            <EmptyState
              card
              level={2}
              picture={internships ? 'internship' : undefined}
              title={inForce.length > 0 ? noneMatch : none}
              action={inForce.length > 0 ? <ButtonLink to={pathname}>{texts.clear}</ButtonLink> : undefined}
            >
              {inForce.length > 0 ? texts.noneHelp : noneHelp}
            </EmptyState>
          ) : null}
          {pastEnd ? (
            <EmptyState
              card
              level={2}
              title={texts.pagePast}
              action={
                <ButtonLink to={`${pathname}${withParam(search, 'page', undefined)}`}>{texts.firstPage}</ButtonLink>
              }
            />
          ) : (
            <Pagination
              page={list.search.page}
              pages={pages}
              to={(page) =>
                `${pathname}${withParam(withParam(search, 'job', undefined), 'page', page > 1 ? String(page) : undefined)}`
              }
            />
          )}
        </div>
      </div>
      {sheet ? (
        <JobFiltersSheet
          facets={facets}
          action={pathname}
          placeName={placeName}
          internships={internships}
          onClose={() => setSheet(false)}
        />
      ) : null}
      <OpenJob listed={jobs} whole={openJob} now={now} />
    </div>
  );
}
