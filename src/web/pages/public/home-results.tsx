import { Link } from 'react-router';
import { homeTexts as texts } from '#texts/public.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Section } from '#web/components/section.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { type SearchHelp, SearchHelpPanel } from '#web/features/jobs/search-help.tsx';
import { JobResults } from '#web/pages/public/job-results.tsx';

interface HomeResultsProps {
  jobs: readonly JobBrief[];
  total: number;
  help: SearchHelp | undefined;
  search: JobSearch;
  now: string;
}

/** What the search block found, right under it. */
export function HomeResults({ jobs, total, help, search, now }: HomeResultsProps) {
  const all = new URLSearchParams();
  for (const name of ['what', 'skills', 'location', 'experience'] as const)
    for (const value of search[name]) all.append(name, value);
  return (
    <div className="page pt-14" id="results">
      <div role="status" className="visually-hidden">
        {total === 0 ? texts.noResults : texts.results({ count: total })}
      </div>
      {help ? <SearchHelpPanel help={help} total={total} placeName="place" hash="#results" /> : null}
      {total === 0 ? (
        <EmptyState
          card
          level={2}
          title={texts.noResults}
          action={
            <ButtonLink to="/" preventScrollReset>
              {texts.clear}
            </ButtonLink>
          }
        >
          {texts.noResultsHelp}
        </EmptyState>
      ) : (
        <Section
          id="found"
          title={texts.results({ count: total })}
          aside={
            <Link className="link-arrow" to="/" preventScrollReset>
              {texts.clear}
            </Link>
          }
        >
          <JobResults jobs={jobs} now={now} />
          {total > jobs.length ? (
            <p className="pt-6">
              <Link className="link-arrow" to={`/job-search?${all}`}>
                {texts.allResults}
              </Link>
            </p>
          ) : null}
        </Section>
      )}
    </div>
  );
}
