import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCaller } from '#server/caller.ts';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { notices } from '#server/database/schema/notices.ts';
import { reportDecisions, reports } from '#server/database/schema/trust.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import type { PageChange } from '#server/page-cache.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, aPosting, aRecruiter } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';

const database = testDatabase();
const desk = hiringDesk(database);

let admin: AdminCaller;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;
let job: Awaited<ReturnType<typeof aJob>>;

beforeEach(async () => {
  admin = await anAdmin(database.db);
  recruiter = await aRecruiter(database.db);
  job = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Data entry operator' });
  await desk.mails();
});

const report = (more: Record<string, unknown> = {}) =>
  desk.call(
    'reportJob',
    {
      params: { id: job.id },
      body: { reason: 'asks_for_money', details: 'They want 2,000 rupees.', ...more },
    },
    VISITOR,
  );
const queue = async (query: Record<string, unknown> = {}) =>
  (await desk.call('listReports', { query: { q: job.jobCode, ...query } }, admin)).body;
const versionNow = async () => (await queue())[0]?.version ?? -1;
const decide = (
  body: Record<string, unknown>,
  { as = admin, id = job.id, ifMatch }: { as?: AdminCaller; id?: string; ifMatch?: number } = {},
) => desk.call('decideReport', { params: { id }, body }, as, { ifMatch });
const refused = (body: Record<string, unknown>, ifMatch?: number, as = admin, id = job.id) =>
  desk.refusal('decideReport', { params: { id }, body }, as, { ifMatch });
const statusOf = async () => {
  const [row] = await database.db.select().from(jobs).where(eq(jobs.id, job.id));
  return { status: row?.status, reason: row?.statusReason, before: row?.statusBeforeFreeze };
};
const acts = () => database.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id)).orderBy(auditLog.id);
const isPublic = () =>
  desk.call('getJob', { params: { id: job.id } }, VISITOR).then(
    () => true,
    () => false,
  );

