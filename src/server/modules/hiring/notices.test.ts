import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications, interviews, jobs, notices } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { showHeldAnswer } from './answers/show-answer.ts';
import { tellOfDates, tellOfInterviewsSoon } from './tell-of-dates.ts';

const database = testDatabase();
const desk = hiringDesk(database, { answerWait: 10 });
const MINUTE = 60_000;

beforeEach(async () => {
  desk.at(FRIDAY);
  await database.db.delete(notices);
});

const applied = async () => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  return { ...hiring, id };
};
type Applied = Awaited<ReturnType<typeof applied>>;

/** Releases every held answer. */
const show = async (): Promise<void> => {
  const { rows } = await database.db.execute<{ data: { applicationId: string; until: string } }>(
    sql`delete from queue.job where name = 'show-answer' returning data`,
  );
  for (const { data } of rows) await showHeldAnswer(desk.deps, data);
};
const answer = ({ id, recruiter }: Applied, status: string) =>
  desk.call('setApplicationStatus', { params: { id }, body: { status } }, recruiter);
const kindsOf = async ({ accountId }: { accountId: string }) =>
  (await noticesOf(database.db, accountId)).map(({ kind }) => kind);
const invited = async (at = '2026-11-24T11:30') => {
  const one = await applied();
  await answer(one, 'accepted');
  await show();
  const body = interviewForm(one.id, { interviewDateTime: at });
  await desk.call('scheduleInterview', { body }, one.recruiter);
  await show();
  return one;
};

