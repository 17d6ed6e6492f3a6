import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { type LockedApplication, recordStatusChange } from '../applications/application-changes.store.ts';
import { announceApplication } from '../applications/application-news.store.ts';
import { type HeldAnswer, interviewsOf, offersOf, putBack } from './held-answers.store.ts';

interface Row {
  id: string;
  status: string;
}

/** Restores a locked application to its state before the answer; the audit log records both. */
export async function undoAnswer(
  tx: Transaction,
  by: Member,
  { application, held, at }: { application: LockedApplication; held: HeldAnswer; at: Date },
): Promise<void> {
  const { id: applicationId, status } = application;
  const { before } = held;
  const change = async (kind: 'application' | 'interview' | 'offer', now: Row, to: string): Promise<void> => {
    if (now.status === to) return;
    await recordStatusChange(tx, { kind, id: now.id, applicationId, from: now.status, to, by, at });
  };
  const statusBefore = (rows: readonly Row[], { id }: Row): string | undefined =>
    rows.find((row) => row.id === id)?.status;
  await change('application', { id: applicationId, status }, before.application.status);
  for (const row of await interviewsOf(tx, applicationId))
    await change('interview', row, statusBefore(before.interviews, row) ?? 'Cancelled');
  for (const row of await offersOf(tx, applicationId))
    await change('offer', row, statusBefore(before.offers, row) ?? 'Withdrawn');
  // Announced before the restore: for the candidate nothing has happened.
  await announceApplication(tx, applicationId, ['applications', 'interviews', 'offers']);
  await putBack(tx, held);
}
