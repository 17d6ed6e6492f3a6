import { offerRoutes } from '#contract/routes/offers.ts';
import { letsIn } from '#contract/routes/route.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { OfferState } from './offer-policy.ts';
import { findStanding } from './offers.store.ts';

/** The offers that may stand in the way of another, by the application's id; none for whoever makes no offers anyway. */
export async function standingOffers(
  executor: Executor,
  { kind }: Member,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferState[]>> {
  if (!letsIn(offerRoutes.makeOffer, kind)) return new Map();
  return Map.groupBy(await findStanding(executor, applicationIds), ({ applicationId }) => applicationId);
}
