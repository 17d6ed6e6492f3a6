import { offerAnswerTexts } from '#texts/candidate-answers.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { dayText } from '#web/lib/formats.ts';
import { payOf } from '#web/pages/candidate/offers/offer-pay.ts';
import type { Offer, OfferAnswer } from '#web/pages/candidate/offers/use-offer-answer.ts';

interface OfferQuestionProps {
  offer: Offer;
  answer: OfferAnswer;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an answer to an offer, which is final. */
export function OfferQuestion({ offer, answer, onConfirm, onClose }: OfferQuestionProps) {
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
