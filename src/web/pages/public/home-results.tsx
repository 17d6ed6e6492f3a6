import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { homeTexts as texts } from '#texts/home.ts';
import { jobsPageTexts } from '#texts/public.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Section } from '#web/components/section.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { type SearchHelp, SearchHelpPanel } from '#web/features/jobs/search-help.tsx';
import { JobResults } from '#web/pages/public/job-results.tsx';

interface HomeResultsProps {
  jobs: readonly JobBrief[];
  total: number;
  help: SearchHelp | undefined;
  /** The address of all results. */
  all: string;
  now: string;
}

/** Results of the search block, directly below it. */
export function HomeResults({ jobs, total, help, all, now }: HomeResultsProps) {
  const { hash, key, search } = useLocation();
  const results = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is a navigation with a new key
  useEffect(() => {
    // Opening and closing a job keeps the place on the page.
    const wasOpen = isOpen.current;
    isOpen.current = new URLSearchParams(search).has('job');
    if (hash !== '#results' || wasOpen || isOpen.current) return;
    // On a phone this closes the keyboard and brings the results into view.
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [hash, key]);
  const offers = help ? <SearchHelpPanel help={help} total={total} placeName="place" hash="#results" /> : null;
  return (
    <div className="page scroll-mt-16 pt-14 outline-none max-sm:pt-8" id="results" ref={results} tabIndex={-1}>
      <div role="status" className="visually-hidden">
        {total === 0 ? jobsPageTexts.noResults : texts.results({ count: total })}
      </div>
      {total === 0 ? offers : null}
      {total === 0 ? (
        <EmptyState
          card
          level={2}
          title={jobsPageTexts.noResults}
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
          {offers}
          <JobResults jobs={jobs} now={now} />
          {total > jobs.length ? (
            <p className="pt-6">
              <Link className="link-arrow" to={all}>
                {texts.allResults}
              </Link>
            </p>
          ) : null}
        </Section>
      )}
    </div>
  );
}
