import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JobPosting } from '#contract/jobs.ts';
import { VISITOR } from '#server/caller.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aPosting, aRecruiter } from '#tests/support/jobs.ts';
import { getJob } from '../search/get-job.ts';
import { createJob } from './create-job.ts';

const database = testDatabase();
const pageCache = { purge: vi.fn(), markStale: vi.fn(), onChange: () => undefined, hearsNews: () => true };
const queue = {
  send: vi.fn(async () => undefined),
  sendMany: vi.fn(),
  work: vi.fn(),
  schedule: vi.fn(),
  backlogs: vi.fn(),
  close: vi.fn(),
};
const depsAt = (instant: string) => ({
  db: database.db,
  now: () => new Date(instant),
  pageCache,
  queue,
});
const NOW = '2026-11-21T00:10:00Z';

const countJobs = async () => (await database.db.select({ count: count() }).from(jobs))[0]?.count;

beforeEach(() => vi.clearAllMocks());

describe('posting a job', () => {
  test('returns the job as its owner sees it, under the recruiter’s own identity', async () => {
    const recruiter = await aRecruiter(database.db);
    const job = await createJob(depsAt(NOW), recruiter, aPosting());
    expect(job).toMatchObject({
      title: 'Software Engineer',
      jobStatus: 'Active',
      contactEmail: recruiter.email,
      recruiterCode: recruiter.userCode,
      postedBy: recruiter.accountId,
      salary: { min: 600_000, max: 1_200_000, showSalary: false },
      version: 1,
      applications: 0,
      postedDate: '2026-11-21',
      postedTime: '05:40',
    });
    expect(job.jobId).toMatch(/^JOB\d+$/);
  });

  test('makes it public and marks job pages stale', async () => {
    const recruiter = await aRecruiter(database.db);
    const { _id, jobId } = await createJob(depsAt(NOW), recruiter, aPosting());
    expect(await getJob(depsAt(NOW), VISITOR, { id: jobId })).toMatchObject({ jobId });
    expect(pageCache.markStale.mock.calls).toEqual([[[`job:${_id}`, 'jobs', 'job-pages']]]);
    expect(pageCache.purge).not.toHaveBeenCalled();
  });

  test('promises an answer within one of four periods', async () => {
    const recruiter = await aRecruiter(database.db);
    const { jobId, ...job } = await createJob(depsAt(NOW), recruiter, aPosting({ answerDays: 21 }));
    expect(job.answerDays).toBe(21);
    expect(await getJob(depsAt(NOW), VISITOR, { id: jobId })).toMatchObject({ answerDays: 21 });
    expect(JobPosting.parse({ ...aPosting(), answerDays: '7' }).answerDays).toBe(7);
    expect(JobPosting.safeParse({ ...aPosting(), answerDays: 13 }).success).toBe(false);
    const other = await createJob(depsAt(NOW), recruiter, aPosting({ title: 'Another' }));
    expect(other.answerDays).toBeNull();
  });

  test('ignores an identity, a status and a code in the body', () => {
    const sent = {
      ...aPosting(),
      jobStatus: 'Block',
      jobId: 'JOB1',
      postedBy: 'x',
      recruiterCode: 'RCT1',
      contactEmail: 'a@b.in',
      rCompanyLogo: '/x',
    };
    expect(Object.keys(JobPosting.parse(sent))).toEqual(Object.keys(aPosting()));
  });

  test('without a company name it is posted under the recruiter’s own', async () => {
    const recruiter = await aRecruiter(database.db, { companyName: 'Own Company' });
    const job = await createJob(depsAt(NOW), recruiter, aPosting({ companyName: undefined }));
    expect(job.companyName).toBe('Own Company');
  });

  test('accepts one of twenty identical concurrent posts, and the same post again after a minute', async () => {
    const recruiter = await aRecruiter(database.db);
    const before = Number(await countJobs());
    const posts = await Promise.allSettled(
      Array.from({ length: 20 }, () => createJob(depsAt(NOW), recruiter, aPosting())),
    );
    const refused = posts.flatMap((post) => (post.status === 'rejected' ? [post.reason] : []));
    expect(refused).toHaveLength(19);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'ALREADY_POSTED' });
    expect(await countJobs()).toBe(before + 1);
    await createJob(depsAt(NOW), recruiter, aPosting({ title: 'Another title' }));
    await createJob(depsAt('2026-11-21T00:11:01Z'), recruiter, aPosting());
    expect(await countJobs()).toBe(before + 3);
  });

  test('the first company of a recruiter who names none becomes their own', async () => {
    const recruiter = await aRecruiter(database.db, { companyName: '' });
    const own = await createJob(depsAt(NOW), recruiter, aPosting({ companyName: 'Vindhya Tiffins' }));
    const other = await createJob(depsAt(NOW), recruiter, aPosting({ companyName: 'Somebody Else' }));
    expect(own.postedByCompany).toBeUndefined();
    expect(other.postedByCompany).toBe('Vindhya Tiffins');
  });

  test('another recruiter’s verified company name is refused, and nothing is written', async () => {
    await aRecruiter(database.db, { companyName: 'Held Verified', verified: true });
    const recruiter = await aRecruiter(database.db);
    const before = await countJobs();
    await expect(createJob(depsAt(NOW), recruiter, aPosting({ companyName: 'held VERIFIED' }))).rejects.toMatchObject({
      code: 'COMPANY_NAME_TAKEN',
    });
    expect(await countJobs()).toBe(before);
    expect(pageCache.purge).not.toHaveBeenCalled();
    expect(pageCache.markStale).not.toHaveBeenCalled();
  });

  test('is verified only under the verified name', async () => {
    const recruiter = await aRecruiter(database.db, { companyName: 'Truly Ours', verified: true });
    const own = await createJob(depsAt(NOW), recruiter, aPosting({ companyName: 'truly ours' }));
    const other = await createJob(depsAt(NOW), recruiter, aPosting({ companyName: 'Somebody Else' }));
    expect([own.companyVerified, other.companyVerified]).toEqual([true, false]);
  });

  test('its last day may be today in India, until midnight there', async () => {
    const recruiter = await aRecruiter(database.db);
    const posting = aPosting({ applicationDeadline: { start: '2026-11-01', end: '2026-11-21' } });
    await expect(createJob(depsAt('2026-11-21T18:29:59Z'), recruiter, posting)).resolves.toBeDefined();
    await expect(createJob(depsAt('2026-11-21T18:30:00Z'), recruiter, posting)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { 'applicationDeadline.end': 'deadlinePast' } },
    });
  });

  test('keeps duration and first day only for internships', async () => {
    const recruiter = await aRecruiter(database.db);
    const period = { durationMonths: 6, startDate: '2027-01-04' };
    const internship = await createJob(depsAt(NOW), recruiter, aPosting({ employmentType: 'Internship', ...period }));
    const job = await createJob(depsAt(NOW), recruiter, aPosting({ employmentType: 'Contract', ...period }));
    expect(internship).toMatchObject(period);
    expect(job).toMatchObject({ durationMonths: null, startDate: null });
  });
});

