import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { VISITOR } from '#server/caller.ts';
import { applications, offers } from '#server/database/schema/index.ts';
import { dayAndTime } from '#server/days-in-words.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  aHiring,
  anOffer,
  apply,
  applyForm,
  aResume,
  emailOf,
  FRIDAY,
  hiringDesk,
  interviewForm,
  interviewsOf,
} from '#tests/support/hiring.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const anApplied = async () => {
  const hiring = await aHiring(database.db);
  const application = await apply(desk, hiring.candidate, hiring.job.id);
  await desk.mails();
  return { ...hiring, id: application._id };
};

type Hiring = Awaited<ReturnType<typeof anApplied>>;

const change = (id: string, status: string, reason?: string) => ({
  params: { id },
  body: { status, ...(reason && { reason }) },
});

const statusOf = async ({ id }: Hiring) => {
  const [row] = await database.db.select().from(applications).where(eq(applications.id, id));
  return row;
};

describe('deciding about an application', () => {
  it('returns the message and the application, and tells the candidate', async () => {
    const hiring = await anApplied();
    const { body } = await desk.call('setApplicationStatus', change(hiring.id, 'accepted'), hiring.recruiter);
    expect(body).toMatchObject({
      message: 'Status updated successfully',
      _id: hiring.id,
      status: 'accepted',
      acceptedAt: expect.any(String),
      version: 2,
      rating: null,
    });
    expect(await statusOf(hiring)).toMatchObject({ status: 'accepted', version: 2, firstAnsweredAt: expect.any(Date) });
    const { body: timeline } = await desk.call('applicationTimeline', { params: { id: hiring.id } }, hiring.candidate);
    expect(timeline.at(-1)).toMatchObject({
      event: 'status_changed',
      by: 'recruiter',
      from: 'pending',
      to: 'accepted',
    });
    expect(await desk.mails()).toMatchObject([
      {
        to: await emailOf(database.db, hiring.candidate),
        subject: 'Good news about your application for Software Engineer at Kaveri Software',
      },
    ]);
  });

  it('refuses a reason with a placeholder that nobody fills in', async () => {
    const { id, recruiter } = await anApplied();
    const left = await desk.refusal('setApplicationStatus', change(id, 'rejected', 'Not before {day}.'), recruiter);
    expect(left.toBody().fields).toEqual({ reason: 'Fill in {day} before you send.' });
    const many = { ids: [id], status: 'rejected', message: 'Dear {name}, {day}.', reason: '{why}' };
    expect((await desk.refusal('answerApplications', { body: many }, recruiter)).toBody().fields).toEqual({
      message: 'Fill in {day} before you send.',
      reason: 'Fill in {why} before you send.',
    });
  });

  it('shows the reason for a rejection, and clears it when the application is reopened', async () => {
    const hiring = await anApplied();
    const reason = 'We looked for more experience.';
    await desk.call('setApplicationStatus', change(hiring.id, 'rejected', reason), hiring.recruiter);
    const [mail] = await desk.mails();
    expect(mail?.text).toContain(`The recruiter wrote:\n${reason}`);
    const { body } = await desk.call('getApplication', { params: { id: hiring.id } }, hiring.candidate);
    expect(body).toMatchObject({ status: 'rejected', reason });

    await desk.call('setApplicationStatus', change(hiring.id, 'pending'), hiring.recruiter);
    expect(await statusOf(hiring)).toMatchObject({ status: 'pending', reason: null });
    expect((await desk.mails())[0]?.subject).toContain('is open again');
  });

  it('is allowed to an administrator, who sees no rating', async () => {
    const hiring = await anApplied();
    const { body } = await desk.call('setApplicationStatus', change(hiring.id, 'rejected'), hiring.admin);
    expect(body.status).toBe('rejected');
    expect(body).not.toHaveProperty('rating');
    const { body: timeline } = await desk.call('applicationTimeline', { params: { id: hiring.id } }, hiring.candidate);
    expect(timeline.at(-1)?.by).toBe('admin');
  });

  it('accepts the current value and changes nothing', async () => {
    const hiring = await anApplied();
    const { body } = await desk.call('setApplicationStatus', change(hiring.id, 'pending'), hiring.recruiter);
    expect(body).toMatchObject({ message: 'Status updated successfully', status: 'pending', version: 1 });
    expect(await desk.mails()).toEqual([]);
  });

  it('is refused on an outdated version, and returns the newest', async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'accepted'), hiring.recruiter, { ifMatch: 1 });
    const problem = await desk.refusal('setApplicationStatus', change(hiring.id, 'rejected'), hiring.recruiter, {
      ifMatch: 1,
    });
    expect(problem).toMatchObject({ code: 'STALE_VERSION', details: { current: { status: 'accepted', version: 2 } } });
    expect(await statusOf(hiring)).toMatchObject({ status: 'accepted' });
  });

  it('writes one of ten concurrent decisions', async () => {
    const hiring = await anApplied();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        desk.call('setApplicationStatus', change(hiring.id, 'accepted'), hiring.recruiter),
      ),
    );
    expect(await statusOf(hiring)).toMatchObject({ status: 'accepted', version: 2 });
    expect(await desk.mails()).toHaveLength(1);
  });

  const anOffered = async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'accepted'), hiring.recruiter);
    const offer = await anOffer(database.db, { applicationId: hiring.id });
    await desk.mails();
    const offerStatus = async () =>
      (await database.db.select().from(offers).where(eq(offers.id, offer.id))).map(({ status }) => status);
    const accept = () =>
      desk.call('answerOffer', { params: { id: offer.id }, body: { status: 'Accepted' } }, hiring.candidate);
    return { ...hiring, offerStatus, accept };
  };

  it.each(['rejected', 'pending'])('to %s withdraws an open offer, and one email tells of both', async (status) => {
    const { id, recruiter, offerStatus } = await anOffered();
    await desk.call('setApplicationStatus', change(id, status), recruiter);
    expect(await offerStatus()).toEqual(['Withdrawn']);
    const mails = await desk.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The recruiter has withdrawn the offer for Software Engineer at Kaveri Software.');
  });

  it('is refused once the candidate has accepted an offer, and nobody is told', async () => {
    const { id, recruiter, admin, accept } = await anOffered();
    await accept();
    await desk.mails();
    for (const caller of [recruiter, admin]) {
      for (const status of ['pending', 'rejected'])
        expect((await desk.refusal('setApplicationStatus', change(id, status), caller)).code).toBe('OFFER_ACCEPTED');
      const { body } = await desk.call('getApplication', { params: { id } }, caller);
      expect(body).toMatchObject({ status: 'accepted', outcome: 'hired' });
      expect(body.may).toMatchObject({ reopen: false, accept: false, reject: false, schedule: false });
    }
    const bulk = { body: { ids: [id], status: 'rejected', reason: '', message: '' } };
    const { body: answered } = await desk.call('answerApplications', bulk, recruiter);
    expect(answered).toMatchObject({ changed: [], refused: [{ _id: id, code: 'OFFER_ACCEPTED' }] });
    const schedule = { body: interviewForm(id) };
    expect((await desk.refusal('scheduleInterview', schedule, recruiter)).code).toBe('OFFER_ACCEPTED');
    expect(await desk.mails()).toEqual([]);
  });

  it('of a candidate who withdraws after accepting ends the offer, and the recruiter is told', async () => {
    const { id, candidate, recruiter, offerStatus, accept } = await anOffered();
    await accept();
    await desk.mails();
    await desk.call('setApplicationStatus', change(id, 'withdrawn'), candidate);
    expect(await offerStatus()).toEqual(['Withdrawn']);
    const [mail] = await desk.mails();
    expect(mail?.text).toContain('The offer they had accepted has ended too.');
    const { body } = await desk.call('listOffers', { query: { applicationId: id } }, candidate);
    expect(body).toMatchObject([{ status: 'Withdrawn', applicationWithdrawn: true }]);
    expect((await desk.call('getApplication', { params: { id } }, recruiter)).body.outcome).toBe('none');
  });

  it('leaves an offer that the recruiter had withdrawn before its own end', async () => {
    const { id, candidate, recruiter } = await anOffered();
    const ends = async () => (await desk.call('listOffers', { query: { applicationId: id } }, candidate)).body;
    const [first] = await ends();
    await desk.call('answerOffer', { params: { id: first?.id ?? '' }, body: { status: 'Withdrawn' } }, recruiter);
    await anOffer(database.db, { applicationId: id });
    desk.at(new Date(FRIDAY.getTime() + 60_000));
    await desk.call('setApplicationStatus', change(id, 'withdrawn'), candidate);
    desk.at(FRIDAY);
    const ended = new Map((await ends()).map((offer) => [offer.id === first?.id, offer.applicationWithdrawn]));
    expect(ended.get(true)).toBeUndefined();
    expect(ended.get(false)).toBe(true);
  });

  it('and an acceptance of its offer at the same moment never contradict each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hiring = await anOffered();
      const reject = desk.call('setApplicationStatus', change(hiring.id, 'rejected'), hiring.recruiter);
      await Promise.allSettled([hiring.accept(), reject]);
      const ends = [(await statusOf(hiring))?.status, ...(await hiring.offerStatus())].join();
      expect(['accepted,Accepted', 'rejected,Withdrawn']).toContain(ends);
    }
  });

  /** Statuses that a recruiter may set by hand, from each status. */
  const SETTABLE: Readonly<Record<string, readonly string[]>> = {
    pending: ['accepted', 'rejected'],
    accepted: ['pending', 'rejected'],
    rejected: ['pending', 'accepted'],
  };
  const pairs = APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const hiring = await anApplied();
    await database.db.update(applications).set({ status: from }).where(eq(applications.id, hiring.id));
    const outcome = await desk.call('setApplicationStatus', change(hiring.id, to), hiring.recruiter).then(
      ({ body }) => body.status,
      (error: { status: number }) => error.status,
    );
    expect(outcome).toBe(from === to || SETTABLE[from]?.includes(to) ? to : 409);
  });

  it('answers strangers as if it did not exist', async () => {
    const hiring = await anApplied();
    for (const stranger of [hiring.otherRecruiter, hiring.otherCandidate]) {
      for (const status of ['accepted', 'withdrawn'])
        expect((await desk.refusal('setApplicationStatus', change(hiring.id, status), stranger)).code).toBe(
          'NOT_FOUND',
        );
      for (const name of ['getApplication', 'applicationTimeline'] as const)
        expect((await desk.refusal(name, { params: { id: hiring.id } }, stranger)).code).toBe('NOT_FOUND');
    }
    expect((await desk.refusal('setApplicationStatus', change(hiring.id, 'accepted'), VISITOR)).code).toBe(
      'SIGNED_OUT',
    );
    for (const id of ['019c0000-0000-7000-8000-000000000000', '1', 'CAND1', "' or 1=1"])
      expect((await desk.refusal('setApplicationStatus', change(id, 'accepted'), hiring.recruiter)).code).toBe(
        'NOT_FOUND',
      );
    expect(await statusOf(hiring)).toMatchObject({ status: 'pending', version: 1 });
    expect(await desk.mails()).toEqual([]);
  });

  it('does not pass to a recruiter who takes over the job’s email address or code', async () => {
    const hiring = await anApplied();
    await database.db.execute(
      sql`update accounts set email = ${`new-${hiring.recruiter.email}`} where id = ${hiring.recruiter.accountId}`,
    );
    await database.db.execute(
      sql`update accounts set email = ${hiring.recruiter.email} where id = ${hiring.otherRecruiter.accountId}`,
    );
    expect((await desk.refusal('getApplication', { params: { id: hiring.id } }, hiring.otherRecruiter)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('withdrawing an application', () => {
  it.each(['pending', 'accepted', 'rejected', 'interview_scheduled'])(
    'is the only thing a candidate may set, not %s',
    async (status) => {
      const hiring = await anApplied();
      expect((await desk.refusal('setApplicationStatus', change(hiring.id, status), hiring.candidate)).code).toBe(
        'FORBIDDEN',
      );
    },
  );

  it('cancels interview and offer, and tells the recruiter', async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'accepted'), hiring.recruiter);
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    const offer = await anOffer(database.db, { applicationId: hiring.id });
    await desk.mails();

    const { body } = await desk.call(
      'setApplicationStatus',
      change(hiring.id, 'withdrawn', 'I have found another place.'),
      hiring.candidate,
    );
    expect(body).toMatchObject({ status: 'withdrawn', interviewScheduled: false, interviewStatus: 'Cancelled' });
    expect(await interviewsOf(database.db, hiring.id)).toMatchObject([{ status: 'Cancelled', calendarSequence: 1 }]);
    const [row] = await database.db.select().from(offers).where(eq(offers.id, offer.id));
    expect(row?.status).toBe('Withdrawn');

    const [toCandidate, toRecruiter] = await desk.mails();
    expect(toCandidate).toMatchObject({
      to: await emailOf(database.db, hiring.candidate),
      calendar: { method: 'CANCEL' },
    });
    expect(toRecruiter?.to).toBe(hiring.recruiter.email);
    const [interview] = await interviewsOf(database.db, hiring.id);
    const when = dayAndTime(interview?.startsAt ?? new Date(0));
    expect(toRecruiter?.text).toContain(`The interview on ${when} (India time) has been cancelled.`);
    expect(toRecruiter?.text).toContain('I have found another place.');

    const { body: timeline } = await desk.call('applicationTimeline', { params: { id: hiring.id } }, hiring.candidate);
    expect(timeline.map(({ event }) => event)).toEqual([
      'submitted',
      'status_changed',
      'interview_scheduled',
      'withdrawn',
      'offer_withdrawn',
    ]);
  });

  it('hides contact and resume from the recruiter, who keeps the rest', async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'withdrawn'), hiring.candidate);
    const { body } = await desk.call('getApplication', { params: { id: hiring.id } }, hiring.recruiter);
    expect(body).toMatchObject({ status: 'withdrawn', fullName: 'Asha Rao', coverLetter: '' });
    for (const key of ['email', 'phone', 'resume', 'resumeName', 'profilePic']) expect(body).not.toHaveProperty(key);
    const { body: own } = await desk.call('getApplication', { params: { id: hiring.id } }, hiring.candidate);
    expect(own).toMatchObject({ phone: '9876543210', resumeName: 'cv.pdf' });
  });

  it('is final, can be repeated, and lets the candidate apply again', async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'withdrawn'), hiring.candidate);
    await desk.mails();
    const { body } = await desk.call('setApplicationStatus', change(hiring.id, 'withdrawn'), hiring.candidate);
    expect(body.version).toBe(2);
    expect(await desk.mails()).toEqual([]);
    const again = await desk.call(
      'submitApplication',
      { body: applyForm(hiring.job.id), files: aResume() },
      hiring.candidate,
    );
    expect(again.body).toMatchObject({ status: 'pending' });
    expect(again.body._id).not.toBe(hiring.id);
  });

  it('is refused after a rejection', async () => {
    const hiring = await anApplied();
    await desk.call('setApplicationStatus', change(hiring.id, 'rejected'), hiring.recruiter);
    const problem = await desk.refusal('setApplicationStatus', change(hiring.id, 'withdrawn'), hiring.candidate);
    expect(problem).toMatchObject({
      code: 'APPLICATION_REJECTED',
      message: 'You can’t withdraw a rejected application.',
    });
  });
});
