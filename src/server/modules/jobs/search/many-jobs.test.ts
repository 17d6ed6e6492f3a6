import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { listJobs } from './list-jobs.ts';

/** More than SQL ranks, and than it counts as near the newest. */
const MANY = 12_000;
const database = testDatabase();
const now = () => new Date();

beforeAll(async () => {
  const recruiter = await aRecruiter(database.db);
  const { id } = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Data Analyst 0' });
  await database.db.execute(sql`
    insert into jobs (title, recruiter_id, company_name, location, work_mode, employment_type, deadline_start,
      deadline_end, created_at)
    select 'Data Analyst ' || n, recruiter_id, company_name, location, work_mode, employment_type, deadline_start,
      deadline_end, created_at + n * interval '1 second'
    from jobs, generate_series(1, ${MANY}) as n where id = ${id}`);
  await database.db.execute(sql`analyze ${jobs}`);
}, 60_000);

const titles = async (query: Parameters<typeof aQuery>[0]): Promise<string[]> => {
  const { items, total } = await listJobs({ db: database.db, now }, VISITOR, aQuery({ limit: 3, ...query }));
  expect(total).toBe(MANY + 1);
  return items.map(({ title }) => title);
};
const named = (...numbers: number[]) => numbers.map((number) => `Data Analyst ${number}`);

test('pages near the end are the same as when counted from the beginning', async () => {
  expect(await titles({ page: 4_000 })).toEqual(named(3, 2, 1));
  expect(await titles({ page: 4_001 })).toEqual(named(0));
  expect(await titles({ page: 4_002 })).toEqual([]);
  expect(await titles({ page: 3_999, sort: 'createdAt' })).toEqual(named(11_994, 11_995, 11_996));
});

test('of many matches the newest are ranked, and the others follow in order of posting', async () => {
  expect(await titles({ q: ['data analyst 11999', 'data'] })).toEqual(named(11_999, 12_000, 11_998));
  // Not among those that are ranked: found, but in its place.
  expect((await titles({ q: ['data analyst 5', 'data'] }))[0]).not.toBe('Data Analyst 5');
  expect(await titles({ q: ['data'], page: 2_000 })).toEqual(named(6_003, 6_002, 6_001));
  expect(await titles({ q: ['data'], page: 4_001 })).toEqual(named(0));
});
