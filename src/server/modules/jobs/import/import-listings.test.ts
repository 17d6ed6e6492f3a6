import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#contract/rules.ts';
import type { AdminCaller, RecruiterCaller } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { importListings } from './import-listings.ts';
import { previewImport } from './preview-import.ts';

const database = testDatabase();
const pageCache = { purge: vi.fn(), markStale: vi.fn(), onChange: () => undefined, hearsNews: () => true };
const desk = hiringDesk(database);
const deps = () => ({
  ...desk.deps,
  now: () => new Date('2026-11-21T00:10:00Z'),
  pageCache,
});

const HEADINGS = 'Title,Company,City,Skills,Ref';
const FILE = [
  HEADINGS,
  'Baker,Bread & Co,"Pune, Goa","Baking, Icing",1',
  'BAKER,bread & co,"pune,goa","icing,baking",2',
  ',Nameless,Goa,R,3',
  'Cook,Verified Inn,Goa,Cooking,4',
  'Cook,Spice,Goa,Cooking,5',
  '',
].join('\r\n');

const upload = (content: string | Uint8Array) => ({
  originalName: 'listings.csv',
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});

const jobsOf = (recruiter: RecruiterCaller) =>
  database.db.select({ jobCode: jobs.jobCode }).from(jobs).where(eq(jobs.recruiterId, recruiter.accountId));
const auditOf = (recruiter: RecruiterCaller) =>
  database.db
    .select({ by: auditLog.actorCode, to: auditLog.toValue, code: auditLog.subjectCode })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'jobs_imported'), eq(auditLog.subjectId, recruiter.accountId)));

const preview = (recruiter: RecruiterCaller, content: string | Uint8Array = FILE) =>
  previewImport(deps(), { recruiterId: recruiter.accountId, file: upload(content) });
const run = (admin: AdminCaller, recruiter: RecruiterCaller, content: string | Uint8Array = FILE) =>
  importListings(deps(), admin, { recruiterId: recruiter.accountId, file: upload(content) });

beforeAll(async () => {
  await aRecruiter(database.db, { companyName: 'Verified Inn', verified: true });
});
beforeEach(async () => {
  vi.clearAllMocks();
  // The rows of earlier tests may come in again.
  await database.db.update(jobs).set({ deletedAt: new Date() });
});

