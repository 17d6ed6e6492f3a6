import type { Offer, OfferMay } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import { type ApplicationState, getsThrough } from '../applications/application-policy.ts';
import { type OfferReply, type OfferState, replyRefusal, statusOn } from './offer-policy.ts';
import type { OfferRow } from './offers.store.ts';

/**
 * Returns how this caller may answer an offer on `today`, a day in Asia/Kolkata, by the policies that guard the call.
 */
const offerMay = (
  { kind }: Member,
  application: Pick<ApplicationState, 'candidateId'>,
  offer: OfferState & { takenDown: boolean },
  today: string,
): OfferMay => {
  const may = (reply: OfferReply): boolean =>
    getsThrough(kind, offerRoutes.answerOffer, application, replyRefusal(kind, offer, reply, today));
  return { accept: may('Accepted'), decline: may('Rejected'), withdraw: may('Withdrawn') };
};

/** Returns an offer as this caller reads it on `today`, a day in Asia/Kolkata. */
export const offerView = (
  caller: Member,
  {
    offer,
    candidateName,
    candidateId,
    withdrawnAt,
    employmentType,
    logo,
    takenDown,
    jobClosed,
    jobCode,
    jobDeletedAt,
    postedByCompany,
    recruiterId,
  }: OfferRow,
  today: string,
): Offer => ({
  id: offer.id,
  _id: offer.id,
  applicationId: offer.applicationId,
  jobTitle: offer.title,
  company: offer.companyName,
  ...(postedByCompany !== null && { postedByCompany }),
  ...(logo && { companyLogo: publicFilePath(logo) }),
  location: offer.location,
  ...(takenDown ? { takenDown: true as const } : jobClosed && { jobClosed: true as const }),
  ...(isCandidate(caller) && !takenDown && !jobDeletedAt && { jobToRead: jobCode }),
  salary: offer.salary,
  employmentType: employmentType ?? '',
  date: offer.createdAt.toISOString(),
  startDate: offer.startDate,
  expiresOn: offer.expiresOn,
  letter: offer.letter,
  status: statusOn(offer, today),
  ...(offer.answeredAt && offer.status !== 'Expired' && { answeredAt: offer.answeredAt.toISOString() }),
  // An offer that the recruiter had withdrawn before keeps its own end.
  ...(offer.status === 'Withdrawn' &&
    withdrawnAt &&
    offer.answeredAt &&
    offer.answeredAt >= withdrawnAt && { applicationWithdrawn: true as const }),
  ...((offer.status === 'Withdrawn' || offer.status === 'Accepted') &&
    recruiterId === null && { recruiterLeft: true as const }),
  ...(!isCandidate(caller) && { candidateName: candidateName ?? '' }),
  version: offer.version,
  may: offerMay(caller, { candidateId }, { ...offer, takenDown }, today),
});
