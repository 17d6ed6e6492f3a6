import { type SQL, sql } from 'drizzle-orm';
import { applications } from './schema/applications.ts';

/** Pending, with a candidate to answer: a deleted account leaves its applications pending, but nobody can answer them. */
export const awaitsAnswer: SQL = sql`(${applications.status} = 'pending' and ${applications.candidateId} is not null)`;
