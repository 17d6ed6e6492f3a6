import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { anOffer, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { anAccepted, aScheduled } from '#tests/support/interviews.ts';
import { aJob } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';

const database = testDatabase();
const desk = hiringDesk(database);
afterEach(() => desk.at(FRIDAY));

const accepted = async (jobTraits = {}) => {
  const hiring = await anAccepted(desk, database.db, jobTraits);
  return { ...hiring, params: { applicationId: hiring.id } };
};

const interviewed = async () => {
  const hiring = await aScheduled(desk, database.db);
  return { ...hiring, params: { applicationId: hiring.id } };
};

describe('the result of an interview', () => {
  it('Selected leaves the application unchanged, and the candidate is told', async () => {
    const { recruiter, candidate, id, params } = await interviewed();
    const body = { status: 'Selected', reason: 'Welcome.' };
    const answer = await desk.call('setInterviewResult', { params, body }, recruiter);
    expect(answer.body).toMatchObject({ success: true, data: { status: 'Selected' } });
    const application = await desk.call('getApplication', { params: { id } }, candidate);
    expect(application.body).toMatchObject({ status: 'interview_scheduled', interviewStatus: 'Selected' });
    const mails = await desk.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [await emailOf(database.db, candidate), expect.stringMatching(/^You have been selected: /)],
    ]);
    const timeline = await desk.call('applicationTimeline', { params: { id } }, candidate);
    expect(timeline.body.at(-1)).toMatchObject({ event: 'interview_result', detail: 'Selected: Welcome.' });
  });

  it('Rejected rejects the application and withdraws its offer', async () => {
    const { recruiter, candidate, id, params } = await interviewed();
    const offer = await anOffer(database.db, { applicationId: id });
    await desk.call(
      'setInterviewResult',
      { params, body: { status: 'Rejected', reason: 'Not enough SQL.' } },
      recruiter,
    );
    const application = await desk.call('getApplication', { params: { id } }, candidate);
    expect(application.body).toMatchObject({
      status: 'rejected',
      reason: 'Not enough SQL.',
      interviewStatus: 'Rejected',
    });
    const offers = await desk.call('listOffers', { query: {} }, candidate);
    expect(offers.body.map(({ _id, status }) => [_id, status])).toEqual([[offer.id, 'Withdrawn']]);
    const mails = await desk.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The recruiter has withdrawn the offer');
  });

  it('Rejected before the interview begins calls it off, in the mail and in the calendar', async () => {
    const { recruiter, candidate, params } = await interviewed();
    await desk.call('setInterviewResult', { params, body: { status: 'Rejected' } }, recruiter);
    const [mail, ...others] = await desk.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Your interview on Tue 24 Nov 2026, 11:30 am does not take place.');
    expect(mail?.text).not.toContain('Thank you for coming');
    expect(mail?.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('SEQUENCE:1\r\n') });
    const { body } = await desk.call('interviewCalendar', { params }, candidate);
    expect(body).toContain('METHOD:CANCEL');
    expect(body).toContain('STATUS:CANCELLED');
  });

  it('Rejected after it has begun leaves it in the calendar', async () => {
    const { recruiter, params } = await interviewed();
    desk.at('2026-11-24T06:30:00Z');
    await desk.call('setInterviewResult', { params, body: { status: 'Rejected' } }, recruiter);
    const [mail] = await desk.mails();
    expect(mail?.text).toContain('Thank you for coming');
    expect(mail?.calendar).toBeUndefined();
  });

  it('that the candidate did not come is refused until the interview is over, and then told as it was', async () => {
    const { recruiter, candidate, params } = await interviewed();
    const raw = { params, body: { status: 'Rejected', reason: 'noShow' } };
    desk.at('2026-11-24T06:59:00Z');
    expect(await desk.refusal('setInterviewResult', raw, recruiter)).toMatchObject({ code: 'INTERVIEW_NOT_OVER' });
    expect(await desk.mails()).toEqual([]);
    desk.at('2026-11-24T07:00:00Z');
    await desk.call('setInterviewResult', raw, recruiter);
    const [mail, ...others] = await desk.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The recruiter has recorded that you did not come to the interview for');
    expect(mail?.text).not.toContain('Thank you for coming');
    const kinds = (await noticesOf(database.db, candidate.accountId)).map(({ kind }) => kind);
    expect(kinds).toContain('interview_missed');
    expect(kinds).not.toContain('application_rejected');
  });

  it('and a cancellation answer 412 with the newer interview for an outdated version', async () => {
    const { recruiter, params } = await interviewed();
    for (const [name, body] of [
      ['setInterviewResult', { status: 'Rejected' }],
      ['cancelInterview', { reason: 'The manager is ill.' }],
    ] as const)
      expect(await desk.refusal(name, { params, body }, recruiter, { ifMatch: 7 })).toMatchObject({
        code: 'STALE_VERSION',
        details: { current: { status: 'Scheduled', version: 1 } },
      });
    expect(await desk.mails()).toEqual([]);
    const raw = { params, body: { status: 'Selected' } };
    expect((await desk.call('setInterviewResult', raw, recruiter, { ifMatch: 1 })).body.data.status).toBe('Selected');
  });

  it('repeated changes nothing and emails nobody', async () => {
    const { recruiter, params } = await interviewed();
    for (const status of ['Selected', 'Selected', 'Rejected', 'Rejected'])
      await desk.call('setInterviewResult', { params, body: { status } }, recruiter);
    expect(await desk.mails()).toHaveLength(2);
    const late = await desk.refusal('setInterviewResult', { params, body: { status: 'Selected' } }, recruiter);
    expect(late.code).toBe('NO_INTERVIEW');
  });

  it('needs an interview', async () => {
    const { recruiter, params } = await accepted();
    const refusal = await desk.refusal('setInterviewResult', { params, body: { status: 'Selected' } }, recruiter);
    expect(refusal.message).toBe('There is no interview for this application.');
  });

  it('is only for the recruiter, and one of two values', async () => {
    const { recruiter, otherRecruiter, candidate, admin, params } = await interviewed();
    const raw = { params, body: { status: 'Selected' } };
    expect((await desk.refusal('setInterviewResult', raw, otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('setInterviewResult', raw, candidate)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('setInterviewResult', raw, admin)).code).toBe('FORBIDDEN');
    const wrong = await desk.refusal('setInterviewResult', { params, body: { status: 'Cancelled' } }, recruiter);
    expect(wrong.details.fields).toHaveProperty('status');
  });
});

