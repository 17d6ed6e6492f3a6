import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { noteAdded } from './imports.store.ts';

/**
 * Stores how many jobs an import added, notifies its recruiter and queues relearning of skills; an import that added
 * none is removed. Administrators are notified of rows left out as invalid.
 */
export const keepImport = async (
  { now, queue, settings: { publicUrl } }: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  { id, recruiterId, added, wrong }: { id: string; recruiterId: string | undefined; added: number; wrong: number },
): Promise<void> => {
  await noteAdded(tx, id, added);
  if (wrong > 0) await tellAdmins(tx, { kind: 'import_failed', says: { count: wrong }, at: now() });
  if (added === 0) return;
  await queue.send(tx, 'train-skills', { askedAt: now().toISOString() });
  if (recruiterId === undefined) return;
  const { email: to } = await getRecruiterForJob(tx, recruiterId);
  await queue.send(tx, 'mail', mailOf('jobsImported', { to, publicUrl, count: added }));
};
