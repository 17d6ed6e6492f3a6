import { redirect } from 'react-router';
import { placeName } from '#contract/places.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts, searchHelpTexts } from '#texts/jobs.ts';
import { liteTexts as texts } from '#texts/lite.ts';
import { jobsPageTexts } from '#texts/public.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { experienceBandText } from '#web/features/jobs/filter-bands.ts';
import { type JobBrief, placeAndMode } from '#web/features/jobs/job.ts';
import { lineFacts } from '#web/features/jobs/job-facts.ts';
import {
  experienceBands,
  hiddenParams,
  type JobSearch,
  jobQuery,
  readJobSearch,
} from '#web/features/jobs/job-search.ts';
import { elsewhereText } from '#web/features/jobs/leads-out.tsx';
import {
  combinedOffer,
  labelOf,
  offeredParams,
  type SearchHelp,
  shownHelp,
  wantsHelp,
} from '#web/features/jobs/search-help.tsx';
import { searchInBothScripts } from '#web/features/jobs/search-in-both-scripts.ts';
import { DOT } from '#web/lib/dot.ts';
import { ageText, countText } from '#web/lib/formats.ts';
import { labelled } from '#web/lib/labels.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { answerLite } from '#web/pages/lite/answer-lite.tsx';
import { at, litePage } from '#web/pages/lite/lite-page.tsx';

const PAGE_SIZE = 20;
const FORM_FIELDS = ['q', 'location', 'experience', 'workMode', 'employmentType'] as const;

/** The job list: a form without scripts, twenty jobs as lines, and a link to the next twenty. */
export const loader = answerLite(async ({ url, portal }) => {
  const typed = readJobSearch(url.searchParams, 'place');
  const search = withWholePlaces(typed);
  const { address, words, places } = await searchInBothScripts(portal, url.searchParams, search, 'place');
  if (address) throw redirect(`/lite/jobs?${address}`);
  const asked = { ...search, ...words, ...places };
  const { body: jobs, total } = await portal.call('listJobs', { query: jobQuery(asked, PAGE_SIZE) });
  // If it fails, the list is shown without it.
  const help = wantsHelp(asked, total)
    ? await portal.call('searchHelp', { query: asked }).then(
        ({ body }) => body,
        () => undefined,
      )
    : undefined;
  return litePage({
    url,
    portal,
    title: search.page > 1 ? jobsPageTexts.page({ title: texts.jobs, page: search.page }) : texts.jobs,
    full: fullList(search),
    children: (
      <>
        <h1>{texts.jobs}</h1>
        <SearchForm search={typed} params={url.searchParams} />
        <p className="ways">
          <span>
            <EmphasizedText text={texts.found({ count: total, total: countText(total) })} />
          </span>
          {search.q.length + search.what.length > 0 ? <OrderLink search={search} params={url.searchParams} /> : null}
        </p>
        {help ? <Help help={help} total={total} params={url.searchParams} /> : null}
        {total === 0 ? <p className="stack">{noneText(search)}</p> : null}
        {total > 0 && jobs.length === 0 ? <p className="stack">{jobsPageTexts.pagePast}</p> : null}
        {jobs.length > 0 ? (
          <ul className="list" data-list>
            {jobs.map((job) => (
              <JobLine key={job._id} job={job} now={portal.now.toISOString()} />
            ))}
          </ul>
        ) : null}
        <Paging params={url.searchParams} page={search.page} shown={jobs.length} total={total} />
      </>
    ),
  });
}, '/jobs');

/** A typed place is a whole one, as in the full version: Patna is no part of Visakhapatnam. */
const withWholePlaces = (typed: JobSearch): JobSearch => ({
  ...typed,
  location: [],
  place: [...typed.place, ...typed.location],
});

/** The full version of the list with the same filters. */
const fullList = (search: JobSearch): string => {
  const { q, what, skills, role, place, experience, salary, workMode, employmentType, posted } = search;
  const params = new URLSearchParams();
  const filters = { q, what, skills, role, location: place, experience, salary, workMode };
  for (const [name, values] of Object.entries({ ...filters, employmentType }))
    for (const value of values) params.append(name, value);
  if (posted) params.set('posted', String(posted));
  return params.size > 0 ? `/jobs?${params}` : '/jobs';
};

const withParams = (params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return at(`/lite/jobs${next.size > 0 ? `?${next}` : ''}`);
};

const noneText = (search: JobSearch): string =>
  search.q.length + search.place.length > 0 || hasFilters(search) ? jobsPageTexts.noneMatch : jobsPageTexts.none;

const hasFilters = ({ experience, workMode, employmentType }: JobSearch): boolean =>
  experience.length + workMode.length + employmentType.length > 0;

