import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs, savedJobs } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const save = (jobId: string) => ({ params: { jobId } });
const keptBy = async ({ accountId }: { accountId: string }): Promise<string[]> => {
  const rows = await database.db.select().from(savedJobs).where(eq(savedJobs.candidateId, accountId));
  return rows.map(({ jobId }) => jobId);
};

describe('saving a job', () => {
  it('returns the job’s card, saves it, and emails nobody', async () => {
    const { candidate, otherCandidate, job } = await aHiring(database.db, { description: 'Long.', skills: ['Go'] });
    const { body } = await desk.call('saveJob', save(job.jobCode.toLowerCase()), candidate);
    expect(body).toEqual({
      _id: job.id,
      jobId: job.jobCode,
      title: 'Software Engineer',
      companyName: 'Kaveri Software',
      companyVerified: false,
      workMode: 'Work From Office',
      employmentType: 'Full-time',
      department: '',
      location: 'Pune',
      experience: { min: null, max: null },
      skills: ['Go'],
      applicationDeadline: { start: job.deadlineStart, end: job.deadlineEnd },
      durationMonths: null,
      startDate: null,
      answerDays: null,
      unknown: [],
      takesApplications: true,
      jobStatus: 'Active',
      createdAt: job.createdAt.toISOString(),
      savedAt: FRIDAY.toISOString(),
      closed: false,
    });
    expect(await keptBy(candidate)).toEqual([job.id]);
    expect(await keptBy(otherCandidate)).toEqual([]);
    expect(await desk.mails()).toEqual([]);
  });

  it('repeated, or twenty times concurrently, changes nothing', async () => {
    const { candidate, job } = await aHiring(database.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.call('saveJob', save(index % 2 ? job.id : job.jobCode), candidate)),
    );
    expect(new Set(answers.map(({ body }) => body.savedAt)).size).toBe(1);
    expect(await keptBy(candidate)).toEqual([job.id]);
    desk.at('2026-11-21T05:00:00Z');
    expect((await desk.call('saveJob', save(job.id), candidate)).body.savedAt).toBe(FRIDAY.toISOString());
    desk.at(FRIDAY);
  });

  it.each(['Not Active', 'Block', 'Black List'] as const)(
    'of a job that is %s is refused as unknown',
    async (status) => {
      const { candidate, job } = await aHiring(database.db, { status });
      const hidden = await desk.refusal('saveJob', save(job.id), candidate);
      const nobodys = await desk.refusal('saveJob', save('0195f3a0-1111-7000-8000-000000000000'), candidate);
      expect(hidden).toMatchObject({ code: 'JOB_NOT_FOUND', message: nobodys.message });
      expect(await keptBy(candidate)).toEqual([]);
    },
  );

  it('is refused once the job’s page is gone, and allowed for a job that has just ended', async () => {
    const { candidate, job } = await aHiring(database.db, { deadlineEnd: '2026-11-10' });
    expect((await desk.call('saveJob', save(job.id), candidate)).body.closed).toBe(true);
    await desk.call('unsaveJob', save(job.id), candidate);
    desk.at('2026-12-10T18:30:00Z');
    expect((await desk.refusal('saveJob', save(job.id), candidate)).code).toBe('GONE');
    expect(await keptBy(candidate)).toEqual([]);
    desk.at(FRIDAY);
  });

  it('is only for candidates', async () => {
    const { recruiter, admin, job } = await aHiring(database.db);
    for (const name of ['saveJob', 'unsaveJob'] as const) {
      expect((await desk.refusal(name, save(job.id), VISITOR)).code).toBe('SIGNED_OUT');
      expect((await desk.refusal(name, save(job.id), recruiter)).code).toBe('FORBIDDEN');
      expect((await desk.refusal(name, save(job.id), admin)).code).toBe('FORBIDDEN');
    }
  });
});

describe('removing a saved job', () => {
  it('removes it only for its candidate, and may be repeated', async () => {
    const { candidate, otherCandidate, job } = await aHiring(database.db);
    for (const person of [candidate, otherCandidate]) await desk.call('saveJob', save(job.id), person);
    const { body } = await desk.call('unsaveJob', save(job.jobCode), candidate);
    expect(body).toEqual({ message: 'Job removed from your saved jobs.' });
    expect(await keptBy(candidate)).toEqual([]);
    expect(await keptBy(otherCandidate)).toEqual([job.id]);
    for (const id of [job.id, 'JOB999999999', '0195f3a0-1111-7000-8000-000000000000', '%'])
      expect((await desk.call('unsaveJob', save(id), candidate)).body).toEqual(body);
    expect(await desk.mails()).toEqual([]);
  });

  it('works also when the job can no longer be read', async () => {
    const { candidate, job } = await aHiring(database.db);
    await desk.call('saveJob', save(job.id), candidate);
    await database.db.update(jobs).set({ status: 'Block' }).where(eq(jobs.id, job.id));
    await desk.call('unsaveJob', save(job.id), candidate);
    expect(await keptBy(candidate)).toEqual([]);
  });
});

