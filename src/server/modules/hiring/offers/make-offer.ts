import { offerDayProblems } from '#contract/offer-rules.ts';
import type { Offer, OfferForm } from '#contract/offers.ts';
import { offeredPayProblem, payPeriod } from '#contract/pay.ts';
import { fillPlaceholders } from '#contract/placeholder-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answering } from '../answers/answering.ts';
import { insertEvent as recordApplicationEvent } from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { recordOfferStatus } from './end-offers.ts';
import { offerRefusal } from './offer-policy.ts';
import { offerView } from './offer-view.ts';
import { expirePending, findOffer, findStanding, insertOffer } from './offers.store.ts';

/**
 * Offers the job to the candidate of an accepted or interviewed application, and emails them. One open offer per
 * application; an expired one does not block.
 */
export async function makeOffer(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  { applicationId, ...form }: OfferForm,
): Promise<Offer> {
  const { db, now } = deps;
  return db.transaction(async (tx) => {
    const at = now();
    const today = dayInIndia(at);
    const application = await lockApplication(tx, caller, applicationId);
    const [wrong] = offerDayProblems(form, today);
    if (wrong) throw invalid(...wrong);
    const pay = offeredPayProblem(form.salary, payPeriod(application.employmentType));
    if (pay) throw invalid('salary', pay);
    const refusal = offerRefusal(application, await findStanding(tx, [applicationId]), today);
    if (refusal) throw new Problem(refusal);

    let id: string | undefined;
    const waits = await answering(deps, tx, { by: caller, application }, async () => {
      for (const expired of await expirePending(tx, { applicationId, today, at }))
        await recordOfferStatus(tx, { ...expired, from: 'Pending', to: 'Expired', at });
      id = await insertOffer(tx, {
        applicationId,
        recruiterId: caller.accountId,
        title: form.jobTitle,
        companyName: application.companyName,
        location: form.location,
        salary: form.salary,
        startDate: form.startDate,
        expiresOn: form.expiresOn,
        letter: fillPlaceholders(form.letter, {
          name: application.fullName ?? undefined,
          job: form.jobTitle,
          company: application.companyName,
        }),
        createdAt: at,
        updatedAt: at,
      });
      if (!id) throw new Problem('OFFER_OPEN');
      await recordOfferStatus(tx, { id, applicationId, to: 'Pending', by: caller, at });
      await recordApplicationEvent(tx, {
        applicationId,
        event: 'offer_made',
        detail: { text: form.jobTitle },
        by: caller,
        at,
      });
    });
    const made = id && (await findOffer(tx, caller, id));
    if (!made) throw new Error('An offer that was just made is not there.');
    return { ...offerView(caller, made, today), ...waits };
  });
}
