import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';
import { offerTexts as texts } from '#texts/candidate.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads } from '#web/lib/queries.ts';

export type Offer = CallOutput<'listOffers'>[number];
export type OfferAnswer = Extract<OfferStatus, 'Accepted' | 'Rejected'>;

const show = (id: string, shown: Pick<Offer, 'status' | 'answeredAt'>): void =>
  patchReads('listOffers', (list) => ({
    ...list,
    body: list.body.map((offer) => (offer.id === id ? { ...offer, ...shown } : offer)),
  }));

/** Closes the message of an offer's last failure: another try shows that it was read. */
const failures = new Map<string, () => void>();

/** Answers an offer optimistically, and reverts it with a message when the server refuses. */
export function useOfferAnswer(): (offer: Offer, answer: OfferAnswer) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ offer: { id, version }, answer }: { offer: Offer; answer: OfferAnswer }) =>
      call('answerOffer', { params: { id }, version, body: { status: answer } }),
    onMutate: ({ offer, answer }) => {
      failures.get(offer.id)?.();
      show(offer.id, { status: answer, answeredAt: new Date().toISOString() });
    },
    onError: (failure, { offer }) => {
      show(offer.id, { status: offer.status, answeredAt: offer.answeredAt });
      failures.set(offer.id, toast.error(texts.refused({ message: failure.message })));
    },
    onSuccess: (_, { offer: { jobTitle: title }, answer }) =>
      toast.done(answer === 'Accepted' ? texts.accepted({ title }) : texts.rejected({ title })),
  });
  return (offer, answer) => mutate({ offer, answer });
}
