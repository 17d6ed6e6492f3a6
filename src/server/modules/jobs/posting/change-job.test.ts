import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JobEdit } from '#contract/jobs.ts';
import { VISITOR } from '#server/caller.ts';
import { applications } from '#server/database/schema/applications.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { getJob } from '../search/get-job.ts';
import { listJobs } from '../search/list-jobs.ts';
import { deleteJob } from './delete-job.ts';
import { restoreJobStatus } from './freeze-job.ts';
import type { JobKeeper } from './lock-own-job.ts';
import { setJobStatus, setJobStatuses } from './set-job-status.ts';
import { updateJob } from './update-job.ts';

const database = testDeps();
const pageCache = { purge: vi.fn(), markStale: vi.fn(), onChange: () => undefined, hearsNews: () => true };
const deps = () => ({
  db: database.db,
  now: () => new Date('2026-11-21T00:10:00Z'),
  pageCache,
  queue: database.queue,
  settings: database.settings,
});
const auditOf = (jobId: string) =>
  database.db
    .select({ action: auditLog.action, from: auditLog.fromValue, to: auditLog.toValue, by: auditLog.actorKind })
    .from(auditLog)
    .where(eq(auditLog.subjectId, jobId))
    .orderBy(auditLog.id);

const setUp = async (traits: object = {}) => {
  const recruiter = await aRecruiter(database.db);
  return { recruiter, job: await aJob(database.db, { recruiterId: recruiter.accountId, ...traits }) };
};

beforeEach(() => vi.clearAllMocks());

describe('the status of a job', () => {
  test('with a stale version is refused and shows the newer job', async () => {
    const { recruiter, job } = await setUp();
    await setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Closed', reason: '', ifMatch: 1 });
    await expect(
      setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Active', reason: '', ifMatch: 1 }),
    ).rejects.toMatchObject({ code: 'STALE_VERSION', details: { current: { jobStatus: 'Closed', version: 2 } } });
  });
});

describe('a job whose recruiter has left', () => {
  test('is not opened by an administrator, alone, with others, in an edit, or when a freeze is undone', async () => {
    const { job } = await setUp({ status: 'Closed' });
    await database.db.update(jobs).set({ recruiterId: null }).where(eq(jobs.id, job.id));
    const admin = await anAdmin(database.db);
    const opening = { jobStatus: 'Active', reason: '' } as const;
    await expect(setJobStatus(deps(), admin, { id: job.id, ...opening })).rejects.toMatchObject({
      code: 'RECRUITER_LEFT',
    });
    await expect(
      updateJob(deps(), admin, { id: job.id, edit: JobEdit.parse({ jobStatus: 'Active' }), ifMatch: undefined }),
    ).rejects.toMatchObject({ code: 'RECRUITER_LEFT' });
    expect(await setJobStatuses(deps(), admin, { ids: [job.id], ...opening })).toMatchObject({
      changed: [],
      refused: [{ code: 'RECRUITER_LEFT' }],
    });
    const hidden = await setJobStatus(deps(), admin, { id: job.id, jobStatus: 'Block', reason: 'Fraud' });
    const undoing = { id: job.id, from: 'Active', batchId: 'x', detail: { version: hidden.version } };
    await expect(database.db.transaction((tx) => restoreJobStatus(deps(), tx, admin, undoing))).rejects.toMatchObject({
      code: 'RECRUITER_LEFT',
    });
  });
});

