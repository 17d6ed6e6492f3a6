import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { FRAUD_SIGNS, REPORT_DECISIONS, REPORT_REASONS } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { jobFraudSigns, reports } from '#server/database/schema/trust.ts';
import { saveHiddenEdit, saveHiding } from '#server/modules/companies/hiding/hiding.store.ts';
import { lockRecruiter } from '#server/modules/recruiters/public.ts';
import { decideSigns } from '#server/modules/trust/fraud-signs.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { insertDecision, lockReportedJob, type Subject } from './report-cases.store.ts';
import { insertReport } from './reports.store.ts';

const database = testDatabase();

let admin: AdminCaller;
let jobIds: string[];
let companyIds: string[];

beforeAll(async () => {
  admin = await anAdmin(database.db);
  const { accountId } = await aRecruiter(database.db);
  jobIds = await Promise.all(
    Array.from({ length: 6 }, async () => (await aJob(database.db, { recruiterId: accountId })).id),
  );
  companyIds = await Promise.all(Array.from({ length: 3 }, async () => (await aRecruiter(database.db)).accountId));
});

/** The queue recomputed from its evidence. */
const expected = sql`
  select said.id as subject_id, said.job_id, said.company_id,
    least(min(said.created_at) filter (where said.decision is null), (select hidden_edited_at from companies
      where account_id = said.id and hidden_edited_at > hidden_at)) as open_since,
    last.decision as last_decision, last.created_at as last_decided_at, array_agg(distinct said.reason) as reasons,
    bool_or(said.people) as by_people, bool_or(not said.people) as by_signs
  from (
    select coalesce(job_id, company_id) as id, job_id, company_id, reason::text, decision, created_at, true as people
      from reports
    union all select job_id, job_id, null, sign, decision, created_at, false from job_fraud_signs
  ) as said
  left join lateral (
    select decision, created_at from report_decisions where subject_id = said.id order by created_at desc, id desc limit 1
  ) as last on true
  group by 1, 2, 3, last.decision, last.created_at order by 1`;
const kept = sql`
  select subject_id, job_id, company_id, open_since, last_decision, last_decided_at, reasons, by_people, by_signs
  from report_queue order by subject_id`;

const pick = <T>(of: readonly T[]): T => {
  const one = of[Math.floor(Math.random() * of.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const moment = () => new Date(Date.UTC(2026, 0, 1) + Math.floor(Math.random() * 1e9));

const held = (work: (tx: Transaction, jobId: string) => Promise<unknown>) =>
  database.db.transaction(async (tx) => {
    const jobId = pick(jobIds);
    await lockReportedJob(tx, jobId);
    await work(tx, jobId);
  });

const heldCompany = (work: (tx: Transaction, companyId: string) => Promise<unknown>) =>
  database.db.transaction(async (tx) => {
    const companyId = pick(companyIds);
    await lockRecruiter(tx, companyId);
    await work(tx, companyId);
  });

/** A job or, as often, a company; both are locked as for a decision. */
const heldAny = (work: (tx: Transaction, subject: Subject) => Promise<unknown>) =>
  Math.random() < 0.5
    ? held((tx, id) => work(tx, { about: 'job', id }))
    : heldCompany((tx, id) => work(tx, { about: 'company', id }));

const aReport = () => ({ reason: pick(REPORT_REASONS), details: 'x', createdAt: moment() });

const acts = [
  () => insertReport(database.db, { jobId: pick(jobIds), ...aReport() }),
  () => insertReport(database.db, { companyId: pick(companyIds), ...aReport() }),
  () =>
    database.db
      .insert(jobFraudSigns)
      .values({ jobId: pick(jobIds), sign: pick(FRAUD_SIGNS), found: [], createdAt: moment() })
      .onConflictDoNothing(),
  () => held((tx, jobId) => tx.delete(jobFraudSigns).where(sql`job_id = ${jobId}`)),
  () => heldAny((tx, { id }) => tx.delete(reports).where(sql`subject_id = ${id}`)),
  // Decisions, and changes of a job and its signs, all lock the job, or the company's recruiter.
  () =>
    heldAny((tx, subject) =>
      insertDecision(tx, subject, {
        decision: pick(REPORT_DECISIONS),
        reason: '',
        answer: '',
        decidedBy: admin.accountId,
        createdAt: moment(),
      }),
    ),
  // A page is hidden, edited and made public again.
  () => heldCompany((tx, id) => saveHiding(tx, id, { at: moment(), reason: 'x' })),
  () => database.db.transaction((tx) => saveHiddenEdit(tx, pick(companyIds), moment())),
  () => heldCompany((tx, id) => saveHiding(tx, id, undefined)),
  () => held((tx, jobId) => decideSigns(tx, jobId, { decision: 'dismiss', at: moment() })),
];

it('the queue agrees with what was said and decided, whatever happens at the same time', async () => {
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(Array.from({ length: 6 }, () => pick(acts)()));
    const { rows } = await database.db.execute(kept);
    expect(rows).toEqual((await database.db.execute(expected)).rows);
  }
});

it('a page made public while its company is reported for the first time is open since the report', async () => {
  const { accountId } = await aRecruiter(database.db);
  const [hidden, edited, reported] = [new Date('2026-01-01'), new Date('2026-01-02'), new Date('2026-01-03')];
  await database.db.transaction((tx) => saveHiding(tx, accountId, { at: hidden, reason: 'x' }));
  await database.db.transaction((tx) => saveHiddenEdit(tx, accountId, edited));
  let madePublic: Promise<unknown> | undefined;
  await database.db.transaction(async (tx) => {
    await insertReport(tx, { companyId: accountId, ...aReport(), createdAt: reported });
    madePublic = database.db.transaction((other) => saveHiding(other, accountId, undefined));
    await Promise.race([madePublic, setTimeout(300)]);
  });
  await madePublic;
  const { rows } = await database.db.execute(
    sql`select open_since = ${reported}::timestamptz as since_report from report_queue where company_id = ${accountId}`,
  );
  expect(rows).toEqual([{ since_report: true }]);
  await database.db.execute(sql`delete from accounts where id = ${accountId}`);
});

it('a job or company that is gone leaves the queue', async () => {
  for (const jobId of jobIds) await insertReport(database.db, { jobId, ...aReport() });
  for (const companyId of companyIds) await insertReport(database.db, { companyId, ...aReport() });
  await database.db.execute(sql`delete from jobs where id = any (${sql.param(jobIds)}::uuid[])`);
  await database.db.execute(sql`delete from accounts where id = any (${sql.param(companyIds)}::uuid[])`);
  expect((await database.db.execute(kept)).rows).toEqual([]);
});
