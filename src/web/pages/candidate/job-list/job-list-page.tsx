import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Form, Link, redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { bestFitTexts } from '#texts/best-fit.ts';
import { jobListTexts as texts } from '#texts/candidate.ts';
import { jobTexts } from '#texts/jobs.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FilterChip } from '#web/components/chips.tsx';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Section } from '#web/components/section.tsx';
import { FiltersButton } from '#web/features/jobs/filters-button.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import type { Job, JobFacets } from '#web/features/jobs/job.ts';
import { JobFilters } from '#web/features/jobs/job-filters.tsx';
import { JobFiltersSheet } from '#web/features/jobs/job-filters-sheet.tsx';
import {
  filtersInForce,
  hiddenParams,
  type JobSearch,
  jobQuery,
  readJobSearch,
  withoutFilter,
} from '#web/features/jobs/job-search.ts';
import { namesOfPlaces } from '#web/features/jobs/names-of-places.ts';
import { SaveSearch } from '#web/features/jobs/save-search.tsx';
import { SearchHelpPanel, wantsHelp } from '#web/features/jobs/search-help.tsx';
import { searchInBothScripts } from '#web/features/jobs/search-in-both-scripts.ts';
import { SortForm } from '#web/features/jobs/sort-form.tsx';
import { useFits } from '#web/features/matching/use-fits.tsx';
import { callWithTotal } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';
import { BEST_PATH } from '#web/pages/candidate/jobs/job-order.tsx';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { useKeptList } from '#web/pages/candidate/jobs/kept-list.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { loadPage, type Page, type PagedList, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-list-page';

const PATH = '/job-list';
const JOBS_A_PAGE = 20;

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

/** Open jobs that match the filters in the address. */
const listOf = (search: JobSearch): PagedList<'listJobs'> => ({
  limit: JOBS_A_PAGE,
  at: (page) => read('listJobs', { query: jobQuery({ ...search, page }, JOBS_A_PAGE) }),
});

/** Available filters with their counts. */
const facetsOf = (search: JobSearch) => read('jobFacets', { query: { ...search, page: 1 } });

/** Alternative searches. */
const helpOf = (search: JobSearch) => read('searchHelp', { query: search });

/** Loads the list, and alternative searches if there are few results. */
async function loadList(search: JobSearch): Promise<void> {
  const total = await loadPage(listOf(search), search.page);
  if (wantsHelp(search, total)) await settle(load(helpOf(search)));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  const { searchParams } = new URL(request.url);
  const search = readJobSearch(searchParams, 'place');
  const portal = { call: callWithTotal };
  const loadAll = (asked: JobSearch) => Promise.all([settle(loadList(asked)), settle(load(facetsOf(asked)))]);
  // Few words and places have names in the other script: the list as typed does not wait.
  const [{ address, words, places }] = await Promise.all([
    searchInBothScripts(portal, searchParams, search, 'place'),
    loadAll(search),
  ]);
  if (address) throw redirect(`${PATH}?${address}`);
  const inBoth = { ...words, ...places };
  if (words || places) await loadAll({ ...search, ...inBoth });
  return { inBoth, now: new Date().toISOString() };
}

/** /job-list: open jobs with search and filters. */
export default function JobListPage({ loaderData: { inBoth, now } }: Route.ComponentProps) {
  const search = readJobSearch(new URLSearchParams(useLocation().search), 'place');
  const asked = { ...search, ...inBoth };
  const listed = usePage(listOf(asked), search.page);
  const facets = useBody(facetsOf(asked));
  const whole = useOpenedJob();
  const back = useBack();
  return (
    <Section
      title={texts.title}
      id="job-list"
      aside={
        <>
          <Link className="link-arrow" to={BEST_PATH}>
            {bestFitTexts.best}
          </Link>
          <Button variant="quiet" size="m" icon={ArrowLeft} onClick={back}>
            {texts.back}
          </Button>
        </>
      }
    >
      {!listed.ok ? (
        <LoadFailed title={texts.failed} message={listed.message} />
      ) : !facets.ok ? (
        <LoadFailed title={texts.failed} message={facets.message} />
      ) : (
        <FilteredJobs {...listed.data} search={search} asked={asked} facets={facets.data} now={now} />
      )}
      <OpenJobWithWarning
        listed={listed.ok ? listed.data.body : []}
        whole={whole}
        now={now}
        extra={(job) => <PostedBy job={job} />}
      />
    </Section>
  );
}

