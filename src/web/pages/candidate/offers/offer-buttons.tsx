import { useState } from 'react';
import { offerTexts as texts } from '#texts/candidate.ts';
import { Button } from '#web/components/button.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { type Offer, type OfferAnswer, useOfferAnswer } from '#web/pages/candidate/offers/use-offer-answer.ts';

const OfferQuestion = openedPart(
  async () => (await import('#web/pages/candidate/offers/offer-question.tsx')).OfferQuestion,
);

/** Accept and Reject for a pending offer; each asks for confirmation, since an answer is final. */
export function OfferButtons({ offer }: { offer: Offer }) {
  const answer = useOfferAnswer();
  const [asked, setAsked] = useState<OfferAnswer>();
  const { jobTitle, company } = offer;
  return (
    <div className="row row-s">
      <Button size="m" aria-label={texts.rejectOf({ title: jobTitle, company })} onClick={() => setAsked('Rejected')}>
        {texts.reject}
      </Button>
      <Button
        size="m"
        variant="ink"
        aria-label={texts.acceptOf({ title: jobTitle, company })}
        onClick={() => setAsked('Accepted')}
      >
        {texts.accept}
      </Button>
      {asked ? (
        <OfferQuestion
          offer={offer}
          answer={asked}
          onConfirm={() => {
            setAsked(undefined);
            answer(offer, asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}
