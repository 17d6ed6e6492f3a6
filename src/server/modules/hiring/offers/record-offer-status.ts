import type { OfferStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { recordStatusChange } from '../applications/application-changes.store.ts';

/** Writes the status of a new or changed offer into the audit log. Without `by`, the portal is the actor. */
export const recordOfferStatus = (
  tx: Transaction,
  change: { id: string; applicationId: string; from?: OfferStatus; to: OfferStatus; by?: Member; at: Date },
): Promise<void> => recordStatusChange(tx, { kind: 'offer', ...change });