describe('the saved jobs', () => {
  it('are listed latest first, in pages of the requested size', async () => {
    const [recruiter, candidate] = [await aRecruiter(database.db), await aCandidate(database.db)];
    const made = [];
    for (const title of ['First', 'Second', 'Third']) {
      const job = await aJob(database.db, { recruiterId: recruiter.accountId, title });
      desk.at(new Date(FRIDAY.getTime() + made.length * 60_000));
      await desk.call('saveJob', save(job.id), candidate);
      made.push(job);
    }
    const other = await aJob(database.db, { recruiterId: recruiter.accountId });
    const titles = async (query: Record<string, unknown>) => {
      const { body, total } = await desk.call('listSavedJobs', { query }, candidate);
      return { titles: body.map(({ title }) => title), total };
    };
    expect(await titles({})).toEqual({ titles: ['Third', 'Second', 'First'], total: 3 });
    expect(await titles({ limit: '1', page: '2' })).toEqual({ titles: ['Second'], total: 3 });
    expect(await titles({ jobId: [made[0]?.id, made[2]?.jobCode, other.id] })).toEqual({
      titles: ['Third', 'First'],
      total: 2,
    });
    expect(await titles({ jobId: 'nothing' })).toEqual({ titles: [], total: 0 });
    desk.at(FRIDAY);
  });

  it('show that a job has closed, and only its title and company once its page is gone', async () => {
    const candidate = await aCandidate(database.db);
    const recruiter = await aRecruiter(database.db);
    const closes = await aJob(database.db, { recruiterId: recruiter.accountId, deadlineEnd: '2026-12-31' });
    const ends = await aJob(database.db, { recruiterId: recruiter.accountId, deadlineEnd: '2026-11-20' });
    for (const { id } of [closes, ends]) await desk.call('saveJob', save(id), candidate);
    await desk.call('setJobStatus', { params: { id: closes.id }, body: { jobStatus: 'Closed' } }, recruiter);
    const seen = async (at: string) => {
      desk.at(at);
      const { body } = await desk.call('listSavedJobs', {}, candidate);
      return Object.fromEntries(
        body.map(({ _id, closed, gone }) => [_id === closes.id ? 'closes' : 'ends', gone ? 'gone' : closed]),
      );
    };
    expect(await seen('2026-11-20T18:29:59Z')).toEqual({ closes: true, ends: false });
    expect(await seen('2026-11-20T18:30:00Z')).toEqual({ closes: true, ends: true });
    expect(await seen('2026-12-20T18:29:59Z')).toEqual({ closes: true, ends: true });
    expect(await seen('2026-12-20T18:30:00Z')).toEqual({ closes: 'gone', ends: 'gone' });
    desk.at(FRIDAY);
  });

  it('contain exactly what the job’s page shows, in any state of the job', async () => {
    const candidate = await aCandidate(database.db);
    const states = ['Active', 'Not Active', 'Closed', 'Block', 'Black List'] as const;
    const people = ['Active', 'Not Active', 'Block', 'Black List'] as const;
    const made = [];
    for (const status of people) {
      const recruiter = await aRecruiter(database.db);
      for (const jobStatus of states)
        for (const deadlineEnd of ['2026-10-20', '2026-10-21', '2026-10-22', '2026-11-19', '2026-11-20'])
          for (const closedAgo of [0, 29, 30, 31]) {
            const job = await aJob(database.db, { recruiterId: recruiter.accountId, deadlineEnd });
            await desk.deps.db.insert(savedJobs).values({ candidateId: candidate.accountId, jobId: job.id });
            const updatedAt = new Date(FRIDAY.getTime() - closedAgo * 86_400_000);
            await database.db.update(jobs).set({ status: jobStatus, updatedAt }).where(eq(jobs.id, job.id));
            made.push(job.id);
          }
      await database.db.update(accounts).set({ status }).where(eq(accounts.id, recruiter.accountId));
    }
    await database.db.execute(sql`update jobs set deleted_at = now() where id = ${made[0]}`);
    const readable = [];
    for (const id of made)
      if (await desk.call('getJob', { params: { id } }, candidate).then(Boolean, () => false)) readable.push(id);
    const { body, total } = await desk.call('listSavedJobs', { query: { limit: '1000' } }, candidate);
    expect(readable.length).toBeGreaterThan(20);
    expect(body.flatMap(({ _id, gone }) => (gone ? [] : [_id])).sort()).toEqual(readable.sort());
    expect(body.map(({ _id }) => _id).sort()).toEqual([...made].sort());
    expect(total).toBe(made.length);
    for (const row of body)
      if (row.gone)
        expect(Object.keys(row).sort()).toEqual(['_id', 'closed', 'companyName', 'gone', 'jobId', 'savedAt', 'title']);
  });

  it('keep a job that is hidden, frozen or deleted, until it is removed', async () => {
    const { candidate, recruiter, admin, job } = await aHiring(database.db);
    await desk.call('saveJob', save(job.id), candidate);
    const rows = async () => (await desk.call('listSavedJobs', {}, candidate)).body;
    const gone = {
      _id: job.id,
      jobId: job.jobCode,
      title: 'Software Engineer',
      companyName: 'Kaveri Software',
      savedAt: FRIDAY.toISOString(),
      closed: true,
      gone: true,
    };
    const params = { id: job.id };
    await desk.call('setJobStatus', { params, body: { jobStatus: 'Not Active' } }, recruiter);
    expect(await rows()).toEqual([gone]);
    await desk.call('setJobStatus', { params, body: { jobStatus: 'Block', reason: 'Fraud.' } }, admin);
    expect(await rows()).toEqual([gone]);
    await desk.call('setJobStatus', { params, body: { jobStatus: 'Active' } }, admin);
    expect(await rows()).toMatchObject([{ gone: false, closed: false }]);
    await desk.call('deleteJob', { params }, recruiter);
    expect(await rows()).toEqual([gone]);
    await desk.call('unsaveJob', save(job.jobCode), candidate);
    expect(await rows()).toEqual([]);
  });
});
