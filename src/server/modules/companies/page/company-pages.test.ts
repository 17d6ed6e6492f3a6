import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#contract/slug.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { inDays } from '#tests/support/days.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { recruiterForm } from '#tests/support/registrations.ts';
import { refreshCompanies } from './refresh-companies.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const list = (query: object = {}, caller: Caller = VISITOR) => call('listCompanies', { query }, caller, metaFrom());
const names = async (query: object = {}) => (await list(query)).body.map(({ name }) => name);
const page = async (slug: string, caller: Caller = VISITOR) =>
  (await call('getCompany', { params: { slug } }, caller, metaFrom())).body;
const jobsOf = (slug: string, query: object = {}) =>
  call('listCompanyJobs', { params: { slug }, query }, VISITOR, metaFrom());
const slugOfCompany = async (accountId: string): Promise<string | null> => {
  const { rows } = await deps.db.execute<{ slug: string | null }>(
    sql`select slug from companies where account_id = ${accountId}`,
  );
  return rows[0]?.slug ?? null;
};

describe('the address of a company', () => {
  it.each([
    'Tata Steel & Sons (P) Ltd.',
    '  Café   Ünïon ',
    'हिन्दी प्रकाशन',
    'தமிழ் நூல்கள்',
    'A'.repeat(120),
    'ﬁne—works',
    '१०८ दीप',
  ])('is made of its name as everywhere: %s', async (name) => {
    const { rows } = await deps.db.execute<{ slug: string }>(sql`select company_slug(${name}) as slug`);
    expect(rows[0]?.slug).toBe(slugOf(name));
  });

  it('gets a number where another has the name, one each even when they come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        call('registerRecruiter', { body: recruiterForm({ companyName: 'Same Name' }) }, VISITOR, metaFrom()),
      ),
    );
    const slugs = await Promise.all(made.map(({ body }) => slugOfCompany(body.userData._id)));
    expect(slugs.sort()).toEqual(['same-name', 'same-name-2', 'same-name-3', 'same-name-4']);
  });

  it('follows the name; without a name there is no page', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Before Works' });
    expect(await slugOfCompany(recruiter.accountId)).toBe('before-works');
    const edit = (companyName: string) =>
      call('updateRecruiter', { params: { id: recruiter.accountId }, body: { companyName } }, recruiter, metaFrom());
    await edit('After Works');
    expect(await page('after-works')).toMatchObject({ name: 'After Works' });
    await edit('AFTER WORKS');
    expect(await slugOfCompany(recruiter.accountId)).toBe('after-works');
    await edit('');
    expect(await slugOfCompany(recruiter.accountId)).toBeNull();
    await expect(page('after-works')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await edit('!!!');
    expect(await slugOfCompany(recruiter.accountId)).toBe('company');
    await expect(page('before-works')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leads on from each name that it had, until another company has that name', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'First Foundry' });
    const edit = (companyName: string) =>
      call('updateRecruiter', { params: { id: recruiter.accountId }, body: { companyName } }, recruiter, metaFrom());
    await edit('Second Foundry');
    await edit('Third Foundry');
    expect(await page('first-foundry')).toMatchObject({ name: 'Third Foundry', slug: 'third-foundry' });
    expect(await page('second-foundry')).toMatchObject({ slug: 'third-foundry' });
    expect((await jobsOf('first-foundry')).total).toBe(0);
    await edit('First Foundry');
    expect(await page('first-foundry')).toMatchObject({ slug: 'first-foundry' });
    expect(await page('third-foundry')).toMatchObject({ slug: 'first-foundry' });
    const other = await aRecruiter(deps.db, { companyName: 'Third Foundry' });
    expect(await slugOfCompany(other.accountId)).toBe('third-foundry');
    expect(await page('third-foundry')).toMatchObject({ name: 'Third Foundry' });
    const admin = await anAdmin(deps.db);
    await call(
      'setRecruiterStatus',
      { params: { id: recruiter.accountId }, body: { userStatus: 'Block', reason: 'Fraud.' } },
      admin,
      metaFrom(),
    );
    await expect(page('second-foundry')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the page of a company', () => {
  it('is read before the verification too, says so, and is in no list', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Unproven Mills' });
    expect(await page('unproven-mills')).toMatchObject({ name: 'Unproven Mills', verified: false, openJobs: 0 });
    expect(await names({ q: 'unproven' })).toEqual([]);
    const admin = await anAdmin(deps.db);
    const verify = (body: object) =>
      call('verifyRecruiter', { params: { id: recruiter.accountId }, body }, admin, metaFrom());
    await verify({ verified: true });
    expect(await names({ q: 'unproven' })).toEqual(['Unproven Mills']);
    expect(await page('unproven-mills')).toMatchObject({ verified: true, verifiedAt: expect.any(String) });
    await verify({ verified: false, note: 'Another one' });
    expect(await names({ q: 'unproven' })).toEqual([]);
  });

  it('goes at once, with its place in the list, when its account is shut out', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Shut Mills', verified: true });
    await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'Shut Mills' });
    expect(await names({ q: 'shut mills' })).toEqual(['Shut Mills']);
    const body = { userStatus: 'Block', reason: 'Fees' };
    await call('setRecruiterStatus', { params: { id: recruiter.accountId }, body }, await anAdmin(deps.db), metaFrom());
    expect(deps.pageChanges.flatMap(({ kind, tags }) => (kind === 'purge' ? tags : []))).toContain('companies');
    await expect(page('shut-mills')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(jobsOf('shut-mills')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list({ q: 'shut mills' })).toMatchObject({ body: [], total: 0 });
  });

  it('counts its own open jobs alone, by place and trade', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Own Works', verified: true });
    const own = { recruiterId: recruiter.accountId, companyName: 'Own Works', industry: 'Textiles' };
    const pune = await aJob(deps.db, { ...own, title: 'Weaver', location: 'Pune, Nashik' });
    await aJob(deps.db, {
      ...own,
      companyName: ' OWN works',
      location: 'Pune',
      employmentType: 'Internship',
      workMode: 'Remote',
    });
    await aJob(deps.db, { ...own, companyName: 'A Client of Theirs', location: 'Delhi' });
    await aJob(deps.db, { ...own, status: 'Closed', location: 'Goa' });
    await aJob(deps.db, { ...own, deadlineStart: '2026-01-01', deadlineEnd: '2026-01-02', location: 'Surat' });
    expect(await page('own-works')).toMatchObject({
      openJobs: 2,
      trades: ['Textiles'],
      places: ['Pune', 'Nashik'],
      jobPlaces: [
        { value: 'Pune', count: 2, spellings: ['Pune'] },
        { value: 'Nashik', count: 1, spellings: ['Nashik'] },
      ],
    });
    expect((await jobsOf('own-works')).total).toBe(2);
    expect((await jobsOf('own-works', { place: 'nashik' })).body).toMatchObject([{ jobId: pune.jobCode }]);
    expect((await jobsOf('own-works', { q: 'weav' })).body).toMatchObject([{ jobId: pune.jobCode }]);
    expect((await jobsOf('own-works', { employmentType: 'Internship' })).total).toBe(1);
    expect((await jobsOf('own-works', { workMode: 'Remote' })).body).toMatchObject([{ employmentType: 'Internship' }]);
    expect((await jobsOf('own-works', { role: 'weaver', place: ['Nashik', 'Pune'] })).total).toBe(1);
    expect((await jobsOf('own-works', { workMode: 'Remote', role: 'Weaver' })).total).toBe(0);
  });

  it('counts a place once under one name, however its jobs spell it', async () => {
    const { accountId } = await aRecruiter(deps.db, { companyName: 'Many Spellings', verified: true });
    const own = { recruiterId: accountId, companyName: 'Many Spellings' };
    for (const location of ['Bangalore', 'Bengaluru, bangalore', 'बेंगलुरु', 'Bangalore', 'Kochi', 'कोच्चि', 'Kothrud'])
      await aJob(deps.db, { ...own, location });
    expect(await page('many-spellings')).toMatchObject({
      jobPlaces: [
        { value: 'Bengaluru', count: 4, spellings: ['Bangalore', 'Bengaluru', 'बेंगलुरु'] },
        { value: 'Kochi', count: 2, spellings: ['Kochi', 'कोच्चि'] },
        { value: 'Kothrud', count: 1, spellings: ['Kothrud'] },
      ],
    });
  });

  it('is where a job leads that is its own, and no job for somebody else', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Agency One', verified: true });
    await aRecruiter(deps.db, { companyName: 'Famous Two', verified: true });
    const job = async (companyName: string) => {
      const { id } = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName });
      return (await call('getJob', { params: { id } }, VISITOR, metaFrom())).body;
    };
    expect(await job('agency one')).toMatchObject({ companySlug: 'agency-one' });
    const other = await job('Famous Two');
    expect(other).toMatchObject({ postedByCompany: 'Agency One' });
    expect(other).not.toHaveProperty('companySlug');
  });
});

