import { type SQL, sql } from 'drizzle-orm';
import { jobTakenDown } from './job-taken-down.ts';
import { applications } from './schema/applications.ts';
import { jobs } from './schema/jobs.ts';

/** Pending, with a candidate to answer: a deleted account leaves its applications pending, but nobody can answer them. */
export const awaitsAnswer: SQL = sql`(${applications.status} = 'pending' and ${applications.candidateId} is not null)`;

/** Awaits an answer to a job that is not taken down: its recruiter has to do something. For queries that join the job. */
export const needsAnswer: SQL = sql`(${awaitsAnswer} and not ${jobTakenDown})`;

/** The job of the application is not taken down. For queries that may not join the job. */
export const jobNotTakenDown: SQL = sql`exists (
  select from ${jobs} where ${jobs.id} = ${applications.jobId} and not ${jobTakenDown})`;
