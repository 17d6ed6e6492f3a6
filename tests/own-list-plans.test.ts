import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ApplicationQuery } from '#contract/applications.ts';
import { InterviewQuery } from '#contract/interviews.ts';
import { OfferQuery } from '#contract/offers.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { findFollowed } from '#server/modules/companies/follows/follows.store.ts';
import { listOwn } from '#server/modules/conversations/conversation-list.store.ts';
import { findMessages } from '#server/modules/conversations/messages.store.ts';
import { findApplications } from '#server/modules/hiring/applications/applications.store.ts';
import { findByFit } from '#server/modules/hiring/applications/by-fit.store.ts';
import { findInterviews } from '#server/modules/hiring/interviews/interviews.store.ts';
import { findOffers } from '#server/modules/hiring/offers/offers.store.ts';
import { findDismissedPage } from '#server/modules/matching/fit/dismissed.store.ts';
import { findNotices } from '#server/modules/notices/notices.store.ts';
import { listAccessesBy } from '#server/modules/rights/accesses.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { plansOf } from '#tests/support/query-plans.ts';

const database = testDatabase({ ofItsOwn: true });
const now = new Date();
const today = now.toISOString().slice(0, 10);
const window = { limit: 20, offset: 0 };
let recruiter: RecruiterCaller;
let candidate: CandidateCaller;

beforeAll(async () => {
  recruiter = await aRecruiter(database.db);
  candidate = await aCandidate(database.db);
  await anApplication(database.db, await aJob(database.db, { recruiterId: recruiter.accountId }), candidate);
  await database.pool.query('vacuum (analyze)');
});

/** A user's own lists, each with the index that has this order across all users. */
const LISTS: readonly [name: string, index: RegExp, list: (db: Executor) => Promise<unknown>][] = [
  [
    "a recruiter's conversations",
    /conversations_recruiter_idx/,
    (db) => listOwn(db, { side: 'recruiter', accountId: recruiter.accountId }, { q: '', unread: false }, window),
  ],
  [
    "a recruiter's unread conversations",
    /conversations_recruiter_unread_idx/,
    (db) => listOwn(db, { side: 'recruiter', accountId: recruiter.accountId }, { q: '', unread: true }, window),
  ],
  [
    "somebody's notices of some kinds",
    /notices_newest_idx.*\n.*Index Cond: .*kind/,
    (db) =>
      findNotices(db, candidate.accountId, { kinds: ['offer_made', 'offer_withdrawn'], unread: false, limit: 20 }),
  ],
  [
    'the companies that somebody follows',
    /company_follows_newest_idx/,
    (db) => findFollowed(db, candidate.accountId, { only: [], ...window }),
  ],
  ['whom a recruiter saw', /access_log_recruiter_idx/, (db) => listAccessesBy(db, recruiter.accountId, window)],
];

test.each(LISTS)('%s, newest first, are read from %s without sorting', async (_name, index, list) => {
  const [page = ''] = (await plansOf(database.pool, list)).filter((plan) => plan.includes('Limit'));
  expect(page).toMatch(index);
  expect(page.slice(page.indexOf('Limit')), page).not.toMatch(/\bSort\b/);
});

test.each([
  ['all', {}, 'first', /application_fits_recruiter_idx/],
  ['all, the least first', {}, 'last', /Backward using application_fits_recruiter_idx/],
  ['one job', { jobIds: [randomUUID()] }, 'first', /application_fits_job_idx/],
  ['those that match much', { matched: 3 }, 'first', /application_fits_recruiter_idx/],
] as const)(
  "a recruiter's applications in the order of fit are read from an index alone: %s",
  async (_, asked, best, index) => {
    const all = { recruiterId: recruiter.accountId, jobIds: undefined, matched: undefined, others: undefined };
    const [page = ''] = await plansOf(database.pool, (db) =>
      findByFit(db, { ...all, ...asked }, { best, limit: 25, offset: 5_000 }),
    );
    expect(page).toMatch(index);
    expect(page).toMatch(/Index Only Scan/);
    expect(page).not.toMatch(/\bSort\b|\bon applications\b|Filter/);
  },
);

test.each(['candidate', 'recruiter'] as const)(
  'what surrounds the applications of a page of a %s is looked up by their ids',
  async (side) => {
    const caller = side === 'candidate' ? candidate : recruiter;
    const list = (db: Executor) => findApplications(db, caller, { query: ApplicationQuery.parse({}), now });
    const rows = (await plansOf(database.pool, list)).find((plan) => plan.includes('resume_files')) ?? '';
    // A subquery of ids would be joined last, after all applications.
    expect(rows).toMatch(/Scan.* on applications.*\n.*(Index Cond|Filter): .*\bid = /);
  },
);

test.each([
  ['interviews', (db: Executor) => findInterviews(db, candidate, InterviewQuery.parse({}), now)],
  ['offers', (db: Executor) => findOffers(db, candidate, { ...OfferQuery.parse({}), today })],
] as const)('the %s of a candidate are those of their applications, not of everybody', async (_name, list) => {
  const plans = await plansOf(database.pool, list);
  expect(plans).toHaveLength(2);
  // For current and earlier versions of applications, and for the outcome of each.
  for (const plan of plans) expect(plan.match(/candidate_id = /g)?.length, plan).toBe(5);
});

test('the messages before one of them begin there', async () => {
  const id = candidate.accountId;
  const times = { createdAt: now, firstText: null, editedAt: null, deletedAt: null };
  const before = { id, applicationId: id, authorId: id, side: 'candidate' as const, text: '', signs: [], ...times };
  const [plan = ''] = await plansOf(database.pool, (db) => findMessages(db, { applicationId: id, before, most: 51 }));
  expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) < ROW/);
});

test('the jobs that a candidate hid are found among those of everybody by the candidate', async () => {
  const { db, pool } = database;
  for (let count = 0; count < 20; count += 1) {
    await aCandidate(db);
    await aJob(db, { recruiterId: recruiter.accountId });
  }
  await pool.query(`insert into dismissed_jobs (candidate_id, job_id)
    select account_id, id from candidates cross join (select id from jobs limit 2) as hid`);
  await pool.query('vacuum (analyze)');
  const plans = await plansOf(pool, (executor) => findDismissedPage(executor, candidate.accountId, window));
  expect(plans).toHaveLength(2);
  for (const plan of plans)
    expect(plan).toMatch(/dismissed_jobs_candidate_id_job_id_pk.*\n.*Index Cond: \(candidate_id = /);
});
