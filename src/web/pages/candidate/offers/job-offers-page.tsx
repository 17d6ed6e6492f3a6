import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { applicationTexts, interviewTexts, offerTexts as texts } from '#texts/candidate.ts';
import { offerAnswerTexts as answerTexts } from '#texts/candidate-answers.ts';
import { statusTexts } from '#texts/components.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { OfferLetterButton } from '#web/features/hiring/offer-letter-button.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { countText, daysLeftText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { useHeldRows } from '#web/lib/live/use-held-back.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { read, useFound } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { JobClosed } from '#web/pages/candidate/job-closed.tsx';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import { OfferButtons } from '#web/pages/candidate/offers/offer-buttons.tsx';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';
import { loadPage, type PagedList, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { SeeJob } from '#web/pages/candidate/see-job.tsx';
import { TakenDown, TakenDownBadge } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-offers-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

const OFFERS_A_PAGE = 20;

/** The candidate's offers, newest first. */
const OFFERS: PagedList<'listOffers'> = {
  limit: OFFERS_A_PAGE,
  at: (page) => read('listOffers', { query: { page, limit: OFFERS_A_PAGE } }),
};

const oneOffer = (id: string) => read('listOffers', { query: { id: [id] } });

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(OFFERS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** The offers with their count; the address marks one of them. */
export default function JobOffersPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { id: opened = '', close } = useOpened('offer');
  const offers = usePage(OFFERS, pageOf(new URLSearchParams(search)));
  const { shown: listed, ...added } = useHeldRows(offers.ok ? offers.data.body : [], {
    key: search,
    idOf: ({ id }) => id,
    features: ['offers'],
  });
  const whole = useOpenedJob();
  const isListed = listed.some(({ id }) => id === opened);
  const found = useFound(oneOffer(opened), opened !== '' && offers.ok && !isListed);
  if (!offers.ok) {
    return (
      <Section title={texts.title} id="job-offers">
        <LoadFailed title={texts.failed} message={offers.message} />
      </Section>
    );
  }
  const { total, page, pages } = offers.data;
  const elsewhere = found ?? [];
  return (
    <Section title={texts.counted({ count: countText(total) })} id="job-offers">
      <NewRowsBar
        floating
        count={added.count}
        label={newRowsTexts.offers({ count: added.count })}
        onShow={added.show}
      />
      <div className="stack">
        {found?.length === 0 ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
        {listed.length + elsewhere.length > 0 ? (
          <div className="stack" data-list tabIndex={-1}>
            {[...elsewhere, ...listed].map((offer) => (
              <OfferCard key={offer.id} offer={offer} now={now} opened={offer.id === opened} />
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
      </div>
      <OpenJobWithWarning listed={[]} whole={whole} now={now} />
    </Section>
  );
}

/** One offer: its details, its letter in a collapsed section, and the answer. The opened one is in view. */
function OfferCard({ offer, now, opened }: { offer: Offer; now: string; opened: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [opened]);
  const { jobTitle, company, companyLogo, location, date, startDate, expiresOn, letter, status } = offer;
  return (
    <Card
      ref={card}
      as="article"
      padding="none"
      className={classNames('application-card', opened && 'border-ink')}
      {...(opened ? { 'aria-current': true, tabIndex: -1 } : {})}
    >
      <div className="row items-start">
        <CompanyMark
          name={company}
          src={companyLogo && `/${companyLogo}`}
          size="l"
          hollow={isPostedForAnother(offer)}
        />
        <div className="grow">
          <h3 className="title break-words" lang={langOf(jobTitle)}>
            {jobTitle}
          </h3>
          <p className="soft break-words">
            <CompanyLine companyName={company} postedByCompany={offer.postedByCompany} /> ·{' '}
            <Typed>{placeText(location)}</Typed>
          </p>
        </div>
        <span className="application-badge">
          {status === 'Pending' && offer.takenDown ? <TakenDownBadge /> : <StatusBadge status={status} />}
        </span>
      </div>
      <TakenDown of={offer} />
      {offer.may.accept ? <JobClosed of={offer} what="offer" /> : null}
      <Facts
        facts={[
          payOf(offer),
          { label: texts.date, value: dayText(date) },
          { label: texts.start, value: startDate ? dayText(startDate) : texts.startOpen },
          ...(offer.answeredAt ? [{ label: statusTexts[status], value: dayText(offer.answeredAt) }] : []),
          // An offer that cannot be answered needs no deadline.
          ...((status === 'Pending' && !offer.takenDown) || status === 'Expired'
            ? [
                {
                  label: texts.answerBy,
                  value: (
                    <>
                      {dayText(expiresOn)}
                      {status === 'Pending' ? (
                        <span className="small muted block font-[400]">{daysLeftText(expiresOn, now)}</span>
                      ) : null}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {letter.trim() ? (
        <details className="group">
          <summary className="row row-s link w-fit cursor-pointer list-none min-h-11 md:min-h-6">
            {texts.letter}
            <Icon as={ChevronDown} size="s" className="transition-transform group-open:rotate-180" />
          </summary>
          <p className="whitespace-pre-line break-words pt-2 max-w-[68ch]" lang={langOf(letter)}>
            {letter.trim()}
          </p>
        </details>
      ) : null}
      {status === 'Withdrawn' ? <p className="soft">{answerTexts[endOf(offer)]}</p> : null}
      {status === 'Accepted' && offer.recruiterLeft ? (
        <p className="soft">{applicationTexts.next.hiredLeft({ company: offer.company })}</p>
      ) : null}
      {status === 'Expired' ? <p className="soft">{answerTexts.expired({ day: dayText(expiresOn) })}</p> : null}
      <div className="row wrap between gap-3">
        {status === 'Pending' && offer.may.accept ? <OfferButtons offer={offer} /> : null}
        <OfferLetterButton offer={offer} />
        <SeeJob of={offer} />
      </div>
    </Card>
  );
}

/** Why a withdrawn offer has ended. */
const endOf = ({ applicationWithdrawn, recruiterLeft }: Offer) =>
  applicationWithdrawn ? 'endedByYou' : recruiterLeft ? 'recruiterLeft' : 'withdrawn';
