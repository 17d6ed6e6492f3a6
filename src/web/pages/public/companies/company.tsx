import ChevronRight from 'lucide-react/icons/chevron-right';
import { data, Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { labelOf } from '#texts/by-code/label-of.ts';
import { companyPageTexts as texts } from '#texts/companies.ts';
import { companyReportTexts } from '#texts/company-report.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CompanyFacts } from '#web/features/companies/company-facts.tsx';
import { CompanyHead } from '#web/features/companies/company-head.tsx';
import { CompanyStory } from '#web/features/companies/company-story.tsx';
import { answerRecordFacts } from '#web/features/hiring/answer-record.ts';
import { briefOf } from '#web/features/jobs/job.ts';
import { filtersInForce, jobQuery, readJobSearch } from '#web/features/jobs/job-search.ts';
import { namesOfPlaces } from '#web/features/jobs/names-of-places.ts';
import { ReportLink } from '#web/features/reports/report-link.tsx';
import { addressSearch } from '#web/lib/address-search.ts';
import { companyPath, reportCompanyPath } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { CompanyJobs, PAGE_SIZE } from '#web/pages/public/companies/company-jobs.tsx';
import { FollowButton } from '#web/pages/public/companies/follow-button.tsx';
import { organizationData } from '#web/pages/public/companies/organization-data.ts';
import { openJobOf, portalOf } from '#web/pages/public/load-jobs.ts';
import { ShareButton } from '#web/pages/public/share-button.tsx';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  if (slug.length > 100) throw data(null, 404);
  const portal = portalOf({ context });
  const url = new URL(request.url);
  const search = readJobSearch(url.searchParams);
  const [{ body: company }, jobs, answers, openJob] = await orErrorPage(
    Promise.all([
      portal.call('getCompany', { params: { slug } }),
      portal.call('listCompanyJobs', { params: { slug }, query: jobQuery(search, PAGE_SIZE) }),
      portal.call('companyAnswerRecord', { params: { slug } }),
      openJobOf(portal, url),
    ]),
  );
  // The company was renamed; the redirect keeps the query for its jobs.
  if (company.slug !== slug) throw redirect(`${companyPath(company.slug)}${addressSearch(url)}`, 301);
  return {
    company,
    jobs: jobs.body.map(briefOf),
    total: jobs.total,
    search: { ...search, placeNames: namesOfPlaces(search.place, company.jobPlaces) },
    answers: answerRecordFacts(answers.body.record),
    openJob,
    now: portal.now.toISOString(),
    publicUrl: portal.publicUrl,
    // Labelled here: the names of all industries would be too much data for the browser.
    trades: company.trades.map((trade) => labelOf(industryTexts, trade)),
  };
}

export const shouldRevalidate = revalidateUnlessDialogToggled;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, publicUrl, search } = loaderData;
  const at = companyPath(company.slug);
  return pageMeta({
    title: texts.title({ company: company.name }),
    description:
      company.tagline ||
      company.story[0]?.text ||
      texts.description({ company: company.name, count: company.openJobs }),
    canonical: new URL(at, publicUrl).href,
    picture: new URL(`${at}/share.png`, publicUrl).href,
    // Until the company is verified, and for every filtered or later page of its jobs.
    noindex: !company.verified || search.page > 1 || filtersInForce(search).length > 0,
    data: company.verified ? organizationData(company, publicUrl) : undefined,
  });
};

/** A company: its description, its facts and its open jobs. */
export default function CompanyPage() {
  const { company, trades, answers, publicUrl, ...list } = useLoaderData<typeof loader>();
  const { name, slug, verified } = company;
  const told = company.story.length + company.pictures.length + company.perks.length > 0;
  return (
    <div className="page pt-6">
      <nav className="small muted row row-s wrap mb-4" aria-label={texts.where}>
        <Link to="/companies" className="inline-flex min-h-6 items-center max-sm:min-h-11">
          {texts.companies}
        </Link>
        <Icon as={ChevronRight} size="s" />
        <span aria-current="page" className="min-w-0 break-words">
          <Typed>{name}</Typed>
        </span>
      </nav>
      <CompanyHead
        company={company}
        action={
          <>
            <ShareButton title={name} path={companyPath(slug)} publicUrl={publicUrl} />
            {verified ? <FollowButton company={company} /> : null}
          </>
        }
      />
      {verified ? null : (
        <div className="pt-5">
          <Notice tone="amber" title={texts.notVerifiedTitle}>
            {texts.notVerifiedHelp}
          </Notice>
        </div>
      )}
      <div className={told ? 'job-grid' : 'max-w-[560px] pt-6'}>
        {told ? <CompanyStory company={company} /> : null}
        <CompanyFacts
          company={company}
          trades={trades}
          answers={answers}
          report={
            <ReportLink what={{ about: 'company', slug, name }} to={reportCompanyPath(slug)}>
              {companyReportTexts.link}
            </ReportLink>
          }
        />
      </div>
      <CompanyJobs company={company} {...list} />
    </div>
  );
}
