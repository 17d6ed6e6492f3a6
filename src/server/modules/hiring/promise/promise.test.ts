import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '#contract/answer-promise.ts';
import { dayInIndia } from '#contract/rules.ts';
import { VISITOR } from '#server/caller.ts';
import { applications, jobs } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { showHeldAnswer } from '../answers/show-answer.ts';
import { keepPromises } from './keep-promises.ts';

const database = testDatabase();
const desk = hiringDesk(database, { answerWait: 10 });
beforeEach(async () => {
  // Leftovers of other tests must not be notified or closed here.
  await database.db.update(applications).set({ answerBy: null, silenceToldAt: null });
  await database.db.update(jobs).set({ endWatched: false });
  desk.at(FRIDAY);
});

/** 10:30 in India, this many days after Friday. */
const daysOn = (days: number): Date => new Date(FRIDAY.getTime() + days * 86_400_000);

/** Releases held answers at the clock's time. */
const show = async (): Promise<void> => {
  const { rows } = await database.db.execute<{ data: { applicationId: string; until: string } }>(
    sql`delete from queue.job where name = 'show-answer' returning data`,
  );
  for (const { data } of rows) await showHeldAnswer(desk.deps, data);
};

const promised = async (count = 1, answerDays: 7 | 14 | null = 14) => {
  const hiring = await aHiring(database.db, { answerDays });
  const candidates = await Promise.all(Array.from({ length: count }, () => aCandidate(database.db)));
  const ids: string[] = [];
  for (const one of candidates) ids.push((await apply(desk, one, hiring.job.id))._id);
  await desk.mails();
  const [id = ''] = ids;
  return { ...hiring, candidates, candidate: candidates[0] ?? hiring.candidate, ids, id };
};
type Promised = Awaited<ReturnType<typeof promised>>;

const read = async ({ id, recruiter }: Promised) =>
  (await desk.call('getApplication', { params: { id } }, recruiter)).body;
const answer = async ({ id, recruiter }: Promised, status: string) => {
  await desk.call('setApplicationStatus', { params: { id }, body: { status } }, recruiter);
};
const dueOf = async ({ recruiter }: Promised) => (await desk.call('applicationStats', {}, recruiter)).body.due;
const recordOf = async ({ recruiter }: Promised) => {
  const { body } = await desk.call('applicationStats', {}, recruiter);
  return body.answerRecord;
};

describe('the promised day', () => {
  it('is set when the application is sent, even if the job changes later', async () => {
    const one = await promised();
    await database.db.update(jobs).set({ answerDays: 7 }).where(eq(jobs.id, one.job.id));
    expect((await read(one)).answerBy).toBe('2026-12-04');
    const own = await desk.call('getApplication', { params: { id: one.id } }, one.candidate);
    expect(own.body).toMatchObject({ answerBy: '2026-12-04', unanswered: true });
  });

  it('is empty if the job promises none', async () => {
    const one = await promised(1, null);
    expect((await read(one)).answerBy).toBeUndefined();
    desk.at(daysOn(100));
    expect(await dueOf(one)).toEqual({ soon: 0, overdue: 0 });
    expect(await keepPromises(desk.deps)).toEqual({ due: 0, waiting: 0, told: 0, closed: 0, ended: 0 });
  });

  it('counts as due soon three days before and as overdue from midnight in India', async () => {
    const one = await promised();
    const on = async (moment: string) => {
      desk.at(moment);
      const due = async (which: string) =>
        (await desk.call('listApplications', { query: { due: which } }, one.recruiter)).body.length;
      const counted = await dueOf(one);
      expect([await due('soon'), await due('overdue')]).toEqual([counted.soon, counted.overdue]);
      return counted;
    };
    expect(await on('2026-11-30T18:29:59Z')).toEqual({ soon: 0, overdue: 0 });
    expect(await on('2026-11-30T18:30:00Z')).toEqual({ soon: 1, overdue: 0 });
    expect(await on('2026-12-04T18:29:59Z')).toEqual({ soon: 1, overdue: 0 });
    expect(await on('2026-12-04T18:30:00Z')).toEqual({ soon: 0, overdue: 1 });
    await answer(one, 'accepted');
    expect(await dueOf(one)).toEqual({ soon: 0, overdue: 0 });
  });
});

