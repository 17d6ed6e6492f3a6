import { dayInIndia } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { contentDisposition } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { offerLetterFileTexts } from '#texts/offer-letter.ts';
import { drawOfferLetter } from './draw-offer-letter.ts';
import { statusOn } from './offer-policy.ts';
import { findOffer } from './offers.store.ts';

/** Renders an offer letter as PDF, in the language of the person who asks for it; it says whether the offer is still valid. */
export async function printOfferLetter(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller | RecruiterCaller,
  id: string,
): Promise<Answer<Buffer>> {
  const row = await findOffer(db, caller, id);
  if (!row) throw new Problem('NOT_FOUND');
  const { offer, candidateName, employmentType, takenDown } = row;
  const fileName = offerLetterFileTexts.fileName({ company: offer.companyName, title: offer.title });
  const body = await drawOfferLetter({
    ...offer,
    candidateName: candidateName ?? '',
    employmentType,
    unanswerable: takenDown && isCandidate(caller),
    status: statusOn(offer, dayInIndia(now())),
  });
  return {
    body,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.byteLength),
      'Content-Disposition': contentDisposition('attachment', fileName),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  };
}
