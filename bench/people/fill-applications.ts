import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';

const countOf = async (db: Executor, table: string): Promise<number> => {
  const { rows } = await db.execute<{ many: string }>(sql`select count(*) as many from ${sql.identifier(table)}`);
  return Number(rows[0]?.many ?? 0);
};

/** Adds applications of generated people until there are `wanted`; each turn applies every person to another job. */
export const fillApplications = async (db: Executor, wanted: number): Promise<void> => {
  const jobs = await countOf(db, 'jobs');
  for (let turn = 1; ; turn += 1) {
    const missing = wanted - (await countOf(db, 'applications'));
    if (missing <= 0 || turn > jobs) break;
    await db.transaction(async (tx) => {
      // Inserts far more rows than the statement timeout allows for.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        insert into applications (job_id, candidate_id, job_title, full_name, email, phone, experience, education, status, applied_at)
        select jobs.id, people.id, jobs.title, 'Somebody', 'somebody@example.invalid', '9000000000', 2, 'Other',
          (array['pending', 'accepted', 'rejected'])[1 + (people.n + ${turn}::int) % 3]::application_status, people.created_at
        from (select id, created_at, row_number() over (order by id)::int as n from accounts where kind = 'candidate') as people
        join (select id, title, row_number() over (order by id)::int as n from jobs) as jobs
          on jobs.n = 1 + (people.n + ${turn * 101}::int) % ${jobs}::int
        limit ${missing}
        on conflict do nothing`);
    });
  }
  await db.execute(sql`vacuum (analyze) applications`);
};
