import { type SQL, sql } from 'drizzle-orm';
import { jobs } from './schema/jobs.ts';
import { recruiters } from './schema/recruiters.ts';

/**
 * The file of the logo that a job shows. A recruiter who posts for another
 * company has only the own logo: under that company's name it would mislead.
 */
export const companyLogoOfJob: SQL<string | null> = sql`case
  when lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))
  then ${recruiters.companyLogoFileId} end`;
