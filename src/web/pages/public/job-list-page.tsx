import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FilterChip } from '#web/components/chips.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { JobFilters } from '#web/features/jobs/job-filters.tsx';
import {
  filtersInForce,
  hiddenParams,
  type JobOrder,
  type PlaceName,
  withoutFilter,
} from '#web/features/jobs/job-search.ts';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { SaveSearch } from '#web/features/jobs/save-search.tsx';
import { SearchHelpPanel } from '#web/features/jobs/search-help.tsx';
import { withParam } from '#web/lib/job-links.ts';
import { JobResults } from '#web/pages/public/job-results.tsx';
import { type JobList, PAGE_SIZE } from '#web/pages/public/load-jobs.ts';

const filterWords = jobTexts.filters;

interface JobListPageProps {
  list: JobList;
  /** The title block, over the list's whole width. */
  head: ReactNode;
  placeName?: PlaceName;
  /** The sentence for an empty list. */
  none: string;
}

/** Filters at the left, cards in three columns, pages below. On a phone the filters come in a sheet. */
export function JobListPage({ list, head, placeName = 'location', none }: JobListPageProps) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const [sheet, setSheet] = useState(false);
  const { jobs, total, facets, openJob, now } = list;
  const inForce = filtersInForce(list.search, placeName);
  const pages = Math.ceil(total / PAGE_SIZE);
  const pastEnd = total > 0 && jobs.length === 0;
  return (
    <div className="page pt-8">
      {head}
      <div className="with-side">
        <aside className="filters max-lg:hidden noscript:block noscript:max-lg:order-2" aria-label={filterWords.title}>
          <div className="row between min-h-10">
            <h2 className="title">{filterWords.title}</h2>
            <ButtonLink to={pathname} variant="quiet" size="s" preventScrollReset>
              {filterWords.clearAll}
            </ButtonLink>
          </div>
          <div className="lg:-mr-3 lg:max-h-[calc(100dvh-150px)] lg:overflow-y-auto lg:pr-3">
            <JobFilters look="side" facets={facets} action={pathname} placeName={placeName} />
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
              {inForce.length > 0 ? <SaveSearch search={list.search} /> : null}
            </div>
            <div className="row row-s ml-auto max-sm:w-full">
              <Button
                className="flex lg:hidden noscript:hidden"
                icon={SlidersHorizontal}
                size="m"
                aria-haspopup="dialog"
                onClick={() => setSheet(true)}
              >
                {filterWords.title}
                {inForce.length > 0 ? <span className="badge badge-ink">{inForce.length}</span> : null}
              </Button>
              <SortForm sort={list.search.sort} />
            </div>
          </div>
          {list.help ? <SearchHelpPanel help={list.help} total={total} placeName={placeName} /> : null}
          {jobs.length > 0 ? <JobResults jobs={jobs} now={now} /> : null}
          {total === 0 ? (
            <EmptyState
              card
              level={2}
              title={none}
              action={inForce.length > 0 ? <ButtonLink to={pathname}>{texts.clear}</ButtonLink> : undefined}
            >
              {inForce.length > 0 ? texts.noneHelp : undefined}
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
        <Dialog
          title={filterWords.title}
          onClose={() => setSheet(false)}
          bare={(titleId) => (
            <>
              <div className="dialog-head items-center py-3">
                <h2 id={titleId} className="h3 grow">
                  {filterWords.title}
                </h2>
                <Button variant="quiet" iconOnly icon={X} onClick={() => setSheet(false)}>
                  {jobTexts.close}
                </Button>
              </div>
              <JobFilters
                look="sheet"
                facets={facets}
                action={pathname}
                placeName={placeName}
                onApplied={() => setSheet(false)}
              />
            </>
          )}
        />
      ) : null}
      <OpenJob listed={jobs} whole={openJob} now={now} />
    </div>
  );
}

/** The order of the list: at once with scripts, by a button without. */
function SortForm({ sort }: { sort: JobOrder }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const kept = hiddenParams(params, ['sort']);
  return (
    <Form
      method="get"
      action={pathname}
      className="row row-s max-sm:flex-1"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={sort}
        name="sort"
        label={filterWords.sort}
        hideLabel
        size="m"
        defaultValue={sort}
        className="max-sm:w-full"
        options={[
          { value: 'newest', label: filterWords.newest },
          { value: 'relevance', label: filterWords.relevance },
        ]}
      />
      <Button type="submit" size="m" className="hidden noscript:inline-flex">
        {filterWords.sort}
      </Button>
    </Form>
  );
}
