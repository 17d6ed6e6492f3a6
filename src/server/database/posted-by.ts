import { type SQL, sql } from 'drizzle-orm';
import { jobs } from './schema/jobs.ts';
import { recruiters } from './schema/recruiters.ts';

/**
 * The company of the recruiter who posted a job, where the job is another company's: applicants must know who reads
 * their application. Empty when the recruiter names no company; null when the job is their own company's.
 */
export const postedByCompany: SQL<string | null> = sql`case
  when lower(btrim(${jobs.companyName})) <> lower(btrim(${recruiters.companyName}))
  then btrim(${recruiters.companyName}) end`;
