import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { insertEvent as recordApplicationEvent } from '../applications/application-changes.store.ts';
import { withdrawPending } from './offers.store.ts';
import { recordOfferStatus } from './record-offer-status.ts';

/** Withdraws the open offer of a locked application that has ended, if it has one. The caller notifies people. */
export async function closeOpenOffer(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  by: Member,
  applicationId: string,
): Promise<void> {
  const at = now();
  const id = await withdrawPending(tx, { applicationId, at });
  if (!id) return;
  await recordOfferStatus(tx, { id, applicationId, from: 'Pending', to: 'Withdrawn', by, at });
  await recordApplicationEvent(tx, {
    applicationId,
    event: 'offer_withdrawn',
    detail: { code: 'offer', status: 'Withdrawn' },
    by,
    at,
  });
}