describe('the preview of an import', () => {
  test('tells of every row what would become of it, and writes nothing', async () => {
    const recruiter = await aRecruiter(database.db, { companyName: 'Bread & Co' });
    expect(await preview(recruiter)).toEqual({
      recruiter: { _id: recruiter.accountId, userCode: recruiter.userCode, companyName: 'Bread & Co' },
      counts: { rows: 5, new: 2, present: 1, wrong: 2, leadsOut: 0, warned: 0 },
      ignored: ['Ref'],
      rows: [
        { line: 2, outcome: 'new', title: 'Baker', companyName: 'Bread & Co', location: 'Pune, Goa' },
        {
          line: 3,
          outcome: 'present',
          title: 'BAKER',
          companyName: 'bread & co',
          location: 'pune, goa',
          code: 'sameLine',
          params: { line: 2 },
          reason: 'Same as line 2.',
        },
        {
          line: 4,
          outcome: 'wrong',
          title: '',
          companyName: 'Nameless',
          location: 'Goa',
          code: 'titleMissing',
          reason: 'The title is missing.',
        },
        {
          line: 5,
          outcome: 'wrong',
          title: 'Cook',
          companyName: 'Verified Inn',
          location: 'Goa',
          code: 'companyTaken',
          reason: 'This company name belongs to a verified company.',
        },
        { line: 6, outcome: 'new', title: 'Cook', companyName: 'Spice', location: 'Goa' },
      ],
    });
    expect(await jobsOf(recruiter)).toEqual([]);
    expect(await auditOf(recruiter)).toEqual([]);
    expect(pageCache.markStale).not.toHaveBeenCalled();
  });

  test('names everything that is wrong with a row', async () => {
    const recruiter = await aRecruiter(database.db);
    const { rows } = await preview(recruiter, 'Title,Company,City,Skills\n,verified INN,,\n,A,Pune,Baking');
    expect(rows).toMatchObject([
      {
        code: 'titleMissing',
        reason: 'The title is missing.',
        also: [
          { code: 'placeMissing', reason: 'The location is missing.' },
          { code: 'skillMissing', reason: 'Add at least one skill of up to 80 characters.' },
          { code: 'companyTaken', reason: 'This company name belongs to a verified company.' },
        ],
      },
      { code: 'titleMissing' },
    ]);
    expect(rows[1]).not.toHaveProperty('also');
  });

  test('warns of pay and experience that it cannot read, before anything is published and after', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    const content = [
      'Title,Company,City,Skills,Salary,Experience',
      'Baker,A,Pune,Baking,99999 LPA,80-90 years',
      'Cook,A,Pune,Cooking,Not disclosed,2-4 years',
      'BAKER,A,Pune,Baking,many,',
      ',A,Pune,Baking,many,',
    ].join('\n');
    const before = await preview(recruiter, content);
    expect(before.counts).toEqual({ rows: 4, new: 2, present: 1, wrong: 1, leadsOut: 0, warned: 1 });
    expect(before.rows.map(({ line, warnings }) => [line, warnings])).toEqual([
      [
        2,
        [
          {
            code: 'experienceLeftOut',
            params: { text: '80-90 years', most: 60 },
            reason: 'Experience “80-90 years” was left out. We read 0 to 60 years.',
          },
          {
            code: 'payOutside',
            params: { text: '99999 LPA' },
            reason: 'Pay “99999 LPA” was left out. Pay is from ₹10,000 to ₹100 crore a year.',
          },
        ],
      ],
      [3, undefined],
      [4, undefined],
      [5, undefined],
    ]);
    const after = await run(admin, recruiter, content);
    expect(after.counts).toEqual(before.counts);
    expect(after.rows[0]?.warnings).toEqual(before.rows[0]?.warnings);
  });

  test.each([
    ['semicolons', 'Title;Company;City;Skills\nBaker;Bread & Co;"Pune, Goa";"Baking, Icing"\n'],
    ['tabs', 'Title\tCompany\tCity\tSkills\nBaker\tBread & Co\tPune, Goa\tBaking, Icing\n'],
    ['bars', 'Title|Company|City|Skills\nBaker|Bread & Co|Pune, Goa|Baking, Icing\n'],
    ['a line that names them', 'sep=;\r\nTitle;Company;City;Skills\r\nBaker;Bread & Co;Pune, Goa;Baking, Icing\r\n'],
  ])('reads columns between %s', async (_, content) => {
    const recruiter = await aRecruiter(database.db);
    expect(await preview(recruiter, content)).toMatchObject({
      counts: { rows: 1, new: 1 },
      rows: [{ title: 'Baker', location: 'Pune, Goa' }],
    });
  });

  test.each([
    ['Windows-1252', Buffer.from(`${HEADINGS}\nCafé Manager,Crèche,Pune,Baking,1\n`, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${HEADINGS}\nCafé Manager,Crèche,Pune,Baking,1\n`, 'utf16le')],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${HEADINGS}\nCafé Manager,Crèche,Pune,Baking,1\n`)],
  ])('reads a file in %s', async (_, content) => {
    const recruiter = await aRecruiter(database.db);
    expect(await preview(recruiter, content)).toMatchObject({
      rows: [{ outcome: 'new', title: 'Café Manager', companyName: 'Crèche' }],
    });
  });

  test('refuses only the row that is spoiled in a file that is UTF-8 elsewhere', async () => {
    const recruiter = await aRecruiter(database.db);
    const content = Buffer.concat([
      Buffer.from(`${HEADINGS}\nCaf`),
      Buffer.from([0xe9]),
      Buffer.from(' Manager,A,Pune,Baking,1\nरसोइया,A,Pune,Cooking,2\n'),
    ]);
    expect((await preview(recruiter, content)).rows).toMatchObject([
      { outcome: 'wrong', reason: 'This row isn’t UTF-8. Save the file as UTF-8 and import it again.' },
      { outcome: 'new', title: 'रसोइया' },
    ]);
  });

  test.each([
    ['nothing', '', 'The file is empty. Its first row must name the columns.'],
    [
      'a spreadsheet',
      'PK\u0003\u0004\u0000\u0000',
      'This isn’t a CSV file. Save the table as CSV and choose that file.',
    ],
    ['no skills', 'Title,Company,City\nBaker,A,Pune\n', 'We can’t find a column for skills.'],
    [
      'too many rows',
      `${HEADINGS}\n${'Baker,A,Pune,Baking,1\n'.repeat(LIMITS.importRows + 1)}`,
      'A file can have at most 5,000 rows. Split it and import the parts one by one.',
    ],
  ])('refuses a file of %s with its reason', async (_, content, message) => {
    await expect(preview(await aRecruiter(database.db), content)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message,
      details: { fields: { file: expect.anything() } },
    });
  });

  test('wants a file, and a recruiter for whom something can be posted', async () => {
    const blocked = await aRecruiter(database.db, { status: 'Block' });
    const admin = await anAdmin(database.db);
    await expect(previewImport(deps(), { recruiterId: blocked.accountId, file: undefined })).rejects.toMatchObject({
      details: { fields: { recruiterId: 'recruiterBlocked' } },
    });
    await expect(previewImport(deps(), { recruiterId: admin.accountId, file: upload(FILE) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { recruiterId: 'recruiterUnknown' } },
    });
    const recruiter = await aRecruiter(database.db);
    await expect(previewImport(deps(), { recruiterId: recruiter.accountId, file: undefined })).rejects.toMatchObject({
      details: { fields: { file: 'csvMissing' } },
    });
  });
});

