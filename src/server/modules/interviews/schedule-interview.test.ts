import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { interviewEvents, interviews } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk, interviewForm, interviewsOf } from '#tests/support/hiring.ts';
import { aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const anApplied = async () => {
  const hiring = await aHiring(database.db);
  const application = await apply(desk, hiring.candidate, hiring.job.id);
  return { ...hiring, id: application._id };
};

const anAccepted = async () => {
  const hiring = await anApplied();
  await desk.call(
    'setApplicationStatus',
    { params: { id: hiring.id }, body: { status: 'accepted' } },
    hiring.recruiter,
  );
  await desk.mails();
  return hiring;
};

const aScheduled = async () => {
  const hiring = await anAccepted();
  const { body } = await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, interview: body.data };
};

const applicationStatus = async ({ id, admin }: Awaited<ReturnType<typeof anApplied>>) =>
  (await desk.call('getApplication', { params: { id } }, admin)).body.status;

const eventsOf = (interviewId: string) =>
  database.db
    .select()
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(interviewEvents.id);

describe('scheduling an interview', () => {
  it('answers the interview as the recruiter reads it, and moves the application', async () => {
    const hiring = await anAccepted();
    const { body } = await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    expect(body).toEqual({
      success: true,
      message: 'Interview scheduled successfully!',
      data: {
        _id: expect.any(String),
        applicationId: hiring.id,
        scheduleId: `SCHD-${hiring.id.slice(-12)}`,
        jobTitle: 'Software Engineer',
        jobId: hiring.job.jobCode,
        role: 'Software Engineer',
        currentCompany: 'Kaveri Software',
        interviewDateTime: '2026-11-24T06:00:00.000Z',
        location: 'Office, MG Road, Pune',
        contact: '9876543210',
        contactNo: '9876543210',
        description: 'Aadhaar card, two photographs',
        hrNotes: 'Aadhaar card, two photographs',
        scheduledBy: 'Meera Iyer',
        status: 'Scheduled',
        rescheduled: false,
        recruiterId: hiring.recruiter.accountId,
        candidateId: hiring.candidate.userCode,
        candidateName: 'Asha Rao',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
      },
    });
    const { body: application } = await desk.call('getApplication', { params: { id: hiring.id } }, hiring.candidate);
    expect(application).toMatchObject({
      status: 'interview_scheduled',
      interviewScheduled: true,
      interviewStatus: 'Scheduled',
      interviewDetails: { currentCompany: 'Kaveri Software' },
    });
    for (const key of ['recruiterId', 'candidateId', 'candidateName'])
      expect(application.interviewDetails).not.toHaveProperty(key);
  });

  it('mails the candidate the time in India and an invitation', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: await emailOf(database.db, hiring.candidate),
      subject: 'Interview for Software Engineer at Kaveri Software: Tue 24 Nov 2026, 11:30 am',
      calendar: { method: 'REQUEST' },
    });
    expect(mail?.text).toContain('When: Tue 24 Nov 2026, 11:30 am (India time)');
    expect(mail?.calendar?.content).toContain('DTSTART:20261124T060000Z');
    expect(mail?.calendar?.content).toContain('SEQUENCE:0');
  });

  it('writes both histories', async () => {
    const { interview, id, candidate } = await aScheduled();
    expect(await eventsOf(interview._id)).toMatchObject([{ event: 'interview_scheduled', toStatus: 'Scheduled' }]);
    const { body } = await desk.call('applicationTimeline', { params: { id } }, candidate);
    expect(body.at(-1)).toMatchObject({
      event: 'interview_scheduled',
      from: 'accepted',
      to: 'interview_scheduled',
      detail: 'Tue 24 Nov 2026, 11:30 am',
    });
  });

  it('changes nothing when the same scheduleId is sent again, even ten times at once', async () => {
    const hiring = await anAccepted();
    const raw = { body: interviewForm(hiring.id) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.call('scheduleInterview', raw, hiring.recruiter)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await interviewsOf(database.db, hiring.id)).toHaveLength(1);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('does not call another time under the same scheduleId done, nor a repeat after the interview was cancelled', async () => {
    const hiring = await aScheduled();
    const moved = interviewForm(hiring.id, { interviewDateTime: '2026-11-25T15:00' });
    expect(await desk.refusal('scheduleInterview', { body: moved }, hiring.recruiter)).toMatchObject({
      code: 'KEY_REUSED',
    });
    await desk.call('cancelInterview', { params: { applicationId: hiring.id }, body: {} }, hiring.recruiter);
    await desk.mails();
    expect(await desk.refusal('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter)).toMatchObject(
      { code: 'KEY_REUSED' },
    );
    expect(await desk.mails()).toEqual([]);
    expect(await applicationStatus(hiring)).toBe('accepted');
  });

  it('takes no time that lies years ahead', async () => {
    const hiring = await anAccepted();
    const far = interviewForm(hiring.id, { interviewDateTime: '2099-11-25T15:00' });
    expect(await desk.refusal('scheduleInterview', { body: far }, hiring.recruiter)).toMatchObject({
      details: { fields: { interviewDateTime: 'Choose a time within the next two years.' } },
    });
  });

  it('gives an application one interview, though ten with their own scheduleId come at once', async () => {
    const hiring = await anAccepted();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        desk
          .call(
            'scheduleInterview',
            { body: interviewForm(hiring.id, { scheduleId: `S${number}-${hiring.id}` }) },
            hiring.recruiter,
          )
          .then(
            () => 'scheduled',
            (error: { code: string }) => error.code,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'scheduled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_SCHEDULED')).toHaveLength(9);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('does not take the scheduleId of another application', async () => {
    const { recruiter, job, interview, otherCandidate } = await aScheduled();
    const { _id } = await apply(desk, otherCandidate, job.id);
    await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'accepted' } }, recruiter);
    const problem = await desk.refusal(
      'scheduleInterview',
      { body: interviewForm(_id, { scheduleId: interview.scheduleId }) },
      recruiter,
    );
    expect(problem.code).toBe('KEY_REUSED');
  });

  it('needs an accepted application', async () => {
    const hiring = await anApplied();
    const problem = await desk.refusal('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    expect(problem).toMatchObject({
      code: 'ILLEGAL_STEP',
      message: 'Accept the application before you schedule an interview.',
    });
    expect(await interviewsOf(database.db, hiring.id)).toEqual([]);
  });

  it.each([
    ['interviewDateTime', '2026-11-20T10:29'],
    ['interviewDateTime', '2026-11-20T10:30'],
    ['interviewDateTime', '2026-02-30T10:30'],
    ['interviewDateTime', 'tomorrow'],
    ['location', ' '],
    ['contactNo', ''],
    ['scheduledBy', undefined],
  ])('refuses %s = %j', async (field, value) => {
    const hiring = await anAccepted();
    const problem = await desk.refusal(
      'scheduleInterview',
      { body: interviewForm(hiring.id, { [field]: value }) },
      hiring.recruiter,
    );
    expect(Object.keys(problem.details.fields ?? {})).toEqual([field]);
    expect(await applicationStatus(hiring)).toBe('accepted');
    expect(await desk.mails()).toEqual([]);
  });

  it('takes recruiter, candidate and job from the session and the application', async () => {
    const hiring = await anAccepted();
    const { body } = await desk.call(
      'scheduleInterview',
      {
        body: interviewForm(hiring.id, {
          recruiterId: hiring.otherRecruiter.accountId,
          candidateId: 'CAND999',
          candidateName: 'Somebody',
          jobTitle: 'Director',
          status: 'Selected',
        }),
      },
      hiring.recruiter,
    );
    expect(body.data).toMatchObject({
      recruiterId: hiring.recruiter.accountId,
      candidateId: hiring.candidate.userCode,
      candidateName: 'Asha Rao',
      jobTitle: 'Software Engineer',
      status: 'Scheduled',
    });
  });

  it('is for the recruiter whose job it is', async () => {
    const hiring = await anAccepted();
    const raw = { body: interviewForm(hiring.id) };
    expect((await desk.refusal('scheduleInterview', raw, VISITOR)).code).toBe('SIGNED_OUT');
    expect((await desk.refusal('scheduleInterview', raw, hiring.candidate)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('scheduleInterview', raw, hiring.admin)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('scheduleInterview', raw, hiring.otherRecruiter)).code).toBe('NOT_FOUND');
  });
});

