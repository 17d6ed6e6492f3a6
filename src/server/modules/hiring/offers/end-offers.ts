import { dayInIndia } from '#contract/rules.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  insertEvent as recordApplicationEvent,
  recordStatusChange,
} from '../applications/application-changes.store.ts';
import { expirePending, withdrawFrom } from './offers.store.ts';

/**
 * Withdraws the open offers of locked applications that have ended, or their accepted ones. The caller notifies people.
 * @returns their ids
 */
export async function closeOffers(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  by: Member,
  applicationIds: readonly string[],
  status: 'Pending' | 'Accepted' = 'Pending',
): Promise<string[]> {
  const at = now();
  const closed = await withdrawFrom(tx, { applicationIds, status, at });
  for (const { id, applicationId } of closed) {
    await recordOfferStatus(tx, { id, applicationId, from: status, to: 'Withdrawn', by, at });
    await recordApplicationEvent(tx, {
      applicationId,
      event: 'offer_withdrawn',
      detail: { code: 'offer', status: 'Withdrawn' },
      by,
      at,
    });
  }
  return closed.map(({ id }) => id);
}

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

/** Writes the status of a new or changed offer into the audit log. Without `by`, the portal is the actor. */
export const recordOfferStatus = (
  tx: Transaction,
  change: { id: string; applicationId: string; from?: OfferStatus; to: OfferStatus; by?: Member; at: Date },
): Promise<void> => recordStatusChange(tx, { kind: 'offer', ...change });
