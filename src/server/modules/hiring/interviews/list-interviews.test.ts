import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/caller.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOffer, apply, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { anAccepted, aScheduled } from '#tests/support/interviews.ts';
import { aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const arranged = (interviewDateTime: string) => aScheduled(desk, database.db, { interviewDateTime });

describe('the interviews of a range of days', () => {
  it('are those that begin between the first and the last day in India', async () => {
    const { recruiter, id } = await arranged('2026-11-24T23:59');
    const during = async (query: object) => {
      const { body } = await desk.call('listInterviews', { query }, recruiter);
      return body.data.map(({ applicationId }: { applicationId: string }) => applicationId);
    };
    expect(await during({ from: '2026-11-24', to: '2026-11-24' })).toEqual([id]);
    expect(await during({ from: '2026-11-24' })).toEqual([id]);
    expect(await during({ to: '2026-11-23' })).toEqual([]);
    expect(await during({ from: '2026-11-25' })).toEqual([]);
  });

  it('start at midnight in India, not in UTC', async () => {
    const { recruiter } = await arranged('2026-11-25T00:00');
    const total = async (query: object) => (await desk.call('listInterviews', { query }, recruiter)).body.data.length;
    expect(await total({ to: '2026-11-24' })).toBe(0);
    expect(await total({ from: '2026-11-25', to: '2026-11-25' })).toBe(1);
  });

  it('exclude other recruiters’ interviews, and nonexistent dates are refused', async () => {
    const { otherRecruiter, recruiter } = await arranged('2026-11-24T11:30');
    const { body } = await desk.call('listInterviews', { query: { from: '2026-11-01' } }, otherRecruiter);
    expect(body.data).toEqual([]);
    const wrong = await desk.refusal('listInterviews', { query: { from: '2026-02-30' } }, recruiter);
    expect(wrong.details.fields).toHaveProperty('from');
  });
});

describe('reading interviews', () => {
  it('gives each side its own interviews', async () => {
    const hiring = await aScheduled(desk, database.db);
    const params = { params: { applicationId: hiring.id } };
    for (const caller of [hiring.candidate, hiring.recruiter, hiring.admin]) {
      const { body } = await desk.call('getInterview', params, caller);
      expect(body).toMatchObject({ success: true, data: { _id: hiring.interview._id } });
    }
    for (const stranger of [hiring.otherCandidate, hiring.otherRecruiter])
      expect((await desk.refusal('getInterview', params, stranger)).code).toBe('NOT_FOUND');

    const { body, total } = await desk.call('listInterviews', { query: {} }, hiring.candidate);
    expect(body).toMatchObject({ success: true, data: [{ _id: hiring.interview._id }] });
    expect(body.data[0]).not.toHaveProperty('candidateName');
    expect(total).toBe(1);
    const other = await desk.call('listInterviews', { query: {} }, hiring.otherRecruiter);
    expect(other).toMatchObject({ total: 0, body: { success: true, data: [] } });
    const none = await desk.call('listInterviews', { query: { status: 'Cancelled' } }, hiring.recruiter);
    expect(none.total).toBe(0);
  });

  it('tells the recruiter, not the candidate, that an accepted offer settles an interview', async () => {
    const hiring = await aScheduled(desk, database.db);
    const hiredOf = async (caller: Caller) =>
      (await desk.call('listInterviews', { query: {} }, caller)).body.data[0]?.hired;
    const offer = await anOffer(database.db, { applicationId: hiring.id });
    expect(await hiredOf(hiring.recruiter)).toBeUndefined();
    await desk.call('answerOffer', { params: { id: offer.id }, body: { status: 'Accepted' } }, hiring.candidate);
    expect(await hiredOf(hiring.recruiter)).toBe(true);
    expect(await hiredOf(hiring.candidate)).toBeUndefined();
  });

  it('lists a candidate’s next interview first, past and cancelled ones last', async () => {
    const hiring = await anAccepted(desk, database.db);
    const scheduleOf = async (interviewDateTime: string) => {
      const job = await aJob(database.db, { recruiterId: hiring.recruiter.accountId });
      const { _id } = await apply(desk, hiring.candidate, job.id);
      await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'accepted' } }, hiring.recruiter);
      await desk.call('scheduleInterview', { body: interviewForm(_id, { interviewDateTime }) }, hiring.recruiter);
      return _id;
    };
    const over = await scheduleOf('2026-11-21T10:00');
    const later = await scheduleOf('2026-11-26T10:00');
    const next = await scheduleOf('2026-11-24T10:00');
    const cancelled = await scheduleOf('2026-11-28T10:00');
    await desk.call('cancelInterview', { params: { applicationId: cancelled } }, hiring.recruiter);
    desk.at('2026-11-22T05:00:00Z');
    const ids = async (caller: Caller) =>
      (await desk.call('listInterviews', { query: {} }, caller)).body.data.map(({ applicationId }) => applicationId);
    expect(await ids(hiring.candidate)).toEqual([next, later, cancelled, over]);
    expect(await ids(hiring.recruiter)).toEqual([cancelled, later, next, over]);
    // The one that goes on stays first until its hour is over.
    desk.at('2026-11-24T05:29:00Z');
    expect((await ids(hiring.candidate))[0]).toBe(next);
    desk.at('2026-11-24T05:30:00Z');
    expect((await ids(hiring.candidate))[0]).toBe(later);
    desk.at(FRIDAY);
  });
});
