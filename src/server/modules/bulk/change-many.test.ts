import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { notices as noticesTable } from '#server/database/schema/notices.ts';
import { sessions } from '#server/database/schema/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);
const MISSING = '01900000-0000-7000-8000-000000000000';

const jobStatuses = async (ids: string[]) => {
  const rows = await database.db.select().from(jobs).where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, status }) => [id, status]));
};
const accountStatus = async (id: string) => {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return row?.status;
};

describe('one status for many jobs', () => {
  it('is undone to what each was before, its reason too', async () => {
    const admin = await anAdmin(database.db);
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const [open, shut, frozen] = await Promise.all([
      aJob(database.db, { recruiterId }),
      aJob(database.db, { recruiterId, status: 'Closed' }),
      aJob(database.db, { recruiterId, status: 'Block', statusReason: 'asks for a fee', statusBeforeFreeze: 'Active' }),
    ]);
    const ids = [open.id, shut.id, frozen.id];
    const body = { ids: [...ids, MISSING], jobStatus: 'Not Active' };
    const { body: done } = await desk.call('setJobStatuses', { body }, admin);
    expect(done).toMatchObject({ message: '3 jobs changed.', changed: [...ids].sort() });
    expect(done.refused).toEqual([{ _id: MISSING, code: 'NOT_FOUND', message: expect.any(String) }]);
    expect([...(await jobStatuses(ids)).values()]).toEqual(['Not Active', 'Not Active', 'Not Active']);
    const audit = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.batchId, done.batchId ?? ''));
    expect(audit).toHaveLength(3);
    const entries = (code: string | undefined) => desk.call('listAuditLog', { query: { code } }, admin);

    const undo = { params: { batchId: done.batchId }, body: {} };
    expect((await desk.call('undoBulkChange', undo, admin)).body.message).toBe('Undone: 3 of 3.');
    const after = await jobStatuses(ids);
    expect(ids.map((id) => after.get(id))).toEqual(['Active', 'Closed', 'Block']);
    const [row] = await database.db.select().from(jobs).where(eq(jobs.id, frozen.id));
    expect(row).toMatchObject({ statusReason: 'asks for a fee', statusBeforeFreeze: 'Active' });
    expect((await desk.refusal('undoBulkChange', undo, admin)).code).toBe('UNDO_EXPIRED');
    const { body: listed } = await entries(open.jobCode);
    expect(listed).toMatchObject([
      { from: 'Not Active', to: 'Active', batchId: done.batchId, undoes: FRIDAY.toISOString() },
      { from: 'Active', to: 'Not Active', batchId: done.batchId },
    ]);
    expect(listed[1]).not.toHaveProperty('undoes', expect.anything());
    const { body: file } = await desk.call('exportAuditLog', { query: { code: open.jobCode } }, admin);
    const undone = String(file)
      .split('\r\n')
      .map((line) => line.endsWith(`,${FRIDAY.toISOString()}`));
    expect(undone.slice(1, 3)).toEqual([true, false]);
  });

  it('mails each recruiter once, when blocked and when undone, with their jobs listed', async () => {
    const admin = await anAdmin(database.db);
    const [one, two] = [await aRecruiter(database.db), await aRecruiter(database.db)];
    const own = [];
    for (let number = 1; number <= 22; number += 1)
      own.push(await aJob(database.db, { recruiterId: one.accountId, title: `Potter ${number}` }));
    const other = await aJob(database.db, { recruiterId: two.accountId, title: 'Dyer' });
    const ids = [...own, other].map(({ id }) => id);
    await desk.mails();
    const body = { ids, jobStatus: 'Block', reason: 'Asks for a fee.' };
    const { body: done } = await desk.call('setJobStatuses', { body }, admin);
    const mailsTo = async () => {
      const mails = await desk.mails();
      expect(mails).toHaveLength(2);
      const single = mails.find(({ subject }) => subject.includes('Dyer'));
      return { single, list: mails.find((mail) => mail !== single) };
    };
    const down = await mailsTo();
    expect(down.single?.subject).toMatch(/^Your job has been blocked: Dyer/);
    expect(down.list?.subject).toBe('22 of your jobs have been blocked');
    expect(down.list?.text).toContain('Asks for a fee.');
    expect(down.list?.text.match(/^- Potter \d+ at .* \(JOB\d+\)$/gm)).toHaveLength(20);
    expect(down.list?.text).toContain('- and 2 more');
    const notices = await database.db.select().from(noticesTable).where(inArray(noticesTable.jobId, ids));
    expect(notices).toHaveLength(23);

    await desk.call('undoBulkChange', { params: { batchId: done.batchId }, body: {} }, admin);
    const up = await mailsTo();
    expect(up.single?.subject).toMatch(/^Your job is no longer blocked: Dyer/);
    expect(up.list?.subject).toBe('22 of your jobs are no longer blocked');
    expect(up.list?.text.match(/^- Potter \d+ at .* \(JOB\d+\)\. Status: Active$/gm)).toHaveLength(20);
  });

  it('leaves alone what somebody has changed since', async () => {
    const admin = await anAdmin(database.db);
    const recruiter = await aRecruiter(database.db);
    const [one, two, gone] = [
      await aJob(database.db, { recruiterId: recruiter.accountId }),
      await aJob(database.db, { recruiterId: recruiter.accountId }),
      await aJob(database.db, { recruiterId: recruiter.accountId }),
    ];
    const body = { ids: [one.id, two.id, gone.id], jobStatus: 'Not Active' };
    const { body: done } = await desk.call('setJobStatuses', { body }, admin);
    await desk.call('deleteJob', { params: { id: gone.id } }, admin);
    await desk.call('setJobStatus', { params: { id: one.id }, body: { jobStatus: 'Closed' } }, recruiter);
    const { body: undone } = await desk.call('undoBulkChange', { params: { batchId: done.batchId }, body: {} }, admin);
    expect(undone.changed).toEqual([two.id]);
    expect(undone.refused).toHaveLength(2);
    expect(undone.refused).toContainEqual({ _id: gone.id, code: 'JOB_GONE', message: 'This job has been deleted.' });
    expect(undone.refused).toContainEqual({
      _id: one.id,
      code: 'JOB_CHANGED_SINCE',
      message: 'Someone has changed this job since then.',
    });
    expect((await jobStatuses([one.id])).get(one.id)).toBe('Closed');
  });

  it('is for a recruiter one of the first three, and for own jobs only', async () => {
    const recruiter = await aRecruiter(database.db);
    const other = await aRecruiter(database.db);
    const own = await aJob(database.db, { recruiterId: recruiter.accountId });
    const others = await aJob(database.db, { recruiterId: other.accountId });
    const frozen = await aJob(database.db, { recruiterId: recruiter.accountId, status: 'Block' });
    const body = { ids: [own.id, others.id, frozen.id], jobStatus: 'Closed' };
    const { body: done } = await desk.call('setJobStatuses', { body }, recruiter);
    expect(done.changed).toEqual([own.id]);
    expect(done.refused.map(({ _id }) => _id)).toEqual([others.id, frozen.id].sort());
    const block = await desk.call('setJobStatuses', { body: { ids: [own.id], jobStatus: 'Block' } }, recruiter);
    expect(block.body.changed).toEqual([]);
    expect(block.body).not.toHaveProperty('batchId');
    expect(
      (await desk.refusal('undoBulkChange', { params: { batchId: done.batchId }, body: {} }, recruiter)).code,
    ).toBe('FORBIDDEN');
  });
});