describe('freezing', () => {
  it('takes the job from the public at once, is recorded, and is told to the recruiter and to who reported', async () => {
    const reporter = await aCandidate(database.db);
    await desk.call(
      'reportJob',
      { params: { id: job.id }, body: { reason: 'not_a_real_job', email: 'asha@example.in' } },
      reporter,
    );
    await report({ email: 'ravi@example.in' });
    await report();
    expect(await isPublic()).toBe(true);
    const changes: PageChange[] = [];
    desk.deps.pageCache.onChange((change) => changes.push(change));
    const { body } = await decide({
      decision: 'freeze',
      answer: 'Thank you for telling us.',
      reason: 'It asks for money.',
    });
    expect(changes[0]).toEqual({ kind: 'purge', tags: [`job:${job.id}`, 'jobs'] });
    expect(body).toMatchObject({
      state: 'frozen',
      elsewhere: [],
      // One decision, three reports, and a job that was frozen.
      version: 1_000_005,
      reportCount: 3,
      job: { jobStatus: 'Block', statusReason: 'It asks for money.' },
    });
    expect(body.decisions).toMatchObject([
      { decision: 'freeze', by: { userCode: admin.userCode }, reason: 'It asks for money.' },
    ]);
    expect(await isPublic()).toBe(false);
    expect(await statusOf()).toEqual({ status: 'Block', reason: 'It asks for money.', before: 'Active' });

    const mails = await desk.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha@example.in', 'ravi@example.in', recruiter.email].sort());
    const toOwner = mails.find(({ to }) => to === recruiter.email);
    expect(toOwner).toMatchObject({ subject: 'Your job has been blocked: Data entry operator at Kaveri Software' });
    expect(toOwner?.text).toContain('Reason: It asks for money.');
    expect(toOwner?.text).not.toMatch(/asha|ravi|2,000|reported|Thank you for telling/i);
    const toReporter = mails.find(({ to }) => to === 'asha@example.in');
    expect(toReporter?.text).toContain('taken the job down');
    expect(toReporter?.text).toContain('Thank you for telling us.');
    expect(toReporter?.text).not.toContain('ravi@example.in');

    const rows = await acts();
    expect(
      rows.map(({ action, fromValue, toValue, actorCode }) => ({ action, fromValue, toValue, actorCode })),
    ).toEqual([
      { action: 'job_status_changed', fromValue: 'Active', toValue: 'Block', actorCode: admin.userCode },
      { action: 'job_report_decided', fromValue: 'open', toValue: 'frozen', actorCode: admin.userCode },
    ]);
    const [kept] = await database.db
      .select()
      .from(auditPersonalValues)
      .where(eq(auditPersonalValues.auditId, rows[0]?.id ?? ''));
    expect(kept).toMatchObject({ accountId: recruiter.accountId, reason: 'It asks for money.' });
  });

  it('without a reason says what was found, never who found it', async () => {
    await report({ details: 'I am Asha and they called me on 9876543210.', email: 'asha@example.in' });
    await report({ reason: 'wrong_details' });
    await decide({ decision: 'freeze', answer: 'Dear Asha, well seen.' });
    expect((await statusOf()).reason).toBe(
      'Some details of the job post are wrong. The job post asks candidates for money.',
    );
    const { body } = await desk.call('getJob', { params: { id: job.id } }, recruiter);
    expect(JSON.stringify(body)).not.toMatch(/Asha|9876543210/);
  });

  it('is told to the recruiter in the language that they read, whichever the administrator reads', async () => {
    await report();
    await speaking('hi', () => decide({ decision: 'freeze' }));
    const mail = (await desk.mails()).find(({ to }) => to === recruiter.email);
    expect(mail?.text).toContain('The job post asks candidates for money.');
    expect(mail?.text).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('by a template is worded for each reader, in the mail, the notice and next to the job', async () => {
    const [english, hindi] = [await aCandidate(database.db), await aCandidate(database.db)];
    await database.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, hindi.accountId));
    for (const reporter of [english, hindi])
      await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'wrong_details' } }, reporter);
    await report({ email: 'ravi@example.in' });
    const body = { decision: 'freeze', answerTemplate: 2, reasonTemplate: 0 };
    await speaking('hi', () => decide(body));
    const mails = await desk.mails();
    const textTo = (email: string | undefined) => mails.find(({ to }) => to === email)?.text;
    expect(textTo(recruiter.email)).toContain('Your job post asks candidates for money.');
    expect(textTo('ravi@example.in')).toContain('The job stays hidden until its details are correct.');
    expect((await statusOf()).reason).toMatch(/^Your job post asks candidates for money/);
    const told = async (whom: typeof english) => {
      const [notice] = await database.db.select().from(notices).where(eq(notices.accountId, whom.accountId));
      return JSON.stringify(notice?.says);
    };
    expect(await told(english)).toContain('The job stays hidden until its details are correct.');
    expect(await told(hindi)).toMatch(/\p{Script=Devanagari}/u);
  });

  it('is mailed to a visitor in the language of the page on which they reported', async () => {
    await speaking('hi', () => report({ email: 'ravi@example.in' }));
    await report({ email: 'asha@example.in' });
    await decide({ decision: 'freeze' });
    const mails = (await desk.mails()).filter(({ to }) => to !== recruiter.email);
    const sent = await Promise.all(mails.map((mail) => prepareMail(desk.deps, mail)));
    expect(sent.map((mail) => [mail?.to, mail?.language])).toEqual([
      ['asha@example.in', 'en'],
      ['ravi@example.in', 'hi'],
    ]);
  });

  it('by a template that the decision does not have is refused', async () => {
    await report();
    expect((await refused({ decision: 'freeze', reasonTemplate: 9 })).details.fields).toEqual({
      reasonTemplate: 'choose',
    });
    // No template for dismissing has a reason.
    expect((await refused({ decision: 'dismiss', reasonTemplate: 0 })).details.fields).toEqual({
      reasonTemplate: 'choose',
    });
    expect((await statusOf()).status).toBe('Active');
  });

  it('takes the id of a report as well', async () => {
    await report();
    const [row] = await database.db.select().from(reports).where(eq(reports.jobId, job.id));
    expect((await decide({ decision: 'freeze' }, { id: row?.id ?? '' })).body._id).toBe(job.id);
  });

  it('twenty at once make one decision and one mail each', async () => {
    await report({ email: 'ravi@example.in' });
    const all = await Promise.all(Array.from({ length: 20 }, () => decide({ decision: 'freeze', answer: 'Done.' })));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await database.db.select().from(reportDecisions).where(eq(reportDecisions.jobId, job.id))).toHaveLength(1);
    expect(await acts()).toHaveLength(2);
    expect(await desk.mails()).toHaveLength(2);
  });

  it('of two administrators the second reads what the first decided', async () => {
    const second = await anAdmin(database.db);
    await database.db
      .update(accounts)
      .set({ firstName: 'Meera', lastName: 'Iyer' })
      .where(eq(accounts.id, admin.accountId));
    await report();
    const [seen] = await queue();
    await decide({ decision: 'dismiss' }, { ifMatch: seen?.version ?? -1 });
    const problem = await refused({ decision: 'freeze' }, seen?.version, second);
    expect(problem).toMatchObject({
      code: 'REPORT_DECIDED_MEANWHILE',
      message: 'Meera Iyer has already decided this: dismissed. Review it before you decide.',
      details: { current: { state: 'dismissed', decisions: [{ by: { name: 'Meera Iyer' } }] } },
    });
    expect((await refused({ decision: 'freeze' }, undefined, second)).code).toBe('REPORT_DECIDED');
    expect((await statusOf()).status).toBe('Active');
    // A caller who has seen the decision may change it.
    expect((await decide({ decision: 'freeze' }, { as: second, ifMatch: await versionNow() })).body).toMatchObject({
      state: 'frozen',
      version: 2_000_003,
    });
  });

  it('by who has not seen a second report is refused, and answers nobody', async () => {
    await report();
    const ifMatch = await versionNow();
    await report({ reason: 'offensive', email: 'asha@example.in' });
    expect(await refused({ decision: 'dismiss' }, ifMatch)).toMatchObject({
      code: 'CASE_CHANGED_MEANWHILE',
      message: 'There is something new in this case since you opened it. Review it before you decide.',
      details: { current: { state: 'open', reportCount: 2 } },
    });
    expect(await desk.mails()).toEqual([]);
    await decide({ decision: 'dismiss' }, { ifMatch: await versionNow() });
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['asha@example.in']);
    // Repeating it changes nothing, whichever version was seen.
    expect((await decide({ decision: 'dismiss' }, { ifMatch })).body.state).toBe('dismissed');
  });

  it('by who has not seen the signs of an edited job is refused, and leaves them open', async () => {
    await report();
    const ifMatch = await versionNow();
    const body = { description: 'Registration fee of Rs 500 is payable before the interview.' };
    await desk.call('updateJob', { params: { id: job.id }, body }, recruiter);
    expect((await refused({ decision: 'dismiss' }, ifMatch)).code).toBe('CASE_CHANGED_MEANWHILE');
    expect(await queue()).toMatchObject([{ state: 'open', signs: [{ sign: 'asks_for_money' }] }]);
  });

  it('at the same moment as another decision, only one of the two is made', async () => {
    const second = await anAdmin(database.db);
    await report();
    const ifMatch = await versionNow();
    const both = await Promise.allSettled([
      decide({ decision: 'dismiss' }, { ifMatch }),
      decide({ decision: 'freeze' }, { ifMatch, as: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await database.db.select().from(reportDecisions).where(eq(reportDecisions.jobId, job.id))).toHaveLength(1);
  });
});

describe('what is done in the list of jobs', () => {
  const set = (jobStatus: string, reason = '') =>
    desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus, reason } }, admin);

  it('shows in the queue: a job that was put back there is no longer frozen', async () => {
    await report();
    await decide({ decision: 'freeze', reason: 'It asks for money.' });
    await set('Active');
    expect(await queue({ status: 'frozen' })).toEqual([]);
    expect(await queue({ status: 'unfrozen' })).toMatchObject([{ state: 'unfrozen' }]);
  });

  it('is in the history of the case with its author, however it was made', async () => {
    await report();
    await decide({ decision: 'freeze', reason: 'It asks for money.' });
    const other = await anAdmin(database.db);
    const minutesLater = (minutes: number) => desk.at(new Date(FRIDAY.getTime() + minutes * 60_000));
    const many = (jobStatus: string, reason = '') =>
      desk.call('setJobStatuses', { body: { ids: [job.id], jobStatus, reason } }, other);
    minutesLater(1);
    await desk.call('updateJob', { params: { id: job.id }, body: { jobStatus: 'Active' } }, other);
    minutesLater(2);
    await set('Block', 'It still asks.');
    minutesLater(3);
    const { batchId } = (await many('Closed')).body;
    minutesLater(4);
    await desk.call('undoBulkChange', { params: { batchId }, body: {} }, other);
    minutesLater(5);
    await set('Black List', 'For good.');
    const [entry] = await queue();
    desk.at(FRIDAY);
    expect(entry?.decisions).toMatchObject([{ decision: 'freeze' }]);
    expect(entry?.elsewhere.map(({ did, by, reason }) => [did, by?.userCode, reason])).toEqual([
      ['freeze', other.userCode, ''],
      ['unfreeze', other.userCode, ''],
      ['freeze', admin.userCode, 'It still asks.'],
      ['unfreeze', other.userCode, ''],
    ]);
  });

  it('leaves the reports open: who reported is told by freezing what is blocked, its recruiter not again', async () => {
    await report({ email: 'ravi@example.in' });
    await set('Block', 'It asks for money.');
    expect((await desk.mails()).map(({ to }) => to)).toEqual([recruiter.email]);
    expect(await queue()).toMatchObject([{ state: 'open', job: { jobStatus: 'Block' } }]);
    expect((await decide({ decision: 'freeze' })).body).toMatchObject({ state: 'frozen' });
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['ravi@example.in']);
    expect(await statusOf()).toMatchObject({ status: 'Block', reason: 'It asks for money.' });
  });

  it('leaves nothing to dismiss: who reported the job never reads that nothing is wrong with it', async () => {
    await report({ email: 'ravi@example.in' });
    await set('Black List', 'It asks for money.');
    await desk.mails();
    expect(await refused({ decision: 'dismiss' })).toMatchObject({
      code: 'JOB_FROZEN',
      message:
        'This job is already blocked. Keep it blocked or unblock it. People who reported it will get that answer.',
    });
    expect(await desk.mails()).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'open' }]);
    // A message says nothing about the job, and is still dismissed.
    await database.db.update(reports).set({ messageBy: 'candidate' }).where(eq(reports.jobId, job.id));
    expect((await decide({ decision: 'dismiss' })).body.state).toBe('dismissed');
  });
});

