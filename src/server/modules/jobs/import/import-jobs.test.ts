import { Readable } from 'node:stream';
import { and, count, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecruiterCaller } from '#server/caller.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aJob, anAdmin, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { deleteJob } from '../posting/delete-job.ts';
import { listJobs } from '../search/list-jobs.ts';
import { importJobs } from './import-jobs.ts';

const database = testDatabase();
const pageCache = { purge: vi.fn(), markStale: vi.fn(), onChange: () => undefined, hearsNews: () => true };
const desk = hiringDesk(database);
const deps = () => ({
  ...desk.deps,
  now: () => new Date('2026-11-21T00:10:00Z'),
  pageCache,
});

const MESSY = `Job_Role,Company,Location,Skills/Description
Baker,Bread & Co,"Pune, Mumbai (All Areas)","Baking, Icing"
 BAKER ,bread & co,"Pune,  mumbai (all areas)","icing,BAKING , baking"
Baker,Bread & Co,Pune,"Baking, Icing"
Law Intern,"Rao, Rao & Sons",Delhi / NCR,C++
,Nameless,Goa,R
Cook,Spice,Goa,
"=cmd|' /C calc'!A0",<script>,Goa,"100%,a_b"
`;

const run = (recruiter: RecruiterCaller, csv = MESSY, options: { preview?: boolean } = {}) =>
  importJobs(deps(), { recruiterId: recruiter.accountId, csv: Readable.from([csv]), ...options });

const countJobs = async (recruiter: RecruiterCaller) =>
  (
    await database.db
      .select({ count: count() })
      .from(jobs)
      .where(and(eq(jobs.recruiterId, recruiter.accountId), isNull(jobs.deletedAt)))
  )[0]?.count;

beforeEach(async () => {
  vi.clearAllMocks();
  // The rows of earlier tests may come in again.
  await database.db.update(jobs).set({ deletedAt: new Date() });
});

