import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { applications } from '#server/database/schema/applications.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

describe('job statistics', () => {
  it('cover a recruiter’s own jobs, and all jobs for administrators', async () => {
    const recruiter = await aRecruiter(database.db);
    const other = await aRecruiter(database.db);
    const own = { recruiterId: recruiter.accountId };
    await aJob(database.db, {
      ...own,
      deadlineEnd: '2026-11-20',
      title: 'Zoologist',
      createdAt: new Date('2026-11-19T18:30:00Z'),
    });
    await aJob(database.db, {
      ...own,
      deadlineEnd: '2026-11-26',
      title: 'Accountant',
      createdAt: new Date('2026-11-19T18:29:59Z'),
    });
    await aJob(database.db, {
      ...own,
      deadlineEnd: '2026-11-27',
      title: 'Accountant',
      createdAt: FRIDAY,
      employmentType: 'Internship',
    });
    await aJob(database.db, {
      ...own,
      deadlineEnd: '2026-11-21',
      title: 'Zoologist',
      createdAt: FRIDAY,
      status: 'Closed',
    });
    await aJob(database.db, { ...own, title: 'Gone', createdAt: FRIDAY, deletedAt: FRIDAY });
    await aJob(database.db, { recruiterId: other.accountId, createdAt: new Date('2026-10-21T18:29:59Z') });

    const { body } = await desk.call('jobStats', {}, recruiter);
    expect(body).toEqual({
      total: 4,
      byStatus: { Active: 3, 'Not Active': 0, Closed: 1, Block: 0, 'Black List': 0 },
      byKind: { Job: 3, Internship: 1 },
      closingSoon: 2,
      byDay: [
        { day: '2026-11-19', count: 1 },
        { day: '2026-11-20', count: 3 },
      ],
      found: { titles: ['Accountant', 'Zoologist'], industries: expect.any(Array), locations: expect.any(Array) },
    });
    const closing = await desk.call('listJobs', { query: { own: true, closing: 7, sort: 'deadline' } }, recruiter);
    expect(closing.body.map((job) => job.applicationDeadline.end)).toEqual(['2026-11-20', '2026-11-26']);
    expect(closing.total).toBe(body.closingSoon);
    expect((await desk.call('listJobs', { query: { own: true, closing: 1 } }, recruiter)).total).toBe(1);
    expect((await desk.refusal('listJobs', { query: { closing: 0 } }, recruiter)).code).toBe('INVALID_INPUT');

    const all = await desk.call('jobStats', {}, await anAdmin(database.db));
    expect(all.body).toMatchObject({ total: 5, byDay: body.byDay });
    expect(all.body).not.toHaveProperty('found');
  });

  it('come with the jobs whose applications wait for a week, for those alone who keep them', async () => {
    const recruiter = await aRecruiter(database.db);
    const candidate = await aCandidate(database.db);
    const own = { recruiterId: recruiter.accountId };
    const [late, fresh, answered] = [
      await aJob(database.db, own),
      await aJob(database.db, own),
      await aJob(database.db, own),
    ];
    const sent = async (job: typeof late, days: number, status: 'pending' | 'accepted') => {
      const { id } = await anApplication(database.db, job, candidate);
      const appliedAt = new Date(FRIDAY.getTime() - days * 86_400_000);
      await database.db.update(applications).set({ appliedAt, status }).where(eq(applications.id, id));
    };
    await sent(late, 7, 'pending');
    await sent(fresh, 6, 'pending');
    await sent(answered, 9, 'accepted');
    const waiting = async (caller: Caller) =>
      (await desk.call('listJobs', { query: { unanswered: 7 } }, caller)).body.map((job) => job._id);

    expect(await waiting(recruiter)).toEqual([late.id]);
    expect(await waiting(await anAdmin(database.db))).toContain(late.id);
    expect(await waiting(await anAdmin(database.db))).not.toContain(fresh.id);
    expect(await waiting(await aRecruiter(database.db))).toEqual([]);
    expect(await waiting(candidate)).toEqual([]);
    expect(await waiting(VISITOR)).toEqual([]);
  });

  it('offer a place in two scripts once, and its filter finds the jobs in both', async () => {
    const recruiter = await aRecruiter(database.db);
    for (const location of ['Bengaluru', 'बेंगलुरु', 'पुणे, महाराष्ट्र', 'Pune, Maharashtra', 'Pune, India'])
      await aJob(database.db, { recruiterId: recruiter.accountId, location });
    const { found } = (await desk.call('jobStats', {}, recruiter)).body;
    expect(found?.locations).toEqual(['Bengaluru', 'Pune, India', 'Pune, Maharashtra']);
    for (const [place, total] of [
      ['Bengaluru', 2],
      ['Pune, Maharashtra', 2],
      ['Pune, India', 1],
    ])
      expect((await desk.call('listJobs', { query: { own: true, place } }, recruiter)).total, `${place}`).toBe(total);
  });

  it('are refused to candidates', async () => {
    expect((await desk.refusal('jobStats', {}, await aCandidate(database.db))).code).toBe('FORBIDDEN');
  });
});
