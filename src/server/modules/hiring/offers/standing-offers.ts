import { offerRoutes } from '#contract/routes/offers.ts';
import { letsIn } from '#contract/routes/route.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { OfferState } from './offer-policy.ts';
import { findStanding } from './offers.store.ts';

/** Returns the offers that may block another, by application id; none for callers who cannot make offers. */
export async function standingOffers(
  executor: Executor,
  { kind }: Member,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferState[]>> {
  if (!letsIn(offerRoutes.makeOffer, kind)) return new Map();
  return Map.groupBy(await findStanding(executor, applicationIds), ({ applicationId }) => applicationId);
}
