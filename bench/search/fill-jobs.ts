import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/client.ts';
import { aRecruiter } from '#tests/support/jobs.ts';

const LEVELS = ['', '', '', 'Senior ', 'Junior ', 'Lead ', 'Associate ', 'Principal ', 'Trainee '];
const FIELDS =
  'Sales|Software|Data|Marketing|Accounts|Java|Python|Customer Support|HR|Business Development|Frontend|Backend|Full Stack|Operations|Finance|Digital Marketing|Content|Graphic|UI/UX|Network|Cloud|DevOps|Quality|Product|Project|Mechanical|Electrical|Civil|Production|Purchase|Legal|Medical|Nursing|Pharmacy|Teaching|Research|Security|Logistics|Warehouse|Retail|Banking|Insurance|Audit|Tax|Embedded|C++|.NET|React|Node.js|Android|iOS|SAP|Salesforce|Oracle|Testing|Machine Learning|AI|Robotics|Design|Video';
const ROLES =
  'Executive|Engineer|Developer|Manager|Analyst|Intern|Specialist|Consultant|Assistant|Officer|Designer|Coordinator|Architect|Administrator|Technician|Trainer|Supervisor|Scientist|Editor|Representative';
const CITIES =
  'Bengaluru|Mumbai|Hyderabad|Pune|Delhi|Chennai|Gurugram|Noida|Kolkata|Ahmedabad|Remote|Jaipur|Indore|Kochi|Coimbatore|Chandigarh|Lucknow|Nagpur|Surat|Vadodara|Thane|Navi Mumbai|Bhopal|Patna|Visakhapatnam|Mysuru|Bhubaneswar|Thiruvananthapuram|Nashik|Rajkot|Ludhiana|Kanpur|Madurai|Raipur|Guwahati|Ranchi|Dehradun|Mangaluru|Vijayawada|Udaipur|Amritsar|Agra|Varanasi|Meerut|Hubli|Salem|Jodhpur|Kota|Gwalior|Siliguri';
const SKILLS =
  'Communication|Excel|Sales|SQL|Java|Python|JavaScript|React|Node.js|HTML|CSS|AWS|Docker|Kubernetes|C++|C#|.NET|Angular|TypeScript|Git|Linux|MongoDB|Power BI|Tableau|Machine Learning|Deep Learning|SEO|Content Writing|Social Media|Figma|UI/UX|Photoshop|AutoCAD|SolidWorks|SAP|Tally|GST|Accounting|Negotiation|Leadership|Customer Service|CRM|Salesforce|Recruitment|Payroll|Teaching|Nursing|First Aid|Data Entry|Typing|Hindi|English|Marathi|Tamil|Testing|Selenium|Manual Testing|REST APIs|GraphQL|Spring Boot|Django|Flask|PHP|Laravel|WordPress|Android|Kotlin|Swift|iOS|Flutter|React Native|Go|Rust|Ruby|Rails|Scala|Spark|Hadoop|Kafka|Airflow|Snowflake|ETL|Statistics|R|MATLAB|Simulink|PLC|SCADA|Embedded C|Arduino|IoT|Networking|Cisco|Firewalls|Penetration Testing|SOC|Azure|GCP|Terraform|Ansible|Jenkins|CI/CD|Agile|Scrum|JIRA|Product Management';
const COMPANY =
  'Kaveri|Ganga|Narmada|Yamuna|Godavari|Krishna|Tapti|Sabarmati|Chambal|Betwa|Indus|Beas|Ravi|Sutlej|Jhelum|Teesta|Mahanadi|Periyar|Vaigai|Pamba';
const TRADE =
  'Software|Systems|Labs|Retail|Foods|Textiles|Motors|Health|Finance|Media|Learning|Logistics|Energy|Steel|Pharma|Travels|Realty|Chemicals|Consulting|Networks';

