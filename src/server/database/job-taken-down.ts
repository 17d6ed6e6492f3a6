import { type SQL, sql } from 'drizzle-orm';
import { jobDeletedByAdmin } from './job-deleted-by-admin.ts';
import { accounts } from './schema/accounts.ts';
import { jobs } from './schema/jobs.ts';

/**
 * Whether an administrator has taken down or deleted the job, or blocked its recruiter. Earlier applicants are warned,
 * and the recruiter can ask them for nothing further.
 */
export const jobTakenDown: SQL<boolean> = sql<boolean>`(
  ${jobs.status} in ('Block', 'Black List')
  or exists (
    select 1 from ${accounts} posted_by
    where posted_by.id = ${jobs.recruiterId} and posted_by.status in ('Block', 'Black List')
  )
  or ${jobDeletedByAdmin}
)`;