describe('unfreezing', () => {
  it.each(['Active', 'Active, past its deadline', 'Closed', 'Not Active'] as const)(
    'gives back %s, and tells everybody concerned',
    async (state) => {
      const status = state === 'Active, past its deadline' ? 'Active' : state;
      const reporter = await aCandidate(database.db);
      const body = { reason: 'asks_for_money', email: 'ravi@example.in' };
      await desk.call('reportJob', { params: { id: job.id }, body }, reporter);
      await database.db.update(jobs).set({ status }).where(eq(jobs.id, job.id));
      await decide({ decision: 'freeze' });
      if (state !== status)
        await database.db
          .update(jobs)
          .set({ deadlineStart: '2026-01-01', deadlineEnd: '2026-01-02' })
          .where(eq(jobs.id, job.id));
      await desk.mails();
      const ifMatch = await versionNow();
      const decided = await decide({ decision: 'unfreeze', answer: 'They have mended the posting.' }, { ifMatch });
      expect(decided.body).toMatchObject({ state: 'unfrozen', version: 2_000_004, job: { jobStatus: status } });
      expect(await statusOf()).toEqual({ status, reason: null, before: null });
      const mails = await desk.mails();
      expect(mails.map(({ to }) => to).sort()).toEqual(['ravi@example.in', recruiter.email].sort());
      expect(mails.find(({ to }) => to === 'ravi@example.in')?.text).toContain('They have mended the posting.');
      // A job that its recruiter had closed or paused, or whose deadline has passed, does not come back online.
      const [sentence, decision] = {
        Active: ['put the job back online.', 'unfreeze'],
        'Active, past its deadline': ['The job is no longer blocked. It is not online now.', 'notActive'],
        Closed: ['The job is no longer blocked. It is closed.', 'closed'],
        'Not Active': ['The job is no longer blocked. It is not online now.', 'notActive'],
      }[state];
      const told = mails.find(({ to }) => to === 'ravi@example.in')?.text;
      expect(told).toContain(sentence);
      expect(told?.includes('back online')).toBe(state === 'Active');
      const { items } = (await desk.call('listNotices', { query: { group: 'reports' } }, reporter)).body;
      expect(items[0]?.says.decision).toBe(decision);
      expect(mails.find(({ to }) => to === recruiter.email)?.text).toContain(`Its status is now: ${status}.`);
      // Repeating the same decision changes nothing.
      expect((await decide({ decision: 'unfreeze' })).body.version).toBe(2_000_004);
      expect(await desk.mails()).toEqual([]);
    },
  );

  it('needs a frozen job', async () => {
    await report();
    expect(await refused({ decision: 'unfreeze' })).toMatchObject({
      code: 'JOB_NOT_FROZEN',
      message: 'This job is not blocked.',
    });
  });
});

