import type { OfferMay } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import type { Member } from '#server/caller.ts';
import { type ApplicationState, getsThrough } from '../applications/application-policy.ts';
import { type OfferReply, type OfferState, replyRefusal } from './offer-policy.ts';

/** What this caller may answer to an offer on `today`, a day in Asia/Kolkata, by the policies that guard the call. */
export const offerMay = (
  { kind }: Member,
  application: Pick<ApplicationState, 'candidateId'>,
  offer: OfferState,
  today: string,
): OfferMay => {
  const may = (reply: OfferReply): boolean =>
    getsThrough(kind, offerRoutes.answerOffer, application, replyRefusal(kind, offer, reply, today));
  return { accept: may('Accepted'), decline: may('Rejected'), withdraw: may('Withdrawn') };
};
