import type { PlainProblemCode } from '#contract/problems.ts';
import type { ApplicationStatus, OfferStatus } from '#contract/vocabularies.ts';

/** What a person may say to an offer. */
export type OfferReply = 'Accepted' | 'Rejected' | 'Withdrawn';

/** A candidate accepts or rejects, a recruiter withdraws; neither speaks for the other. */
export const maySay = (kind: 'candidate' | 'recruiter', reply: OfferReply): boolean =>
  (reply === 'Withdrawn') === (kind === 'recruiter');

/** An offer is open through its last day in Asia/Kolkata, whether or not anybody has marked it since. */
export const statusOn = (offer: { status: OfferStatus; expiresOn: string }, today: string): OfferStatus =>
  offer.status === 'Pending' && offer.expiresOn < today ? 'Expired' : offer.status;

const OFFERED_IN: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Why an application in this state gets no offer; nothing when it does. */
export const offerRefusal = (
  status: ApplicationStatus,
  { accepted }: { accepted: boolean },
): PlainProblemCode | undefined => {
  if (accepted) return 'OFFER_ACCEPTED';
  if (status === 'withdrawn') return 'APPLICATION_WITHDRAWN';
  return OFFERED_IN.includes(status) ? undefined : 'ACCEPT_BEFORE_OFFER';
};