describe('dismissing', () => {
  it('answers who reported and leaves job and recruiter in peace', async () => {
    await report({ email: 'ravi@example.in' });
    await report({ email: 'ravi@example.in', reason: 'offensive' });
    const { body } = await decide({ decision: 'dismiss', answer: 'The fee is for the exam of the state.' });
    expect(body).toMatchObject({ state: 'dismissed', job: { jobStatus: 'Active' } });
    const mails = await desk.mails();
    expect(mails.map(({ to }) => to)).toEqual(['ravi@example.in']);
    expect(await refused({ decision: 'dismiss' }, 3, await anAdmin(database.db))).toMatchObject({
      code: 'REPORT_DECIDED_MEANWHILE',
    });
    expect((await acts()).map(({ action }) => action)).toEqual(['job_report_decided']);
  });

  it('and freezing after all tells who was told that nothing was wrong', async () => {
    const reporter = await aCandidate(database.db);
    const body = { reason: 'asks_for_money', email: 'ravi@example.in' };
    await desk.call('reportJob', { params: { id: job.id }, body }, reporter);
    await decide({ decision: 'dismiss' });
    await desk.mails();
    await decide({ decision: 'freeze', answer: 'We looked again.' }, { ifMatch: await versionNow() });
    const told = (await desk.mails()).filter(({ to }) => to === 'ravi@example.in');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('We looked again.')]);
    expect(told[0]?.text).toContain('taken the job down');
    const { items } = (await desk.call('listNotices', { query: { group: 'reports' } }, reporter)).body;
    expect(items.map(({ says }) => says.decision)).toEqual(['freeze', 'dismiss']);
    expect(await queue()).toMatchObject([{ state: 'frozen', reports: [{ decision: 'freeze' }] }]);
  });

  it('does not close what comes after', async () => {
    await report();
    await decide({ decision: 'dismiss' });
    await report({ reason: 'offensive' });
    expect(await queue()).toMatchObject([
      { state: 'open', reports: [{ reason: 'offensive' }, { decision: 'dismiss' }] },
    ]);
  });
});

