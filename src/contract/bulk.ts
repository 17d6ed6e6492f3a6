import { z } from 'zod';
import { AccountStatusChange } from './accounts.ts';
import { says } from './field-problems.ts';
import { JobStatusChange } from './jobs.ts';
import { LIMITS } from './rules.ts';
import { Id, RefusedOne } from './values.ts';

const ids = z.array(Id).min(1, says('choose')).max(LIMITS.atOnce, says('tooMuch'));

/** One status for many accounts of one kind; a block wants a reason. */
export const AccountsStatusChange = AccountStatusChange.safeExtend({ ids });
export type AccountsStatusChange = z.output<typeof AccountsStatusChange>;

/** One status for many jobs. */
export const JobsStatusChange = JobStatusChange.extend({ ids });
export type JobsStatusChange = z.output<typeof JobsStatusChange>;

/**
 * What a bulk call did: which were changed, and which were not and why; what had
 * the status before is in neither. `batchId` undoes it for ten minutes, where
 * an administrator did it; absent when nothing was changed.
 */
export const BulkChanged = z.object({
  message: z.string(),
  batchId: Id.optional(),
  changed: z.array(Id),
  refused: z.array(RefusedOne),
});
export type BulkChanged = z.infer<typeof BulkChanged>;

/** What was put back, and what was not because somebody changed it since. */
export const BulkUndone = BulkChanged.omit({ batchId: true });
export type BulkUndone = z.infer<typeof BulkUndone>;
