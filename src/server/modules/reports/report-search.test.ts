import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ReportQuery } from '#contract/reports.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { reports } from '#server/database/schema/trust.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';
import { plansOf } from '#tests/support/query-plans.ts';
import { listQueue } from './report-queue.store.ts';

const database = testDatabase({ ofItsOwn: true });
const MANY = 1_200;
const window = { limit: 30, offset: 1_020 };

beforeAll(async () => {
  const { accountId } = await aRecruiter(database.db);
  await database.db.update(accounts).set({ email: 'frequent@example.invalid' }).where(eq(accounts.id, accountId));
  const other = await aRecruiter(database.db);
  const { id } = await aJob(database.db, { recruiterId: accountId });
  // Each matches in one of the three searched columns; one in ten in none.
  await database.db.execute(sql`
    insert into jobs (recruiter_id, title, company_name, location, work_mode, employment_type, deadline_start, deadline_end, status)
    select case when n % 10 = 1 then ${accountId}::uuid else ${other.accountId}::uuid end,
      case when n % 10 between 2 and 6 then 'A FREQUENT title ' || n else 'Fre' || n end,
      case when n % 10 > 6 then 'Frequent & Co' else 'quent' end, location, work_mode, employment_type, deadline_start, deadline_end, status
    from jobs, generate_series(1, ${MANY * 2}) as n where id = ${id}`);
  await database.db.execute(sql`
    insert into reports (job_id, reason, created_at)
    select id, 'other', timestamptz '2026-01-01' + row_number() over (order by id) * interval '1 minute' from jobs
    where right(job_code, 1)::int < 8`);
  for (const companyName of ['Frequent Company', 'Rare One']) {
    const { accountId: companyId } = await aRecruiter(database.db, { companyName });
    await database.db.insert(reports).values({ companyId, reason: 'impersonates' });
  }
  await database.db.insert(reports).values({ companyId: accountId, reason: 'impersonates' });
  await database.pool.query('vacuum (analyze)');
});

/** The queue's search, implemented plainly. */
const expected = async (q: string): Promise<string[]> => {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select subject_id as id from report_queue
    left join jobs on jobs.id = job_id
    left join recruiters on recruiters.account_id = company_id
    join accounts on accounts.id = coalesce(jobs.recruiter_id, company_id)
    where strpos(lower(title), ${q}) > 0 or strpos(lower(coalesce(jobs.company_name, recruiters.company_name)), ${q}) > 0
      or strpos(email, ${q}) > 0 or lower(job_code) = ${q} or lower(user_code) = ${q}
    order by open_since, subject_id`);
  return rows.map(({ id }) => id);
};

it.each(['rare', 'frequent', 'e', 'fre', 'title 77', 'frequent@', 'job7', 'rct1', 'nothing'])(
  'finds the same reported jobs and companies by %s, few or many',
  async (q) => {
    const ids = await expected(q);
    const query = ReportQuery.parse({ q });
    expect(await listQueue(database.db, query, { limit: 5_000, offset: 0 })).toEqual({
      ids,
      total: ids.length,
    });
    const { offset, limit } = window;
    expect((await listQueue(database.db, query, window)).ids).toEqual(ids.slice(offset, offset + limit));
  },
);

it('walks the queue in its order for a page of what many jobs have', async () => {
  const query = ReportQuery.parse({ q: 'frequent' });
  const plans = await plansOf(database.pool, (db) => listQueue(db, query, { limit: 20, offset: 0 }));
  const page = plans.find((plan) => plan.includes('report_queue') && plan.startsWith('Limit')) ?? '';
  expect(page).toContain('report_queue_order_idx');
  expect(page).not.toMatch(/Sort|Hash|Append/);
});