it('a decision that is none, or about what nobody reported, is refused', async () => {
  expect((await refused({ decision: 'freeze' })).code).toBe('NOT_FOUND');
  await report();
  expect((await refused({})).details.fields).toHaveProperty('decision');
  expect((await refused({ decision: 'delete' })).details.fields).toHaveProperty('decision');
  expect((await refused({ decision: 'freeze', answer: 'x'.repeat(2_001) })).details.fields).toHaveProperty('answer');
  expect((await refused({ decision: 'freeze', reason: 'x'.repeat(501) })).details.fields).toHaveProperty('reason');
  expect((await statusOf()).status).toBe('Active');
});

it('reports are for administrators alone', async () => {
  const candidate = await aCandidate(database.db);
  await report();
  for (const caller of [recruiter, candidate]) {
    expect((await desk.refusal('listReports', { query: {} }, caller)).code).toBe('FORBIDDEN');
    expect(
      (await desk.refusal('decideReport', { params: { id: job.id }, body: { decision: 'freeze' } }, caller)).code,
    ).toBe('FORBIDDEN');
  }
});

it('a job whose recruiter has deleted the account stays frozen, and nobody reads that it is visible again', async () => {
  await report({ email: 'ravi@example.in' });
  await decide({ decision: 'freeze' });
  await database.db.delete(accounts).where(eq(accounts.id, recruiter.accountId));
  await desk.mails();
  expect(await refused({ decision: 'unfreeze' })).toMatchObject({
    code: 'RECRUITER_LEFT',
    message: 'The recruiter has deleted the account, so this job stays hidden.',
  });
  expect((await statusOf()).status).toBe('Block');
  expect(await desk.mails()).toEqual([]);
});

