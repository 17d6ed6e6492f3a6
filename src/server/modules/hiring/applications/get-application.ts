import type { Application } from '#contract/applications.ts';
import { dayInIndia } from '#contract/rules.ts';
import { isRecruiter, type Member, type RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAccesses } from '#server/modules/audit/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { findEvents, insertEvent, markOpened } from './application-changes.store.ts';
import { noteView, timelineEntry } from './application-view.ts';
import { findApplication } from './applications.store.ts';
import { findNotes } from './notes.store.ts';
import { readApplication } from './read-application.ts';

/**
 * Returns one application; for the recruiter with notes and timeline. Records the recruiter's first opening, which the
 * candidate can see.
 */
export async function getApplication(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
  id: string,
): Promise<Application> {
  const { db, now } = deps;
  if (!isRecruiter(caller)) return readApplication(deps, db, caller, id);
  return db.transaction(async (tx) => {
    await recordOpening(tx, caller, id, now());
    const application = await readApplication(deps, tx, caller, id);
    const notes = await findNotes(tx, id);
    const events = await findEvents(tx, caller, id);
    return { ...application, notes: notes.map(noteView), timeline: events.map(timelineEntry) };
  });
}

const recordOpening = async (tx: Transaction, caller: RecruiterCaller, id: string, at: Date): Promise<void> => {
  const row = await findApplication(tx, caller, { id, now: at });
  if (!row || row.application.openedAt) return;
  // Of two concurrent opens, only one is the first.
  if (!(await markOpened(tx, { id, at }))) return;
  await insertEvent(tx, { applicationId: id, event: 'opened', by: caller, at });
  if (!row.candidate || row.application.status === 'withdrawn') return;
  const { companyName } = await getRecruiterForJob(tx, caller.accountId);
  await recordAccesses(tx, [
    {
      candidateId: row.candidate.id,
      recruiterId: caller.accountId,
      companyName,
      applicationId: id,
      jobId: row.job.id,
      day: dayInIndia(at),
      at,
      kind: 'profile_opened',
      counted: false,
    },
  ]);
};
