import { beforeAll, expect, test, vi } from 'vitest';
import { ApplicationQuery } from '#contract/applications.ts';
import { AuditQuery } from '#contract/audit.ts';
import { CandidateQuery } from '#contract/candidates.ts';
import { CompanyQuery } from '#contract/companies.ts';
import { InterviewQuery } from '#contract/interviews.ts';
import { JobQuery } from '#contract/job-search.ts';
import { OfferQuery } from '#contract/offers.ts';
import { RecruiterQuery } from '#contract/recruiters.ts';
import { ReportQuery } from '#contract/reports.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { listAuditRows } from '#server/modules/audit/audit-rows.store.ts';
import { listCandidateRows } from '#server/modules/candidates/candidate-rows.store.ts';
import { listCompanyIds } from '#server/modules/companies/page/company-lists.store.ts';
import { listEnquiryRows } from '#server/modules/enquiries/enquiries.store.ts';
import { findApplications } from '#server/modules/hiring/applications/applications.store.ts';
import { findInterviews } from '#server/modules/hiring/interviews/interviews.store.ts';
import { findOffers } from '#server/modules/hiring/offers/offers.store.ts';
import { listMatchingJobs } from '#server/modules/jobs/search/job-lists.store.ts';
import { countTotals } from '#server/modules/overview/totals.store.ts';
import { listRecruiterRows } from '#server/modules/recruiters/recruiter-rows.store.ts';
import { listQueue } from '#server/modules/reports/report-queue.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { plansOf } from '#tests/support/query-plans.ts';

const database = testDatabase({ ofItsOwn: true });
const now = new Date();
const today = now.toISOString().slice(0, 10);
const window = { limit: 20, offset: 0 };
let recruiter: RecruiterCaller;
let admin: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  recruiter = await aRecruiter(database.db);
  admin = await anAdmin(database.db);
  for (let number = 0; number < 20; number += 1) await aJob(database.db, { recruiterId: recruiter.accountId });
  for (const companyName of ['One', 'Two', 'Three']) await aRecruiter(database.db, { companyName, verified: true });
  await database.pool.query('vacuum (analyze)');
});

const jobs = (scope: Parameters<typeof listMatchingJobs>[1]['scope']) => (db: Executor) =>
  listMatchingJobs(db, { query: JobQuery.parse({}), limit: 20, scope, countFor: 'nobody', clock: { now, today } });

/** The lists, newest first, with the index in this order; for few rows any such index. */
const LISTS: readonly [name: string, index: RegExp, list: (db: Executor) => Promise<unknown>][] = [
  ['the open jobs', /jobs_(all_)?newest_idx/, jobs('public')],
  [
    "a recruiter's own jobs",
    /jobs_(recruiter|all_newest)_idx/,
    (db) => jobs({ recruiterId: recruiter.accountId, onlyOwn: true })(db),
  ],
  ['all jobs', /jobs_all_newest_idx/, jobs('everything')],
  [
    'all applications',
    /applications_newest_idx/,
    (db) => findApplications(db, admin, { query: ApplicationQuery.parse({}), now }),
  ],
  [
    'all applications by job',
    /applications_job_idx/,
    (db) => findApplications(db, admin, { query: ApplicationQuery.parse({ sort: '-job' }), now }),
  ],
  [
    'what is due, by its day',
    /applications_unanswered_idx/,
    (db) =>
      findApplications(db, admin, {
        query: ApplicationQuery.parse({ due: ['soon', 'overdue'], sort: 'answerBy' }),
        now,
      }),
  ],
  ['all interviews', /interviews_newest_idx/, (db) => findInterviews(db, admin, InterviewQuery.parse({}), now)],
  ['all offers', /offers_newest_idx/, (db) => findOffers(db, admin, { ...OfferQuery.parse({}), today })],
  [
    'all candidates',
    /accounts_newest_idx/,
    (db) => listCandidateRows(db, { sees: 'everybody' }, CandidateQuery.parse({}), window),
  ],
  [
    'the enquiries',
    /enquiries_newest_idx/,
    (db) => listEnquiryRows(db, 'inquiry', { q: [], answered: undefined, id: [] }, window),
  ],
  ['the reported jobs', /report_queue_order_idx/, (db) => listQueue(db, ReportQuery.parse({}), window)],
  ['the companies', /companies_listed_idx/, (db) => listCompanyIds(db, { ...CompanyQuery.parse({}), q: [] }, window)],
  ['the audit log', /audit_log_at_idx/, (db) => listAuditRows(db, AuditQuery.parse({}), window)],
];

test.each(CandidateQuery.shape.sort.unwrap().options)(
  'all candidates by %s are not sorted for a page',
  async (sort) => {
    // With few rows the cheapest index proves nothing about many, so only sorting is forbidden to the planner.
    const list = (db: Executor) =>
      listCandidateRows(db, { sees: 'everybody' }, CandidateQuery.parse({ sort }), { limit: 20, offset: 0 });
    const pages = (await plansOf(database.pool, list)).filter((plan) => plan.includes('Limit'));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).not.toMatch(/(?<!Incremental )\bSort {2}\(/);
  },
);

const candidates = (query: object) => (db: Executor) =>
  listCandidateRows(db, { sees: 'everybody' }, CandidateQuery.parse(query), window);
const recruiters = (query: object) => (db: Executor) =>
  listRecruiterRows(db, { sees: 'everybody' }, RecruiterQuery.parse(query), { ...window, today: '2026-11-20' });

/** Queries over nearly all rows: reading a million table rows takes seconds, as many index entries a fraction. */
const FROM_INDEXES: readonly [name: string, part: 'Limit' | 'Aggregate', list: (db: Executor) => Promise<unknown>][] = [
  ['a page of candidates by place', 'Limit', candidates({ sort: '-location' })],
  ['a page of recruiters by company', 'Limit', recruiters({ sort: '-companyName' })],
  ['the number of candidates by a part of the name', 'Aggregate', candidates({ name: 'a' })],
  ['the number of candidates by a part of the address', 'Aggregate', candidates({ email: 'a' })],
  ['the number of candidates by whatever names them', 'Aggregate', candidates({ who: 'a' })],
  ['the number of jobs', 'Aggregate', (db) => countTotals(db, today)],
  ['the number of recruiters by a part of the name', 'Aggregate', recruiters({ name: 'a' })],
  ['the number of recruiters by a part of the company', 'Aggregate', recruiters({ companyName: 'a' })],
];

test.each(FROM_INDEXES)('%s is read from an index alone', async (_name, part, list) => {
  await vi.waitFor(async () => {
    // A transaction that was open during the first vacuum leaves rows that an index alone does not answer for.
    await database.pool.query('vacuum (analyze)');
    const plan = (await plansOf(database.pool, list)).find((one) => one.startsWith(part)) ?? '';
    expect(plan).toContain('Index Only Scan');
    expect(plan).not.toMatch(/Heap Scan|Index Scan|Seq Scan|Sort/);
  }, 10_000);
});

test.each(LISTS)('%s, newest first, are read from %s without sorting', async (_name, index, list) => {
  const [page = ''] = (await plansOf(database.pool, list)).filter((plan) => plan.includes('Limit'));
  expect(page).toMatch(index);
  // The page itself may be sorted again, but not the rows below its limit.
  const below = page.slice(page.indexOf('Limit'));
  expect(below, page).not.toMatch(/\bSort\b/);
});
