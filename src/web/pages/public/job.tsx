import ChevronRight from 'lucide-react/icons/chevron-right';
import { data, Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { placeName } from '#contract/places.ts';
import { slugOf } from '#contract/slug.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobPageTexts as texts } from '#texts/job-page.ts';
import { jobTexts } from '#texts/jobs.ts';
import { languageTexts } from '#texts/language.ts';
import { jobsPageTexts } from '#texts/public.ts';
import { employmentTypeTexts } from '#texts/vocabularies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Facts } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { answerRecordFacts } from '#web/features/hiring/answer-record.ts';
import { ApplyLink } from '#web/features/jobs/apply-link.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { industryOf, pageFacts } from '#web/features/jobs/detail-facts.ts';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import { briefOf, isInternship, type Job, logoOf, opening, placeAndMode } from '#web/features/jobs/job.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { hostOf } from '#web/features/jobs/leads-out.tsx';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { postingLanguage } from '#web/features/jobs/posting-language.ts';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { CardFit } from '#web/features/matching/card-fit.tsx';
import { HowYouFit } from '#web/features/matching/how-you-fit.tsx';
import { addressSearch } from '#web/lib/address-search.ts';
import { DOT } from '#web/lib/dot.ts';
import { ageText, insideSentence } from '#web/lib/formats.ts';
import { isJobId, jobPath, townPath } from '#web/lib/job-links.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobAside, NextSteps } from '#web/pages/public/job-aside.tsx';
import { jobPostingData } from '#web/pages/public/job-posting-data.ts';
import { openJobOf, portalOf } from '#web/pages/public/load-jobs.ts';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

const MOST_SIMILAR = 3;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { jobId: id = '', slug = '' } = params;
  if (!/^[\w-]{1,64}$/.test(id)) throw data(null, 404);
  const portal = portalOf({ context });
  const url = new URL(request.url);
  const readJob = async () => {
    const { body: job } = await portal.call('getJob', { params: { id } });
    // Only recruiters who promise an answer are measured by it.
    if (job.answerDays === null) return { job, answers: [] };
    const { body } = await portal.call('answerRecord', { params: { id } });
    return { job, answers: answerRecordFacts(body.record) };
  };
  // In parallel: similar jobs need only the job's id.
  const [{ job, answers }, similar, openJob] = await orErrorPage(
    Promise.all([readJob(), portal.call('similarJobs', { params: { id } }), openJobOf(portal, url)]).catch(
      (failure: unknown) => {
        // The address is right, as in a notice or a message from last month; only the job is not there any more.
        const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'NOT_FOUND';
        if (isMissing && isJobId(id)) throw data({ code: 'JOB_NOT_FOUND' }, 404);
        throw failure;
      },
    ),
  );
  // One canonical address per job, whatever slug follows the id.
  if (slug !== slugOf(job.title) || id !== job.jobId) throw redirect(`${jobPath(job)}${addressSearch(url)}`, 301);
  return {
    job,
    similar: similar.body.slice(0, MOST_SIMILAR).map(briefOf),
    openJob,
    now: portal.now.toISOString(),
    publicUrl: portal.publicUrl,
    // Labelled here: the names of all departments and industries would be too much data for the browser.
    facts: pageFacts(job, portal.now.toISOString()),
    answers,
    industry: industryOf(job),
  };
}

export const shouldRevalidate = revalidateUnlessDialogToggled;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { job, industry, publicUrl, now } = loaderData;
  const closed = opening(job, now) === 'closed';
  return pageMeta({
    title: texts.title({ title: job.title, company: job.companyName, place: placeText(job.location) }),
    description: job.description || job.responsibilities || [placeAndMode(job), ...job.skills].join(', '),
    canonical: new URL(jobPath(job), publicUrl).href,
    picture: new URL(`/jobs/${encodeURIComponent(job.jobId)}/share.png`, publicUrl).href,
    noindex: closed,
    // Only on the page in the posting's language.
    data:
      closed || postingLanguage(job) !== languageTexts.code
        ? undefined
        : jobPostingData({ ...job, industry }, publicUrl),
  });
};

