import { useState } from 'react';
import { offerTexts as texts } from '#texts/candidate.ts';
import { offerAnswerTexts } from '#texts/candidate-answers.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { dayText } from '#web/lib/formats.ts';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import { type Offer, type OfferAnswer, useOfferAnswer } from '#web/pages/candidate/offers/use-offer-answer.ts';

/** Accept and Reject, while the offer is pending; each asks first, since no answer can be taken back. */
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
        <Question
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

interface QuestionProps {
  offer: Offer;
  answer: OfferAnswer;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ offer, answer, onConfirm, onClose }: QuestionProps) {
  const { jobTitle, company, startDate } = offer;
  const accepts = answer === 'Accepted';
  return (
    <ConfirmDialog
      title={
        accepts
          ? offerAnswerTexts.acceptTitle({ title: jobTitle, company })
          : offerAnswerTexts.rejectTitle({ title: jobTitle, company })
      }
      confirmLabel={accepts ? offerAnswerTexts.acceptConfirm : offerAnswerTexts.rejectConfirm}
      tone={accepts ? 'plain' : 'danger'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {accepts
        ? startDate
          ? offerAnswerTexts.acceptHelpStart({ pay: payOf(offer).value, start: dayText(startDate) })
          : offerAnswerTexts.acceptHelp({ pay: payOf(offer).value })
        : offerAnswerTexts.rejectHelp}
    </ConfirmDialog>
  );
}
