import { type SQL, sql } from 'drizzle-orm';
import { jobs } from './schema/jobs.ts';

/** Whether the job was closed or deleted. Its interviews and offers go on. */
export const jobClosed: SQL<boolean> = sql<boolean>`(${jobs.status} = 'Closed' or ${jobs.deletedAt} is not null)`;