describe('an import by an administrator', () => {
  test('posts the new rows, reports each with its job, and is written into the audit log', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    const report = await run(admin, recruiter);
    expect(report.counts).toEqual({ rows: 5, new: 2, present: 1, wrong: 2, leadsOut: 0, warned: 0 });
    const codes = (await jobsOf(recruiter)).map(({ jobCode }) => jobCode).sort();
    expect(report.rows.flatMap(({ outcome, jobId }) => (outcome === 'new' ? [jobId] : [])).sort()).toEqual(codes);
    expect(await auditOf(recruiter)).toEqual([
      { by: admin.userCode, to: '2 new, 1 present, 2 wrong', code: recruiter.userCode },
    ]);
    expect(pageCache.markStale.mock.calls).toEqual([[['jobs', 'job-pages']]]);
  });

  test('a second time, and ten times at once, adds nothing twice and says where each row is', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    const reports = await Promise.all(Array.from({ length: 10 }, () => run(admin, recruiter)));
    expect(reports.reduce((sum, { counts }) => sum + counts.new, 0)).toBe(2);
    expect(pageCache.markStale.mock.calls).toEqual([[['jobs', 'job-pages']]]);
    const again = await run(admin, recruiter);
    expect(again.counts).toEqual({ rows: 5, new: 0, present: 3, wrong: 2, leadsOut: 0, warned: 0 });
    const [first] = again.rows;
    expect(first?.reason).toBe(`Already posted as ${first?.jobId}.`);
    expect((await jobsOf(recruiter)).length).toBe(2);
  });

  test('of a file that is refused writes nothing', async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    await expect(run(admin, recruiter, 'Title,City\nBaker,Pune\n')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await jobsOf(recruiter)).toEqual([]);
    expect(await auditOf(recruiter)).toEqual([]);
  });
});
