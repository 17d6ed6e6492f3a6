import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminCaller, CandidateCaller } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, giveProfileResume, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

type Traits = Partial<typeof candidates.$inferInsert> & {
  account?: Partial<typeof accounts.$inferInsert>;
};

const person = async ({ account, ...traits }: Traits): Promise<CandidateCaller> => {
  const candidate = await aCandidate(database.db);
  const createdAt = FRIDAY;
  await database.db
    .update(accounts)
    .set({ createdAt, ...account })
    .where(eq(accounts.id, candidate.accountId));
  await database.db
    .update(candidates)
    .set({ address: 'x', ...traits })
    .where(eq(candidates.accountId, candidate.accountId));
  return candidate;
};

let admin: AdminCaller;

beforeAll(async () => {
  admin = await anAdmin(database.db);
  const asha = await person({
    applyFor: 'Job',
    experienceYears: 4,
    location: 'pune',
    account: { firstName: 'Asha', lastName: '=HYPERLINK("x")', phone: '9876543210' },
  });
  await giveProfileResume(database.db, asha);
  await person({
    applyFor: 'Internship',
    city: 'Agra',
    account: { firstName: '+91', status: 'Block', createdAt: new Date('2026-11-18T18:29:59Z') },
  });
  // Just after midnight in India, still the day before in London.
  await person({
    applyFor: 'Job',
    experienceYears: 9,
    location: 'Mumbai',
    account: { firstName: 'Chitra', createdAt: new Date('2026-11-18T18:30:00Z') },
  });
  await person({ account: { firstName: 'Old', createdAt: new Date('2026-10-21T18:29:59Z') } });
});

describe('the counts of candidates', () => {
  it('count each status and kind, and the new ones by the day in India', async () => {
    const { body } = await desk.call('candidateStats', {}, admin);
    expect(body).toEqual({
      total: 4,
      byStatus: { Active: 0, 'Not Active': 3, Block: 1, 'Black List': 0 },
      byApplyFor: { Job: 2, Internship: 1 },
      byDay: [
        { day: '2026-11-18', count: 1 },
        { day: '2026-11-19', count: 1 },
        { day: '2026-11-20', count: 1 },
      ],
    });
  });

  it('are for administrators', async () => {
    const recruiter = await aRecruiter(database.db);
    expect((await desk.refusal('candidateStats', {}, recruiter)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('exportCandidates', {}, recruiter)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('exportCandidates', {}, { kind: 'visitor' })).code).toBe('SIGNED_OUT');
  });
});

const exported = async (query: Record<string, unknown> = {}) => {
  const { body, headers } = await desk.call('exportCandidates', { query }, admin);
  return { lines: String(body).trimEnd().split('\r\n'), headers };
};

describe('the export of candidates', () => {
  it('is a table of those that the filters leave, in their order, and no cell is a formula', async () => {
    const { lines, headers } = await exported({ sort: 'firstName', applyFor: ['Job', 'Internship'] });
    expect(headers).toMatchObject({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="candidates-2026-11-20.csv"',
    });
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFUser code,First name,Last name,Email,Phone,/);
    expect(lines[1]).toContain(",'+91,");
    expect(lines[2]).toContain(`,Asha,"'=HYPERLINK(""x"")",`);
    expect(lines[2]).toContain(',profile.pdf,');
    expect((await exported({ status: 'Block' })).lines).toHaveLength(2);
  });

  it('leaves a line in the audit log that says how many', async () => {
    await exported({ name: 'asha' });
    const rows = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidates_exported'))
      .orderBy(auditLog.at, auditLog.id);
    expect(rows.at(-1)).toMatchObject({ actorId: admin.accountId, subjectCode: admin.userCode, toValue: '1' });
  });
});

describe('the order of the list', () => {
  const order = async (sort: string, caller = admin) =>
    (await desk.call('listCandidates', { query: { sort } }, caller)).body.map(({ firstName }) => firstName);

  it('puts what is missing last, whichever way', async () => {
    expect((await order('experience')).slice(0, 2)).toEqual(['Asha', 'Chitra']);
    expect((await order('-experience')).slice(0, 2)).toEqual(['Chitra', 'Asha']);
    expect((await order('resume'))[0]).toBe('Asha');
    expect((await order('-resume'))[0]).toBe('Asha');
  });

  it('takes the place that is shown', async () => {
    expect((await order('location')).slice(0, 3)).toEqual(['+91', 'Chitra', 'Asha']);
  });

  it('tells a visitor nothing of what is not on a card', async () => {
    await database.db.update(candidates).set({ showCard: true });
    const visitor = async (sort: string) =>
      (await desk.call('listCandidates', { query: { sort } }, { kind: 'visitor' })).body.map(({ _id }) => _id);
    for (const field of ['email', 'phone', 'experience', 'location', 'resume']) {
      expect(await visitor(field)).toEqual(await visitor('-createdAt'));
      expect(await visitor(`-${field}`)).toEqual(await visitor('-createdAt'));
    }
  });
});

describe('one candidate', () => {
  it('tells an administrator why they are blocked and how complete the profile is, and a recruiter neither', async () => {
    const candidate = await person({ address: 'Pune', account: { firstName: 'Mira', status: 'Active' } });
    await giveProfileResume(database.db, candidate);
    const params = { id: candidate.accountId };
    const status = { params, body: { userStatus: 'Block', reason: 'Copied papers.' } };
    await desk.call('setCandidateStatus', status, admin);
    expect((await desk.call('getCandidate', { params }, admin)).body).toMatchObject({
      statusReason: 'Copied papers.',
      overallProfileCompletion: 13,
      profileCompletion: { resume: { isComplete: true }, salary: { isComplete: false, lastUpdated: null } },
    });
    await desk.call('setCandidateStatus', { params, body: { userStatus: 'Active' } }, admin);
    const recruiter = await aRecruiter(database.db);
    const { body } = await desk.call('getCandidate', { params }, recruiter);
    for (const key of ['statusReason', 'overallProfileCompletion', 'profileCompletion'])
      expect(body).not.toHaveProperty(key);
  });

  it('has applications that the list finds by their id', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const job = await aJob(database.db, { recruiterId });
    const [one, other] = [await aCandidate(database.db), await aCandidate(database.db)];
    const mine = await anApplication(database.db, job, one);
    await anApplication(database.db, job, other);
    const { body, total } = await desk.call('listApplications', { query: { candidateId: one.accountId } }, admin);
    expect(body.map(({ _id }) => _id)).toEqual([mine.id]);
    expect(total).toBe(1);
    const hidden = await desk.call('listApplications', { query: { candidateId: one.accountId } }, other);
    expect(hidden.body).toEqual([]);
  });
});
