import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { type KeptError, noteOutcome } from './imports.store.ts';
import type { RanRow } from './run-import.ts';

/** Number of refused rows that an import keeps. */
const KEPT_ERRORS = 100;

/** The refused rows to keep of an import: those of `before`, and then of `rows`, up to the limit. */
export const keptErrors = (rows: readonly RanRow[], before: readonly KeptError[] = []): readonly KeptError[] => [
  ...before,
  ...rows
    .flatMap(({ line, title, companyName, problems }) => (problems ? [{ line, title, companyName, problems }] : []))
    .slice(0, KEPT_ERRORS - before.length),
];

interface Outcome {
  id: string;
  recruiterId: string | undefined;
  added: number;
  /** How many of them lead to an address elsewhere. */
  leadsOut: number;
  wrong: number;
  present: number;
  errors: readonly KeptError[];
}

/**
 * Stores how many jobs an import added, how many rows it skipped, and which it left out as invalid, of which it
 * notifies administrators; notifies its recruiter and queues relearning of skills. An import that neither added nor
 * refused anything is removed.
 */
export const keepImport = async (
  { now, queue, settings: { publicUrl } }: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  { id, recruiterId, added, leadsOut, wrong, present, errors }: Outcome,
): Promise<void> => {
  await noteOutcome(tx, id, { added, wrong, present, errors });
  if (wrong > 0) await tellAdmins(tx, { kind: 'import_failed', recordId: id, says: { count: wrong }, at: now() });
  if (added === 0) return;
  await queue.send(tx, 'train-skills', { askedAt: now().toISOString() });
  if (recruiterId === undefined) return;
  const { email: to } = await getRecruiterForJob(tx, recruiterId);
  await queue.send(tx, 'mail', mailOf('jobsImported', { to, publicUrl, count: added, out: leadsOut }));
};