/** One job at its public address. */
export default function JobPage() {
  const { job, facts, answers, industry, similar, openJob, now, publicUrl } = useLoaderData<typeof loader>();
  const state = opening(job, now);
  const place = job.location.split(',')[0]?.trim() ?? job.location;
  const described = isDescribed(job);
  // A short page has room for the steps in its main column.
  const steps = state === 'open' && job.takesApplications ? <NextSteps job={job} /> : null;
  return (
    <div className="page pt-6">
      <WhereYouAre job={job} place={place} />
      {state === 'closed' ? (
        <div className="pt-5">
          <Notice tone="amber" title={texts.closed}>
            {texts.closedHelp}{' '}
            <Link className="link" to="/jobs">
              {texts.searchOthers}
            </Link>
          </Notice>
        </div>
      ) : null}
      <div className="job-grid">
        <article className="stack stack-l min-w-0">
          <header className="stack">
            <div className="row">
              <CompanyMark name={job.companyName} src={logoOf(job)} size="xl" hollow={isPostedForAnother(job)} />
              <div className="min-w-0">
                <p className="strong break-words">
                  <CompanyLine {...job} />
                </p>
                <p className="small muted break-words">
                  {[
                    job.companyVerified ? jobTexts.verified : '',
                    industry,
                    texts.posted({ age: insideSentence(ageText(job.createdAt, now)) }),
                    job.jobId,
                  ]
                    .filter(Boolean)
                    .join(DOT)}
                </p>
              </div>
            </div>
            <h1 className="mt-1 break-words" lang={langOf(job.title)}>
              <Breakable>{job.title}</Breakable>
            </h1>
            <p className="lead break-words">
              <InSentence>
                {job.employmentType
                  ? texts.lead({ placeAndMode: placeAndMode(job), type: employmentTypeTexts[job.employmentType] })
                  : placeAndMode(job)}
              </InSentence>
            </p>
          </header>
          {facts.length > 0 || !described ? (
            <div className="headed stack">
              {facts.length > 0 ? <Facts facts={facts} /> : null}
              {described ? null : <p className="soft break-words">{undescribedText(job)}</p>}
            </div>
          ) : null}
          {state === 'closed' ? null : <HowYouFit job={job} now={now} headed />}
          <JobTexts job={job} look="h3" level={2} />
          {described ? null : steps}
        </article>
        <JobAside job={job} now={now} state={state} answers={answers} publicUrl={publicUrl}>
          {described ? steps : null}
        </JobAside>
      </div>
      {similar.length > 0 ? (
        <div className="section">
          <Section
            id="similar"
            title={texts.similar}
            link={{ to: townPath(placeName(place)), words: `${inPlace(place)} >` }}
          >
            <div className="grid grid-3">
              {groupJobs(similar).map(({ job: other, similar: alike }) => (
                <JobCard
                  key={other._id}
                  job={other}
                  similar={alike}
                  now={now}
                  fit={<CardFit job={other} among={similar} />}
                />
              ))}
            </div>
          </Section>
        </div>
      ) : null}
      {state === 'open' ? (
        <div className="thumb">
          <SaveButton job={job} iconOnly />
          <ApplyLink job={job} now={now} />
        </div>
      ) : null}
      <OpenJob listed={similar} whole={openJob} now={now} />
    </div>
  );
}

const isDescribed = ({ description, responsibilities, requirements, companyInfo }: Job): boolean =>
  [description, responsibilities, requirements, companyInfo].some((text) => text.trim() !== '');

/** The title of the list of jobs there. */
const inPlace = (place: string): string =>
  placeName(place) === 'Remote' ? jobsPageTexts.inRemote : jobsPageTexts.inPlace({ place: placeText(place) });

/** Replaces the description that an import lacked: where the full listing is, or who posted it without one. */
const undescribedText = ({ applyUrl, takesApplications, companyName: company, postedByCompany }: Job): string => {
  if (applyUrl) return texts.undescribedOn({ host: hostOf(applyUrl) });
  if (!takesApplications) return texts.undescribedAt({ company });
  return postedByCompany === '' ? texts.undescribed : texts.undescribedBy({ poster: postedByCompany ?? company });
};

function WhereYouAre({ job, place }: { job: Job; place: string }) {
  const kind = isInternship(job)
    ? { to: '/internships', label: texts.internships }
    : { to: '/jobs', label: texts.jobs };
  return (
    <nav className="small muted row row-s wrap" aria-label={texts.where}>
      <Link to={kind.to} className="inline-flex min-h-6 items-center max-sm:min-h-11">
        {kind.label}
      </Link>
      <Icon as={ChevronRight} size="s" />
      <Link to={townPath(placeName(place))} className="inline-flex min-h-6 items-center max-sm:min-h-11">
        <Typed>{placeText(place)}</Typed>
      </Link>
      <Icon as={ChevronRight} size="s" />
      <span aria-current="page" className="min-w-0 break-words">
        <Typed>{job.title}</Typed>
      </span>
    </nav>
  );
}