describe('importing listings', () => {
  test('imports usable rows once, and gives the reason for the rest', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    expect(await run(recruiter)).toEqual({
      rows: 7,
      imported: 4,
      repeated: 1,
      refused: [
        { line: 6, reason: 'The title is missing.' },
        { line: 7, reason: 'Add at least one skill of up to 80 characters.' },
      ],
      warnings: [],
    });
    expect(await countJobs(recruiter)).toBe(4);
    expect(await noticesOf(database.db, admin.accountId)).toMatchObject([
      { kind: 'import_failed', says: { count: 2 } },
    ]);
    expect(pageCache.markStale.mock.calls).toEqual([[['jobs', 'job-pages']]]);
  });

  test('tells administrators about an interrupted import, and not about a preview or a complete one', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    await run(recruiter, MESSY, { preview: true });
    await run(recruiter, 'Title,Company,City,Skills\nBaker,Bread,Goa,Baking');
    expect(await noticesOf(database.db, admin.accountId)).toEqual([]);
    const broken = Readable.from(
      (function* () {
        yield MESSY;
        throw new Error('The disk is gone.');
      })(),
    );
    await expect(importJobs(deps(), { recruiterId: recruiter.accountId, csv: broken })).rejects.toThrow('disk');
    expect(await noticesOf(database.db, admin.accountId)).toMatchObject([
      { kind: 'import_failed', says: { count: 0 } },
    ]);
  });

  test('creates open jobs with nothing beyond the file’s content', async () => {
    const recruiter = await aRecruiter(database.db);
    await run(recruiter);
    const { items } = await listJobs(deps(), recruiter, aQuery({ own: 'true', title: 'intern' }));
    expect(items).toMatchObject([
      {
        title: 'Law Intern',
        companyName: 'Rao, Rao & Sons',
        employmentType: 'Internship',
        workMode: '',
        jobStatus: 'Active',
        experience: { min: null, max: null },
        unknown: ['experience', 'workMode'],
        salary: { min: null, max: null, showSalary: false },
        requirements: '',
        applicationDeadline: { start: '2026-11-21', end: '2027-01-20' },
      },
    ]);
  });

  test('repeated adds nothing, even concurrently', async () => {
    const recruiter = await aRecruiter(database.db);
    const both = await Promise.all([run(recruiter), run(recruiter)]);
    expect(both.reduce((sum, { imported }) => sum + imported, 0)).toBe(4);
    expect(await run(recruiter)).toMatchObject({ imported: 0, repeated: 5 });
    expect(await countJobs(recruiter)).toBe(4);
  });

  test('adds a row once whoever has it, also when two import it at once, and again when it is deleted', async () => {
    const [one, other] = [await aRecruiter(database.db), await aRecruiter(database.db)];
    const both = await Promise.all([run(one), run(other)]);
    expect(both.map(({ imported }) => imported).sort()).toEqual([0, 4]);
    const owner = both[0].imported ? one : other;
    expect(await importJobs(deps(), { recruiterId: undefined, csv: Readable.from([MESSY]) })).toMatchObject({
      imported: 0,
      repeated: 5,
    });
    const { items } = await listJobs(deps(), owner, aQuery({ own: 'true', limit: '1' }));
    await deleteJob(deps(), owner, { id: items[0]?._id ?? '' });
    expect(await run(one)).toMatchObject({ imported: 1 });
  });

  test('does not add what a recruiter has posted, and adds no row again whose job has been edited', async () => {
    const [poster, recruiter] = [await aRecruiter(database.db), await aRecruiter(database.db)];
    const posted = { title: 'Rice  Cook', companyName: 'Spice', location: 'Goa,Pune', skills: ['Rice', 'Cooking'] };
    await aJob(database.db, { recruiterId: poster.accountId, ...posted });
    const csv = 'Title,Company,City,Skills\nrice cook,SPICE,"goa, pune","cooking, rice"\nTea Cook,Spice,Goa,Tea\n';
    expect(await run(recruiter, csv, { preview: true })).toMatchObject({ imported: 1, repeated: 1 });
    expect(await run(recruiter, csv)).toMatchObject({ imported: 1, repeated: 1 });
    await database.db.update(jobs).set({ title: 'Tea Master' }).where(eq(jobs.title, 'Tea Cook'));
    expect(await run(poster, csv)).toMatchObject({ imported: 0, repeated: 2 });
  });

  test('refuses rows under another recruiter’s verified company name', async () => {
    await aRecruiter(database.db, { companyName: 'Verified Bakery', verified: true });
    const recruiter = await aRecruiter(database.db);
    expect(await run(recruiter, 'Title,Company,City,Skills\nBaker,VERIFIED bakery,Pune,Baking\n')).toMatchObject({
      imported: 0,
      refused: [{ line: 2, reason: 'This company name belongs to a verified company.' }],
    });
  });

  test.each([
    ['', 'The file is empty. Its first row must name the columns.'],
    [
      'Title;Company;City;Skills\nBaker;Bakery;Pune;Baking\n',
      'We can’t find a column for title, company, location, skills. Separate the columns with commas.',
    ],
  ])('a file that cannot be read says why: %j', async (csv, message) => {
    await expect(run(await aRecruiter(database.db), csv)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
  });

  test('a row that is not UTF-8 is refused, and the others are taken', async () => {
    const recruiter = await aRecruiter(database.db);
    const csv = Buffer.concat([
      Buffer.from('Title,Company,City,Skills\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from(' Manager,Bakery,Pune,Baking\nBaker,Bakery,Pune,Baking\n'),
    ]);
    const report = await importJobs(deps(), { recruiterId: recruiter.accountId, csv: Readable.from([csv]) });
    expect(report).toMatchObject({
      imported: 1,
      refused: [{ line: 2, reason: 'This row isn’t UTF-8. Save the file as UTF-8 and import it again.' }],
    });
  });

  test('a preview says the same and writes nothing', async () => {
    const recruiter = await aRecruiter(database.db);
    const preview = await run(recruiter, MESSY, { preview: true });
    expect(await countJobs(recruiter)).toBe(0);
    expect(pageCache.markStale).not.toHaveBeenCalled();
    expect(await run(recruiter)).toEqual(preview);
    expect(await run(recruiter, MESSY, { preview: true })).toMatchObject({ imported: 0, repeated: 5 });
  });

  test('reads 3,000 rows in batches, reporting progress', async () => {
    const recruiter = await aRecruiter(database.db);
    const lines = Array.from({ length: 3000 }, (_, row) => `Clerk ${row},Office,Pune,"Filing, Typing ${row}"`);
    const onProgress = vi.fn();
    const report = await importJobs(deps(), {
      recruiterId: recruiter.accountId,
      csv: Readable.from([['Title,Company,City,Skills', ...lines].join('\n')]),
      onProgress,
    });
    expect(report).toMatchObject({ rows: 3000, imported: 3000 });
    expect(onProgress.mock.calls.length).toBeGreaterThanOrEqual(6);
  });
});
