import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { dayText } from '#web/lib/formats.ts';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { offerWords as words } from '#web/words/en/candidate.ts';
import { offerAnswerWords } from '#web/words/en/candidate-answers.ts';

type Answer = 'Accepted' | 'Rejected';

interface OfferButtonsProps {
  offer: Offer;
  onAnswer: (status: Answer) => void;
}

/** Accept and Reject, while the offer is pending; each asks first, since no answer can be taken back. */
export function OfferButtons({ offer, onAnswer }: OfferButtonsProps) {
  const [asked, setAsked] = useState<Answer>();
  const { jobTitle, company } = offer;
  return (
    <div className="row row-s">
      <Button size="m" aria-label={words.rejectOf(jobTitle, company)} onClick={() => setAsked('Rejected')}>
        {words.reject}
      </Button>
      <Button
        size="m"
        variant="ink"
        aria-label={words.acceptOf(jobTitle, company)}
        onClick={() => setAsked('Accepted')}
      >
        {words.accept}
      </Button>
      {asked ? (
        <Question
          offer={offer}
          answer={asked}
          onConfirm={() => {
            setAsked(undefined);
            onAnswer(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}

interface QuestionProps {
  offer: Offer;
  answer: Answer;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ offer, answer, onConfirm, onClose }: QuestionProps) {
  const { jobTitle, company, startDate } = offer;
  const accepts = answer === 'Accepted';
  return (
    <ConfirmDialog
      title={
        accepts ? offerAnswerWords.acceptTitle(jobTitle, company) : offerAnswerWords.rejectTitle(jobTitle, company)
      }
      confirmLabel={accepts ? offerAnswerWords.acceptConfirm : offerAnswerWords.rejectConfirm}
      tone={accepts ? 'plain' : 'danger'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {accepts
        ? offerAnswerWords.acceptHelp(payOf(offer).value, startDate ? dayText(startDate) : '')
        : offerAnswerWords.rejectHelp}
    </ConfirmDialog>
  );
}
