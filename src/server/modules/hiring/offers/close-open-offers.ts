import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { insertEvent as recordApplicationEvent } from '../applications/application-changes.store.ts';
import { withdrawPending } from './offers.store.ts';
import { recordOfferStatus } from './record-offer-status.ts';

/** Withdraws the open offers of locked applications that have ended. The caller notifies people. */
export async function closeOpenOffers(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  by: Member,
  applicationIds: readonly string[],
): Promise<void> {
  const at = now();
  for (const { id, applicationId } of await withdrawPending(tx, { applicationIds, at })) {
    await recordOfferStatus(tx, { id, applicationId, from: 'Pending', to: 'Withdrawn', by, at });
    await recordApplicationEvent(tx, {
      applicationId,
      event: 'offer_withdrawn',
      detail: { code: 'offer', status: 'Withdrawn' },
      by,
      at,
    });
  }
}
