import type { Offer, OfferQuery } from '#contract/offers.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { offerView } from './offer-view.ts';
import { findOffers } from './offers.store.ts';

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
