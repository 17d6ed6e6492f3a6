import { Link } from 'react-router';
import { homeTexts as texts } from '#texts/home.ts';
import { DevanagariName } from '#web/components/devanagari-name.tsx';
import { HeroArt } from '#web/components/hero-art.tsx';
import { Typed } from '#web/components/typed.tsx';
import type { JobFacets } from '#web/features/jobs/job.ts';
import type { JobSearch } from '#web/features/jobs/job-search.ts';
import { JobSearchBox } from '#web/pages/public/job-search-box.tsx';

interface HomeHeroProps {
  search: JobSearch;
  skills: JobFacets['skills'];
  /** A search was made: its results take the first screen. */
  searched: boolean;
}

/** The first screen: introduction and search. */
export function HomeHero({ search, skills, searched }: HomeHeroProps) {
  const [first, second] = texts.headline;
  return (
    <section className="page">
      {searched ? (
        <h1 className="pt-8 pb-5">{first}</h1>
      ) : (
        <div className="hero">
          <div className="text">
            <p className="entry">
              <DevanagariName />
              <i />
              <span>
                <em className="max-lg:hidden">{texts.entryKind}</em>
                {texts.entry}
              </span>
            </p>
            <h1>
              <span>{first}</span> <span className="two">{second}</span>
            </h1>
            <p className="lead max-w-[46ch]">{texts.lead}</p>
          </div>
          <div className="art">
            <HeroArt label={texts.art} />
          </div>
        </div>
      )}
      <JobSearchBox search={search} action="/#results" />
      {skills.length > 0 ? (
        <p className="popular items-center max-sm:gap-y-0">
          <span>{texts.oftenSearched}</span>
          {skills.map(({ value }) => (
            <Link
              key={value}
              to={`/?${new URLSearchParams({ skills: value })}#results`}
              className="inline-flex min-h-6 items-center max-sm:min-h-11"
            >
              <Typed>{value}</Typed>
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  );
}
