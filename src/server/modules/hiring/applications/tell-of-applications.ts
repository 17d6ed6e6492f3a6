import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf, takeTurn } from '#server/modules/mail/public.ts';
import { findUntold, markTold } from './untold-applications.store.ts';

/** At most one email per hour, with everything received meanwhile. */
const PACES = [{ most: 1, ms: 3_600_000 }] as const;

/**
 * Queue handler, triggered by each application: emails the recruiter about applications not emailed yet, or reschedules
 * itself until an hour after the last such email.
 */
export const tellOfApplications = (
  { db, queue, settings, now }: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  { recruiterId }: QueueJobs['tell-of-applications'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const untold = await findUntold(tx, recruiterId);
    const [first] = untold;
    if (!first) return;
    const freeAt = await takeTurn(tx, `applications ${recruiterId}`, { paces: PACES, at: now() });
    if (freeAt) return queue.send(tx, 'tell-of-applications', { recruiterId }, { after: freeAt });
    await markTold(
      tx,
      untold.map(({ id }) => id),
    );
    const mail = mailOf('applicationsReceived', {
      to: first.to,
      publicUrl: settings.publicUrl,
      accountId: recruiterId,
      received: untold.map(({ fullName, ...one }) => ({ ...one, candidateName: fullName ?? '' })),
      // With several applicants there is no single address to reply to.
      answersTo: untold.length === 1 ? first.candidateId : undefined,
    });
    await queue.send(tx, 'mail', mail);
  });
