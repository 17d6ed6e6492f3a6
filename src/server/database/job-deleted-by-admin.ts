import { type SQL, sql } from 'drizzle-orm';
import { auditLog } from './schema/audit.ts';
import { jobs } from './schema/jobs.ts';

/** Whether an administrator has deleted the job, so that it is taken down for good. */
export const jobDeletedByAdmin: SQL<boolean> = sql<boolean>`case when ${jobs.deletedAt} is null then false else exists (
  select from ${auditLog} deletion
  where deletion.subject_kind = 'job' and deletion.subject_id = ${jobs.id} and deletion.action = 'job_deleted'
    and deletion.actor_kind = 'admin'
) end`;