/** Goes back to the previous page; without one in the portal, as after following a link, to the dashboard. */
function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (isFirstPage(window.history.state) && !document.referrer.startsWith(window.location.origin)) {
      navigate(viewPath('home'));
    } else navigate(-1);
  };
}

/** The router stores the index of a page in its history entry. */
const isFirstPage = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'idx' in entry && entry.idx === 0;

interface FilteredJobsProps extends Page<Job[]> {
  /** As typed. */
  search: JobSearch;
  /** With Hindi words also in English: what was searched for. */
  asked: JobSearch;
  facets: JobFacets;
  now: string;
}

function FilteredJobs({ body: jobs, total, page, pages, search, asked, facets, now }: FilteredJobsProps) {
  const address = useLocation();
  const isHelped = wantsHelp(asked, total);
  const help = useQuery({ ...helpOf(asked), enabled: isHelped });
  const fitOf = useFits(jobs);
  useKeptList(jobs, now);
  return (
    <div className="with-side lg:gap-6">
      {jobs.length > 0 ? (
        <a className="btn btn-ink skip" href="#results">
          {jobTexts.skipToResults}
        </a>
      ) : null}
      <aside className="filters max-lg:hidden" aria-label={jobTexts.filters.title}>
        <div className="row between min-h-10">
          <h3 className="title">{jobTexts.filters.title}</h3>
          <ButtonLink to={PATH} variant="quiet" size="s" preventScrollReset>
            {jobTexts.filters.clearAll}
          </ButtonLink>
        </div>
        <JobFilters look="side" allOpen facets={facets} action={PATH} />
      </aside>
      <div className="stack min-w-0">
        <SearchBar search={search} asked={asked} facets={facets} />
        <div className="row between wrap gap-2">
          <p className="soft" role="status">
            <EmphasizedText text={jobTexts.showing({ total: countText(total), count: total })} bold="strong num" />
          </p>
          <SortForm sort={search.sort} />
        </div>
        {isHelped && help.data ? <SearchHelpPanel help={help.data.body} total={total} placeName="place" /> : null}
        {jobs.length > 0 ? (
          <div id="results" tabIndex={-1} className="grid grid-2">
            {groupJobs(jobs).map(({ job, similar }) => (
              <AvailableJob
                key={job._id}
                aged
                job={job}
                similar={similar}
                now={now}
                description={job.description}
                fit={fitOf(job)}
              />
            ))}
          </div>
        ) : (
          <EmptyState card title={texts.none} action={<ButtonLink to={PATH}>{texts.clear}</ButtonLink>} />
        )}
        <Pagination page={page} pages={pages} to={(to) => ({ search: pageSearch(address.search, to) })} />
      </div>
    </div>
  );
}

/** The search box, the active filters and, on a small screen, a link to all filters. */
function SearchBar({ search, asked, facets }: Pick<FilteredJobsProps, 'search' | 'asked' | 'facets'>) {
  const [params] = useSearchParams();
  const [sheet, setSheet] = useState(false);
  const placeNames = namesOfPlaces(search.place, facets.places);
  const inForce = filtersInForce({ ...search, placeNames }, 'place');
  // The search text is visible in the box and not counted on the button.
  const chosen = inForce.filter(({ name }) => name !== 'q').length;
  return (
    <>
      <div className="row row-s">
        <Form key={search.q[0] ?? ''} method="get" action={PATH} role="search" className="grow">
          {hiddenParams(params, ['q']).map(({ name, value }) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            slash
            name="q"
            label={texts.search}
            placeholder={texts.placeholder}
            defaultValue={search.q[0] ?? ''}
            maxLength={200}
          />
        </Form>
        <FiltersButton className="flex lg:hidden" chosen={chosen} onOpen={() => setSheet(true)} />
      </div>
      {inForce.length > 0 ? (
        <div className="row wrap gap-2">
          <ul className="chips" aria-label={jobTexts.filters.inForce}>
            {inForce.map((filter) => (
              <li key={`${filter.name} ${filter.value}`}>
                <FilterChip to={`${PATH}${withoutFilter(params, filter)}`}>{filter.label}</FilterChip>
              </li>
            ))}
          </ul>
          <SaveSearch search={{ ...asked, place: search.place, location: search.location }} />
        </div>
      ) : null}
      {sheet ? <JobFiltersSheet allOpen facets={facets} action={PATH} onClose={() => setSheet(false)} /> : null}
    </>
  );
}
