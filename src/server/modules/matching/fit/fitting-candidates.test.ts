import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { accounts, applications, candidates, experiences } from '#server/database/schema/index.ts';
import { accessLog } from '#server/database/schema/trust.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

let recruiter: RecruiterCaller;
beforeAll(async () => {
  recruiter = await aRecruiter(deps.db);
});

const aJobFor = (skills: string[], more: object = {}) =>
  aJob(deps.db, { recruiterId: recruiter.accountId, skills, ...more });
const fitting = (job: { jobCode: string }, query = {}, caller = recruiter) =>
  call('fittingCandidates', caller, { query: { jobId: job.jobCode, ...query } });
const ids = async (...asked: Parameters<typeof fitting>) =>
  (await fitting(...asked)).body.map(({ candidate }) => candidate._id);

describe('who fits a job', () => {
  it('is ranked by the skills that they show, with reasons of what the database shows', async () => {
    const job = await aJobFor(['Nursing', 'First aid', 'Hindi'], { mustSkills: ['Nursing'], experienceMin: 2 });
    const most = await aPersonWith(deps.db, ['Nursing', 'First aid'], {
      preferredLocations: ['Pune'],
      expectedSalary: 500_000,
      noticePeriod: '30 days',
    });
    const must = await aPersonWith(deps.db, ['Nursing']);
    await deps.db.insert(experiences).values({
      candidateId: must.accountId,
      company: 'Ward',
      position: 'Nurse',
      startDate: '2020-01-01',
      endDate: '2024-01-01',
    });
    await aPersonWith(deps.db, ['Hindi']);
    const { body, total } = await fitting(job);
    expect(body.map(({ candidate }) => candidate._id)).toEqual([most.accountId, must.accountId]);
    expect(total).toBe(2);
    expect(body[0]).toMatchObject({ applied: false, fit: { asked: 3, matched: 2 } });
    // No wished places, pay or notice period: the database shows them to nobody.
    expect(body[0]?.fit.facts.map(({ fact }) => fact)).toEqual(['experience', 'education']);
    expect(body[1]?.fit.facts[0]).toMatchObject({ fact: 'experience', verdict: 'fits', said: { months: 48 } });
    expect(body[0]?.candidate).toHaveProperty('email');
  });

  it('is nobody who switched findable off, or is blocked, also when that has just changed', async () => {
    const job = await aJobFor(['Masonry']);
    const shown = await aPersonWith(deps.db, ['Masonry']);
    const off = await aPersonWith(deps.db, ['Masonry'], { findable: false });
    const blocked = await aPersonWith(deps.db, ['Masonry'], { account: { status: 'Block' } });
    expect(await ids(job)).toEqual([shown.accountId]);
    await anApplication(deps.db, job, off);
    expect(await ids(job)).toEqual([shown.accountId]);
    await deps.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, shown.accountId));
    await deps.db.update(accounts).set({ status: 'Active' }).where(eq(accounts.id, blocked.accountId));
    expect(await ids(job)).toEqual([blocked.accountId]);
  });

  it('counts what was sent of somebody who has applied to the job', async () => {
    const job = await aJobFor(['Gardening', 'Grafting']);
    const candidate = await aPersonWith(deps.db, ['Gardening']);
    const { id } = await anApplication(deps.db, job, candidate);
    await deps.db
      .update(applications)
      .set({ skills: ['Grafting'] })
      .where(eq(applications.id, id));
    expect((await fitting(job)).body).toMatchObject([
      { applied: true, fit: { matched: 2 }, candidate: { applicationId: id } },
    ]);
  });

  it('says who has been invited to the job, not to another', async () => {
    const [job, other] = [await aJobFor(['Basketry']), await aJobFor(['Basketry'])];
    const [asked, free] = [await aPersonWith(deps.db, ['Basketry']), await aPersonWith(deps.db, ['Basketry'])];
    await call('inviteCandidate', recruiter, {
      params: { id: asked.accountId },
      body: { jobId: job.jobCode, message: '' },
    });
    const invited = async (to: { jobCode: string }) =>
      new Map((await fitting(to)).body.map((row) => [row.candidate._id, row.invited]));
    expect(await invited(job)).toEqual(
      new Map([
        [asked.accountId, true],
        [free.accountId, false],
      ]),
    );
    expect((await invited(other)).get(asked.accountId)).toBe(false);
  });

  it('is told to the recruiter of the job alone', async () => {
    const job = await aJobFor(['Masonry']);
    await expect(fitting(job, {}, await aRecruiter(deps.db))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(fitting({ jobCode: 'JOB999999' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('each who is listed', () => {
  it('is recorded where they read it, a page at a time; a page past the end serves the last', async () => {
    const job = await aJobFor(['Puppetry']);
    const people = [await aPersonWith(deps.db, ['Puppetry']), await aPersonWith(deps.db, ['Puppetry'])];
    const logged = async () => {
      const rows = await deps.db.select().from(accessLog).where(eq(accessLog.recruiterId, recruiter.accountId));
      return rows.filter(({ candidateId }) => people.some(({ accountId }) => accountId === candidateId));
    };
    await fitting(job, { limit: 1 });
    expect(await logged()).toMatchObject([{ kind: 'listed', counted: true }]);
    expect(await ids(job, { limit: 1, page: 9 })).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it('counts against the day’s number', async () => {
    const fresh = await aRecruiter(deps.db);
    const job = await aJob(deps.db, { recruiterId: fresh.accountId, skills: ['Calligraphy'] });
    for (let one = 0; one < 2; one++) await aPersonWith(deps.db, ['Calligraphy']);
    await deps.db.execute(sql`
      with made as (
        insert into accounts (kind, email, password_hash, status, user_code)
        select 'candidate', 'served' || n || '@example.in', 'none', 'Not Active', 'CAND' || nextval('candidate_code_seq')
        from generate_series(1, 499) n returning id),
      people as (insert into candidates (account_id, findable) select id, false from made returning account_id)
      insert into access_log (candidate_id, recruiter_id, company_name, kind, day)
      select account_id, ${fresh.accountId}::uuid, 'x', 'listed', ${dayInIndia(new Date())} from people`);
    await expect(fitting(job, {}, fresh)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    expect((await fitting(job, { limit: 1 }, fresh)).body).toHaveLength(1);
    await expect(fitting(job, { limit: 1, page: 2 }, fresh)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
  });
});