describe('a job that an administrator has taken down', () => {
  it('asks nothing of its recruiter: no count, list, notice or mail has its applications, until it is back', async () => {
    const one = await promised();
    const set = (status: 'Active' | 'Block') => database.db.update(jobs).set({ status }).where(eq(jobs.id, one.job.id));
    const asked = async () => {
      const { body } = await desk.call('applicationStats', {}, one.recruiter);
      const list = async (query: object) => (await desk.call('listApplications', { query }, one.recruiter)).body.length;
      const waitingJobs = await desk.call('listJobs', { query: { own: true, unanswered: 7 } }, one.recruiter);
      return [
        ...[body.waiting.all, body.waiting.week, body.due.soon, body.due.overdue],
        ...[await list({ waiting: 0 }), await list({ due: ['soon', 'overdue'] }), waitingJobs.body.length],
        body.byStatus.pending,
      ];
    };
    desk.at(daysOn(13));
    await set('Block');
    expect(await asked()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await keepPromises(desk.deps)).toMatchObject({ due: 0, waiting: 0 });
    await set('Active');
    expect(await asked()).toEqual([1, 1, 1, 0, 1, 1, 1, 1]);
    expect(await keepPromises(desk.deps)).toMatchObject({ due: 1 });
  });
});

describe('automatic steps', () => {
  it('tells the candidate once, three days past the promise, and leaves the application open', async () => {
    const one = await promised();
    desk.at(daysOn(16));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 0 });
    desk.at(daysOn(17));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 1, closed: 0 });
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 0 });
    expect(await noticesOf(database.db, one.candidate.accountId)).toMatchObject([
      { kind: 'promise_passed', applicationId: one.id, says: { jobTitle: 'Software Engineer' } },
    ]);
    expect(await read(one)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('does not ask to wait for a job that an administrator has taken down, and still closes the application', async () => {
    const one = await promised();
    await database.db.update(jobs).set({ status: 'Block' }).where(eq(jobs.id, one.job.id));
    desk.at(daysOn(17));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 1 });
    expect(await noticesOf(database.db, one.candidate.accountId)).toEqual([]);
    desk.at(daysOn(47));
    expect(await keepPromises(desk.deps)).toMatchObject({ closed: 1 });
    expect(await noticesOf(database.db, one.candidate.accountId)).toMatchObject([{ kind: 'closed_without_answer' }]);
  });

  it('does not tell of a passed promise once the recruiter has left', async () => {
    const one = await promised();
    await database.db.update(jobs).set({ recruiterId: null, status: 'Closed' }).where(eq(jobs.id, one.job.id));
    desk.at(daysOn(17));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 1 });
    expect(await noticesOf(database.db, one.candidate.accountId)).toEqual([]);
  });

  it('closes a pending application thirty days later, not counted as answered, and the candidate may apply again', async () => {
    const one = await promised();
    desk.at(daysOn(17));
    await keepPromises(desk.deps);
    desk.at(daysOn(46));
    expect(await keepPromises(desk.deps)).toMatchObject({ closed: 0 });
    desk.at(daysOn(47));
    expect(await keepPromises(desk.deps)).toMatchObject({ closed: 1 });
    const closed = await read(one);
    expect(closed).toMatchObject({ status: 'rejected', outcome: 'noAnswer', reasonCode: 'noAnswer' });
    expect(closed.timeline).toContainEqual(expect.objectContaining({ by: 'system', from: 'pending', to: 'rejected' }));
    expect(await desk.mails()).toMatchObject([
      { to: await emailOf(database.db, one.candidate), subject: expect.stringContaining('Closed without an answer') },
    ]);
    const { body: stats } = await desk.call('applicationStats', {}, one.recruiter);
    expect([stats.funnel.opened, stats.daysToFirstAnswer]).toEqual([1, null]);
    const again = await apply(desk, one.candidate, one.job.id);
    expect(again.status).toBe('pending');
    const problem = await desk.refusal(
      'setApplicationStatus',
      { params: { id: one.id }, body: { status: 'pending' } },
      one.recruiter,
    );
    expect(problem.code).toBe('CANDIDATE_ALREADY_APPLIED');
    expect((await read(one)).may).toMatchObject({ reopen: false, accept: false });
  });

  it('lets the recruiter reopen it, and closes it again only after another thirty days', async () => {
    const one = await promised();
    desk.at(daysOn(17));
    await keepPromises(desk.deps);
    desk.at(daysOn(47));
    await keepPromises(desk.deps);
    await answer(one, 'pending');
    await show();
    expect(await read(one)).toMatchObject({ status: 'pending', outcome: 'none', unanswered: true });
    desk.at(daysOn(76));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 0, closed: 0 });
    desk.at(daysOn(77));
    expect(await keepPromises(desk.deps)).toMatchObject({ told: 0, closed: 1 });
  });

  it('skips an application whose answer can still be undone, and closes it if the answer is undone', async () => {
    const one = await promised();
    desk.at(daysOn(17));
    await keepPromises(desk.deps);
    desk.at(daysOn(47));
    await keepPromises(desk.deps);
    await answer(one, 'accepted');
    await desk.call('undoAnswers', { body: { ids: [one.id] } }, one.recruiter);
    expect(await read(one)).toMatchObject({ status: 'rejected', reasonCode: 'noAnswer' });
  });

  it('tells the recruiter which answers are due by tomorrow, once a day', async () => {
    const one = await promised();
    const told = async () =>
      (await noticesOf(database.db, one.recruiter.accountId)).filter(({ kind }) => kind === 'answers_due');
    desk.at(daysOn(12));
    await keepPromises(desk.deps);
    expect(await told()).toEqual([]);
    desk.at(daysOn(13));
    await keepPromises(desk.deps);
    await keepPromises(desk.deps);
    desk.at(daysOn(14));
    await keepPromises(desk.deps);
    const lastDay = dayAfter(dayInIndia(FRIDAY), 14);
    expect(await told()).toMatchObject([{ says: { count: 1, lastDay } }]);
  });

  it('tells nobody about answers given in time', async () => {
    const one = await promised();
    await answer(one, 'accepted');
    await show();
    desk.at(daysOn(13));
    expect(await keepPromises(desk.deps)).toMatchObject({ due: 0 });
  });

  it('tells the recruiter the day after a job ended with unanswered applications, once for each last day', async () => {
    const one = await promised(2);
    const today = dayInIndia(FRIDAY);
    await database.db.update(jobs).set({ deadlineEnd: today, endWatched: true }).where(eq(jobs.id, one.job.id));
    expect(await keepPromises(desk.deps)).toMatchObject({ ended: 0 });
    desk.at(daysOn(1));
    await keepPromises(desk.deps);
    await keepPromises(desk.deps);
    const told = async () =>
      (await noticesOf(database.db, one.recruiter.accountId)).filter(({ kind }) => kind === 'job_ended_unanswered');
    expect(await told()).toMatchObject([{ jobId: one.job.id, says: { count: 2 } }]);
    await database.db.update(jobs).set({ endWatched: false }).where(eq(jobs.id, one.job.id));
    const changes = { applicationDeadline: { start: today, end: dayAfter(today, 2) } };
    await desk.call('updateJob', { params: { id: one.job.id }, body: changes }, one.recruiter);
    desk.at(daysOn(3));
    await keepPromises(desk.deps);
    expect(await told()).toHaveLength(2);
  });
});

