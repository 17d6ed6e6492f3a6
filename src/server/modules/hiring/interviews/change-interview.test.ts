import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviewEvents, interviews } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emailOf, hiringDesk, interviewForm, interviewsOf } from '#tests/support/hiring.ts';
import { anAccepted, aScheduled, statusOf } from '#tests/support/interviews.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const eventsOf = (interviewId: string) =>
  database.db
    .select()
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(interviewEvents.id);

describe('rescheduling an interview', () => {
  const move = (applicationId: string, more: Record<string, unknown> = {}) => ({
    params: { applicationId },
    body: interviewForm(applicationId, { interviewDateTime: '2026-11-25T15:00:00+05:30', rescheduled: true, ...more }),
  });

  it('moves it any number of times, asks the candidate again, and moves the calendar entry', async () => {
    const hiring = await aScheduled(desk, database.db);
    await database.db
      .update(interviews)
      .set({ answer: 'confirmed', answeredAt: new Date(), answerMessage: 'Yes' })
      .where(eq(interviews.id, hiring.interview._id));
    const { body } = await desk.call('rescheduleInterview', move(hiring.id), hiring.recruiter);
    expect(body).toMatchObject({
      success: true,
      message: 'Interview rescheduled successfully!',
      data: { interviewDateTime: '2026-11-25T09:30:00.000Z', rescheduled: true, status: 'Scheduled', version: 2 },
    });
    expect(body.data).not.toHaveProperty('answer');
    expect(await statusOf(desk, hiring)).toBe('interview_rescheduled');
    const [mail] = await desk.mails();
    expect(mail?.subject).toMatch(/^New time for your interview/);
    expect(mail?.text).toContain('Wed 25 Nov 2026, 3:00 pm');
    expect(mail?.calendar?.content).toContain('SEQUENCE:1');

    await desk.call(
      'rescheduleInterview',
      move(hiring.id, { interviewDateTime: '2026-11-26T10:00' }),
      hiring.recruiter,
    );
    expect(await interviewsOf(database.db, hiring.id)).toMatchObject([{ calendarSequence: 2, version: 3 }]);
    expect((await eventsOf(hiring.interview._id)).map(({ event }) => event)).toEqual([
      'interview_scheduled',
      'interview_rescheduled',
      'interview_rescheduled',
    ]);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('says that the time is the same if only the place changes', async () => {
    const hiring = await aScheduled(desk, database.db);
    const elsewhere = { params: { applicationId: hiring.id }, body: interviewForm(hiring.id, { location: 'Room 9' }) };
    await desk.call('rescheduleInterview', elsewhere, hiring.recruiter);
    const [mail] = await desk.mails();
    expect(mail?.subject).toMatch(/^Change to your interview/);
    expect(mail?.text).toContain('The time is the same');
    expect(mail?.text).toContain('Room 9');
  });

  it('notifies nobody if nothing changes', async () => {
    const hiring = await aScheduled(desk, database.db);
    const same = { params: { applicationId: hiring.id }, body: interviewForm(hiring.id) };
    const { body } = await desk.call('rescheduleInterview', same, hiring.recruiter);
    expect(body.data).toMatchObject({ rescheduled: false, version: 1 });
    expect(await statusOf(desk, hiring)).toBe('interview_scheduled');
    expect(await interviewsOf(database.db, hiring.id)).toMatchObject([{ calendarSequence: 0, version: 1 }]);
    expect(await desk.mails()).toEqual([]);
  });

  it('is refused on an outdated version', async () => {
    const hiring = await aScheduled(desk, database.db);
    await desk.call('rescheduleInterview', move(hiring.id), hiring.recruiter, { ifMatch: 1 });
    const problem = await desk.refusal('rescheduleInterview', move(hiring.id), hiring.recruiter, { ifMatch: 1 });
    expect(problem).toMatchObject({ code: 'STALE_VERSION', details: { current: { version: 2 } } });
  });

  it('needs an interview, and a time in the future', async () => {
    const accepted = await anAccepted(desk, database.db);
    expect((await desk.refusal('rescheduleInterview', move(accepted.id), accepted.recruiter)).code).toBe(
      'NO_INTERVIEW',
    );
    const scheduled = await aScheduled(desk, database.db);
    const past = move(scheduled.id, { interviewDateTime: '2026-11-19T10:00' });
    expect((await desk.refusal('rescheduleInterview', past, scheduled.recruiter)).code).toBe('INVALID_INPUT');
    expect(await desk.mails()).toEqual([]);
  });

  it('is refused to strangers', async () => {
    const hiring = await aScheduled(desk, database.db);
    expect((await desk.refusal('rescheduleInterview', move(hiring.id), hiring.otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('rescheduleInterview', move(hiring.id), hiring.candidate)).code).toBe('FORBIDDEN');
  });
});

describe('cancelling an interview', () => {
  const cancel = (applicationId: string, reason?: string) => ({ params: { applicationId }, body: { reason } });

  it('returns the application to accepted, tells the candidate, and allows another interview', async () => {
    const hiring = await aScheduled(desk, database.db);
    const { body } = await desk.call('cancelInterview', cancel(hiring.id, 'The manager is ill.'), hiring.recruiter);
    expect(body).toMatchObject({
      success: true,
      data: { status: 'Cancelled', cancelReason: 'The manager is ill.' },
    });
    expect(await statusOf(desk, hiring)).toBe('accepted');
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ to: await emailOf(database.db, hiring.candidate), calendar: { method: 'CANCEL' } });
    expect(mail?.text).toContain('The manager is ill.');

    await desk.call(
      'scheduleInterview',
      { body: interviewForm(hiring.id, { scheduleId: 'SCHD-again' }) },
      hiring.recruiter,
    );
    expect((await interviewsOf(database.db, hiring.id)).map(({ status }) => status)).toEqual([
      'Cancelled',
      'Scheduled',
    ]);
    expect(await statusOf(desk, hiring)).toBe('interview_scheduled');
  });

  it('works without a body, once, and is refused to strangers', async () => {
    const hiring = await aScheduled(desk, database.db);
    const raw = { params: { applicationId: hiring.id } };
    expect((await desk.refusal('cancelInterview', raw, hiring.otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('cancelInterview', raw, hiring.candidate)).code).toBe('FORBIDDEN');
    await desk.call('cancelInterview', raw, hiring.recruiter);
    expect((await desk.refusal('cancelInterview', raw, hiring.recruiter)).code).toBe('NO_INTERVIEW');
  });
});
