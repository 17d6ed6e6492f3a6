import type { Offer, OfferQuery } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { letsIn } from '#contract/routes/route.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { OfferState } from './offer-policy.ts';
import { offerView } from './offer-view.ts';
import { findOffers, findStanding } from './offers.store.ts';

/** Lists the caller's offers, newest first. */
export async function listOffers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  query: OfferQuery,
): Promise<Page<Offer>> {
  const today = dayInIndia(now());
  const { items, total } = await findOffers(db, caller, { ...query, today });
  return { items: items.map((row) => offerView(caller, row, today)), total };
}

/** Returns the offers that may block another, by application id; none for callers who cannot make offers. */
export async function standingOffers(
  executor: Executor,
  { kind }: Member,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferState[]>> {
  if (!letsIn(offerRoutes.makeOffer, kind)) return new Map();
  return Map.groupBy(await findStanding(executor, applicationIds), ({ applicationId }) => applicationId);
}