describe('rescheduling an interview', () => {
  const move = (applicationId: string, more: Record<string, unknown> = {}) => ({
    params: { applicationId },
    body: interviewForm(applicationId, { interviewDateTime: '2026-11-25T15:00:00+05:30', rescheduled: true, ...more }),
  });

  it('moves it any number of times, asks the candidate anew, and moves the calendar’s entry', async () => {
    const hiring = await aScheduled();
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
    expect(await applicationStatus(hiring)).toBe('interview_rescheduled');
    const [mail] = await desk.mails();
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

  it('with nothing changed says nothing to anybody', async () => {
    const hiring = await aScheduled();
    const same = { params: { applicationId: hiring.id }, body: interviewForm(hiring.id) };
    const { body } = await desk.call('rescheduleInterview', same, hiring.recruiter);
    expect(body.data).toMatchObject({ rescheduled: false, version: 1 });
    expect(await applicationStatus(hiring)).toBe('interview_scheduled');
    expect(await interviewsOf(database.db, hiring.id)).toMatchObject([{ calendarSequence: 0, version: 1 }]);
    expect(await desk.mails()).toEqual([]);
  });

  it('is refused on a version that is no longer the newest', async () => {
    const hiring = await aScheduled();
    await desk.call('rescheduleInterview', move(hiring.id), hiring.recruiter, { ifMatch: 1 });
    const problem = await desk.refusal('rescheduleInterview', move(hiring.id), hiring.recruiter, { ifMatch: 1 });
    expect(problem).toMatchObject({ code: 'STALE_VERSION', details: { current: { version: 2 } } });
  });

  it('needs an interview, and a time in the future', async () => {
    const accepted = await anAccepted();
    expect((await desk.refusal('rescheduleInterview', move(accepted.id), accepted.recruiter)).code).toBe(
      'ILLEGAL_STEP',
    );
    const scheduled = await aScheduled();
    const past = move(scheduled.id, { interviewDateTime: '2026-11-19T10:00' });
    expect((await desk.refusal('rescheduleInterview', past, scheduled.recruiter)).code).toBe('INVALID_INPUT');
    expect(await desk.mails()).toEqual([]);
  });

  it('is not for strangers', async () => {
    const hiring = await aScheduled();
    expect((await desk.refusal('rescheduleInterview', move(hiring.id), hiring.otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('rescheduleInterview', move(hiring.id), hiring.candidate)).code).toBe('FORBIDDEN');
  });
});

describe('cancelling an interview', () => {
  const cancel = (applicationId: string, reason?: string) => ({ params: { applicationId }, body: { reason } });

  it('accepts the application again, tells the candidate, and another interview may follow', async () => {
    const hiring = await aScheduled();
    const { body } = await desk.call('cancelInterview', cancel(hiring.id, 'The manager is ill.'), hiring.recruiter);
    expect(body).toMatchObject({
      success: true,
      data: { status: 'Cancelled', cancelReason: 'The manager is ill.' },
    });
    expect(await applicationStatus(hiring)).toBe('accepted');
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
    expect(await applicationStatus(hiring)).toBe('interview_scheduled');
  });

  it('works without a body, once, and not for strangers', async () => {
    const hiring = await aScheduled();
    const raw = { params: { applicationId: hiring.id } };
    expect((await desk.refusal('cancelInterview', raw, hiring.otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('cancelInterview', raw, hiring.candidate)).code).toBe('FORBIDDEN');
    await desk.call('cancelInterview', raw, hiring.recruiter);
    expect((await desk.refusal('cancelInterview', raw, hiring.recruiter)).code).toBe('ILLEGAL_STEP');
  });
});

describe('reading interviews', () => {
  it('gives each side its own', async () => {
    const hiring = await aScheduled();
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

  it("puts a candidate's next interview first, and what is over or cancelled behind it", async () => {
    const hiring = await anAccepted();
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
    desk.at(FRIDAY);
  });
});
