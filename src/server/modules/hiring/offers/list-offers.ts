import type { Offer, OfferQuery } from '#contract/offers.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import { isCandidate, type Member } from '#server/caller.ts';
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

/** Returns the open and accepted offers by application id; none for candidates, whose actions do not depend on them. */
export async function standingOffers(
  executor: Executor,
  caller: Member,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferState[]>> {
  if (isCandidate(caller)) return new Map();
  return Map.groupBy(await findStanding(executor, applicationIds), ({ applicationId }) => applicationId);
}
