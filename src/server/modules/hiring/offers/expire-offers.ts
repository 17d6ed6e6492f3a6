import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { expirePending } from './offers.store.ts';
import { recordOfferStatus } from './record-offer-status.ts';

/** 00:05 in India; the queue counts in UTC. */
export const EXPIRY_AT = '35 18 * * *';

/**
 * Marks every open offer whose last day is past. Reads report it as expired from midnight on; this stores it and adds
 * it to the audit log.
 *
 * @returns how many have expired
 */
export async function expireOffers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const expired = await expirePending(tx, { today: dayInIndia(at), at });
    for (const offer of expired) await recordOfferStatus(tx, { ...offer, from: 'Pending', to: 'Expired', at });
    return expired.length;
  });
}