describe('the list of companies', () => {
  it('has those who hire most first, and is searched by name, place and trade', async () => {
    const few = await aRecruiter(deps.db, { companyName: 'List Few', verified: true });
    const many = await aRecruiter(deps.db, { companyName: 'List Many', verified: true });
    await aRecruiter(deps.db, { companyName: 'List None', verified: true });
    for (const location of ['Mysuru', 'Hubballi'])
      await aJob(deps.db, { recruiterId: many.accountId, companyName: 'List Many', location, industry: 'Banking' });
    await aJob(deps.db, { recruiterId: few.accountId, companyName: 'List Few', location: 'Mysuru, Salem' });
    await refreshCompanies(deps, { all: false });
    expect(deps.pageChanges.at(-1)).toEqual({ kind: 'stale', tags: ['companies'] });
    expect(await names({ q: 'LIST ' })).toEqual(['List Many', 'List Few', 'List None']);
    expect(await names({ place: 'मैसूर' })).toEqual(['List Many', 'List Few']);
    expect(await names({ place: 'mysore' })).toEqual(['List Many', 'List Few']);
    expect(await names({ q: 'लिस्ट' })).toEqual(await names({ q: 'list' }));
    expect(await names({ place: 'mysuru' })).toEqual(['List Many', 'List Few']);
    expect(await names({ place: ['salem', 'hubballi'], q: 'list' })).toEqual(['List Many', 'List Few']);
    expect(await names({ trade: 'Banking', q: 'list' })).toEqual(['List Many']);
    expect(await names({ q: 'list', hiring: 'true' })).toEqual(['List Many', 'List Few']);
    expect((await list({ q: 'list', limit: 1, page: 2 })).body).toMatchObject([{ name: 'List Few', openJobs: 1 }]);
    expect((await list({ q: 'list', limit: 1, page: 2 })).total).toBe(3);
  });

  it('forgets at the next count what has ended', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Ending Works', verified: true });
    const deadline = { deadlineStart: '2026-01-01', deadlineEnd: inDays(1) };
    await aJob(deps.db, {
      recruiterId: recruiter.accountId,
      companyName: 'Ending Works',
      location: 'Ooty',
      ...deadline,
    });
    await refreshCompanies(deps, { all: true });
    expect(await names({ place: 'Ooty' })).toEqual(['Ending Works']);
    deps.clock.at = new Date(Date.now() + 3 * 86_400_000);
    expect((await list({ place: 'Ooty' })).body).toMatchObject([{ openJobs: 0 }]);
    await refreshCompanies(deps, { all: true });
    expect(await names({ place: 'Ooty' })).toEqual([]);
    expect(await names({ q: 'ending works' })).toEqual(['Ending Works']);
  });

  it('is the same for everybody', async () => {
    await aRecruiter(deps.db, { companyName: 'Equal Works', verified: true });
    const seen = async (caller: Caller) => (await list({ q: 'equal works' }, caller)).body;
    expect(await seen(await aCandidate(deps.db))).toEqual(await seen(VISITOR));
  });
});
