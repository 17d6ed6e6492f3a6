import type { ProblemCode } from '#contract/problems.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';

/** What a person may say to an offer. */
export type OfferReply = 'Accepted' | 'Rejected' | 'Withdrawn';

/** A candidate accepts or rejects, a recruiter withdraws; neither speaks for the other. */
export const maySay = (kind: 'candidate' | 'recruiter', reply: OfferReply): boolean =>
  (reply === 'Withdrawn') === (kind === 'recruiter');

/** An offer is open through its last day in Asia/Kolkata, whether or not anybody has marked it since. */
export const statusOn = (offer: { status: OfferStatus; expiresOn: string }, today: string): OfferStatus =>
  offer.status === 'Pending' && offer.expiresOn < today ? 'Expired' : offer.status;

const CLOSED: Readonly<Record<Exclude<OfferStatus, 'Pending'>, string>> = {
  Accepted: 'This offer has been accepted already.',
  Rejected: 'This offer has been rejected already.',
  Withdrawn: 'This offer has been withdrawn.',
  Expired: 'This offer has expired.',
};

/** Why an offer in this state takes no answer; nothing when it does. */
export const replyRefusal = (status: OfferStatus): { code: ProblemCode; message: string } | undefined =>
  status === 'Pending' ? undefined : { code: 'OFFER_ANSWERED', message: CLOSED[status] };