describe('one status for many accounts', () => {
  it('ends their sessions, mails each, and is undone within ten minutes by whoever did it', async () => {
    const [admin, colleague] = [await anAdmin(database.db), await anAdmin(database.db)];
    const people = [await aCandidate(database.db), await aCandidate(database.db)];
    const recruiter = await aRecruiter(database.db);
    const ids = people.map(({ accountId }) => accountId);
    await desk.mails();
    const body = { ids: [...ids, recruiter.accountId], userStatus: 'Block', reason: 'Spam.' };
    const { body: done } = await desk.call('setCandidateStatuses', { body }, admin);
    expect(done.changed).toEqual([...ids].sort());
    expect(done.refused).toHaveLength(1);
    expect(await accountStatus(recruiter.accountId)).toBe('Active');
    expect(await desk.mails()).toHaveLength(2);
    expect(await database.db.select().from(sessions).where(inArray(sessions.accountId, ids))).toEqual([]);

    const undo = { params: { batchId: done.batchId }, body: {} };
    expect((await desk.refusal('undoBulkChange', undo, colleague)).code).toBe('UNDO_EXPIRED');
    desk.at(new Date(FRIDAY.getTime() + 10 * 60_000 + 1));
    expect((await desk.refusal('undoBulkChange', undo, admin)).message).toBe('You can no longer undo this change.');
    desk.at(new Date(FRIDAY.getTime() + 9 * 60_000));
    expect((await desk.call('undoBulkChange', undo, admin)).body.changed).toEqual([...ids].sort());
    for (const id of ids) expect(await accountStatus(id)).toBe('Not Active');
    const told = await desk.mails();
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Your Avsar account is no longer blocked'));
    desk.at(FRIDAY);
  });

  it('wants a reason for a block', async () => {
    const admin = await anAdmin(database.db);
    const { accountId } = await aRecruiter(database.db);
    const refusal = await desk.refusal(
      'setRecruiterStatuses',
      { body: { ids: [accountId], userStatus: 'Block' } },
      admin,
    );
    expect(refusal.details.fields).toEqual({ reason: 'blockReason' });
    expect(await accountStatus(accountId)).toBe('Active');
  });

  it('is for administrators', async () => {
    const recruiter = await aRecruiter(database.db);
    const body = { ids: [recruiter.accountId], userStatus: 'Active' };
    expect((await desk.refusal('setRecruiterStatuses', { body }, recruiter)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('setCandidateStatuses', { body }, recruiter)).code).toBe('FORBIDDEN');
  });
});
