import { useLocation } from 'react-router';
import { interviewTexts, offerTexts as texts } from '#texts/candidate.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { useHeldRows } from '#web/lib/live/use-held-back.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { OfferCard } from '#web/pages/candidate/offers/offer-card.tsx';
import { loadPage, type PagedList, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-offers-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

const OFFERS_A_PAGE = 20;

/** The candidate's offers, newest first. */
const OFFERS: PagedList<'listOffers'> = {
  limit: OFFERS_A_PAGE,
  at: (page) => read('listOffers', { query: { page, limit: OFFERS_A_PAGE } }),
};

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(OFFERS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** The offers with their count. */
export default function JobOffersPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const offers = usePage(OFFERS, pageOf(new URLSearchParams(search)));
  const { shown: listed, ...added } = useHeldRows(offers.ok ? offers.data.body : [], {
    key: search,
    idOf: ({ id }) => id,
    features: ['offers'],
  });
  if (!offers.ok) {
    return (
      <Section title={texts.title} id="job-offers">
        <LoadFailed title={texts.failed} message={offers.message} />
      </Section>
    );
  }
  const { total, page, pages } = offers.data;
  return (
    <Section title={texts.counted({ count: countText(total) })} id="job-offers">
      <NewRowsBar count={added.count} label={newRowsTexts.offers({ count: added.count })} onShow={added.show} />
      {listed.length > 0 ? (
        <div className="stack" data-list tabIndex={-1}>
          {listed.map((offer) => (
            <OfferCard key={offer.id} offer={offer} now={now} />
          ))}
          <Pagination page={page} pages={pages} to={(to) => ({ search: pageSearch(search, to) })} />
        </div>
      ) : (
        <EmptyState
          card
          picture="companies"
          title={texts.empty}
          action={<ButtonLink to={viewPath('job-applied')}>{interviewTexts.toApplications}</ButtonLink>}
        >
          {texts.emptyHelp}
        </EmptyState>
      )}
    </Section>
  );
}
