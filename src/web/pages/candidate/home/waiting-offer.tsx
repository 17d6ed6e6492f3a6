import { Link } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { homeTexts, offerTexts as texts } from '#texts/candidate.ts';
import { sentTexts } from '#texts/candidate-home.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Card } from '#web/components/card.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { dayText } from '#web/lib/formats.ts';
import { OfferButtons } from '#web/pages/candidate/offers/offer-buttons.tsx';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { TakenDown } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

/** The offer that has been pending longest. */
export function WaitingOffer({ offer, more }: { offer: Offer; more: number }) {
  const { jobTitle, company, companyLogo, location, expiresOn, status, may } = offer;
  return (
    <Card as="section" className="row offer flex-wrap gap-4">
      <CompanyMark name={company} src={companyLogo && `/${companyLogo}`} size="l" hollow={isPostedForAnother(offer)} />
      <div className="grow">
        {may.accept ? <p className="small muted">{texts.toAnswer({ day: dayText(expiresOn) })}</p> : null}
        <h3 className="title break-words">
          <Typed>{jobTitle}</Typed>, <Typed>{company}</Typed>
        </h3>
        {isPostedForAnother(offer) ? (
          <p className="soft break-words">
            <CompanyLine companyName={company} postedByCompany={offer.postedByCompany} />
          </p>
        ) : null}
        <p className="soft break-words">
          <Typed>{placeText(location)}</Typed> · <span className="num">{payOf(offer).value}</span>
        </p>
        <TakenDown of={offer} />
        {offer.jobClosed && may.accept ? <p className="small soft">{sentTexts.closed}</p> : null}
        {more > 0 ? (
          <Link className="link small" to={viewPath('job-offers')}>
            {homeTexts.moreOffers({ count: more })}
          </Link>
        ) : null}
      </div>
      {status !== 'Pending' ? <StatusBadge status={status} /> : may.accept ? <OfferButtons offer={offer} /> : null}
    </Card>
  );
}
