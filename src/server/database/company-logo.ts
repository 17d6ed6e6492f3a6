import { type SQL, sql } from 'drizzle-orm';
import { jobs } from './schema/jobs.ts';
import { recruiters } from './schema/recruiters.ts';

/**
 * The logo file for a job. A recruiter who posts for another company has only their own logo, which would be misleading
 * under that company's name.
 */
export const companyLogoOfJob: SQL<string | null> = sql`case
  when lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))
  then ${recruiters.companyLogoFileId} end`;
