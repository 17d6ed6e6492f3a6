import ChevronDown from 'lucide-react/icons/chevron-down';
import { placeText } from '#texts/by-code/place-text.ts';
import { offerTexts as texts } from '#texts/candidate.ts';
import { offerAnswerTexts as answerTexts } from '#texts/candidate-answers.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { OfferLetterButton } from '#web/features/hiring/offer-letter-button.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { daysLeftText, dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { OfferButtons } from '#web/pages/candidate/offers/offer-buttons.tsx';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { TakenDown } from '#web/pages/candidate/taken-down.tsx';

/** One offer: its details, its letter in a collapsed section, and the answer. */
export function OfferCard({ offer, now }: { offer: Offer; now: string }) {
  const { jobTitle, company, companyLogo, location, date, startDate, expiresOn, letter, status } = offer;
  return (
    <Card as="article" padding="none" className="application-card">
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
            <CompanyLine companyName={company} postedByCompany={offer.postedByCompany} /> · {placeText(location)}
          </p>
        </div>
        <span className="application-badge">
          <StatusBadge status={status} />
        </span>
      </div>
      <TakenDown of={offer} />
      <Facts
        facts={[
          payOf(offer),
          { label: texts.date, value: dayText(date) },
          { label: texts.start, value: startDate ? dayText(startDate) : texts.startOpen },
          // An answered offer needs no deadline.
          ...(status === 'Pending' || status === 'Expired'
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
      {status === 'Withdrawn' ? <p className="soft">{answerTexts.withdrawn}</p> : null}
      {status === 'Expired' ? <p className="soft">{answerTexts.expired({ day: dayText(expiresOn) })}</p> : null}
      <div className="row wrap between gap-3">
        {status === 'Pending' && offer.may.accept ? <OfferButtons offer={offer} /> : null}
        <OfferLetterButton offer={offer} />
      </div>
    </Card>
  );
}
