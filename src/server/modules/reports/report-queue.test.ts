import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { FRAUD_SIGNS, REPORT_DECISIONS, REPORT_REASONS } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { jobFraudSigns, jobReports } from '#server/database/schema/trust.ts';
import { decideSigns } from '#server/modules/trust/fraud-signs.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { insertDecision, lockReportedJob } from './report-cases.store.ts';
import { insertReport } from './reports.store.ts';

const database = testDatabase();

let admin: AdminCaller;
let jobIds: string[];

beforeAll(async () => {
  admin = await anAdmin(database.db);
  const { accountId } = await aRecruiter(database.db);
  jobIds = await Promise.all(
    Array.from({ length: 6 }, async () => (await aJob(database.db, { recruiterId: accountId })).id),
  );
});

/** The queue recomputed from its evidence. */
const expected = sql`
  select said.job_id, min(said.created_at) filter (where said.decision is null) as open_since,
    last.decision as last_decision, last.created_at as last_decided_at, array_agg(distinct said.reason) as reasons,
    bool_or(said.people) as by_people, bool_or(not said.people) as by_signs
  from (
    select job_id, reason::text, decision, created_at, true as people from job_reports
    union all select job_id, sign, decision, created_at, false from job_fraud_signs
  ) as said
  left join lateral (
    select decision, created_at from job_decisions where job_id = said.job_id order by created_at desc, id desc limit 1
  ) as last on true
  group by said.job_id, last.decision, last.created_at order by said.job_id`;
const kept = sql`
  select job_id, open_since, last_decision, last_decided_at, reasons, by_people, by_signs from reported_jobs order by job_id`;

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

const acts = [
  () =>
    insertReport(database.db, { jobId: pick(jobIds), reason: pick(REPORT_REASONS), details: 'x', createdAt: moment() }),
  () =>
    database.db
      .insert(jobFraudSigns)
      .values({ jobId: pick(jobIds), sign: pick(FRAUD_SIGNS), found: [], createdAt: moment() })
      .onConflictDoNothing(),
  () => held((tx, jobId) => tx.delete(jobFraudSigns).where(sql`job_id = ${jobId}`)),
  () => held((tx, jobId) => tx.delete(jobReports).where(sql`job_id = ${jobId}`)),
  // Decisions, and changes of a job and its signs, all lock the job.
  () =>
    held((tx, jobId) =>
      insertDecision(tx, {
        jobId,
        decision: pick(REPORT_DECISIONS),
        reason: '',
        answer: '',
        decidedBy: admin.accountId,
        createdAt: moment(),
      }),
    ),
  () => held((tx, jobId) => decideSigns(tx, jobId, { decision: 'dismiss', at: moment() })),
];

it('the queue agrees with what was said and decided, whatever happens at the same time', async () => {
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(Array.from({ length: 6 }, () => pick(acts)()));
    const { rows } = await database.db.execute(kept);
    expect(rows).toEqual((await database.db.execute(expected)).rows);
  }
});

it('a job that is gone leaves the queue', async () => {
  for (const jobId of jobIds)
    await insertReport(database.db, { jobId, reason: 'other', details: 'x', createdAt: moment() });
  await database.db.execute(sql`delete from jobs where id = any (${sql.param(jobIds)}::uuid[])`);
  expect((await database.db.execute(kept)).rows).toEqual([]);
});
