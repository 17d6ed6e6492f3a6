import { useLocation } from 'react-router';
import { interviewTexts, offerTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { loadOffers } from '#web/pages/candidate/offers/load-offers.ts';
import { OfferCard } from '#web/pages/candidate/offers/offer-card.tsx';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-offers-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  requireSession(request, 'candidate');
  return loadOffers(request);
};

/** The offers, headed with their count. */
export default function JobOffersPage({ loaderData: offers }: Route.ComponentProps) {
  const { search } = useLocation();
  if (!offers.ok) {
    return (
      <Section title={texts.title} id="job-offers">
        <LoadFailed title={texts.failed} message={offers.message} />
      </Section>
    );
  }
  const { offers: listed, total, page, pages, now } = offers.data;
  return (
    <Section title={texts.counted({ count: countText(total) })} id="job-offers">
      {listed.length > 0 ? (
        <div className="stack">
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
