import { startTransition, useOptimistic } from 'react';
import type { CallOutput } from '#contract/api.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';
import { offerTexts as texts } from '#texts/candidate.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { useReload } from '#web/pages/candidate/opened.ts';

export type Offer = CallOutput<'listOffers'>[number];

/** The answer to an offer stands at once, and is taken back with a message when the server refuses it. */
export function useOfferAnswer(offer: Offer): {
  status: OfferStatus;
  answer: (status: 'Accepted' | 'Rejected') => void;
} {
  const [status, show] = useOptimistic<OfferStatus>(offer.status);
  const reload = useReload();
  const toast = useToast();
  const answer = (next: 'Accepted' | 'Rejected') =>
    startTransition(async () => {
      show(next);
      try {
        await call('answerOffer', { params: { id: offer.id }, version: offer.version, body: { status: next } });
        toast.done(
          next === 'Accepted' ? texts.accepted({ title: offer.jobTitle }) : texts.rejected({ title: offer.jobTitle }),
        );
        await reload();
      } catch (failure) {
        toast.error(texts.refused({ message: failure instanceof Error ? failure.message : '' }));
        // It may have been withdrawn or have expired meanwhile.
        await reload();
      }
    });
  return { status, answer };
}