describe('editing a job', () => {
  const edit = (changes: object) => JobEdit.parse(changes);

  test('changes only what is sent, increments the version and marks its pages stale', async () => {
    const { recruiter, job } = await setUp({ skills: ['Go'], salaryMin: 5 });
    const changed = await updateJob(deps(), recruiter, { id: job.id, edit: edit({ title: 'Lead' }), ifMatch: 1 });
    expect(changed).toMatchObject({ title: 'Lead', skills: ['Go'], salary: { min: 5 }, location: 'Pune', version: 2 });
    expect(await getJob(deps(), VISITOR, { id: job.id })).toMatchObject({ title: 'Lead' });
    expect(pageCache.markStale.mock.calls).toEqual([[[`job:${job.id}`, 'jobs', 'job-pages']]]);
    expect(pageCache.purge).not.toHaveBeenCalled();
  });

  test('keeps unknown what the form leaves empty, and knows what somebody has chosen', async () => {
    const { recruiter, job } = await setUp({ workMode: null, employmentType: null, experienceUnknown: true });
    const send = (changes: object) =>
      updateJob(deps(), recruiter, { id: job.id, edit: edit(changes), ifMatch: undefined });
    const untouched = { title: 'Lead', workMode: '', employmentType: '', experience: { min: '', max: '' } };
    expect(await send(untouched)).toMatchObject({
      title: 'Lead',
      unknown: ['experience', 'workMode', 'employmentType'],
    });
    expect(await send({ workMode: 'Hybrid', experience: { min: 0, max: 0 } })).toMatchObject({
      workMode: 'Hybrid',
      unknown: ['employmentType'],
    });
    await expect(send({ workMode: '' })).rejects.toMatchObject({ details: { fields: { workMode: 'choose' } } });
  });

  test('with a stale version is refused and shows the newer job', async () => {
    const { recruiter, job } = await setUp();
    await updateJob(deps(), recruiter, { id: job.id, edit: edit({ title: 'First' }), ifMatch: 1 });
    await expect(
      updateJob(deps(), recruiter, { id: job.id, edit: edit({ title: 'Second' }), ifMatch: 1 }),
    ).rejects.toMatchObject({ code: 'STALE_VERSION', details: { current: { title: 'First', version: 2 } } });
  });

  test('accepts one of two concurrent edits of the same version', async () => {
    const { recruiter, job } = await setUp();
    const results = await Promise.allSettled(
      ['One', 'Two'].map((title) => updateJob(deps(), recruiter, { id: job.id, edit: edit({ title }), ifMatch: 1 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('answers another recruiter’s job like a missing one', async () => {
    const { job } = await setUp();
    const stranger = await aRecruiter(database.db);
    await expect(
      updateJob(deps(), stranger, { id: job.id, edit: edit({ title: 'Mine' }), ifMatch: undefined }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(pageCache.purge).not.toHaveBeenCalled();
    expect(pageCache.markStale).not.toHaveBeenCalled();
  });

  test('refuses to empty a text, but allows one that an import left empty', async () => {
    const { recruiter, job } = await setUp({ description: 'Something', requirements: '' });
    const id = job.id;
    await expect(
      updateJob(deps(), recruiter, { id, edit: edit({ description: '', requirements: '' }), ifMatch: undefined }),
    ).rejects.toMatchObject({ details: { fields: { description: 'required' } } });
    await expect(
      updateJob(deps(), recruiter, { id, edit: edit({ requirements: '', industry: '' }), ifMatch: undefined }),
    ).resolves.toBeDefined();
  });

  test('takes the verified name of the owner’s own company, also from an administrator, and nobody else’s', async () => {
    const { job } = await setUp();
    await aRecruiter(database.db, { companyName: 'Edited Into', verified: true });
    await expect(
      updateJob(deps(), await anAdmin(database.db), {
        id: job.id,
        edit: edit({ companyName: 'edited into' }),
        ifMatch: undefined,
      }),
    ).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN' });
  });

  test('keeps a past last day, and refuses a different past one', async () => {
    const { recruiter, job } = await setUp({ deadlineStart: '2026-01-01', deadlineEnd: '2026-11-01' });
    const to = (end: string) =>
      updateJob(deps(), recruiter, {
        id: job.id,
        edit: edit({ applicationDeadline: { start: '2026-01-01', end } }),
        ifMatch: undefined,
      });
    await expect(to('2026-11-01')).resolves.toBeDefined();
    await expect(to('2026-11-20')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('by an administrator is audited, and so is a status change', async () => {
    const { job } = await setUp();
    await updateJob(deps(), await anAdmin(database.db), {
      id: job.id,
      edit: edit({ title: 'Accountant', jobStatus: 'Closed' }),
      ifMatch: undefined,
    });
    expect(await auditOf(job.id)).toEqual([
      { action: 'job_edited', from: null, to: null, by: 'admin' },
      { action: 'job_status_changed', from: 'Active', to: 'Closed', by: 'admin' },
    ]);
  });

  test('by an administrator is told to its recruiter, old and new, but by the recruiter to nobody', async () => {
    const { recruiter, job } = await setUp();
    const send = async (by: JobKeeper, changes: object) =>
      updateJob(deps(), by, { id: job.id, edit: edit(changes), ifMatch: undefined });
    const admin = await anAdmin(database.db);
    await send(recruiter, { title: 'Lead' });
    await send(admin, { title: 'Lead' });
    await send(admin, { location: 'Mysuru' });
    await send(admin, { description: 'Corrected.' });
    expect(database.mails).toMatchObject([
      {
        to: recruiter.email,
        subject: expect.stringMatching(/^Your job has been changed: Lead/),
        text: expect.stringContaining('Place: Pune → Mysuru'),
      },
      { to: recruiter.email, text: expect.not.stringContaining('→') },
    ]);
    const told = await noticesOf(database.db, recruiter.accountId);
    expect(told).toMatchObject(
      ['Pune', 'Mysuru'].map((location) => ({
        kind: 'own_job_edited',
        jobId: job.id,
        says: { jobTitle: 'Lead', jobWas: { location }, jobNow: { location: 'Mysuru' } },
      })),
    );
  });

  test.each([
    ['Active', 'Block'],
    ['Block', 'Active'],
    ['Black List', 'Closed'],
  ] as const)('a recruiter does not move it from %s to %s', async (from, to) => {
    const { recruiter, job } = await setUp({ status: from });
    await expect(
      updateJob(deps(), recruiter, { id: job.id, edit: edit({ title: 'New', jobStatus: to }), ifMatch: undefined }),
    ).rejects.toMatchObject({ code: 'STATUS_FOR_ADMINS_ONLY' });
    expect(await getJob(deps(), recruiter, { id: job.id })).toMatchObject({
      jobStatus: from,
      title: 'Software Engineer',
    });
  });
});

describe('changing the status of a job', () => {
  test('closes it to the public, is recorded, and purges its pages', async () => {
    const { recruiter, job } = await setUp();
    const closed = await setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Closed', reason: '' });
    expect(closed).toMatchObject({ jobStatus: 'Closed', version: 2 });
    expect((await listJobs(deps(), VISITOR, aQuery({ title: job.title }))).items.map(({ _id }) => _id)).not.toContain(
      job.id,
    );
    expect(await auditOf(job.id)).toEqual([
      { action: 'job_status_changed', from: 'Active', to: 'Closed', by: 'recruiter' },
    ]);
    expect(pageCache.purge.mock.calls).toEqual([[[`job:${job.id}`, 'jobs']]]);
    expect(pageCache.markStale.mock.calls).toEqual([[['job-pages']]]);
  });

  test('to the current one changes nothing', async () => {
    const { recruiter, job } = await setUp();
    expect(await setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Active', reason: '' })).toMatchObject({
      version: 1,
    });
    expect(await auditOf(job.id)).toEqual([]);
  });

  test('an administrator freezes with a reason, which the owner reads and the audit keeps apart; and unfreezes', async () => {
    const { recruiter, job } = await setUp();
    const admin = await anAdmin(database.db);
    await setJobStatus(deps(), admin, { id: job.id, jobStatus: 'Block', reason: 'Asks for money' });
    expect(await getJob(deps(), recruiter, { id: job.id })).toMatchObject({
      jobStatus: 'Block',
      statusReason: 'Asks for money',
    });
    await expect(getJob(deps(), VISITOR, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Active', reason: '' }),
    ).rejects.toMatchObject({ code: 'STATUS_FOR_ADMINS_ONLY' });
    const reasons = await database.db
      .select()
      .from(auditPersonalValues)
      .where(eq(auditPersonalValues.accountId, recruiter.accountId));
    expect(reasons).toMatchObject([{ reason: 'Asks for money' }]);
    expect(database.mails).toMatchObject([
      { to: recruiter.email, text: expect.stringContaining('Reason: Asks for money') },
    ]);
    await setJobStatus(deps(), admin, { id: job.id, jobStatus: 'Black List', reason: 'Again' });
    expect(database.mails).toHaveLength(1);
    const active = await setJobStatus(deps(), admin, { id: job.id, jobStatus: 'Active', reason: '' });
    expect(active.statusReason).toBeUndefined();
    expect(database.mails[1]).toMatchObject({
      to: recruiter.email,
      subject: expect.stringContaining('no longer blocked'),
    });
    expect(await noticesOf(database.db, recruiter.accountId)).toMatchObject([
      { kind: 'own_job_taken_down', jobId: job.id, says: { jobTitle: job.title } },
      { kind: 'own_job_put_back', jobId: job.id },
    ]);
  });

  test('otherwise is told to its recruiter when an administrator does it, but to nobody when the recruiter does', async () => {
    const { recruiter, job } = await setUp();
    const admin = await anAdmin(database.db);
    await setJobStatus(deps(), recruiter, { id: job.id, jobStatus: 'Not Active', reason: '' });
    expect(await noticesOf(database.db, recruiter.accountId)).toEqual([]);
    await setJobStatus(deps(), admin, { id: job.id, jobStatus: 'Active', reason: '' });
    await updateJob(deps(), admin, { id: job.id, edit: JobEdit.parse({ jobStatus: 'Closed' }), ifMatch: undefined });
    const subject = expect.stringMatching(/^Your job has been changed: /);
    expect(database.mails).toMatchObject(
      ['Inactive → Active', 'Active → Closed'].map((moved) => ({
        to: recruiter.email,
        subject,
        text: expect.stringContaining(`Status: ${moved}`),
      })),
    );
    const [told] = await noticesOf(database.db, recruiter.accountId);
    expect(told).toMatchObject({
      kind: 'own_job_edited',
      says: { jobWas: { status: 'Not Active' }, jobNow: { status: 'Active' } },
    });
  });

  test('of several jobs by an administrator is one email to each recruiter, and a notice for each job', async () => {
    const { recruiter, job } = await setUp();
    const other = await aJob(database.db, { recruiterId: recruiter.accountId });
    const admin = await anAdmin(database.db);
    await setJobStatuses(deps(), admin, { ids: [job.id, other.id], jobStatus: 'Closed', reason: '' });
    expect(database.mails).toMatchObject([
      {
        to: recruiter.email,
        subject: '2 of your jobs have been changed',
        text: expect.stringContaining(`(${other.jobCode}) · Status: Active → Closed`),
      },
    ]);
    expect((await noticesOf(database.db, recruiter.accountId)).map(({ kind }) => kind)).toEqual(
      Array(2).fill('own_job_edited'),
    );
  });

  test('answers another recruiter’s job like a missing one', async () => {
    const { job } = await setUp();
    await expect(
      setJobStatus(deps(), await aRecruiter(database.db), { id: job.id, jobStatus: 'Closed', reason: '' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting a job', () => {
  test('hides it from everyone, keeps its applications, is recorded, and purges its pages', async () => {
    const { recruiter, job } = await setUp();
    const candidate = await aCandidate(database.db);
    await anApplication(database.db, job, candidate);
    expect(await deleteJob(deps(), recruiter, { id: job.id })).toEqual({ message: 'Job deleted successfully!' });
    for (const caller of [VISITOR, recruiter, candidate, await anAdmin(database.db)]) {
      await expect(getJob(deps(), caller, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await database.db.select().from(applications).where(eq(applications.jobId, job.id))).toHaveLength(1);
    expect(await auditOf(job.id)).toEqual([{ action: 'job_deleted', from: 'Active', to: null, by: 'recruiter' }]);
    expect(pageCache.purge.mock.calls).toEqual([[[`job:${job.id}`, 'jobs']]]);
    expect(pageCache.markStale.mock.calls).toEqual([[['job-pages']]]);
  });

  test('by an administrator is told to its recruiter by notice and email, by the recruiter to nobody', async () => {
    const [removed, own] = [await setUp(), await setUp()];
    await deleteJob(deps(), await anAdmin(database.db), { id: removed.job.id });
    await deleteJob(deps(), own.recruiter, { id: own.job.id });
    expect(database.mails).toMatchObject([
      {
        to: removed.recruiter.email,
        subject: expect.stringMatching(/^Your job has been deleted: /),
        text: expect.stringContaining(`(${removed.job.jobCode})`),
      },
    ]);
    expect(await noticesOf(database.db, removed.recruiter.accountId)).toMatchObject([
      {
        kind: 'own_job_deleted',
        jobId: removed.job.id,
        says: { jobTitle: removed.job.title, jobCode: removed.job.jobCode },
      },
    ]);
    expect(await noticesOf(database.db, own.recruiter.accountId)).toEqual([]);
  });

  test('repeated, or of another recruiter’s job, answers like a missing one', async () => {
    const { recruiter, job } = await setUp();
    await expect(deleteJob(deps(), await aRecruiter(database.db), { id: job.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await deleteJob(deps(), recruiter, { id: job.id });
    await expect(deleteJob(deps(), recruiter, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
