import type { PlainProblemCode } from '#contract/problems.ts';
import type { CallerKind } from '#contract/routes/route.ts';
import type { ApplicationStatus, OfferStatus } from '#contract/vocabularies.ts';

/** The possible answers to an offer. */
export type OfferReply = 'Accepted' | 'Rejected' | 'Withdrawn';

/** The data that decides whether an offer takes an answer and allows another. */
export interface OfferState {
  status: OfferStatus;
  /** Last day on which it is open, in Asia/Kolkata. */
  expiresOn: string;
}

/** Returns the effective status: open through the last day in Asia/Kolkata, whether or not expiry has been stored. */
export const statusOn = (offer: OfferState, today: string): OfferStatus =>
  offer.status === 'Pending' && offer.expiresOn < today ? 'Expired' : offer.status;

/** Whether the candidate has accepted one of these offers. */
export const hasAccepted = (offers: readonly OfferState[]): boolean =>
  offers.some(({ status }) => status === 'Accepted');

/** Candidates accept or reject, recruiters withdraw; neither acts for the other. */
const maySay = (kind: CallerKind, reply: OfferReply): boolean => (reply === 'Withdrawn') === (kind === 'recruiter');

/**
 * Returns why an offer does not take this answer from this caller; undefined when it does. The offer for a job that was
 * taken down may be a fraud: the candidate's answer would reach whoever made it.
 */
export const replyRefusal = (
  kind: CallerKind,
  offer: OfferState & { takenDown: boolean },
  reply: OfferReply,
  today: string,
): 'FORBIDDEN' | 'OFFER_ANSWERED' | 'JOB_REMOVED' | undefined => {
  if (!maySay(kind, reply)) return 'FORBIDDEN';
  if (statusOn(offer, today) !== 'Pending') return 'OFFER_ANSWERED';
  return offer.takenDown && reply !== 'Withdrawn' ? 'JOB_REMOVED' : undefined;
};

const OFFERED_IN: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Returns why an application with these offers gets no other; undefined when it may. */
export const offerRefusal = (
  { status, takenDown }: { status: ApplicationStatus; takenDown: boolean },
  offers: readonly OfferState[],
  today: string,
): PlainProblemCode | undefined => {
  const standing = offers.map((offer) => statusOn(offer, today));
  if (hasAccepted(offers)) return 'OFFER_ACCEPTED';
  if (status === 'withdrawn') return 'APPLICATION_WITHDRAWN';
  if (!OFFERED_IN.includes(status)) return 'ACCEPT_BEFORE_OFFER';
  if (takenDown) return 'JOB_TAKEN_DOWN';
  return standing.includes('Pending') ? 'OFFER_OPEN' : undefined;
};