describe('conflicts', () => {
  const ask = async (caller: Parameters<typeof desk.call>[2], applicationId: string, at: string) =>
    (await desk.call('interviewConflicts', { query: { at, applicationId } }, caller)).body;

  it('names the recruiter’s other interviews within an hour, not the application’s own', async () => {
    const { recruiter, otherCandidate, job, id } = await interviewed();
    const other = await apply(desk, otherCandidate, job.id, { fullName: 'Ravi Nair' });
    expect(await ask(recruiter, other._id, '2026-11-24T12:29')).toEqual([
      {
        who: 'recruiter',
        applicationId: id,
        jobTitle: expect.any(String),
        candidateName: 'Asha Rao',
        interviewDateTime: '2026-11-24T06:00:00.000Z',
      },
    ]);
    expect(await ask(recruiter, other._id, '2026-11-24T12:30')).toEqual([]);
    expect(await ask(recruiter, other._id, '2026-11-24T10:31')).toHaveLength(1);
    expect(await ask(recruiter, id, '2026-11-24T11:30')).toEqual([]);
  });

  it('says only that the candidate is busy for another recruiter’s interview', async () => {
    const { candidate, otherRecruiter } = await interviewed();
    const job = await aJob(database.db, { recruiterId: otherRecruiter.accountId });
    const { _id } = await apply(desk, candidate, job.id);
    expect(await ask(otherRecruiter, _id, '2026-11-24T11:00')).toEqual([{ who: 'candidate' }]);
  });

  it('ignores cancelled interviews, and does not find other recruiters’ applications', async () => {
    const { recruiter, otherRecruiter, otherCandidate, job, params } = await interviewed();
    const other = await apply(desk, otherCandidate, job.id);
    await desk.call('cancelInterview', { params, body: {} }, recruiter);
    expect(await ask(recruiter, other._id, '2026-11-24T11:30')).toEqual([]);
    const query = { at: '2026-11-24T11:30', applicationId: other._id };
    expect((await desk.refusal('interviewConflicts', { query }, otherRecruiter)).code).toBe('NOT_FOUND');
    const noTime = await desk.refusal('interviewConflicts', { query: { ...query, at: 'soon' } }, recruiter);
    expect(noTime.details.fields).toHaveProperty('at');
  });
});