function SearchForm({ search, params }: { search: JobSearch; params: URLSearchParams }) {
  const words = jobTexts.filters;
  return (
    <form action={at('/lite/jobs')}>
      {hiddenParams(params, [...FORM_FIELDS, 'place']).map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        {texts.what}
        <input name="q" defaultValue={search.q[0]} maxLength={200} enterKeyHint="search" />
      </label>
      <label>
        {texts.place}
        {/* A selected place is shown like a typed one. */}
        <input
          name="location"
          defaultValue={search.location[0] ?? (search.place[0] && placeText(placeName(search.place[0])))}
          maxLength={100}
        />
      </label>
      <details open={hasFilters(search)}>
        <summary>{texts.more}</summary>
        <div>
          <Choice
            name="experience"
            label={words.experience}
            value={search.experience[0]}
            options={experienceBands(search.experience[0]).map((band) => ({
              value: band,
              label: experienceBandText(band),
            }))}
          />
          <Choice
            name="workMode"
            label={words.workMode}
            value={search.workMode[0]}
            options={labelled(WORK_MODES, workModeTexts)}
          />
          <Choice
            name="employmentType"
            label={words.employmentType}
            value={search.employmentType[0]}
            options={labelled(EMPLOYMENT_TYPES, employmentTypeTexts)}
          />
        </div>
      </details>
      <button type="submit">{texts.search}</button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{texts.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Link to the other sort order of a text search. */
function OrderLink({ search: { sort }, params }: { search: JobSearch; params: URLSearchParams }) {
  const other = sort === 'newest' ? 'relevance' : 'newest';
  return (
    <a className="tap" href={withParams(params, { sort: other, page: undefined })}>
      {jobTexts.filters[other]}
    </a>
  );
}

/** Alternative searches, each with its number of jobs. */
function Help({ help, total, params }: { help: SearchHelp; total: number; params: URLSearchParams }) {
  const { corrected, read, together, meantPlaces, samePlaces, places, experiences } = shownHelp(help, total);
  const combination = together && combinedOffer(read, together);
  const found = (count: number): string => searchHelpTexts.jobs({ count, total: countText(count), internships: false });
  const offered = (words: string, changed: SearchHelp['read']): string =>
    withParams(offeredParams(params, words, changed, 'place'), {});
  const typed = params.get('q') ?? params.get('what') ?? '';
  const inPlace = (place: SearchHelp['places'][number]) => (
    <a key={place.value} href={offered(typed, [{ ...place, filter: 'place' }])}>
      {placeText(place.value)} ({found(place.count)})
    </a>
  );
  return (
    <>
      {corrected || meantPlaces.length > 0 ? (
        <p className="ways muted">
          {searchHelpTexts.didYouMean}
          {corrected ? (
            <a href={offered(corrected.q, [])}>
              <Typed>{corrected.q}</Typed> ({found(corrected.count)})
            </a>
          ) : null}
          {meantPlaces.map(inPlace)}
        </p>
      ) : null}
      {samePlaces.length > 0 ? (
        <p className="ways muted">
          {searchHelpTexts.allSpellings}
          {samePlaces.map(inPlace)}
        </p>
      ) : null}
      {read.length > 0 ? (
        <p className="ways muted">
          {searchHelpTexts.asFilters}
          {together && combination ? (
            <a href={offered(together.q, combination.used)}>
              {combination.name} ({found(together.count)})
            </a>
          ) : null}
          {read.map((filter) => (
            <a key={`${filter.filter} ${filter.value}`} href={offered('', [filter])}>
              {searchHelpTexts.filters[filter.filter]}: <Typed>{labelOf(filter)}</Typed> ({found(filter.count)})
            </a>
          ))}
        </p>
      ) : null}
      {places.length > 0 ? (
        <p className="ways muted">
          {searchHelpTexts.alsoIn}
          {places.map(inPlace)}
        </p>
      ) : null}
      {experiences.length > 0 ? (
        <p className="ways muted">
          {searchHelpTexts.filters.experience}
          {experiences.map(({ value, count }) => (
            <a key={value} href={withParams(params, { experience: value || undefined, page: undefined })}>
              {value ? experienceBandText(value) : searchHelpTexts.anyExperience} ({found(count)})
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}

function JobLine({ job, now }: { job: JobBrief; now: string }) {
  const facts = lineFacts(job, now);
  const elsewhere = elsewhereText(job);
  return (
    <li>
      <a href={at(`/lite/jobs/${encodeURIComponent(job.jobId)}`)} lang={langOf(job.title)}>
        {job.title}
      </a>
      <p>
        <CompanyLine {...job} />
      </p>
      {facts.length > 0 ? <p>{facts.join(DOT)}</p> : null}
      <p className="muted">
        <InSentence>{placeAndMode(job)}</InSentence>
        <span> · {ageText(job.createdAt, now)}</span>
      </p>
      {elsewhere ? <p>{elsewhere}</p> : null}
    </li>
  );
}

function Paging({
  params,
  page,
  shown,
  total,
}: {
  params: URLSearchParams;
  page: number;
  shown: number;
  total: number;
}) {
  const from = (page - 1) * PAGE_SIZE + 1;
  const to = from + shown - 1;
  if (total <= PAGE_SIZE && page === 1) return null;
  return (
    <nav className="ways" aria-label={texts.pages}>
      <span className="muted">
        {shown > 0 ? texts.range({ from: countText(from), to: countText(to), total: countText(total) }) : null}
      </span>
      {page > 1 ? (
        <a href={withParams(params, { page: page > 2 && shown > 0 ? String(page - 1) : undefined })}>
          {texts.previous}
        </a>
      ) : null}
      {to < total && shown > 0 ? <a href={withParams(params, { page: String(page + 1) })}>{texts.next}</a> : null}
    </nav>
  );
}
