import { beforeAll, describe, expect, test } from 'vitest';
import { type AdminCaller, type CandidateCaller, type RecruiterCaller, VISITOR } from '#server/caller.ts';
import { testDatabase } from '#tests/support/database.ts';
import { apply, emailOf, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);
/** Its answers can be undone for a while. */
const patient = hiringDesk(database, { answerWait: 10 });

const FILE = ['Silk Dyer', 'Silk Grader', 'Silk Clerk', 'Silk Guard']
  .map((title) => `${title},Kaveri Silks,Mysuru,Silk`)
  .join('\r\n');
const file = {
  originalName: 'silk.csv',
  bytes: new TextEncoder().encode(`Title,Company,City,Skills\r\n${FILE}\r\n`),
};

describe('an import', () => {
  let admin: AdminCaller;
  let recruiter: RecruiterCaller;
  let candidate: CandidateCaller;
  let importId: string;
  const listed = async (query: object) => {
    const { body } = await desk.call('listJobs', { query: { sort: 'title', ...query } }, admin);
    return body.map(({ title, jobStatus }) => `${title}: ${jobStatus}`);
  };
  const mailsTo = async (whom: CandidateCaller | RecruiterCaller) => {
    const email = await emailOf(database.db, whom);
    return (await desk.mails()).filter(({ to }) => to === email);
  };

  beforeAll(async () => {
    admin = await anAdmin(database.db);
    recruiter = await aRecruiter(database.db, { companyName: 'Kaveri Silks' });
    candidate = await aCandidate(database.db);
    const body = { recruiterId: recruiter.accountId };
    importId = (await desk.call('importJobs', { body, files: { file } }, admin)).body._id ?? '';
  });

  test('tells the recruiter for whom it was made', async () => {
    expect(await mailsTo(recruiter)).toMatchObject([
      { subject: '4 jobs have been posted for you on Avsar', text: expect.stringContaining('imported 4 jobs for you') },
    ]);
  });

  test('is listed with what is left of it, and filters the jobs of administrators alone', async () => {
    const { body } = await desk.call('listImports', { query: {} }, admin);
    expect(body).toMatchObject([
      { _id: importId, fileName: 'silk.csv', added: 4, jobs: 4, recruiter: { userCode: recruiter.userCode } },
    ]);
    const other = await aRecruiter(database.db);
    expect(await listed({ importId })).toHaveLength(4);
    expect(await listed({ recruiter: recruiter.userCode.toLowerCase() })).toHaveLength(4);
    expect(await listed({ recruiter: other.userCode })).toEqual([]);
    const all = await desk.call('listJobs', { query: { recruiter: other.userCode } }, VISITOR);
    expect(all.body).toHaveLength(4);
    const { jobId = '' } = all.body.find(({ title }) => title === 'Silk Clerk') ?? {};
    expect(await listed({ jobId: jobId.toLowerCase() })).toEqual(['Silk Clerk: Active']);
    expect(await listed({ jobId: jobId.slice(3) })).toEqual(['Silk Clerk: Active']);
  });

  test('is found by its id, however many were made after it', async () => {
    const later = [];
    for (const number of [1, 2]) {
      const bytes = new TextEncoder().encode(`Title,Company,City,Skills\r\nReed Maker ${number},Reeds,Pune,Reed\r\n`);
      const files = { file: { originalName: `reeds-${number}.csv`, bytes } };
      const { body } = await desk.call('importJobs', { body: { recruiterId: 'nobody' }, files }, admin);
      later.push(body._id);
    }
    const page = async (query: object) => {
      const { body } = await desk.call('listImports', { query }, admin);
      return body.map(({ _id }) => _id);
    };
    expect(await page({ limit: '2' })).toEqual(later.reverse());
    expect(await page({ limit: '2', page: '2' })).toEqual([importId]);
    expect(await page({ importId, limit: '2' })).toEqual([importId]);
    for (const id of later) await desk.call('takeBackImport', { params: { id: id ?? '' } }, admin);
  });

  test('is taken back whole, once: jobs without applications go, the others close, and who waits is told once', async () => {
    const { body: jobs } = await desk.call('listJobs', { query: { importId, sort: 'title' } }, admin);
    const [clerk, dyer, grader] = jobs;
    for (const job of [clerk, dyer]) await apply(desk, candidate, job?._id ?? '');
    const elsewhere = await aCandidate(database.db);
    const sent = await apply(desk, elsewhere, dyer?._id ?? '');
    await desk.call('setApplicationStatus', { params: { id: sent._id }, body: { status: 'withdrawn' } }, elsewhere);
    await desk.mails();
    const [open] = (await desk.call('listApplications', { query: {} }, candidate)).body;
    expect(open).not.toHaveProperty('jobClosedAt');

    const found = async (query: object) => (await desk.call('listImports', { query }, admin)).body[0];
    expect(await found({ importId })).toMatchObject({ jobs: 4, applied: 2 });
    expect(await found({})).not.toHaveProperty('applied');
    const takeBack = () => desk.call('takeBackImport', { params: { id: importId } }, admin);
    expect((await takeBack()).body).toEqual({ deleted: 2, closed: 2 });
    expect((await takeBack()).body).toEqual({ deleted: 0, closed: 0 });

    expect(await listed({ importId })).toEqual(['Silk Clerk: Closed', 'Silk Dyer: Closed']);
    expect((await desk.refusal('getJob', { params: { id: grader?._id ?? '' } }, admin)).status).toBe(404);
    const told = await desk.mails();
    expect(told.map(({ to }) => to).sort()).toEqual(
      [await emailOf(database.db, candidate), await emailOf(database.db, recruiter)].sort(),
    );
    expect(told.find(({ subject }) => subject === '2 jobs you applied to have closed')?.text).toContain(
      '- Silk Clerk, Kaveri Silks\n- Silk Dyer, Kaveri Silks',
    );
    const { body: own } = await desk.call('listApplications', { query: {} }, candidate);
    expect(own).toMatchObject([
      { status: 'pending', jobClosedAt: expect.any(String) },
      { status: 'pending', jobClosedAt: expect.any(String) },
    ]);
    const { body } = await desk.call('listImports', { query: { importId } }, admin);
    const closed = [clerk, dyer].map((job) => job?.jobId ?? '');
    expect(body).toMatchObject([{ added: 4, jobs: 2, takenBackAt: expect.any(String) }]);
    expect(body[0]?.left?.sort()).toEqual(closed.sort());
    const { body: log } = await desk.call('listAuditLog', { query: { code: recruiter.userCode } }, admin);
    const written = log.filter((entry) => entry.import?._id === importId);
    expect(written.map(({ action, batchId, undoes }) => [action, batchId ?? undoes])).toEqual([
      ['import_taken_back', undefined],
      ['jobs_imported', undefined],
    ]);
    expect(written[0]?.import).toMatchObject({ fileName: 'silk.csv', createdAt: body[0]?.createdAt });
    const { body: table } = await desk.call('exportAuditLog', { query: { action: 'import_taken_back' } }, admin);
    expect(String(table)).toContain('silk.csv');
  });

  test('comes in anew after it was taken back; the closed jobs stay, and a reopened or frozen one counts as there and is named', async () => {
    const send = async (name: 'previewJobImport' | 'importJobs') =>
      (await desk.call(name, { body: { recruiterId: recruiter.accountId }, files: { file } }, admin)).body;
    expect((await send('previewJobImport')).counts).toMatchObject({ new: 4, present: 0 });
    const again = await send('importJobs');
    expect(again.counts).toMatchObject({ new: 4, present: 0 });
    expect(again.rows.map(({ jobId }) => jobId)).not.toContain(undefined);
    expect((await send('importJobs')).counts).toMatchObject({ new: 0, present: 4 });
    // An import that did nothing is not listed.
    const { body: log } = await desk.call('listAuditLog', { query: { code: recruiter.userCode } }, admin);
    expect(log[0]?.to).toBe('0 new, 4 present, 0 wrong');
    expect(log[0]?.import ?? log[0]?.batchId).toBeUndefined();
    expect(await listed({ importId })).toEqual(['Silk Clerk: Closed', 'Silk Dyer: Closed']);
    const { body: own } = await desk.call('listApplications', { query: {} }, candidate);
    expect(own).toMatchObject([{ jobClosedAt: expect.any(String) }, { jobClosedAt: expect.any(String) }]);

    await desk.call('takeBackImport', { params: { id: again._id ?? '' } }, admin);
    const { body: jobs } = await desk.call('listJobs', { query: { importId, sort: 'title' } }, admin);
    const body = { jobStatus: 'Active' };
    await desk.call('setJobStatus', { params: { id: jobs[0]?._id ?? '' }, body }, recruiter);
    await desk.call('setJobStatus', { params: { id: jobs[1]?._id ?? '' }, body: { jobStatus: 'Block' } }, admin);
    const first = async () => (await desk.call('listImports', { query: { importId } }, admin)).body[0];
    expect(await first()).toMatchObject({ takenBackAt: expect.any(String), reopened: 1 });
    expect((await send('importJobs')).counts).toMatchObject({ new: 2, present: 2 });
    await desk.call('setJobStatus', { params: { id: jobs[0]?._id ?? '' }, body: { jobStatus: 'Closed' } }, recruiter);
    expect(await first()).not.toHaveProperty('reopened');
  });

  test('names who posted a job for another company when it closes', async () => {
    const agency = await aRecruiter(database.db, { companyName: 'Setu Staffing' });
    const bytes = new TextEncoder().encode('Title,Company,City,Skills\r\nLoom Hand,Tungabhadra Mills,Hampi,Looms\r\n');
    const files = { file: { originalName: 'loom.csv', bytes } };
    const { body } = await desk.call('importJobs', { body: { recruiterId: agency.accountId }, files }, admin);
    const { body: jobs } = await desk.call('listJobs', { query: { importId: body._id } }, admin);
    await apply(desk, candidate, jobs[0]?._id ?? '');
    await desk.mails();
    await desk.call('takeBackImport', { params: { id: body._id ?? '' } }, admin);
    const [told] = await mailsTo(candidate);
    expect(told?.subject).toBe('A job you applied to has closed');
    expect(told?.text).toContain('- Loom Hand\n  Posted by Setu Staffing for Tungabhadra Mills.');
  });

  test('says something else to who was accepted than to who waits, and nothing early of what can be undone', async () => {
    const rows = ['Zari Weaver', 'Zari Packer'].map((title) => `${title},Kaveri Silks,Surat,Zari`).join('\n');
    const bytes = new TextEncoder().encode(`Title,Company,City,Skills\n${rows}\n`);
    const body = { recruiterId: recruiter.accountId };
    const files = { file: { originalName: 'zari.csv', bytes } };
    const { body: sent } = await desk.call('importJobs', { body, files }, admin);
    const { body: jobs } = await desk.call('listJobs', { query: { importId: sent._id, sort: 'title' } }, admin);
    const [packer = '', weaver = ''] = jobs.map(({ _id }) => _id);
    const both = await aCandidate(database.db);
    const accepted = await apply(desk, both, packer);
    await apply(desk, both, weaver);
    const accept = { body: { status: 'accepted' } };
    await desk.call('setApplicationStatus', { params: { id: accepted._id }, ...accept }, recruiter);
    const held = await aCandidate(database.db);
    const { _id: heldId } = await apply(desk, held, weaver);
    await patient.call('setApplicationStatus', { params: { id: heldId }, ...accept }, recruiter);
    await desk.mails();

    await desk.call('takeBackImport', { params: { id: sent._id ?? '' } }, admin);
    const told = await desk.mails();
    const to = async (whom: CandidateCaller) => {
      const email = await emailOf(database.db, whom);
      return told.find((mail) => mail.to === email);
    };
    const toBoth = await to(both);
    expect(toBoth?.subject).toBe('2 jobs you applied to have closed');
    const [waiting, further] = toBoth?.text.split('- Zari Weaver, Kaveri Silks') ?? [];
    expect(waiting).toContain('You may not get an answer to your application.');
    expect(further).toContain('The recruiter has accepted your application and can still schedule an interview');
    expect(further).toContain('- Zari Packer, Kaveri Silks');
    expect(further).not.toContain('may not get an answer');
    expect((await to(held))?.text).toContain('You may not get an answer to your application.');
  });

  test('tells the recruiter which of its jobs take applications and which lead elsewhere', async () => {
    const other = await aRecruiter(database.db);
    const told = async (rows: readonly string[]) => {
      const bytes = new TextEncoder().encode(['Title,Company,City,Skills,Apply URL', ...rows].join('\n'));
      const files = { file: { originalName: 'linen.csv', bytes } };
      const { body } = await desk.call('importJobs', { body: { recruiterId: other.accountId }, files }, admin);
      const mails = await mailsTo(other);
      await desk.call('takeBackImport', { params: { id: body._id ?? '' } }, admin);
      await desk.mails();
      return mails[0]?.text;
    };
    const out = 'Linen Dyer,Kosi Linen,Patna,Linen,https://kosi.example/jobs/1';
    const alone = await told([out]);
    expect(alone).toContain('It leads to another website and takes no applications on Avsar.');
    expect(alone).not.toContain('come to you');
    const some = await told([out, 'Linen Clerk,Kosi Linen,Patna,Linen,', 'Linen Guard,Kosi Linen,Patna,Linen,']);
    expect(some).toContain('2 take applications on Avsar, and they come to you.');
    expect(some).toContain('1 leads to another website and takes no applications on Avsar.');
  });
});
