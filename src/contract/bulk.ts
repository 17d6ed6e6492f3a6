import { z } from 'zod';
import { AccountStatusChange } from './accounts.ts';
import { says } from './field-problems.ts';
import { JobStatusChange } from './jobs.ts';
import { LIMITS } from './rules.ts';
import { Id, RefusedOne } from './values.ts';

const ids = z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch'));

/** One status for many accounts of one kind; a block requires a reason. */
export const AccountsStatusChange = AccountStatusChange.safeExtend({ ids });
export type AccountsStatusChange = z.output<typeof AccountsStatusChange>;

/** One status for many jobs. */
export const JobsStatusChange = JobStatusChange.extend({ ids });
export type JobsStatusChange = z.output<typeof JobsStatusChange>;

/**
 * The result of a bulk call: which were changed, and which were not and why; those that already had the status are in
 * neither. `batchId` undoes an administrator's change for ten minutes; absent when nothing changed.
 */
export const BulkChanged = z.object({
  message: z.string(),
  batchId: Id.optional(),
  changed: z.array(Id),
  refused: z.array(RefusedOne),
});
export type BulkChanged = z.infer<typeof BulkChanged>;

/** What was restored, and what was not because it had changed since. */
export const BulkUndone = BulkChanged.omit({ batchId: true });
export type BulkUndone = z.infer<typeof BulkUndone>;
