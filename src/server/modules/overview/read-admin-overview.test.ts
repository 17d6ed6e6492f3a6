import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, companies, enquiries, reports } from '#server/database/schema/index.ts';
import { accessLog } from '#server/database/schema/trust.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
/** 00:10 of 20 November in India: in UTC it is still the 19th. */
const NIGHT = new Date('2026-11-19T18:40:00.000Z');

let admin: Awaited<ReturnType<typeof anAdmin>>;

const NONE = { inquiries: null, mentors: null, mentees: null };

const look = async (query: Readonly<Record<string, string>> = {}) =>
  (await call('adminOverview', { query }, admin, metaFrom())).body;

beforeAll(async () => {
  admin = await anAdmin(deps.db);
});

describe('the overview', () => {
  it('of an empty portal shows noughts, and each of the thirty days', async () => {
    deps.clock.at = NIGHT;
    const { totals, waiting, figures } = await look();
    expect(totals).toEqual({ candidates: 0, recruiters: 0, jobs: 0, activeJobs: 0 });
    expect(waiting).toEqual({
      reports: 0,
      verifications: 0,
      inquiries: 0,
      mentors: 0,
      mentees: 0,
      health: 2,
      oldest: NONE,
    });
    expect(figures?.byDay).toHaveLength(30);
    expect(figures?.byDay[0]).toEqual({ day: '2026-10-22', candidates: 0, recruiters: 0, jobs: 0, applications: 0 });
    expect(figures?.byDay.at(-1)?.day).toBe('2026-11-20');
    expect(figures).toMatchObject({
      applications: 0,
      jobsByType: { 'Full-time': 0, Internship: 0 },
      places: { top: [], all: 0 },
      attention: { unverifiedCompanies: 0, nearDailyNumber: [], endingSoon: 0, waitingWeek: 0 },
    });
  });

  it('counts people, jobs and applications, and what waits for an administrator', async () => {
    const [candidate, stranger] = [await aCandidate(deps.db), await aCandidate(deps.db)];
    const [unverified, verified] = [
      await aRecruiter(deps.db),
      await aRecruiter(deps.db, { companyName: 'Known', verified: true }),
    ];
    // One was created ten minutes ago, which is today in India; the other the day before.
    await deps.db.update(accounts).set({ createdAt: NIGHT }).where(eq(accounts.kind, 'candidate'));
    await deps.db
      .update(accounts)
      .set({ createdAt: new Date('2026-11-19T18:29:59.000Z') })
      .where(eq(accounts.id, stranger.accountId));
    await deps.db
      .update(companies)
      .set({ verificationAskedAt: NIGHT })
      .where(eq(companies.accountId, unverified.accountId));
    const day = { createdAt: NIGHT, deadlineStart: '2026-11-01' };
    const open = await aJob(deps.db, {
      recruiterId: unverified.accountId,
      location: 'Pune, India',
      deadlineEnd: '2026-11-24',
      ...day,
    });
    await aJob(deps.db, { recruiterId: verified.accountId, location: 'pune', deadlineEnd: '2027-01-31', ...day });
    await aJob(deps.db, {
      recruiterId: verified.accountId,
      location: 'Surat',
      status: 'Closed',
      employmentType: 'Internship',
      ...day,
    });
    await aJob(deps.db, { recruiterId: verified.accountId, deletedAt: NIGHT, ...day });
    await anApplication(deps.db, open, candidate);
    const report = { jobId: open.id, reason: 'asks_for_money' as const };
    await deps.db.insert(reports).values([report, report]);
    const wrote = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', message: 'Hello' };
    await deps.db.insert(enquiries).values([
      { kind: 'inquiry', ...wrote, createdAt: new Date('2026-11-17T10:00:00.000Z') },
      { kind: 'inquiry', ...wrote, answeredAt: NIGHT },
      { kind: 'mentor_contact', ...wrote, createdAt: new Date('2026-11-16T10:00:00.000Z') },
    ]);

    deps.clock.at = new Date(NIGHT.getTime() + 61_000);
    const { totals, waiting, figures } = await look();
    expect(totals).toEqual({ candidates: 2, recruiters: 2, jobs: 3, activeJobs: 2 });
    // Two people reported one job: a single decision.
    expect(waiting).toEqual({
      reports: 1,
      verifications: 1,
      inquiries: 1,
      mentors: 1,
      mentees: 0,
      health: 2,
      oldest: { inquiries: '2026-11-17T10:00:00.000Z', mentors: '2026-11-16T10:00:00.000Z', mentees: null },
    });
    expect(figures?.byDay.slice(-2)).toMatchObject([
      { day: '2026-11-19', candidates: 1, jobs: 0 },
      { day: '2026-11-20', candidates: 1, jobs: 3 },
    ]);
    expect(figures).toMatchObject({
      applications: 1,
      jobsByStatus: { Active: 2, Closed: 1, Block: 0 },
      jobsByType: { 'Full-time': 2, Internship: 1 },
      applicationsByStatus: { pending: 1, accepted: 0 },
      funnel: { submitted: 1, offered: 0 },
      places: {
        top: [
          { place: 'Pune', count: 2 },
          { place: 'India', count: 1 },
        ],
        all: 2,
      },
      attention: { unverifiedCompanies: 1, endingSoon: 1 },
    });
  });

  it('counts open jobs by place under one name with all its spellings, in each place that they name', async () => {
    const recruiter = await aRecruiter(deps.db);
    for (const location of ['Vizag', 'Visakhapatnam (Gajuwaka), Vizag', 'Tuni, Visakhapatnam'])
      await aJob(deps.db, { recruiterId: recruiter.accountId, location });
    deps.clock.at = new Date(NIGHT.getTime() + 600_000);
    const { figures } = await look();
    const of = (name: string) => figures?.places.top.find(({ place }) => place === name)?.count;
    expect([of('Visakhapatnam'), of('Vizag'), of('Tuni')]).toEqual([3, undefined, 1]);
  });

  it('counts unverified companies with open jobs, as their list does', async () => {
    const [idle, blocked, late] = [
      await aRecruiter(deps.db),
      await aRecruiter(deps.db, { status: 'Block' }),
      await aRecruiter(deps.db),
    ];
    await aJob(deps.db, { recruiterId: idle.accountId, status: 'Closed' });
    await aJob(deps.db, { recruiterId: blocked.accountId });
    await aJob(deps.db, { recruiterId: late.accountId, deadlineStart: '2026-10-01', deadlineEnd: '2026-11-19' });
    deps.clock.at = new Date(NIGHT.getTime() + 650_000);
    const { figures } = await look();
    const listed = async (query: Readonly<Record<string, string>>) =>
      (await call('listRecruiters', { query: { verified: 'false', ...query } }, admin, metaFrom())).total ?? 0;
    const open = await listed({ openJobs: 'true' });
    expect(figures?.attention.unverifiedCompanies).toBe(open);
    expect(await listed({ openJobs: 'false' })).toBe((await listed({})) - open);
    await aJob(deps.db, { recruiterId: idle.accountId });
    expect(await listed({ openJobs: 'true' })).toBe(open + 1);
  });

  it('leaves out the jobs of a blocked recruiter, as the public lists do', async () => {
    const recruiter = await aRecruiter(deps.db);
    await aJob(deps.db, { recruiterId: recruiter.accountId, location: 'Kargil' });
    const open = async (later: number) => {
      deps.clock.at = new Date(NIGHT.getTime() + later);
      const { totals, figures } = await look();
      return [totals.activeJobs, figures?.places.top.find(({ place }) => place === 'Kargil')?.count];
    };
    const [before = 0, kargil] = await open(700_000);
    expect(kargil).toBe(1);
    await deps.db.update(accounts).set({ status: 'Black List' }).where(eq(accounts.id, recruiter.accountId));
    expect(await open(800_000)).toEqual([before - 1, undefined]);
  });

  it('names a recruiter who has seen four fifths of what may be seen on a day', async () => {
    const recruiter = await aRecruiter(deps.db);
    const people = [];
    for (let number = 0; number < 400; number += 1) people.push((await aCandidate(deps.db)).accountId);
    await deps.db.insert(accessLog).values(
      people.map((candidateId) => ({
        candidateId,
        recruiterId: recruiter.accountId,
        companyName: 'Kaveri Software',
        kind: 'listed' as const,
        day: '2026-11-20',
      })),
    );
    deps.clock.at = new Date(NIGHT.getTime() + 200_000);
    const { figures } = await look();
    expect(figures?.attention.nearDailyNumber).toEqual([{ userCode: recruiter.userCode, served: 400, most: 500 }]);
  });

  it('draws its figures once a minute, and counts the rest at each call', async () => {
    deps.clock.at = new Date(NIGHT.getTime() + 400_000);
    const first = await look();
    await aCandidate(deps.db);
    deps.clock.at = new Date(NIGHT.getTime() + 459_000);
    const second = await look();
    expect(second.figures).toEqual(first.figures);
    expect(second.totals.candidates).toBe(first.totals.candidates + 1);
    deps.clock.at = new Date(NIGHT.getTime() + 461_000);
    expect((await look()).figures?.at).not.toBe(first.figures?.at);
  });

  it('leaves the figures out where only the numbers beside the tabs are asked for', async () => {
    expect(await look({ light: 'true' })).not.toHaveProperty('figures');
  });
});