describe('the record', () => {
  it('shows nothing for fewer than ten due applications, and counts answers shown before midnight in India', async () => {
    const one = await promised(10, 7);
    const [first = '', second = '', third = '', fourth = '', ...others] = one.ids;
    desk.at('2026-11-27T18:29:40Z');
    await answer({ ...one, id: first }, 'accepted');
    desk.at('2026-11-27T18:29:50Z');
    await show();
    // Decided in time, and released after midnight.
    await answer({ ...one, id: second }, 'rejected');
    desk.at('2026-11-27T18:30:00Z');
    await show();
    desk.at(daysOn(9));
    await answer({ ...one, id: third }, 'rejected');
    await show();
    expect(await recordOf(one)).toEqual({
      due: 10,
      inTimePercent: 10,
      since: '2026-11-27',
      medianDays: expect.any(Number),
      bulkPercent: 0,
    });
    const { body } = await desk.call('answerRecord', { params: { id: one.job.jobCode } }, VISITOR);
    expect(body.record?.inTimePercent).toBe(10);
    const { rows } = await database.db.execute<{ slug: string }>(
      sql`select slug from companies where account_id = ${one.recruiter.accountId}`,
    );
    const ofCompany = await desk.call('companyAnswerRecord', { params: { slug: rows[0]?.slug ?? '' } }, VISITOR);
    expect(ofCompany.body).toEqual(body);
    // Withdrawn after the day counts, withdrawn before it does not.
    const withdraw = (id: string, index: number) =>
      desk.call(
        'setApplicationStatus',
        { params: { id }, body: { status: 'withdrawn' } },
        one.candidates[index] ?? one.candidate,
      );
    await withdraw(fourth, 3);
    expect((await recordOf(one))?.due).toBe(10);
    desk.at(daysOn(1));
    await withdraw(others[0] ?? '', 4);
    desk.at(daysOn(9));
    expect(await recordOf(one)).toBeNull();
  });

  it('leaves out the applications to a job while it is taken down', async () => {
    const one = await promised(10, 7);
    const set = (status: 'Active' | 'Block') => database.db.update(jobs).set({ status }).where(eq(jobs.id, one.job.id));
    desk.at(daysOn(9));
    await set('Block');
    expect(await recordOf(one)).toBeNull();
    await set('Active');
    expect((await recordOf(one))?.due).toBe(10);
  });

  it('shows the share answered in bulk without a reason', async () => {
    const one = await promised(12, 7);
    desk.at(daysOn(2));
    const [with_ = '', ...without] = one.ids;
    const body = {
      ids: one.ids,
      status: 'rejected',
      each: [{ id: with_, reasonCode: 'pay', reason: 'We pay less.' }],
    };
    await desk.call('answerApplications', { body }, one.recruiter);
    await show();
    const mails = await desk.mails();
    const to = await emailOf(database.db, one.candidate);
    expect(mails.find((mail) => mail.to === to)?.text).toContain('The pay does not fit.');
    expect(mails.filter(({ text }) => text.includes('We pay less.'))).toHaveLength(1);
    expect(without).toHaveLength(11);
    desk.at(daysOn(9));
    expect(await recordOf(one)).toMatchObject({ due: 12, inTimePercent: 100, medianDays: 2, bulkPercent: 92 });
  });

  it('accepts “another reason” only with a text', async () => {
    const { id, recruiter } = await promised();
    const body = { ids: [id], status: 'rejected', reasonCode: 'other' };
    expect((await desk.refusal('answerApplications', { body }, recruiter)).code).toBe('INVALID_INPUT');
  });

  it('says in the email how late the first answer comes', async () => {
    const one = await promised();
    desk.at(daysOn(16));
    await answer(one, 'rejected');
    await show();
    expect((await desk.mails()).map(({ text }) => text).join()).toContain('comes 2 days later than promised');
  });
});