/** Picks one of a list, the first far more often than the last. */
const skewed = (words: string, power = 2) =>
  sql`split_part(${words}, '|', 1 + floor(${words.split('|').length} * power(random(), ${power}))::int)`;

const text =
  'You work with a small team, talk to the people who use what we make, and see your work go out every week. ';

/** Jobs per recruiter. With one recruiter for all jobs, counts per recruiter would be counts of the whole table. */
const JOBS_OF_ONE = 500;

/**
 * Inserts this many jobs, the same ones in every run: titles, companies, places and skills as unevenly distributed as
 * in real listings (about 30,000 searchable values).
 */
export const fillJobs = async (db: Database, count: number): Promise<void> => {
  const recruiters: string[] = [];
  for (let from = 0; from < count; from += JOBS_OF_ONE) recruiters.push((await aRecruiter(db)).accountId);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'jobs' and indexdef like '%gin%'`,
  );
  await db.transaction(async (tx) => {
    // Inserting this many rows exceeds the usual timeout, and creating an index afterwards is faster than maintaining
    // it.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql`alter table jobs disable trigger user`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    await tx.execute(sql`select setseed(0.20261122)`);
    await tx.execute(sql`
      insert into jobs (recruiter_id, title, company_name, company_info, industry, location, work_mode, employment_type,
        experience_min, experience_max, salary_min, salary_max, show_salary, skills, description, responsibilities, requirements,
        deadline_start, deadline_end, status, created_at)
      select (${`{${recruiters}}`}::uuid[])[1 + n % ${recruiters.length}], title, company, repeat(${text}, 2), industry, location,
        (array['Work From Office', 'Work From Office', 'Hybrid', 'Remote', 'Work From Home'])[1 + floor(5 * random())::int]::work_mode,
        (array['Full-time', 'Full-time', 'Full-time', 'Internship', 'Part-time', 'Contract', 'Freelance'])[1 + floor(7 * power(random(), 2))::int]::employment_type,
        low, low + floor(5 * random()), pay, pay * 1.5, random() < 0.7, skills, repeat(${text}, 5), repeat(${text}, 3), repeat(${text}, 2),
        '2020-01-01', current_date + 1 + (n * 7919 % 120)::int, (array['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Closed', 'Not Active'])[1 + floor(10 * random())::int]::job_status,
        timestamptz '2026-11-20' - n * interval '31 seconds'
      from (
        select n::bigint as n,
          split_part(${LEVELS.join('|')}, '|', 1 + floor(${LEVELS.length} * random())::int) || ${skewed(FIELDS)} || ' ' || ${skewed(ROLES)}
            || case when random() < 0.05 then ' - ' || ${skewed(CITIES)} else '' end as title,
          ${skewed(COMPANY, 1.2)} || ' ' || ${skewed(TRADE, 1.2)} || case when random() < 0.5 then ' ' || floor(60 * power(random(), 2))::int else '' end as company,
          ${skewed('IT Services|Banking|Retail|Healthcare|Education|Manufacturing|Telecom|Logistics')} as industry,
          case when random() < 0.15 then ${skewed(CITIES)} || ', ' || ${skewed(CITIES)} else ${skewed(CITIES)} end as location,
          floor(12 * power(random(), 2))::int as low,
          (2 + floor(30 * power(random(), 2))::int) * 100000 as pay,
          (select array_agg(distinct skill) from (
            select case when random() < 0.08 then ${skewed(SKILLS, 1)} || ' ' || floor(80 * random())::int else ${skewed(SKILLS)} end as skill
            from generate_series(1, 3 + (n % 6)) where n > 0) as some_skills)::varchar[] as skills
        from generate_series(1, ${count}) as n
      ) as made_up`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    await tx.execute(sql`alter table jobs enable trigger user`);
  });
  // Brings the tables into the state of a long-running portal.
  const client = await db.$client.connect();
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '256MB'");
  await client.query('vacuum (analyze) jobs');
  client.release(true);
};
