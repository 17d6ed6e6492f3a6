import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { interviewEvents } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, hiringDesk, interviewForm, interviewsOf } from '#tests/support/hiring.ts';
import { anAccepted, aScheduled, statusOf } from '#tests/support/interviews.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const anApplied = async () => {
  const hiring = await aHiring(database.db);
  const application = await apply(desk, hiring.candidate, hiring.job.id);
  return { ...hiring, id: application._id };
};

const eventsOf = (interviewId: string) =>
  database.db
    .select()
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(interviewEvents.id);

describe('scheduling an interview', () => {
  it('returns the interview as the recruiter sees it, and moves the application', async () => {
    const hiring = await anAccepted(desk, database.db);
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
        candidateRecord: hiring.candidate.accountId,
        candidateName: 'Asha Rao',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
        may: { answer: false, reschedule: true, cancel: true, setResult: true, select: true },
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

  it('emails the candidate the time in India and an invitation', async () => {
    const hiring = await anAccepted(desk, database.db);
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
    const { interview, id, candidate } = await aScheduled(desk, database.db);
    expect(await eventsOf(interview._id)).toMatchObject([{ event: 'interview_scheduled', toStatus: 'Scheduled' }]);
    const { body } = await desk.call('applicationTimeline', { params: { id } }, candidate);
    expect(body.at(-1)).toMatchObject({
      event: 'interview_scheduled',
      from: 'accepted',
      to: 'interview_scheduled',
      detail: 'Tue 24 Nov 2026, 11:30 am',
    });
  });

  it('changes nothing when the same scheduleId is repeated, even ten times concurrently', async () => {
    const hiring = await anAccepted(desk, database.db);
    const raw = { body: interviewForm(hiring.id) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.call('scheduleInterview', raw, hiring.recruiter)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await interviewsOf(database.db, hiring.id)).toHaveLength(1);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('refuses the same scheduleId with another time, and a repeat after the interview was cancelled', async () => {
    const hiring = await aScheduled(desk, database.db);
    const moved = interviewForm(hiring.id, { interviewDateTime: '2026-11-25T15:00' });
    expect(await desk.refusal('scheduleInterview', { body: moved }, hiring.recruiter)).toMatchObject({
      code: 'INTERVIEW_ARRANGED_BEFORE',
    });
    await desk.call('cancelInterview', { params: { applicationId: hiring.id }, body: {} }, hiring.recruiter);
    await desk.mails();
    expect(await desk.refusal('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter)).toMatchObject(
      { code: 'INTERVIEW_ARRANGED_BEFORE' },
    );
    expect(await desk.mails()).toEqual([]);
    expect(await statusOf(desk, hiring)).toBe('accepted');
  });

  it('takes no time that lies years ahead', async () => {
    const hiring = await anAccepted(desk, database.db);
    const far = interviewForm(hiring.id, { interviewDateTime: '2099-11-25T15:00' });
    expect(await desk.refusal('scheduleInterview', { body: far }, hiring.recruiter)).toMatchObject({
      details: { fields: { interviewDateTime: 'farAhead' } },
    });
  });

  it('gives an application one interview, even from ten concurrent requests with different scheduleIds', async () => {
    const hiring = await anAccepted(desk, database.db);
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

  it('refuses the scheduleId of another application', async () => {
    const { recruiter, job, interview, otherCandidate } = await aScheduled(desk, database.db);
    const { _id } = await apply(desk, otherCandidate, job.id);
    await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'accepted' } }, recruiter);
    const problem = await desk.refusal(
      'scheduleInterview',
      { body: interviewForm(_id, { scheduleId: interview.scheduleId }) },
      recruiter,
    );
    expect(problem.code).toBe('INTERVIEW_ARRANGED_BEFORE');
  });

  it('needs an accepted application', async () => {
    const hiring = await anApplied();
    const problem = await desk.refusal('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    expect(problem).toMatchObject({
      code: 'ACCEPT_BEFORE_INTERVIEW',
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
    const hiring = await anAccepted(desk, database.db);
    const problem = await desk.refusal(
      'scheduleInterview',
      { body: interviewForm(hiring.id, { [field]: value }) },
      hiring.recruiter,
    );
    expect(Object.keys(problem.details.fields ?? {})).toEqual([field]);
    expect(await statusOf(desk, hiring)).toBe('accepted');
    expect(await desk.mails()).toEqual([]);
  });

  it('takes recruiter, candidate and job only from the session and the application', async () => {
    const hiring = await anAccepted(desk, database.db);
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

  it('is only for the recruiter who owns the job', async () => {
    const hiring = await anAccepted(desk, database.db);
    const raw = { body: interviewForm(hiring.id) };
    expect((await desk.refusal('scheduleInterview', raw, VISITOR)).code).toBe('SIGNED_OUT');
    expect((await desk.refusal('scheduleInterview', raw, hiring.candidate)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('scheduleInterview', raw, hiring.admin)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('scheduleInterview', raw, hiring.otherRecruiter)).code).toBe('NOT_FOUND');
  });
});
