import { Button } from '#web/components/button.tsx';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { offerWords as words } from '#web/words/en/candidate.ts';

interface OfferButtonsProps {
  offer: Offer;
  onAnswer: (status: 'Accepted' | 'Rejected') => void;
}

/** Accept and Reject, while the offer is pending. */
export function OfferButtons({ offer: { jobTitle, company }, onAnswer }: OfferButtonsProps) {
  return (
    <div className="row row-s">
      <Button size="m" aria-label={words.rejectOf(jobTitle, company)} onClick={() => onAnswer('Rejected')}>
        {words.reject}
      </Button>
      <Button
        size="m"
        variant="ink"
        aria-label={words.acceptOf(jobTitle, company)}
        onClick={() => onAnswer('Accepted')}
      >
        {words.accept}
      </Button>
    </div>
  );
}