describe('a candidate', () => {
  it('is told of an answer when it is published, and not of an undone one', async () => {
    const one = await applied();
    await answer(one, 'accepted');
    expect(await kindsOf(one.candidate)).toEqual([]);
    await desk.call('undoAnswers', { body: { ids: [one.id] } }, one.recruiter);
    await show();
    expect(await kindsOf(one.candidate)).toEqual([]);
    await answer(one, 'rejected');
    await show();
    expect(await noticesOf(database.db, one.candidate.accountId)).toMatchObject([
      {
        kind: 'application_rejected',
        says: { jobTitle: 'Software Engineer', companyName: 'Kaveri Software' },
        applicationId: one.id,
        jobId: one.job.id,
        createdAt: FRIDAY,
      },
    ]);
  });

  it('is told of an interview that is scheduled, moved and cancelled', async () => {
    const one = await invited();
    const moved = interviewForm(one.id, { interviewDateTime: '2026-11-25T15:00' });
    await desk.call('rescheduleInterview', { body: moved, params: { applicationId: one.id } }, one.recruiter);
    await show();
    await desk.call('cancelInterview', { params: { applicationId: one.id }, body: { reason: '' } }, one.recruiter);
    await show();
    const told = (await noticesOf(database.db, one.candidate.accountId)).map(({ kind, says }) => [kind, says]);
    const job = { jobTitle: 'Software Engineer', companyName: 'Kaveri Software' };
    const [first, second] = ['2026-11-24T06:00:00.000Z', '2026-11-25T09:30:00.000Z'];
    expect(told).toEqual([
      ['application_accepted', job],
      ['interview_scheduled', { ...job, startsAt: first }],
      ['interview_moved', { ...job, startsAt: second, wasAt: first, place: '' }],
      ['interview_cancelled', { ...job, startsAt: second }],
    ]);
  });

  it('is told once that an interview is tomorrow and once that it starts within an hour; again after a move', async () => {
    const one = await invited();
    await database.db.delete(notices);
    const day = async () => {
      await tellOfDates(desk.deps);
      await tellOfInterviewsSoon(desk.deps);
      return kindsOf(one.candidate);
    };
    desk.at('2026-11-22T12:00:00Z');
    expect(await day()).toEqual([]);
    desk.at('2026-11-22T20:00:00Z');
    expect(await day()).toEqual(['interview_tomorrow']);
    desk.at('2026-11-23T12:00:00Z');
    expect(await day()).toEqual(['interview_tomorrow']);
    const starts = new Date('2026-11-24T06:00:00Z').getTime();
    desk.at(new Date(starts - 61 * MINUTE));
    expect(await day()).toHaveLength(1);
    desk.at(new Date(starts - 50 * MINUTE));
    await day();
    expect(await day()).toEqual(['interview_tomorrow', 'interview_soon']);
    await database.db.update(interviews).set({ startsAt: new Date(starts + 5 * MINUTE) });
    expect(await day()).toEqual(['interview_tomorrow', 'interview_soon', 'interview_soon']);
    await database.db.update(interviews).set({ status: 'Cancelled', startsAt: new Date(starts + 9 * MINUTE) });
    expect(await day()).toHaveLength(3);
  });

  it('is reminded of an interview although selected before it, as the home shows it, but not once withdrawn', async () => {
    const one = await invited();
    await database.db.update(interviews).set({ status: 'Selected' });
    await database.db.delete(notices);
    desk.at('2026-11-22T20:00:00Z');
    await tellOfDates(desk.deps);
    expect(await kindsOf(one.candidate)).toEqual(['interview_tomorrow']);
    await database.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, one.id));
    desk.at('2026-11-24T05:30:00Z');
    await tellOfInterviewsSoon(desk.deps);
    expect(await kindsOf(one.candidate)).toEqual(['interview_tomorrow']);
  });

  it('is told of an offer, and once each three days and one day before it expires', async () => {
    const one = await applied();
    await answer(one, 'accepted');
    await show();
    await database.db.delete(notices);
    await anOffer(database.db, { applicationId: one.id, expiresOn: '2026-12-10' });
    for (const at of [
      '2026-12-06',
      '2026-12-07',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-09',
      '2026-12-10',
    ]) {
      desk.at(`${at}T05:00:00Z`);
      await tellOfDates(desk.deps);
    }
    expect(await noticesOf(database.db, one.candidate.accountId)).toMatchObject([
      { kind: 'offer_expires', says: { days: 3, lastDay: '2026-12-10', companyName: 'Kaveri Software' } },
      { kind: 'offer_expires', says: { days: 1 } },
    ]);
  });

  it('is not reminded of an interview or an offer while its job is taken down', async () => {
    const one = await invited();
    await anOffer(database.db, { applicationId: one.id, expiresOn: '2026-11-24' });
    await database.db.delete(notices);
    const remind = async () => {
      desk.at('2026-11-22T20:00:00Z');
      await tellOfDates(desk.deps);
      desk.at('2026-11-24T05:30:00Z');
      await tellOfInterviewsSoon(desk.deps);
      return (await kindsOf(one.candidate)).sort();
    };
    const set = (status: 'Active' | 'Block') => database.db.update(jobs).set({ status }).where(eq(jobs.id, one.job.id));
    await set('Block');
    expect(await remind()).toEqual([]);
    await set('Active');
    expect(await remind()).toEqual(['interview_soon', 'interview_tomorrow', 'offer_expires']);
  });
});

describe('a recruiter', () => {
  it('is told of an application, the answer to an interview, and a withdrawal', async () => {
    const one = await invited();
    const reply = (body: object) =>
      desk.call('answerInterview', { params: { applicationId: one.id }, body }, one.candidate);
    await reply({ answer: 'confirmed' });
    await reply({ answer: 'confirmed' });
    await reply({ answer: 'another_time', wishes: ['2026-11-26T06:00:00Z'] });
    await desk.call('setApplicationStatus', { params: { id: one.id }, body: { status: 'withdrawn' } }, one.candidate);
    expect(await kindsOf(one.recruiter)).toEqual([
      'application_received',
      'interview_confirmed',
      'interview_other_time',
      'application_withdrawn',
    ]);
    expect(await kindsOf(one.otherRecruiter)).toEqual([]);
  });
});
