import type { Offer } from '#contract/offers.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import { offerMay } from './offer-may.ts';
import { statusOn } from './offer-policy.ts';
import type { OfferRow } from './offers.store.ts';

/** An offer as this caller reads it on `today`, a day in Asia/Kolkata. */
export const offerView = (
  caller: Member,
  { offer, candidateName, candidateId, employmentType, logo, takenDown }: OfferRow,
  today: string,
): Offer => ({
  id: offer.id,
  _id: offer.id,
  applicationId: offer.applicationId,
  jobTitle: offer.title,
  company: offer.companyName,
  ...(logo && { companyLogo: publicFilePath(logo) }),
  location: offer.location,
  ...(takenDown && { takenDown: true }),
  salary: offer.salary,
  employmentType,
  date: offer.createdAt.toISOString(),
  startDate: offer.startDate,
  expiresOn: offer.expiresOn,
  letter: offer.letter,
  status: statusOn(offer, today),
  ...(!isCandidate(caller) && { candidateName: candidateName ?? '' }),
  version: offer.version,
  may: offerMay(caller, { candidateId }, offer, today),
});