it('a case tells whether visitors can read the page of its job, and until when once it is closed', async () => {
  await report();
  expect(await queue()).toMatchObject([{ publicPage: {} }]);
  const closed = { status: 'Closed', updatedAt: FRIDAY } as const;
  await database.db.update(jobs).set(closed).where(eq(jobs.id, job.id));
  expect(await queue()).toMatchObject([{ publicPage: { until: '2026-12-20' } }]);
  // Also when it was closed because its recruiter left.
  await database.db.delete(accounts).where(eq(accounts.id, recruiter.accountId));
  expect(await queue()).toMatchObject([{ publicPage: { until: '2026-12-20' } }]);
  await decide({ decision: 'freeze' });
  expect((await queue())[0]).not.toHaveProperty('publicPage');
});

it('a template for the recruiter is worded for nobody where none reads it', async () => {
  await report();
  await database.db.delete(accounts).where(eq(accounts.id, recruiter.accountId));
  await decide({ decision: 'freeze', reasonTemplate: 0 });
  expect((await queue())[0]?.decisions[0]?.reason).toBe('The job post asks candidates for money.');
  expect((await statusOf()).reason).toBe('The job post asks candidates for money.');
});

it('a job that its recruiter has deleted can be answered about, not frozen', async () => {
  await report({ email: 'ravi@example.in' });
  const reporter = await aCandidate(database.db);
  await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'asks_for_money' } }, reporter);
  await desk.call('deleteJob', { params: { id: job.id } }, recruiter);
  expect(await queue()).toMatchObject([{ deleted: true, deletedByAdmin: false, state: 'open' }]);
  expect((await refused({ decision: 'freeze' })).message).toBe('This job has been deleted.');
  expect((await decide({ decision: 'dismiss', answer: 'It is gone.' })).body.state).toBe('dismissed');
  // Nobody has looked whether something was wrong with it.
  const [mail, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('The job has been deleted.');
  expect(mail?.text).not.toContain('nothing wrong');
  const { items } = (await desk.call('listNotices', { query: { group: 'reports' } }, reporter)).body;
  expect(items.map(({ says }) => says.decision)).toEqual(['deleted']);
});

it('a job that an administrator has deleted is not said to be deleted by its recruiter', async () => {
  await report({});
  await desk.call('deleteJob', { params: { id: job.id } }, admin);
  expect(await queue()).toMatchObject([{ deleted: true, deletedByAdmin: true, deletedWithImport: false }]);
});

