import { type SQL, sql } from 'drizzle-orm';
import { accounts } from './schema/accounts.ts';
import { jobs } from './schema/jobs.ts';

/**
 * Whether an administrator has taken the job from the public, or shut out who
 * posted it. People who applied before are warned, and its recruiter asks
 * nobody any further.
 */
export const jobTakenDown: SQL<boolean> = sql<boolean>`(
  ${jobs.status} in ('Block', 'Black List')
  or exists (
    select 1 from ${accounts} posted_by
    where posted_by.id = ${jobs.recruiterId} and posted_by.status in ('Block', 'Black List')
  )
)`;
