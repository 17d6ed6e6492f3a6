import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { INDUSTRIES } from '#contract/industries.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { companyListTexts as texts } from '#texts/companies.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { CompanyRow } from '#web/features/companies/company-row.tsx';
import { countText } from '#web/lib/formats.ts';
import { withParam } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { CompanySearch } from '#web/pages/public/companies/company-search.tsx';
import { FollowButton } from '#web/pages/public/companies/follow-button.tsx';
import { ListTitle } from '#web/pages/public/list-title.tsx';
import { portalOf } from '#web/pages/public/load-jobs.ts';

const PAGE_SIZE = 20;

const nameOfTrade = (trade: string): string => labelOf(industryTexts, trade);

interface CompanySearchValues {
  q: string;
  place: string;
  trade: string;
}

const isSearched = ({ q, place, trade }: CompanySearchValues): boolean => q !== '' || place !== '' || trade !== '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const portal = portalOf({ context });
  const { searchParams } = new URL(request.url);
  const search = {
    q: (searchParams.get('q') ?? '').trim().slice(0, 200),
    place: (searchParams.get('location') ?? '').trim().slice(0, 300),
    trade: INDUSTRIES.find((trade) => trade === searchParams.get('trade')) ?? '',
    page: Math.max(1, Math.min(Math.trunc(Number(searchParams.get('page'))) || 1, 100_000)),
  };
  const { body, total } = await orErrorPage(
    portal.call('listCompanies', {
      query: {
        ...(search.q && { q: search.q }),
        ...(search.place && { place: [search.place] }),
        ...(search.trade && { trade: [search.trade] }),
        page: search.page,
        limit: PAGE_SIZE,
      },
    }),
  );
  return {
    search,
    companies: body.map((company) => ({ ...company, trades: company.trades.map(nameOfTrade) })),
    total,
    // Labelled here: the names of all industries would be too much data for the browser.
    trades: INDUSTRIES.map((value) => ({ value, label: nameOfTrade(value) })),
    publicUrl: portal.publicUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { search, total, publicUrl } = loaderData;
  const { page } = search;
  return pageMeta({
    title: page > 1 ? texts.page({ page }) : texts.title,
    description: texts.description({ count: countText(total) }),
    canonical: new URL(page > 1 ? `/companies?page=${page}` : '/companies', publicUrl).href,
    noindex: total === 0 || isSearched(search),
  });
};

/** All verified companies, those with the most open jobs first. */
export default function Companies() {
  const { search, companies, total, trades } = useLoaderData<typeof loader>();
  const { pathname, search: query } = useLocation();
  const searched = isSearched(search);
  return (
    <div className="page pt-8">
      <ListTitle title={texts.title} showing={texts.showing({ count: total, total: countText(total) })} />
      <CompanySearch search={search} trades={trades} />
      {companies.length > 0 ? (
        <div data-list tabIndex={-1} className="mt-8">
          <div
            aria-hidden="true"
            className="small muted grid grid-cols-(--company-row) gap-5 border-b-2 border-ink pb-2 font-medium max-md:hidden [--company-row:48px_minmax(0,1.5fr)_minmax(0,1fr)_128px_132px]"
          >
            <span className="col-span-2">{texts.name}</span>
            <span>{texts.places}</span>
            <span>{texts.hiring}</span>
          </div>
          <ul className="max-md:border-t-2 max-md:border-ink">
            {companies.map((company) => (
              <CompanyRow key={company._id} company={company} action={<FollowButton company={company} small />} />
            ))}
          </ul>
        </div>
      ) : null}
      {total === 0 ? (
        <div className="mt-8">
          <EmptyState
            card
            level={2}
            picture="companies"
            title={searched ? texts.none : texts.noneYet}
            action={
              searched ? (
                <ButtonLink to={pathname}>{texts.all}</ButtonLink>
              ) : (
                <ButtonLink to="/jobs">{texts.seeJobs}</ButtonLink>
              )
            }
          >
            {searched ? texts.noneHelp : texts.noneYetHelp}
          </EmptyState>
        </div>
      ) : null}
      {total > 0 && companies.length === 0 ? (
        <EmptyState
          card
          level={2}
          picture="companies"
          title={texts.pagePast}
          action={<ButtonLink to={`${pathname}${withParam(query, 'page', undefined)}`}>{texts.firstPage}</ButtonLink>}
        />
      ) : (
        <Pagination
          page={search.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          to={(page) => `${pathname}${withParam(query, 'page', page > 1 ? String(page) : undefined)}`}
        />
      )}
    </div>
  );
}
