import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { noteAdded } from './imports.store.ts';

/** Notes what an import has added, tells the recruiter for whom it was made, and has skills learned anew; one that added nothing is as if it had not been. */
export const keepImport = async (
  { now, queue, settings: { publicUrl } }: Pick<Deps, 'now' | 'queue' | 'settings'>,
  executor: Executor,
  { id, recruiterId, added }: { id: string; recruiterId: string | undefined; added: number },
): Promise<void> => {
  await noteAdded(executor, id, added);
  if (added === 0) return;
  await queue.send(executor, 'train-skills', { askedAt: now().toISOString() });
  if (recruiterId === undefined) return;
  const { email: to } = await getRecruiterForJob(executor, recruiterId);
  await queue.send(executor, 'mail', mailOf('jobsImported', { to, publicUrl, count: added }));
};
