import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import {
  type LockedApplication,
  recordStatusChanges,
  type StatusChange,
} from '../applications/application-changes.store.ts';
import { announceToSides, findSides } from '../applications/application-news.store.ts';
import { type HeldAnswer, interviewsOf, offersOf, putBack } from './held-answers.store.ts';

interface Row {
  id: string;
  applicationId: string;
  status: string;
}

/** A locked application and its held answer. */
interface Held {
  application: LockedApplication;
  held: HeldAnswer;
}

/** Restores locked applications to their states before the answers; the audit log records both. */
export async function restoreApplications(
  tx: Transaction,
  /** Undefined for the portal. */
  by: Member | undefined,
  answers: readonly Held[],
  at: Date,
): Promise<void> {
  const ids = answers.map(({ application }) => application.id);
  const beforeOf = new Map(answers.map(({ held }) => [held.applicationId, held.before]));
  const changed = (kind: StatusChange['kind'], { id, applicationId, status }: Row, to: string): StatusChange[] =>
    status === to ? [] : [{ kind, id, applicationId, from: status, to, ...(by && { by }), takesBack: true, at }];
  const statusBefore = (row: Row, kind: 'interviews' | 'offers'): string | undefined =>
    beforeOf.get(row.applicationId)?.[kind].find(({ id }) => id === row.id)?.status;
  const changes = [
    ...answers.flatMap(({ application: { id, status }, held }) =>
      changed('application', { id, applicationId: id, status }, held.before.application.status),
    ),
    ...(await interviewsOf(tx, ids)).flatMap((row) =>
      changed('interview', row, statusBefore(row, 'interviews') ?? 'Cancelled'),
    ),
    ...(await offersOf(tx, ids)).flatMap((row) => changed('offer', row, statusBefore(row, 'offers') ?? 'Withdrawn')),
  ];
  const sides = await findSides(tx, ids);
  if (changes.length > 0) await recordStatusChanges(tx, changes, sides);
  // Announced before the restore, while the answers still count as held: candidates are left out, because nothing has
  // changed for them.
  await announceToSides(tx, sides, ['applications', 'interviews', 'offers']);
  await putBack(tx, ids);
}
