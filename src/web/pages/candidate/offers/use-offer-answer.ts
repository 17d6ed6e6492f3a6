import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';
import { offerTexts as texts } from '#texts/candidate.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads } from '#web/lib/queries.ts';

export type Offer = CallOutput<'listOffers'>[number];
export type OfferAnswer = Extract<OfferStatus, 'Accepted' | 'Rejected'>;

const showStatus = (id: string, status: OfferStatus): void =>
  patchReads('listOffers', (list) => ({
    ...list,
    body: list.body.map((offer) => (offer.id === id ? { ...offer, status } : offer)),
  }));

/** Answers an offer optimistically, and reverts it with a message when the server refuses. */
export function useOfferAnswer(): (offer: Offer, answer: OfferAnswer) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ offer: { id, version }, answer }: { offer: Offer; answer: OfferAnswer }) =>
      call('answerOffer', { params: { id }, version, body: { status: answer } }),
    onMutate: ({ offer, answer }) => showStatus(offer.id, answer),
    onError: (failure, { offer }) => {
      showStatus(offer.id, offer.status);
      toast.show({ message: texts.refused({ message: failure.message }), tone: 'error', about: offer.id });
    },
    onSuccess: (_, { offer: { id, jobTitle: title }, answer }) => {
      const message = answer === 'Accepted' ? texts.accepted({ title }) : texts.rejected({ title });
      toast.show({ message, about: id });
    },
  });
  return (offer, answer) => mutate({ offer, answer });
}
