import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { homeTexts as texts } from '#texts/home.ts';
import { Badge } from '#web/components/badge.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { homeContent } from '#web/content/home-content.ts';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import { briefOf } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { filtersInForce, jobQuery, readJobSearch } from '#web/features/jobs/job-search.ts';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { searchInBothScripts } from '#web/features/jobs/search-in-both-scripts.ts';
import { countText } from '#web/lib/formats.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useReducedMotion } from '#web/lib/use-rotation.ts';
import { useSeen } from '#web/lib/use-seen.ts';
import { CandidatesStrip } from '#web/pages/public/candidates-strip.tsx';
import { figureAt, STEP_MS, STEPS } from '#web/pages/public/counting.ts';
import { Audiences, Tiles } from '#web/pages/public/home-blocks.tsx';
import { HomeHero } from '#web/pages/public/home-hero.tsx';
import { HomeResults } from '#web/pages/public/home-results.tsx';
import { Lane } from '#web/pages/public/lane.tsx';
import { helpFor, openJobOf, portalOf } from '#web/pages/public/load-jobs.ts';
import { companiesOf, LogoStrip } from '#web/pages/public/logo-strip.tsx';
import { PlaceTiles, RoleTiles } from '#web/pages/public/role-tiles.tsx';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

/** The operator's figures. They count up once when they come into view; the server renders their final values. */
function Counters({ companies }: { companies: number }) {
  const band = useRef<HTMLElement>(null);
  const step = useSteps(band);
  return (
    <section ref={band} className="figures" aria-label={texts.figures}>
      <div className="page inner">
        {homeContent.figures.map(({ value, label, sample, counts }) => (
          <div key={label} className="figure">
            <b>{figureAt(value, step)}</b>
            <span>{label}</span>
            {sample || counts ? (
              <p className="small row row-s wrap mt-2">
                {sample ? <Badge>{texts.sample}</Badge> : null}
                {counts === 'companies' ? texts.hiringNow({ count: countText(companies) }) : null}
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Current step of the animation: the last one before it starts, after it ends, and under reduced motion. */
function useSteps(element: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(STEPS);
  const seen = useSeen(element);
  const still = useReducedMotion();
  useEffect(() => {
    if (!seen || still) return;
    let at = 0;
    setStep(at);
    const timer = setInterval(() => {
      if (document.hidden) return;
      at += 1;
      setStep(at);
      if (at >= STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      setStep(STEPS);
    };
  }, [seen, still]);
  return step;
}

const MOST_RESULTS = 12;
const MOST_LATEST = 12;
const MOST_INTERNSHIPS = 9;
const MOST_COMPANIES = 40;
/** The movements in the specification. */
const LATEST_LANE = { every: 2500, by: 320, slide: 500 };
const INTERNSHIP_LANE = { every: 3000, slide: 500 };

const notInternship = EMPLOYMENT_TYPES.filter((type) => type !== 'Internship');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const portal = portalOf({ context });
  const url = new URL(request.url);
  const typed = { ...readJobSearch(url.searchParams, 'place'), page: 1 };
  const { address, words, places } = await searchInBothScripts(portal, url.searchParams, typed, 'place');
  const search = address ? { ...readJobSearch(address, 'place'), page: 1 } : typed;
  const filters = filtersInForce(search, 'place');
  /** With words and places also in the other script. */
  const asked = { ...search, ...words, ...places };
  const [latest, internships, facets, recruiters, found, openJob] = await orErrorPage(
    Promise.all([
      portal.call('listJobs', { query: { employmentType: notInternship, limit: MOST_LATEST } }),
      portal.call('listJobs', { query: { employmentType: 'Internship', limit: MOST_INTERNSHIPS } }),
      portal.call('jobFacets', { query: {} }),
      portal.call('listRecruiters', { query: { limit: MOST_COMPANIES } }),
      filters.length > 0 ? portal.call('listJobs', { query: jobQuery(asked, MOST_RESULTS) }) : undefined,
      openJobOf(portal, url),
    ]),
  );
  return {
    search,
    results: found && {
      jobs: found.body.map(briefOf),
      total: found.total,
      help: await helpFor(portal, asked, found.total),
      all: `/job-search?${new URLSearchParams(filters.flatMap(({ name, value, others = [] }) => [value, ...others].map((one) => [name, one])))}`,
    },
    latest: latest.body.map(briefOf),
    internships: internships.body.map(briefOf),
    roles: facets.body.roles,
    places: facets.body.places,
    skills: facets.body.skills.slice(0, 6),
    companies: companiesOf(recruiters.body),
    open: { jobs: facets.body.total, companies: facets.body.companies },
    openJob,
    now: portal.now.toISOString(),
    publicUrl: portal.publicUrl,
  };
}

export const shouldRevalidate = revalidateUnlessDialogToggled;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: texts.title,
    whole: true,
    description: texts.description,
    canonical: loaderData && new URL('/', loaderData.publicUrl).href,
    picture: loaderData && new URL('/share.png', loaderData.publicUrl).href,
    noindex: Boolean(loaderData?.results),
  });

export default function Home() {
  const { search, results, latest, internships, roles, places, skills, companies, open, openJob, now } =
    useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero search={search} skills={skills} searched={results !== undefined} />
      {results ? <HomeResults {...results} now={now} /> : null}
      <Tiles openJobs={open.jobs} />
      <div className="page section">
        <RoleTiles roles={roles} />
      </div>
      <div className="page section">
        <Lane
          id="latest"
          title={texts.latest}
          {...LATEST_LANE}
          cards="fixed"
          empty={<EmptyState title={texts.noLatest}>{texts.noLatestHelp}</EmptyState>}
        >
          {groupJobs(latest).map(({ job, similar }) => (
            <JobCard key={job._id} job={job} similar={similar} now={now} />
          ))}
        </Lane>
      </div>
      <div className="page section">
        <PlaceTiles places={places} />
      </div>
      <Counters companies={open.companies} />
      <LogoStrip companies={companies} />
      <div className="page section">
        <Lane
          id="internships"
          title={texts.internships}
          link={{ to: '/internships', words: texts.moreInternships }}
          {...INTERNSHIP_LANE}
          cards="fitted"
          empty={
            <EmptyState picture="internship" title={texts.noInternships}>
              <Link className="link" to="/jobs?experience=0-2">
                {texts.noInternshipsHelp}
              </Link>
            </EmptyState>
          }
        >
          {groupJobs(internships).map(({ job, similar }) => (
            <JobCard key={job._id} job={job} similar={similar} now={now} />
          ))}
        </Lane>
      </div>
      <Audiences />
      <CandidatesStrip />
      <OpenJob listed={[...(results?.jobs ?? []), ...latest, ...internships]} whole={openJob} now={now} />
    </>
  );
}
