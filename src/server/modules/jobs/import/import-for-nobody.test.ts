import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AdminCaller, type CandidateCaller, VISITOR } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { testDatabase } from '#tests/support/database.ts';
import { applyForm, aResume, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { NO_FILTERS } from '../search/job-lists.store.ts';
import { openJobSearch } from '../search/memory/job-search.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const FILE = [
  'Title,Company,City,Skills,Apply URL',
  'Loom Fitter,Kesari Logix,Pune,Weaving,https://Jobs.Kesari.example/42?from=a b',
  'Loom Clerk,Kesari Logix,Pune,Weaving,',
  'Loom Cook,Kesari Logix,Pune,Weaving,http://kesari.example/42',
  'Loom Guard,Kesari Logix,Pune,Weaving,https://127.0.0.1/apply',
  'Loom Guide,Kesari Logix,Pune,Weaving,https://admin:secret@kesari.example/',
  '',
].join('\r\n');

const file = { originalName: 'listings.csv', bytes: new TextEncoder().encode(FILE) };
const wrong = (line: number) => ({
  line,
  outcome: 'wrong',
  code: 'applyUrlWrong',
  reason: 'The address to apply at is not an https address of a website.',
});

describe('listings that are imported for nobody', () => {
  let admin: AdminCaller;
  let candidate: CandidateCaller;
  const run = (recruiterId: string) => desk.call('importJobs', { body: { recruiterId }, files: { file } }, admin);
  const found = async (title: string) => {
    const { body } = await desk.call('listJobs', { query: { title } }, VISITOR);
    if (!body[0]) throw new Error(`${title} is not found.`);
    return body[0];
  };

  beforeAll(async () => {
    admin = await anAdmin(database.db);
    candidate = await aCandidate(database.db);
  });

  test('are read by everybody, once, and say that nobody here takes applications', async () => {
    const { body: report } = await run('nobody');
    expect(report).not.toHaveProperty('recruiter');
    expect(report.counts).toEqual({ rows: 5, new: 2, present: 0, wrong: 3, leadsOut: 1, warned: 0 });
    expect(report.rows.map(({ applyHost }) => applyHost).slice(0, 2)).toEqual(['jobs.kesari.example', undefined]);
    expect(report.rows.slice(2)).toMatchObject([wrong(4), wrong(5), wrong(6)]);
    expect((await run('nobody')).body.counts).toEqual({
      rows: 5,
      new: 0,
      present: 2,
      wrong: 3,
      leadsOut: 0,
      warned: 0,
    });

    const fitter = await found('Loom Fitter');
    expect(fitter).toMatchObject({
      postedByCompany: 'Avsar',
      takesApplications: false,
      applyUrl: 'https://jobs.kesari.example/42?from=a%20b',
    });
    const clerk = await found('Loom Clerk');
    expect(clerk.takesApplications).toBe(false);
    expect(clerk).not.toHaveProperty('applyUrl');
    const index = await openJobSearch(database.db);
    const clock = { now: new Date('2026-11-20T05:00:00Z'), today: '2026-11-20' };
    const filters = { ...NO_FILTERS, title: ['Loom'] };
    expect(index.find({ filters, order: '-createdAt', skip: 0, most: 9 }, clock).total).toBe(2);
  });

  test('can be kept, not applied to', async () => {
    const { _id: id, jobId } = await found('Loom Clerk');
    const saved = await desk.call('saveJob', { params: { jobId } }, candidate);
    expect(saved.body).toMatchObject({ closed: false, takesApplications: false });
    const refused = await desk.refusal('submitApplication', { body: applyForm(id), files: aResume() }, candidate);
    expect(refused).toMatchObject({
      code: 'NO_APPLICATIONS_HERE',
      status: 409,
      message: 'This listing takes no applications here.',
    });
  });

  test('are told from jobs whose recruiter is gone, in the audit log as well', async () => {
    const { _id: id } = await found('Loom Clerk');
    const { body } = await desk.call('getJob', { params: { id } }, admin);
    expect(body.forNobody).toBe(true);
    const logged = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'jobs_imported'))
      .orderBy(auditLog.id);
    expect(logged).toMatchObject([
      { subjectKind: 'job', subjectId: null, toValue: '2 new, 0 present, 3 wrong' },
      { toValue: '0 new, 2 present, 3 wrong' },
    ]);
  });

  test('lead out also where a recruiter keeps them', async () => {
    const recruiter = await aRecruiter(database.db, { companyName: 'Kesari Logix' });
    const { body: imports } = await desk.call('listImports', { query: {} }, admin);
    for (const { _id: id } of imports) await desk.call('takeBackImport', { params: { id } }, admin);
    expect((await run(recruiter.accountId)).body).toMatchObject({ recruiter: { _id: recruiter.accountId } });
    const { body } = await desk.call('listJobs', { query: { title: 'Loom Fitter', own: true } }, recruiter);
    expect(body).toMatchObject([{ takesApplications: false, applyUrl: expect.stringContaining('kesari') }]);
    const { body: here } = await desk.call('listJobs', { query: { title: 'Loom Clerk', own: true } }, recruiter);
    expect(here).toMatchObject([{ takesApplications: true }]);
  });
});
