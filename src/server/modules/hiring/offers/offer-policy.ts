import type { FieldProblem } from '#contract/field-problems.ts';
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

/** Which day of an offer is wrong, and why. All days are in Asia/Kolkata. */
export const offerDayProblem = (
  { expiresOn, startDate }: { expiresOn: string; startDate: string | null },
  today: string,
): { field: 'expiresOn' | 'startDate'; problem: FieldProblem } | undefined => {
  if (expiresOn < today) return { field: 'expiresOn', problem: 'deadlinePast' };
  if (startDate !== null && startDate < today) return { field: 'startDate', problem: 'firstDayPast' };
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  if (expiresOn > latest) return { field: 'expiresOn', problem: 'farAhead' };
  if (startDate !== null && startDate > latest) return { field: 'startDate', problem: 'farAhead' };
  return undefined;
};
