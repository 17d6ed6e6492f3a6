import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';

const FIRST =
  'Aarav Aditi Ananya Arjun Asha Bhavna Chitra Deepak Divya Farhan Gauri Harish Imran Isha Jaya Karan Kavita Lakshmi Manish Meera Mohan Nandini Neha Nikhil Pooja Pranav Priya Rahul Ravi Ritu Rohan Sana Sanjay Shreya Sunita Tara Uma Varun Vikram Zoya';
const LAST =
  'Agarwal Banerjee Bhatt Chatterjee Chopra Das Deshmukh Fernandes Ghosh Gupta Iyer Jain Joshi Kapoor Khan Kulkarni Kumar Mehta Menon Mishra Nair Pandey Patel Pillai Rao Reddy Saxena Sen Shah Sharma Singh Sinha Thomas Varma Verma Yadav';
const CITIES =
  'Pune Mumbai Delhi Bengaluru Chennai Hyderabad Kolkata Jaipur Lucknow Kochi Indore Nagpur Surat Bhopal Patna';
const SKILLS = 'Java Python SQL Excel React Testing Writing Sales Design Accounting Node Support';

/** Picks one of a list, spread by the person's number and a step coprime to the list's length. */
const oneOf = (words: string, step: number) =>
  sql`(string_to_array(${words}, ' '))[1 + (n * ${sql.raw(String(step))}) % ${sql.raw(String(words.split(' ').length))}]`;

const status = sql`(case when n % 100 < 60 then 'Not Active' when n % 100 < 94 then 'Active' when n % 100 < 98 then 'Block' else 'Black List' end)::account_status`;
const joined = sql`timestamptz '2026-11-01' - n * interval '7 minutes'`;

const insertAccounts = (db: Executor, kind: 'candidate' | 'recruiter', count: number) => {
  const code = kind === 'candidate' ? 'CAND' : 'RCT';
  return db.execute(sql`
    insert into accounts (kind, email, password_hash, status, user_code, first_name, last_name, phone, created_at)
    select ${kind}::account_kind, ${kind} || (n::bigint * 7919) % 1000003 || '-' || n || '@example.invalid', 'none', ${status},
      ${code} || nextval(${`${kind}_code_seq`}::regclass), ${oneOf(FIRST, 7)}, ${oneOf(LAST, 11)},
      (9000000000 + (n::bigint * 104729) % 999999999)::text, ${joined}
    from generate_series(1, ${count}) as n`);
};

const fill = async (db: Executor, count: number): Promise<void> => {
  // Inserting this many rows exceeds the usual timeout.
  await db.execute(sql`set local statement_timeout = 0`);
  await insertAccounts(db, 'candidate', count);
  await insertAccounts(db, 'recruiter', count);
  const numbered = (kind: string) =>
    sql`(select id, created_at, row_number() over (order by id)::int as n from accounts where kind = ${kind}::account_kind)`;
  await db.execute(sql`
    insert into candidates (account_id, gender, apply_for, dob, address, city, state, location, title, experience_years, findable, show_card, created_at)
    select id, (array['male', 'female', 'other'])[1 + n % 3]::gender, (array['Job', 'Internship'])[1 + n % 2]::apply_for,
      date '1975-01-01' + (n * 37) % 11000, n || ' Station Road', ${oneOf(CITIES, 4)}, 'India', ${oneOf(CITIES, 4)},
      ${oneOf(SKILLS, 5)} || ' specialist', (n * 13) % 300 / 10.0, n % 10 <> 0, n % 50 = 0, created_at
    from ${numbered('candidate')}`);
  await db.execute(sql`
    insert into recruiters (account_id, company_name, address, country, state, city, pincode, created_at)
    select id, ${oneOf(LAST, 5)} || ' ' || ${oneOf(SKILLS, 7)} || ' ' || n % 5000, n || ' Ring Road', 'India', '', ${oneOf(CITIES, 4)}, '411001', created_at
    from ${numbered('recruiter')}`);
  await db.execute(sql`
    update recruiters set company_verified_at = now(), verified_company_name = company_name
    where account_id in (select distinct on (lower(btrim(company_name))) account_id from recruiters order by lower(btrim(company_name)), account_id limit 2000)`);
  await db.execute(sql`
    insert into skills (candidate_id, name, position)
    select id, skill, position from ${numbered('candidate')} as people,
      lateral (values (${oneOf(SKILLS, 5)}, 0), (${oneOf(CITIES, 2)} || ' market', 1)) as known(skill, position)`);
  await db.execute(sql`
    insert into experiences (candidate_id, company, position, start_date, currently_working)
    select id, ${oneOf(LAST, 5)} || ' Works', ${oneOf(SKILLS, 5)} || ' specialist', date '2020-01-01', true from ${numbered('candidate')}`);
  await db.execute(sql`
    insert into jobs (recruiter_id, title, company_name, location, work_mode, employment_type, deadline_start, deadline_end, status, created_at)
    select id, ${oneOf(SKILLS, 5)} || ' specialist', 'Company ' || n % 5000, ${oneOf(CITIES, 4)} || ', India', 'Hybrid',
      (array['Full-time', 'Internship', 'Part-time'])[1 + n % 3]::employment_type, '2026-01-01', '2099-12-31',
      (array['Active', 'Active', 'Closed'])[1 + n % 3]::job_status, created_at
    from ${numbered('recruiter')} where n % 2 = 0`);
  await db.execute(sql`
    insert into applications (job_id, candidate_id, job_title, full_name, email, phone, experience, education, status, applied_at)
    select jobs.id, people.id, jobs.title, 'Somebody', 'somebody@example.invalid', '9000000000', 2, 'Other',
      (array['pending', 'accepted', 'rejected'])[1 + people.n % 3]::application_status, people.created_at
    from ${numbered('candidate')} as people
    join (select id, title, row_number() over (order by id)::int as n from jobs) as jobs on jobs.n = 1 + people.n % 50000`);
  await db.execute(sql`
    insert into audit_log (actor_id, actor_kind, actor_code, action, subject_kind, subject_id, subject_code, from_value, to_value, at)
    select null, null, null, 'account_status_changed', 'candidate', id, user_code, 'Active', 'Block', created_at
    from accounts where kind = 'candidate'`);
};

/**
 * Inserts this many candidates and as many recruiters, each with what a list shows of them: skills, work, applications,
 * jobs. The people are generated, as their addresses say; no data is real.
 */
export const fillPeople = async (db: Executor, count: number): Promise<void> => {
  await db.transaction((tx) => fill(tx, count));
  // Brings the tables into the state of a long-running portal: planner statistics and visibility map are current.
  for (const table of ['accounts', 'candidates', 'recruiters', 'skills', 'experiences', 'jobs', 'applications'])
    await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
};
