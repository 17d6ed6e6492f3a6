import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { deleteAccountRow } from '#server/modules/accounts/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { applyForm, aResume } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let admin: Awaited<ReturnType<typeof anAdmin>>;
let other: typeof admin;
let candidate: Awaited<ReturnType<typeof aCandidate>>;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;
let job: Awaited<ReturnType<typeof aJob>>;

const list = async (query: Readonly<Record<string, string | string[]>> = {}) => {
  const { body, total } = await call('listAuditLog', { query }, admin, metaFrom());
  return { rows: body, total };
};

beforeAll(async () => {
  [admin, other, candidate, recruiter] = [
    await anAdmin(deps.db),
    await anAdmin(deps.db),
    await aCandidate(deps.db),
    await aRecruiter(deps.db),
  ];
  job = await aJob(deps.db, { recruiterId: recruiter.accountId });
  deps.clock.at = new Date('2026-11-18T18:29:59.000Z');
  const block = { userStatus: 'Block', reason: '=cmd|calc' };
  await call('setCandidateStatus', { params: { id: candidate.accountId }, body: block }, admin, metaFrom());
  deps.clock.at = new Date('2026-11-18T18:30:00.000Z');
  await call('setJobStatus', { params: { id: job.id }, body: { jobStatus: 'Closed' } }, recruiter, metaFrom());
  await call(
    'setJobStatus',
    { params: { id: job.id }, body: { jobStatus: 'Block', reason: 'Asks for a fee.' } },
    other,
    metaFrom(),
  );
});