it('a job that went with its import is said to be deleted by that, not by its recruiter', async () => {
  const rows = `Title,Company,City,Skills\n${['Weaver', 'Dyer'].map((title) => `${title},Looms,Pune,Yarn`).join('\n')}\n`;
  const files = { file: { originalName: 'looms.csv', bytes: new TextEncoder().encode(rows) } };
  const { body: made } = await desk.call('importJobs', { body: { recruiterId: recruiter.accountId }, files }, admin);
  const importId = made._id ?? '';
  const { body: imported } = await desk.call('listJobs', { query: { importId, sort: 'title' } }, admin);
  for (const { _id: id } of imported)
    await desk.call('reportJob', { params: { id }, body: { reason: 'not_a_real_job' } }, VISITOR);
  const [dyer, weaver] = imported;
  await desk.call('deleteJob', { params: { id: dyer?._id ?? '' } }, recruiter);
  desk.at(new Date(FRIDAY.getTime() + 1_000));
  await desk.call('takeBackImport', { params: { id: importId } }, admin);
  expect(await queue({ q: weaver?.jobId })).toMatchObject([
    { deleted: true, deletedByAdmin: true, deletedWithImport: true },
  ]);
  expect(await queue({ q: dyer?.jobId })).toMatchObject([
    { deleted: true, deletedByAdmin: false, deletedWithImport: false },
  ]);
  desk.at(FRIDAY);
});

describe('the queue', () => {
  it('shows open ones first, the oldest first, and is filtered and paged', async () => {
    const mine = await aRecruiter(database.db, { companyName: 'Queue Works', verified: true });
    const three = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        aJob(database.db, { recruiterId: mine.accountId, title, companyName: 'Queue Works' }),
      ),
    );
    const ids = three.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      desk.at(new Date(Date.UTC(2026, 10, 20, 6, index)));
      await desk.call(
        'reportJob',
        { params: { id }, body: { reason: index === 2 ? 'offensive' : 'asks_for_money' } },
        VISITOR,
      );
    }
    await desk.call('decideReport', { params: { id: ids[0] }, body: { decision: 'dismiss' } }, admin);
    const list = async (query: Record<string, unknown>) => {
      const answer = await desk.call('listReports', { query: { q: 'queue works', ...query } }, admin);
      return {
        titles: answer.body.map((one) => (one.about === 'job' ? one.job.title : one.company.name)),
        total: answer.total,
      };
    };
    expect(await list({})).toEqual({ titles: ['Two', 'Three', 'One'], total: 3 });
    expect(await list({ status: 'open' })).toEqual({ titles: ['Two', 'Three'], total: 2 });
    expect(await list({ status: ['dismissed', 'frozen'] })).toEqual({ titles: ['One'], total: 1 });
    expect(await list({ reason: 'offensive' })).toEqual({ titles: ['Three'], total: 1 });
    expect(await list({ source: 'signs' })).toEqual({ titles: [], total: 0 });
    expect(await list({ limit: 1, page: 2 })).toEqual({ titles: ['Three'], total: 3 });
    expect(await list({ id: [ids[1]] })).toEqual({ titles: ['Two'], total: 1 });
    expect(await list({ q: "' or 1=1 --" })).toEqual({ titles: [], total: 0 });
    expect((await desk.refusal('listReports', { query: { status: 'hot' } }, admin)).code).toBe('INVALID_INPUT');
  });

  it('keeps a case at its oldest open report when another comes', async () => {
    await report();
    const since = (await queue())[0]?.openSince;
    desk.at(new Date(FRIDAY.getTime() + 86_400_000));
    await report();
    const [entry] = await queue();
    desk.at(FRIDAY);
    expect(entry).toMatchObject({ reportCount: 2, openSince: since });
    expect(entry?.latestAt).not.toBe(since);
  });

  it('tells who the recruiter is and what there was before', async () => {
    const other = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Typist' });
    await desk.call('reportJob', { params: { id: other.id }, body: { reason: 'offensive' } }, VISITOR);
    await desk.call('decideReport', { params: { id: other.id }, body: { decision: 'freeze' } }, admin);
    await desk.call(
      'setRecruiterStatus',
      { params: { id: recruiter.accountId }, body: { userStatus: 'Block', reason: 'Once.' } },
      admin,
    );
    await desk.call(
      'setRecruiterStatus',
      { params: { id: recruiter.accountId }, body: { userStatus: 'Active' } },
      admin,
    );
    const reporter = await aCandidate(database.db);
    await desk.call(
      'reportJob',
      { params: { id: job.id }, body: { reason: 'asks_for_money', email: 'a@example.in' } },
      reporter,
    );
    const [entry] = await queue();
    expect(entry).toMatchObject({
      reports: [{ email: 'a@example.in', reporter: { userCode: reporter.userCode, kind: 'candidate' } }],
      recruiter: {
        userCode: recruiter.userCode,
        companyVerified: false,
        otherJobCount: 1,
        otherJobs: [{ title: 'Typist', jobStatus: 'Block' }],
        otherReports: 1,
        jobsFrozen: 1,
        timesBlocked: 1,
      },
    });
  });
});

