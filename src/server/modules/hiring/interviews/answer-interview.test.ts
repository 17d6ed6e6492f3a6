import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { applicationEvents } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk, interviewForm, interviewsOf } from '#tests/support/hiring.ts';
import { aScheduled } from '#tests/support/interviews.ts';
import { speaking } from '#texts/spoken.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const scheduledOnFriday = async () => {
  desk.at(FRIDAY);
  return aScheduled(desk, database.db);
};

const say = (applicationId: string, body: Record<string, unknown>) => ({ params: { applicationId }, body });
const move = (applicationId: string, interviewDateTime = '2026-11-26T15:00') => ({
  params: { applicationId },
  body: interviewForm(applicationId, { interviewDateTime }),
});
const unfolded = (text: string): string => text.replace(/\r\n[ \t]/g, '');

describe('answering an interview', () => {
  it('confirms it, stores the answer with its time, and sends the recruiter the calendar entry', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    const { body } = await desk.call(
      'answerInterview',
      say(id, { answer: 'confirmed', message: 'I come by train.', wishes: ['2026-11-25T10:00'], version: 1 }),
      candidate,
    );
    expect(body).toMatchObject({
      success: true,
      message: 'Interview confirmed.',
      data: {
        answer: 'confirmed',
        answerMessage: 'I come by train.',
        answeredAt: FRIDAY.toISOString(),
        status: 'Scheduled',
        version: 2,
      },
    });
    expect(body.data).not.toHaveProperty('wishes');
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: await emailOf(database.db, recruiter),
      subject: 'Interview confirmed: Asha Rao, Software Engineer',
      calendar: { method: 'PUBLISH' },
    });
    expect(mail?.text).toContain('on Tue 24 Nov 2026, 11:30 am (India time)');
    expect(mail?.text).toContain('The candidate wrote:\nI come by train.');
    expect(mail?.calendar?.content).toContain('DTSTART:20261124T060000Z');
  });

  it('asks for another time; recruiter and timeline show the suggested times, soonest first', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    const wishes = ['2026-11-27T15:00', '2026-11-25T10:00', '2026-11-25T10:00'];
    await desk.call('answerInterview', say(id, { answer: 'another_time', wishes }), candidate);
    const { body } = await desk.call('getInterview', { params: { applicationId: id } }, recruiter);
    expect(body.data).toMatchObject({
      answer: 'another_time',
      wishes: ['2026-11-25T04:30:00.000Z', '2026-11-27T09:30:00.000Z'],
    });
    const [mail] = await desk.mails();
    expect(mail?.subject).toBe('New interview time requested: Asha Rao, Software Engineer');
    expect(mail?.text).toContain(
      'These times would suit them:\n- Wed 25 Nov 2026, 10:00 am (India time)\n- Fri 27 Nov 2026, 3:00 pm (India time)',
    );
    expect(mail?.calendar).toBeUndefined();
    const { body: timeline } = await desk.call('applicationTimeline', { params: { id } }, candidate);
    expect(timeline.at(-1)).toMatchObject({
      event: 'interview_answered',
      by: 'candidate',
      detail: 'Asked for another time: Wed 25 Nov 2026, 10:00 am; Fri 27 Nov 2026, 3:00 pm',
    });
    const [stored] = await database.db
      .select({ detail: applicationEvents.detail })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.event, 'interview_answered')));
    expect(stored?.detail).toEqual({
      code: 'otherTimes',
      times: ['2026-11-25T04:30:00.000Z', '2026-11-27T09:30:00.000Z'],
    });
  });

  it('counts a repeated answer once, and lets it change', async () => {
    const { id, candidate } = await scheduledOnFriday();
    const raw = say(id, { answer: 'confirmed', version: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.call('answerInterview', raw, candidate)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await desk.mails()).toHaveLength(1);
    await desk.call('answerInterview', say(id, { answer: 'another_time', message: 'I fell ill.' }), candidate);
    expect(await interviewsOf(database.db, id)).toMatchObject([{ answer: 'another_time', version: 3 }]);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('refuses to confirm a time that the candidate has not seen', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    await desk.call('rescheduleInterview', move(id), recruiter);
    await desk.mails();
    const problem = await desk.refusal('answerInterview', say(id, { answer: 'confirmed' }), candidate, { ifMatch: 1 });
    expect(problem).toMatchObject({
      code: 'INTERVIEW_MOVED',
      message: 'The recruiter has changed this interview in the meantime. Read the new details, then answer.',
    });
    expect(problem.details.current).toMatchObject({ interviewDateTime: '2026-11-26T09:30:00.000Z', version: 2 });
    expect(await desk.mails()).toEqual([]);
  });

  it('is cleared when the interview is moved', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    await desk.call('answerInterview', say(id, { answer: 'confirmed' }), candidate);
    await desk.call('rescheduleInterview', move(id), recruiter);
    const { body } = await desk.call('getInterview', { params: { applicationId: id } }, candidate);
    expect(body.data).not.toHaveProperty('answer');
    expect(body.data).not.toHaveProperty('answeredAt');
  });

  it('is refused once the interview was cancelled or has begun', async () => {
    const cancelled = await scheduledOnFriday();
    await desk.call('cancelInterview', { params: { applicationId: cancelled.id }, body: {} }, cancelled.recruiter);
    const begun = await scheduledOnFriday();
    await desk.mails();
    desk.at('2026-11-24T06:00:00Z');
    for (const [{ id, candidate }, code, message] of [
      [cancelled, 'INTERVIEW_CANCELLED', 'This interview has been cancelled.'],
      [begun, 'INTERVIEW_BEGUN', 'This interview has already started.'],
    ] as const)
      expect(await desk.refusal('answerInterview', say(id, { answer: 'confirmed' }), candidate)).toMatchObject({
        code,
        message,
      });
    expect(await desk.mails()).toEqual([]);
  });

  it.each([
    [{ answer: 'another_time' }, { wishes: 'Suggest a time that suits you, or write to the recruiter.' }],
    [{ answer: 'another_time', wishes: ['2026-11-25T10:00', '2026-11-19T10:00'] }, { 'wishes.1': expect.any(String) }],
    [
      { answer: 'another_time', message: 'Earlier?', wishes: ['2026-11-24T11:30', '2026-11-25T10:00'] },
      { 'wishes.0': 'That is the time already set. Choose another time.' },
    ],
    [{ answer: 'another_time', wishes: ['2026-02-30T10:00'] }, { 'wishes.0': 'Choose a date and a time.' }],
    [{ answer: 'another_time', wishes: Array(4).fill('2026-11-25T10:00') }, { wishes: 'Suggest at most 3 times.' }],
    [{ answer: 'maybe' }, { answer: 'Choose one of the options.' }],
    [{}, { answer: expect.any(String) }],
    [{ answer: 'confirmed', message: 'x'.repeat(2001) }, { message: 'Use fewer characters.' }],
  ])('refuses %j at its field, and changes nothing', async (body, fields) => {
    const { id, candidate } = await scheduledOnFriday();
    expect((await desk.refusal('answerInterview', say(id, body), candidate)).toBody().fields).toEqual(fields);
    expect(await interviewsOf(database.db, id)).toMatchObject([{ answer: null, version: 1 }]);
    expect(await desk.mails()).toEqual([]);
  });

  it('is only for the candidate', async () => {
    const { id, otherCandidate, recruiter, admin } = await scheduledOnFriday();
    const raw = say(id, { answer: 'confirmed' });
    for (const [caller, code] of [
      [otherCandidate, 'NOT_FOUND'],
      [recruiter, 'FORBIDDEN'],
      [admin, 'FORBIDDEN'],
      [VISITOR, 'SIGNED_OUT'],
    ] as const)
      expect((await desk.refusal('answerInterview', raw, caller)).code).toBe(code);
    expect(await desk.mails()).toEqual([]);
  });

  it('is refused without an interview', async () => {
    const { candidate, job } = await aHiring(database.db);
    const { _id } = await apply(desk, candidate, job.id);
    expect((await desk.refusal('answerInterview', say(_id, { answer: 'confirmed' }), candidate)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the interview for a calendar', () => {
  it('has the same id, a growing sequence and its time in UTC, and requests no reply', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    const first = await desk.call('interviewCalendar', { params: { applicationId: id } }, candidate);
    expect(first.headers).toMatchObject({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': expect.stringMatching(/^attachment; filename="Interview Kaveri Software\.ics"/),
    });
    const inHindi = await speaking('hi', () =>
      desk.call('interviewCalendar', { params: { applicationId: id } }, candidate),
    );
    expect(inHindi.headers?.['Content-Disposition']).toContain(encodeURIComponent('इंटरव्यू Kaveri Software.ics'));
    await desk.call('rescheduleInterview', move(id), recruiter);
    const second = await desk.call('interviewCalendar', { params: { applicationId: id } }, recruiter);
    const [before, after] = [first.body, second.body].map((body) => unfolded(String(body)));
    expect(before).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(before).toContain('\r\nSEQUENCE:0\r\n');
    expect(before).toContain('\r\nDTSTART:20261124T060000Z\r\n');
    expect(after).toContain('\r\nSEQUENCE:1\r\n');
    expect(after).toContain('\r\nDTSTART:20261126T093000Z\r\n');
    expect(/UID:.+/.exec(after ?? '')?.[0]).toBe(/UID:.+/.exec(before ?? '')?.[0]);
    expect(before).not.toContain('ATTENDEE');
  });

  it('removes a cancelled one', async () => {
    const { id, candidate, recruiter } = await scheduledOnFriday();
    await desk.call('cancelInterview', { params: { applicationId: id }, body: {} }, recruiter);
    const { body } = await desk.call('interviewCalendar', { params: { applicationId: id } }, candidate);
    expect(body).toContain('\r\nMETHOD:CANCEL\r\n');
    expect(body).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(body).toContain('\r\nSEQUENCE:1\r\n');
  });

  it('is only for the two participants', async () => {
    const { id, otherCandidate, otherRecruiter, admin } = await scheduledOnFriday();
    const raw = { params: { applicationId: id } };
    for (const [caller, code] of [
      [otherCandidate, 'NOT_FOUND'],
      [otherRecruiter, 'NOT_FOUND'],
      [admin, 'FORBIDDEN'],
      [VISITOR, 'SIGNED_OUT'],
    ] as const)
      expect((await desk.refusal('interviewCalendar', raw, caller)).code).toBe(code);
  });
});