describe('the posting form', () => {
  const problemsOf = (changes: Record<string, unknown>) => {
    const { error } = JobPosting.safeParse({ ...aPosting(), ...changes });
    return error?.issues.map((issue) => issue.path.join('.'));
  };

  test.each([
    ['title', ' '],
    ['title', 'two\nlines'],
    ['companyName', ''],
    ['industry', ''],
    ['industry', 'Alchemy'],
    ['location', 'x'.repeat(301)],
    ['location', ' , ,'],
    ['description', ''],
    ['responsibilities', undefined],
    ['requirements', ''],
    ['companyInfo', null],
    ['workMode', 'Underwater'],
    ['employmentType', ['Full-time']],
    ['skills', { $ne: 1 }],
    ['durationMonths', 0],
    ['startDate', '2026-02-30'],
  ])('refuses %s as %j', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([field]);
  });

  test('reports a reversed range at its upper end', () => {
    expect(problemsOf({ salary: { min: 200_000, max: 100_000 } })).toEqual(['salary.max']);
    expect(problemsOf({ experience: { min: 2, max: 1 } })).toEqual(['experience.max']);
    expect(problemsOf({ applicationDeadline: { start: '2026-12-02', end: '2026-12-01' } })).toEqual([
      'applicationDeadline.end',
    ]);
    expect(problemsOf({ salary: { min: -1 } })).toEqual(['salary.min']);
  });

  test('reads pay as people write it, and refuses other text', () => {
    const read = (min: unknown) => JobPosting.parse({ ...aPosting(), salary: { min } }).salary.min;
    expect(read('12.5 LPA')).toBe(1_250_000);
    expect(read('₹15,000/month')).toBe(180_000);
    for (const min of ['0', 9_999, 1_000_000_001, 'negotiable', 125])
      expect(problemsOf({ salary: { min } })).toEqual(['salary.min']);
  });

  test('reads the two ends of a salary in one unit, and says when they are in two', () => {
    const read = (salary: object) => JobPosting.parse({ ...aPosting(), salary }).salary;
    expect(read({ min: '80000', max: '120000' })).toMatchObject({ min: 960_000, max: 1_440_000 });
    expect(read({ min: '80000', max: 1_200_000 })).toMatchObject({ min: 960_000, max: 1_200_000 });
    const refused = JobPosting.safeParse({ ...aPosting(), salary: { min: '80000 a month', max: '6 LPA' } });
    expect(refused.error?.issues).toMatchObject([{ path: ['salary', 'max'], message: 'payOrder' }]);
  });

  test('drops empty parts of a list of places', () => {
    expect(JobPosting.parse({ ...aPosting(), location: 'Bengaluru, , मुंबई,' }).location).toBe('Bengaluru, मुंबई');
  });

  test('understands other spellings, numbers as text and skills as text', () => {
    expect(
      JobPosting.parse({
        ...aPosting(),
        workMode: 'On-site',
        employmentType: 'full time',
        industry: 'it services',
        salary: { min: '6,00,000', max: '' },
        skills: 'C++, c++ ,हिंदी',
      }),
    ).toMatchObject({
      workMode: 'Work From Office',
      employmentType: 'Full-time',
      industry: 'Information Technology',
      salary: { min: 600_000, max: null, showSalary: false },
      skills: ['C++', 'हिंदी'],
    });
  });
});