describe('the audit log', () => {
  it('tells who did what to whom, from what to what and why, newest first', async () => {
    const { rows, total } = await list();
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        at: '2026-11-18T18:30:00.000Z',
        actor: { userCode: other.userCode, kind: 'admin' },
        action: 'job_status_changed',
        subject: { kind: 'job', code: job.jobCode },
        from: 'Closed',
        to: 'Block',
        reason: 'Asks for a fee.',
      },
      { actor: { userCode: recruiter.userCode, kind: 'recruiter' }, from: 'Active', to: 'Closed' },
      {
        actor: { userCode: admin.userCode },
        action: 'account_status_changed',
        subject: { kind: 'candidate', code: candidate.userCode, _id: candidate.accountId },
        from: 'Not Active',
        to: 'Block',
        reason: '=cmd|calc',
      },
    ]);
  });

  it.each([
    [{ actor: 'ADMIN' }, 1],
    [{ action: 'job_status_changed' }, 2],
    [{ kind: 'candidate' }, 1],
    [{ kind: ['candidate', 'job'] }, 3],
    [{ code: 'JOB' }, 2],
    [{ code: 'JOB', actor: 'ADMIN' }, 0],
    [{ actor: 'portal' }, 0],
    [{ code: "' or true --" }, 0],
  ])('under %j there are %i', async (filter: Readonly<Record<string, string | string[]>>, found) => {
    // Codes are only known once the accounts exist.
    const codes: Readonly<Record<string, string>> = { ADMIN: admin.userCode.toLowerCase(), JOB: job.jobCode };
    const named = Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [key, typeof value === 'string' ? (codes[value] ?? value) : value]),
    );
    expect((await list(named)).total).toBe(found);
  });

  it('finds an account by its address, as actor and as affected', async () => {
    const { email } = recruiter;
    const address = email.toUpperCase();
    expect((await list({ actor: address })).total).toBe(1);
    expect((await list({ code: address })).total).toBe(0);
    expect((await list({ code: [address, job.jobCode] })).total).toBe(2);
    expect((await list({ actor: 'nobody@example.in' })).total).toBe(0);
    expect((await list({ code: 'nobody@example.in' })).total).toBe(0);
  });

  it('takes its days in India, both included', async () => {
    expect((await list({ to: '2026-11-18' })).total).toBe(1);
    expect((await list({ from: '2026-11-19' })).total).toBe(2);
    expect((await list({ from: '2026-11-18', to: '2026-11-19' })).total).toBe(3);
    await expect(list({ from: 'yesterday' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('comes in pages', async () => {
    const { rows, total } = await list({ limit: '2', page: '2' });
    expect(total).toBe(3);
    expect(rows).toMatchObject([{ action: 'account_status_changed' }]);
  });

  it('is saved as a table that runs nothing, under the same filters; and that is written down', async () => {
    const { body, headers } = await call('exportAuditLog', { query: { kind: 'candidate' } }, admin, metaFrom());
    expect(headers?.['Content-Disposition']).toMatch(/^attachment; filename="audit-log-[\d-]+\.csv"$/);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${candidate.userCode},`);
    expect(lines[1]).toContain("'=cmd|calc");
    expect(lines[1]).toContain(',Candidate,');
    expect(lines[1]).toContain(`Candidate ${candidate.userCode}`);
    expect(lines[1]).toContain(',Account status changed,');
    const { rows } = await list({ action: 'audit_log_exported' });
    expect(rows).toMatchObject([{ actor: { userCode: admin.userCode }, to: '1' }]);
  });

  it('finds an administrator by all codes that they had, asked by the address or the present code', async () => {
    const promoted = await anAdmin(deps.db);
    await call('exportAuditLog', { query: {} }, promoted, metaFrom());
    await call(
      'setAdminRole',
      { params: { id: promoted.accountId }, body: { role: 'Super Admin' } },
      await aSuperAdmin(deps.db),
      metaFrom(),
    );
    const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, promoted.accountId));
    expect(row?.userCode).not.toBe(promoted.userCode);
    for (const asked of [String(row?.email), String(row?.userCode)]) {
      expect((await list({ actor: asked })).rows).toMatchObject([{ action: 'audit_log_exported' }]);
      expect((await list({ code: asked })).rows).toMatchObject([
        { action: 'admin_role_changed' },
        { action: 'audit_log_exported' },
      ]);
    }
  });

  it('loses the reason and the name with the account, and keeps the row', async () => {
    const gone = await aCandidate(deps.db);
    await call(
      'setCandidateStatus',
      { params: { id: gone.accountId }, body: { userStatus: 'Block', reason: 'Wrote to everybody.' } },
      admin,
      metaFrom(),
    );
    expect((await list({ code: gone.userCode })).rows).toMatchObject([{ reason: 'Wrote to everybody.' }]);
    await deleteAccountRow(deps.db, gone.accountId);
    const { rows } = await list({ code: gone.userCode });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ subject: { code: gone.userCode }, to: 'Block' });
    expect(rows[0]).not.toHaveProperty('reason', expect.anything());
  });

  it('keeps what an edit changed, as it was and as it became, for as long as there is the account', async () => {
    const [edited, owner] = [await aCandidate(deps.db), await aRecruiter(deps.db)];
    const theirs = await aJob(deps.db, { recruiterId: owner.accountId, title: 'Clerk' });
    await call(
      'updateCandidate',
      { params: { id: edited.accountId }, body: { phone: '9000000002', applyFor: 'Internship' }, files: {} },
      admin,
      metaFrom(),
    );
    await call(
      'updateRecruiter',
      { params: { id: owner.accountId }, body: { city: 'Pune' }, files: {} },
      admin,
      metaFrom(),
    );
    await call(
      'updateJob',
      { params: { id: theirs.id }, body: { title: 'Accountant', skills: ['GST', 'Tally'] } },
      admin,
      metaFrom(),
    );
    const of = async (code: string) => (await list({ code })).rows[0]?.values;
    expect(await of(edited.userCode)).toEqual([
      { field: 'phone', from: expect.any(String), to: '9000000002' },
      { field: 'applyFor', from: '', to: 'Internship' },
    ]);
    expect(await of(owner.userCode)).toMatchObject([{ field: 'city', to: 'Pune' }]);
    const changes = await of(theirs.jobCode);
    expect(changes).toContainEqual({ field: 'title', from: 'Clerk', to: 'Accountant' });
    expect(changes).toContainEqual(expect.objectContaining({ field: 'skills', to: 'GST, Tally' }));
    await deleteAccountRow(deps.db, edited.accountId);
    await deleteAccountRow(deps.db, owner.accountId);
    for (const code of [edited.userCode, owner.userCode, theirs.jobCode]) {
      expect((await list({ code })).total).toBe(1);
      expect(await of(code)).toBeUndefined();
    }
  });

  it('names whose application it is, who wrote and who is invited, for as long as they are there', async () => {
    const applicant = await aCandidate(deps.db);
    const owner = await aRecruiter(deps.db);
    const { jobCode } = await aJob(deps.db, { recruiterId: owner.accountId });
    const form = { body: applyForm(jobCode), files: aResume() };
    const applied = (await call('submitApplication', form, applicant, metaFrom())).body;
    const rejected = { params: { id: applied._id }, body: { status: 'rejected', reason: 'Another was nearer.' } };
    await call('setApplicationStatus', rejected, owner, metaFrom());
    const body = { fullName: 'Gauri', email: 'gauri@mail.example', phone: '9822000000', message: 'Is that you?' };
    const enquiry = (await call('submitInquiry', { body }, VISITOR, metaFrom())).body;
    await call('answerInquiry', { params: { id: enquiry._id }, body: { answered: true } }, admin, metaFrom());

    const rows = async () =>
      (await list({ kind: ['application', 'inquiry'] })).rows.map(({ subject }) => subject.person);
    expect(await rows()).toEqual([{ name: 'Gauri' }, { userCode: applicant.userCode }]);
    expect((await list({ code: 'Gauri@mail.example' })).total).toBe(1);
    const invited = { email: 'latha@mail.example', role: 'Admin' };
    await call('inviteAdmin', { body: invited }, await aSuperAdmin(deps.db), metaFrom());
    expect((await list({ code: invited.email })).rows).toMatchObject([
      { subject: { person: { name: invited.email } } },
    ]);
    await call('deleteInquiry', { params: { id: enquiry._id } }, admin, metaFrom());
    expect(await rows()).toEqual([undefined, undefined, { userCode: applicant.userCode }]);
  });

  it('finds the decisions on reports of jobs and pages as reports, and as the job or recruiter that each is about', async () => {
    const owner = await aRecruiter(deps.db, { companyName: 'Imitation Looms', verified: true });
    const reported = await aJob(deps.db, { recruiterId: owner.accountId });
    const body = { reason: 'asks_for_money' };
    await call('reportJob', { params: { id: reported.id }, body }, VISITOR, metaFrom());
    await call('reportCompany', { params: { slug: 'imitation-looms' }, body }, VISITOR, metaFrom());
    for (const id of [reported.id, owner.accountId])
      await call('decideReport', { params: { id }, body: { decision: 'dismiss' } }, admin, metaFrom());
    const found = async (query: Readonly<Record<string, string | string[]>>) =>
      (await list(query)).rows.map(({ action, subject }) => [action, subject.kind, subject.code]);
    const [ofJob, ofPage] = [
      ['job_report_decided', 'job', reported.jobCode],
      ['company_report_decided', 'recruiter', owner.userCode],
    ];
    expect(await found({ kind: 'report' })).toEqual([ofPage, ofJob]);
    expect(await found({ kind: 'report', code: reported.jobCode })).toEqual([ofJob]);
    expect(await found({ kind: 'job', code: reported.jobCode })).toEqual([ofJob]);
    expect(await found({ kind: ['report', 'recruiter'], code: owner.userCode })).toEqual([ofPage]);
    expect(await found({ kind: 'candidate', code: reported.jobCode })).toEqual([]);
  });

  it('is changed by nobody, whatever the database is asked', async () => {
    const before = await deps.db.select().from(auditLog).orderBy(auditLog.id);
    for (const change of [
      sql`update audit_log set to_value = 'Active'`,
      sql`delete from audit_log`,
      sql`truncate audit_log cascade`,
    ])
      await expect(deps.db.execute(change)).rejects.toThrow();
    expect(await deps.db.select().from(auditLog).orderBy(auditLog.id)).toEqual(before);
  });
});