describe('signs of fraud', () => {
  const FEE = 'Registration fee of Rs 500 is payable before the interview.';
  const post = async (changes: Parameters<typeof aPosting>[0]) =>
    (await desk.call('createJob', { body: aPosting(changes) }, recruiter)).body;
  const entryOf = async (jobId: string) => (await desk.call('listReports', { query: { q: jobId } }, admin)).body[0];
  const edit = (id: string, body: Record<string, unknown>, as: typeof recruiter | AdminCaller = recruiter) =>
    desk.call('updateJob', { params: { id }, body }, as);

  it('put a posting into the queue with the words found, and block nothing', async () => {
    const posted = await post({ description: `Keep records.\n${FEE}`, title: 'Clerk' });
    expect(posted.jobStatus).toBe('Active');
    expect(await entryOf(posted.jobId)).toMatchObject({
      state: 'open',
      reportCount: 0,
      signs: [
        {
          sign: 'asks_for_money',
          found: [{ field: 'description', around: expect.stringContaining('Registration fee') }],
        },
      ],
    });
    expect(await desk.mails()).toEqual([]);
    const seen = JSON.stringify(await desk.call('getJob', { params: { id: posted._id } }, recruiter));
    expect(seen).not.toContain('asks_for_money');
  });

  it('an honest posting stays out of the queue', async () => {
    const posted = await post({ title: 'Honest clerk', description: 'No registration fee, ever.' });
    expect(await entryOf(posted.jobId)).toBeUndefined();
  });

  it('appear with an edit, and go with the words while nobody has decided', async () => {
    const posted = await post({ title: 'Edited clerk' });
    await edit(posted._id, { requirements: FEE });
    expect((await entryOf(posted.jobId))?.signs).toHaveLength(1);
    await edit(posted._id, { requirements: 'Two years of it.' });
    expect(await entryOf(posted.jobId)).toBeUndefined();
  });

  it('dismissed, stay dismissed until the words change', async () => {
    const posted = await post({ title: 'Dismissed clerk', description: FEE });
    await desk.call('decideReport', { params: { id: posted._id }, body: { decision: 'dismiss' } }, admin);
    await edit(posted._id, { title: 'Dismissed clerk again', skills: ['Typing'] });
    expect(await entryOf(posted.jobId)).toMatchObject({ state: 'dismissed' });
    await edit(posted._id, { description: 'Nothing.' });
    await edit(posted._id, { description: FEE });
    expect(await entryOf(posted.jobId)).toMatchObject({ state: 'dismissed' });
    await edit(posted._id, { description: 'A security deposit of ₹9,000 is required.' }, admin);
    expect(await entryOf(posted.jobId)).toMatchObject({ state: 'open', version: 1_000_005 });
  });

  it('go with a freeze into one decision with the reports of people', async () => {
    const posted = await post({ title: 'Frozen clerk', description: FEE });
    await desk.call('reportJob', { params: { id: posted._id }, body: { reason: 'not_a_real_job' } }, VISITOR);
    const { body } = await desk.call(
      'decideReport',
      { params: { id: posted._id }, body: { decision: 'freeze' } },
      admin,
    );
    expect(body).toMatchObject({ state: 'frozen', signs: [{ decision: 'freeze' }], reports: [{ decision: 'freeze' }] });
    expect(body).toMatchObject({
      job: {
        statusReason: 'The job post does not seem to be for a real job. The job post asks candidates for money.',
      },
    });
    const { rows } = await database.db.execute(
      sql`select 1 from ${reportDecisions} where ${and(eq(reportDecisions.jobId, posted._id), eq(reportDecisions.decision, 'freeze'))}`,
    );
    expect(rows).toHaveLength(1);
  });
});
