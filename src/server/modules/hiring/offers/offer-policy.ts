import type { ProblemCode } from '#contract/problems.ts';
import { SENTENCES } from '#contract/rules.ts';
import type { ApplicationStatus, OfferStatus } from '#contract/vocabularies.ts';

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

const OFFERED_IN: readonly ApplicationStatus[] = ['accepted', 'interview_scheduled', 'interview_rescheduled'];

/** Why an application in this state gets no offer; nothing when it does. */
export const offerRefusal = (status: ApplicationStatus, { accepted }: { accepted: boolean }): string | undefined => {
  if (accepted) return 'The candidate has accepted your offer already.';
  if (status === 'withdrawn') return 'The candidate has withdrawn this application.';
  return OFFERED_IN.includes(status) ? undefined : 'Accept the application before you make an offer.';
};

/** Which day of an offer is wrong, and why. All days are in Asia/Kolkata. */
export const offerDayProblem = (
  { expiresOn, startDate }: { expiresOn: string; startDate: string | null },
  today: string,
): { field: 'expiresOn' | 'startDate'; sentence: string } | undefined => {
  if (expiresOn < today) return { field: 'expiresOn', sentence: SENTENCES.deadlinePast };
  if (startDate !== null && startDate < today)
    return { field: 'startDate', sentence: 'The first day must not lie in the past.' };
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  if (expiresOn > latest) return { field: 'expiresOn', sentence: SENTENCES.farAhead };
  if (startDate !== null && startDate > latest) return { field: 'startDate', sentence: SENTENCES.farAhead };
  return undefined;
};
