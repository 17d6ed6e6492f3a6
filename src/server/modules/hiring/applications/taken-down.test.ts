import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { QueueJobs } from '#server/database/queue.ts';
import { accounts, jobs } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, emailOf, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate, aJob } from '#tests/support/jobs.ts';
import { tellOfTakenDown } from './tell-of-taken-down.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const SENTENCE =
  'An administrator has taken this job down. You can’t accept, interview or make offers to candidates for it.';

const anAccepted = async () => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  await decide({ ...hiring, id }, 'accepted');
  return { ...hiring, id };
};

type Hiring = Awaited<ReturnType<typeof anAccepted>>;

const decide = ({ id, recruiter }: Pick<Hiring, 'id' | 'recruiter'>, status: string) =>
  desk.call('setApplicationStatus', { params: { id }, body: { status } }, recruiter);

const freeze = ({ job, admin }: Pick<Hiring, 'job' | 'admin'>, jobStatus = 'Block') =>
  desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus, reason: 'It asks for money.' } }, admin);

const warned = async ({ candidate, id }: Hiring) => ({
  application: (await desk.call('getApplication', { params: { id } }, candidate)).body.takenDown,
  listed: (await desk.call('listApplications', { query: {} }, candidate)).body.map(({ takenDown }) => takenDown),
  offers: (await desk.call('listOffers', { query: {} }, candidate)).body.map(({ takenDown }) => takenDown),
  interviews: (await desk.call('listInterviews', { query: {} }, candidate)).body.data.map(({ takenDown }) => takenDown),
});

/** Runs the queued notifications about taken-down jobs, in batches of two. */
const queueTells = async (): Promise<void> => {
  const due = await database.db.execute<{ data: QueueJobs['tell-of-taken-down'] }>(
    sql`delete from queue.job where name = 'tell-of-taken-down' returning data`,
  );
  for (const { data } of due.rows) await tellOfTakenDown(desk.deps, data, 2);
};

const told = async ({ candidate }: Pick<Hiring, 'candidate'>) =>
  (await desk.call('listNotices', { query: {} }, candidate)).body.items
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('job_'))
    .reverse();

describe('a job that is taken down', () => {
  it('warns everyone with an application, interview or offer, until it is restored', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await anOffer(database.db, { applicationId: hiring.id, expiresOn: '2026-12-19' });
    const quiet = { application: undefined, listed: [undefined], offers: [undefined], interviews: [undefined] };
    const loud = { application: true, listed: [true], offers: [true], interviews: [true] };
    expect(await warned(hiring)).toEqual(quiet);
    await freeze(hiring);
    expect(await warned(hiring)).toEqual(loud);
    const table = String((await desk.call('exportApplications', { query: {} }, hiring.recruiter)).body);
    expect(table).toMatch(/,Job taken down,Job closed on,Reason,.*,Yes,,,/s);
    await freeze(hiring, 'Black List');
    expect(await warned(hiring)).toEqual(loud);
    await database.db.update(jobs).set({ status: 'Active' }).where(eq(jobs.id, hiring.job.id));
    expect(await warned(hiring)).toEqual(quiet);
    const ofRecruiter = eq(accounts.id, hiring.recruiter.accountId);
    await database.db.update(accounts).set({ status: 'Block' }).where(ofRecruiter);
    expect(await warned(hiring)).toEqual(loud);
  });

  it('says so in its details to candidates who applied, and shows them to no other candidate', async () => {
    const hiring = await anAccepted();
    const other = await aCandidate(database.db);
    const params = { id: hiring.job.id };
    const read = async (caller: Hiring['candidate']) => (await desk.call('getJob', { params }, caller)).body.takenDown;
    expect([await read(hiring.candidate), await read(other)]).toEqual([undefined, undefined]);
    await freeze(hiring);
    expect(await read(hiring.candidate)).toBe(true);
    expect(await desk.refusal('getJob', { params }, other)).toMatchObject({ code: 'NOT_FOUND' });
    await freeze(hiring, 'Active');
    expect(await read(hiring.candidate)).toBe(undefined);
    const ofRecruiter = eq(accounts.id, hiring.recruiter.accountId);
    await database.db.update(accounts).set({ status: 'Block' }).where(ofRecruiter);
    expect(await read(hiring.candidate)).toBe(true);
    expect(await desk.refusal('getJob', { params }, other)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is no closed job, whose interview and offer say that it has closed', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await anOffer(database.db, { applicationId: hiring.id, expiresOn: '2026-12-19' });
    const closed = async () => [
      (await desk.call('listInterviews', { query: {} }, hiring.candidate)).body.data[0]?.jobClosed,
      (await desk.call('listOffers', { query: {} }, hiring.candidate)).body[0]?.jobClosed,
    ];
    const params = { id: hiring.job.id };
    expect(await closed()).toEqual([undefined, undefined]);
    await desk.call('setJobStatus', { params, body: { jobStatus: 'Closed' } }, hiring.recruiter);
    expect(await closed()).toEqual([true, true]);
    await freeze(hiring);
    expect(await closed()).toEqual([undefined, undefined]);
    await desk.call('setJobStatus', { params, body: { jobStatus: 'Active' } }, hiring.admin);
    await desk.call('deleteJob', { params }, hiring.recruiter);
    expect(await closed()).toEqual([true, true]);
  });

  it('names the job to candidates while they may read it, even if it is not public, and to nobody once it is gone', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await anOffer(database.db, { applicationId: hiring.id, expiresOn: '2026-12-19' });
    const named = async (caller: Hiring['candidate'] | Hiring['recruiter']) => [
      (await desk.call('getApplication', { params: { id: hiring.id } }, caller)).body.jobToRead,
      (await desk.call('listInterviews', { query: {} }, caller)).body.data[0]?.jobToRead,
      (await desk.call('listOffers', { query: {} }, caller)).body[0]?.jobToRead,
    ];
    const params = { id: hiring.job.id };
    const set = (jobStatus: string, caller: Hiring['admin'] | Hiring['recruiter']) =>
      desk.call('setJobStatus', { params, body: { jobStatus, reason: 'It asks for money.' } }, caller);
    const { jobCode } = hiring.job;
    const all = [jobCode, jobCode, jobCode];
    const none = [undefined, undefined, undefined];
    expect(await named(hiring.candidate)).toEqual(all);
    expect(await named(hiring.recruiter)).toEqual(none);
    for (const status of ['Not Active', 'Closed']) {
      await set(status, hiring.recruiter);
      expect(await named(hiring.candidate)).toEqual(all);
      const read = await desk.call('getJob', { params: { id: jobCode } }, hiring.candidate);
      expect(read.body.jobStatus).toBe(status);
    }
    await set('Block', hiring.admin);
    expect(await named(hiring.candidate)).toEqual(none);
    const byAdmin = async () =>
      (await desk.call('getApplication', { params: { id: hiring.id } }, hiring.admin)).body.jobToRead;
    expect(await byAdmin()).toBe(jobCode);
    await set('Active', hiring.admin);
    expect(await named(hiring.candidate)).toEqual(all);
    await desk.call('deleteJob', { params }, hiring.recruiter);
    expect(await named(hiring.candidate)).toEqual(none);
    expect(await byAdmin()).toBeUndefined();
  });

  it('stays taken down for good once an administrator has deleted it, but not when its recruiter has', async () => {
    const [deleted, own] = [await anAccepted(), await anAccepted()];
    for (const { id, recruiter } of [deleted, own]) {
      await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
      await anOffer(database.db, { applicationId: id, expiresOn: '2026-12-19' });
    }
    await desk.call('deleteJob', { params: { id: deleted.job.id } }, deleted.admin);
    await desk.call('deleteJob', { params: { id: own.job.id } }, own.recruiter);
    expect(await warned(deleted)).toEqual({ application: true, listed: [true], offers: [true], interviews: [true] });
    expect((await warned(own)).application).toBeUndefined();
    const removed = async (id: string, caller: Hiring['candidate'] | Hiring['recruiter']) => [
      (await desk.call('getApplication', { params: { id } }, caller)).body.jobRemoved,
      (await desk.call('getInterview', { params: { applicationId: id } }, caller)).body.data.jobRemoved,
    ];
    for (const caller of [deleted.candidate, deleted.recruiter])
      expect(await removed(deleted.id, caller)).toEqual([true, true]);
    for (const caller of [own.candidate, own.recruiter])
      expect(await removed(own.id, caller)).toEqual([undefined, undefined]);
    const params = { applicationId: deleted.id };
    const answering = await desk.refusal(
      'answerInterview',
      { params, body: { answer: 'confirmed' } },
      deleted.candidate,
    );
    expect(answering.code).toBe('JOB_REMOVED');
    await desk.call(
      'answerInterview',
      { params: { applicationId: own.id }, body: { answer: 'confirmed' } },
      own.candidate,
    );
  });

  it('promises its recruiter no day for an answer once an administrator has deleted it', async () => {
    const hiring = await aHiring(database.db);
    await database.db.update(jobs).set({ answerDays: 7 }).where(eq(jobs.id, hiring.job.id));
    const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
    const promised = async () =>
      (await desk.call('getApplication', { params: { id } }, hiring.recruiter)).body.answerBy !== undefined;
    expect(await promised()).toBe(true);
    await desk.call('deleteJob', { params: { id: hiring.job.id } }, hiring.admin);
    expect(await promised()).toBe(false);
  });

  it('refuses further steps by its recruiter, and emails nobody', async () => {
    const hiring = await anAccepted();
    const pending = await aHiring(database.db);
    const { _id: waiting } = await apply(desk, pending.candidate, pending.job.id);
    await freeze(hiring);
    await freeze(pending);
    await desk.mails();
    const { recruiter, id } = hiring;
    const offer = {
      applicationId: id,
      jobTitle: 'Engineer',
      location: 'Pune',
      salary: 900_000,
      startDate: '2027-01-04',
      expiresOn: '2026-11-30',
      letter: 'Pay for the laptop first.',
    };
    const refusals = [
      await desk.refusal('scheduleInterview', { body: interviewForm(id) }, recruiter),
      await desk.refusal('makeOffer', { body: offer }, recruiter),
      await desk.refusal(
        'setApplicationStatus',
        { params: { id: waiting }, body: { status: 'accepted' } },
        pending.recruiter,
      ),
    ];
    expect(refusals.map(({ code, message }) => ({ code, message }))).toEqual(
      Array(3).fill({ code: 'JOB_TAKEN_DOWN', message: SENTENCE }),
    );
    expect(await desk.mails()).toEqual([]);
    expect((await desk.call('getApplication', { params: { id } }, recruiter)).body.status).toBe('accepted');
  });

  it('allows open steps to be closed', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await freeze(hiring);
    const moved = await desk.refusal(
      'rescheduleInterview',
      {
        params: { applicationId: hiring.id },
        body: interviewForm(hiring.id, { interviewDateTime: '2026-11-27T15:00' }),
      },
      hiring.recruiter,
    );
    expect(moved.message).toBe(SENTENCE);
    await desk.call(
      'cancelInterview',
      { params: { applicationId: hiring.id }, body: { reason: 'Closed.' } },
      hiring.recruiter,
    );
    const { body } = await decide(hiring, 'rejected');
    expect(body.status).toBe('rejected');
  });

  it('selects nobody and says of nobody that they did not come, but takes a rejection', async () => {
    const hiring = await anAccepted();
    const params = { applicationId: hiring.id };
    const result = (status: string, reason = '') => ({ params, body: { status, reason } });
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await freeze(hiring);
    await desk.mails();
    desk.at('2026-12-20T05:00:00Z');
    const { data } = (await desk.call('getInterview', { params }, hiring.recruiter)).body;
    expect(data.may).toMatchObject({ select: false, setResult: true });
    for (const refused of [result('Selected'), result('Rejected', 'noShow')]) {
      const { code, message } = await desk.refusal('setInterviewResult', refused, hiring.recruiter);
      expect({ code, message }).toEqual({ code: 'JOB_TAKEN_DOWN', message: SENTENCE });
    }
    expect(await desk.mails()).toEqual([]);
    await desk.call('setInterviewResult', result('Rejected'), hiring.recruiter);
    desk.at('2026-12-20T05:01:00Z');
    const [told] = await desk.mails();
    expect(told?.text).toContain('We have taken down this job.');
    expect(told?.text).not.toContain('Thank you for coming');
    expect((await desk.call('getApplication', { params: { id: hiring.id } }, hiring.recruiter)).body.status).toBe(
      'rejected',
    );
    desk.at(FRIDAY);
  });

  it('takes no answer from its candidate until it is restored, but a withdrawal', async () => {
    const hiring = await anAccepted();
    const { id, candidate } = hiring;
    await desk.call('scheduleInterview', { body: interviewForm(id) }, hiring.recruiter);
    const offer = await anOffer(database.db, { applicationId: id, expiresOn: '2026-12-19' });
    const params = { applicationId: id };
    const wish = { answer: 'another_time', message: 'Only in the evening.', wishes: [] };
    const may = async () => {
      const { body } = await desk.call('listOffers', { query: {} }, candidate);
      const { data } = (await desk.call('getInterview', { params }, candidate)).body;
      const application = (await desk.call('getApplication', { params: { id } }, candidate)).body;
      const told = { location: data.location, contact: data.contact, description: data.description };
      return { ...body[0]?.may, answer: data.may.answer, told, withdrawn: application.may.withdraw };
    };
    const open = await may();
    expect(open).toMatchObject({ accept: true, decline: true, answer: true, withdrawn: true });
    await freeze(hiring);
    await desk.mails();
    const none = { location: '', contact: '', description: '' };
    expect(await may()).toEqual({ ...open, accept: false, decline: false, answer: false, told: none });
    const { data } = (await desk.call('getInterview', { params }, hiring.recruiter)).body;
    expect(data).toMatchObject(open.told);
    expect((await desk.refusal('interviewCalendar', { params }, candidate)).code).toBe('NOT_FOUND');
    expect((await desk.call('interviewCalendar', { params }, hiring.recruiter)).body).toContain('STATUS:CANCELLED');
    const refusals = [
      await desk.refusal('answerOffer', { params: { id: offer.id }, body: { status: 'Accepted' } }, candidate),
      await desk.refusal('answerOffer', { params: { id: offer.id }, body: { status: 'Rejected' } }, candidate),
      await desk.refusal('answerInterview', { params, body: { answer: 'confirmed' } }, candidate),
      await desk.refusal('answerInterview', { params, body: wish }, candidate),
    ];
    const removed = 'Avsar has taken down this job. You can’t answer while it is down.';
    expect(refusals.map(({ code, message }) => ({ code, message }))).toEqual(
      Array(4).fill({ code: 'JOB_REMOVED', message: removed }),
    );
    expect(await desk.mails()).toEqual([]);

    await freeze(hiring, 'Active');
    expect(await may()).toEqual(open);
    await desk.call('answerInterview', { params, body: { answer: 'confirmed' } }, candidate);
    await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, hiring.recruiter.accountId));
    const accepting = { params: { id: offer.id }, body: { status: 'Accepted' } };
    expect(await desk.refusal('answerOffer', accepting, candidate)).toMatchObject({ code: 'JOB_REMOVED' });
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'withdrawn' } }, candidate);
    expect((await desk.call('getApplication', { params: { id } }, candidate)).body.status).toBe('withdrawn');
  });

  it('lets its recruiter withdraw an offer', async () => {
    const hiring = await anAccepted();
    const offer = await anOffer(database.db, { applicationId: hiring.id, expiresOn: '2026-12-19' });
    await freeze(hiring);
    const { body } = await desk.call(
      'answerOffer',
      { params: { id: offer.id }, body: { status: 'Withdrawn' } },
      hiring.recruiter,
    );
    expect(body.status).toBe('Withdrawn');
  });

  it('tells everyone waiting for an answer, but not rejected candidates, and again when it is restored', async () => {
    const hiring = await anAccepted();
    const others = [hiring.otherCandidate, ...(await Promise.all([0, 1, 2].map(() => aCandidate(database.db))))];
    for (const candidate of others) await apply(desk, candidate, hiring.job.id);
    const refused = await aCandidate(database.db);
    const { _id: id } = await apply(desk, refused, hiring.job.id);
    await decide({ ...hiring, id }, 'rejected');
    const everybody = async () => {
      const kinds = [];
      for (const candidate of [hiring.candidate, ...others]) kinds.push((await told({ candidate })).join());
      return [...new Set(kinds)];
    };
    await freeze(hiring);
    expect(await everybody()).toEqual(['']);
    await queueTells();
    await freeze(hiring, 'Black List');
    await queueTells();
    await tellOfTakenDown(desk.deps, { jobId: hiring.job.id });
    expect(await everybody()).toEqual(['job_taken_down']);
    await freeze(hiring, 'Active');
    await queueTells();
    expect(await everybody()).toEqual(['job_taken_down,job_put_back']);
    await freeze(hiring);
    await freeze(hiring, 'Active');
    await queueTells();
    expect(await everybody()).toEqual(['job_taken_down,job_put_back']);
    expect(await told({ candidate: refused })).toEqual([]);
  });

  it('also emails those with an interview ahead or an open or accepted offer, not to go or pay, and that it is back', async () => {
    const hiring = await anAccepted();
    const others = await Promise.all([0, 1, 2, 3, 4].map(() => aCandidate(database.db)));
    const [, offered, late, hired, longHired] = await Promise.all(others.map((one) => apply(desk, one, hiring.job.id)));
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await anOffer(database.db, { applicationId: offered?._id ?? '', expiresOn: '2026-11-20' });
    await anOffer(database.db, { applicationId: late?._id ?? '', expiresOn: '2026-11-19' });
    const accepted = { status: 'Accepted', answeredAt: FRIDAY } as const;
    await anOffer(database.db, { ...accepted, applicationId: hired?._id ?? '', startDate: '2026-10-21' });
    await anOffer(database.db, { ...accepted, applicationId: longHired?._id ?? '', startDate: '2026-10-20' });
    const sent = async () => {
      await desk.mails();
      await queueTells();
      return (await desk.mails()).filter(({ reader }) => reader === 'candidate');
    };
    const expected = [hiring.candidate, ...others.filter((_, index) => index === 1 || index === 3)];
    const expecting = (await Promise.all(expected.map((one) => emailOf(database.db, one)))).sort();
    await freeze(hiring);
    const removed = await sent();
    expect(removed.map(({ to }) => to)).toEqual(expecting);
    expect(removed[0]).toMatchObject({
      subject: 'Avsar has taken down this job: Software Engineer, Kaveri Software',
      text: expect.stringContaining('Don’t go to the interview, don’t pay anyone'),
      translations: { hi: { text: expect.stringContaining('इंटरव्यू में न जाएँ') } },
    });
    await freeze(hiring, 'Black List');
    expect(await sent()).toEqual([]);
    await freeze(hiring, 'Active');
    const back = await sent();
    expect(back.map(({ to }) => to)).toEqual(expecting);
    expect(back[0]?.subject).toBe('This job is back: Software Engineer, Kaveri Software');
    const means = ['You have an interview there.', 'You have an offer there.', 'You accepted an offer there.'].map(
      (says) => removed.filter(({ text }) => text.includes(says)),
    );
    expect(means.map(({ length }) => length)).toEqual([1, 1, 1]);
    for (const { text } of means.slice(1).flat()) expect(text).not.toContain('interview');
    // Nothing is left to answer for who accepted.
    expect(means[2]?.[0]?.text).not.toContain('answer');
    expect(back.filter(({ text }) => text.includes('The offer you accepted stays.'))).toHaveLength(1);
    const times = back.filter(({ text }) => text.includes('When: Tue 24 Nov 2026, 11:30 am (India time)'));
    expect(times.map(({ to }) => to)).toEqual([await emailOf(database.db, hiring.candidate)]);
    expect(times[0]?.text).toContain('Your interview takes place as planned.');
  });

  it('also emails those whose interview has begun and is not over', async () => {
    const hiring = await anAccepted();
    const body = interviewForm(hiring.id, { interviewDateTime: '2026-11-21T10:00' });
    await desk.call('scheduleInterview', { body }, hiring.recruiter);
    desk.at('2026-11-21T05:29:00Z');
    await desk.mails();
    await freeze(hiring);
    await queueTells();
    const mails = (await desk.mails()).filter(({ reader }) => reader === 'candidate');
    expect(mails.map(({ to }) => to)).toEqual([await emailOf(database.db, hiring.candidate)]);
    desk.at(FRIDAY);
  });

  it('tells who has an interview ahead and has accepted an offer that it stays, not that it is valid again', async () => {
    const hiring = await anAccepted();
    await desk.call('scheduleInterview', { body: interviewForm(hiring.id) }, hiring.recruiter);
    await anOffer(database.db, { applicationId: hiring.id, status: 'Accepted', answeredAt: FRIDAY });
    const sent = async (status: string) => {
      await desk.mails();
      await freeze(hiring, status);
      await queueTells();
      return (await desk.mails()).find(({ reader }) => reader === 'candidate');
    };
    const removed = await sent('Block');
    expect(removed?.text).toContain('You accepted an offer there, and you have an interview.');
    expect(removed?.text).toContain('Don’t go to the interview');
    const back = await sent('Active');
    for (const [text, stays, again] of [
      [back?.text, 'Your interview takes place as planned. The offer you accepted stays.', 'valid again'],
      [back?.translations?.hi?.text, 'आपका स्वीकार किया हुआ ऑफ़र बना रहेगा।', 'फिर से चालू'],
      [back?.translations?.ta?.text, 'நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும்.', 'மீண்டும் செல்லும்'],
    ] as const) {
      expect(text).toContain(stays);
      expect(text).not.toContain(again);
    }
  });

  it('also tells them when its recruiter is blocked or an administrator deletes it', async () => {
    const hiring = await anAccepted();
    const status = (userStatus: string) =>
      desk.call(
        'setRecruiterStatus',
        { params: { id: hiring.recruiter.accountId }, body: { userStatus, reason: 'It asks for money.' } },
        hiring.admin,
      );
    await status('Block');
    await queueTells();
    expect(await told(hiring)).toEqual(['job_taken_down']);
    await status('Active');
    await queueTells();
    expect(await told(hiring)).toEqual(['job_taken_down', 'job_put_back']);
    await desk.call('deleteJob', { params: { id: hiring.job.id } }, hiring.admin);
    await queueTells();
    expect(await told(hiring)).toEqual(['job_taken_down', 'job_put_back', 'job_deleted']);
  });

  it('warns by email when an administrator deletes it, and not again when its recruiter is blocked or unblocked', async () => {
    const hiring = await anAccepted();
    const job = await aJob(database.db, { recruiterId: hiring.recruiter.accountId });
    const { _id: other } = await apply(desk, hiring.otherCandidate, job.id);
    for (const applicationId of [hiring.id, other]) await anOffer(database.db, { applicationId });
    await desk.call('deleteJob', { params: { id: hiring.job.id } }, hiring.recruiter);
    await desk.mails();
    await desk.call('deleteJob', { params: { id: job.id } }, hiring.admin);
    await queueTells();
    const [ofOwn, ofRemoved] = [hiring.candidate, hiring.otherCandidate];
    expect((await desk.mails()).filter(({ reader }) => reader === 'candidate')).toMatchObject([
      {
        to: await emailOf(database.db, ofRemoved),
        subject: 'Avsar has taken down this job: Software Engineer, Kaveri Software',
        text: expect.stringMatching(/You have an offer there.*Don’t pay anyone.*The job won’t come back/s),
        translations: { hi: { text: expect.stringContaining('वापस नहीं आएगी') } },
      },
    ]);
    const set = async (userStatus: string) => {
      const body = { userStatus, reason: 'It asks for money.' };
      await desk.call('setRecruiterStatus', { params: { id: hiring.recruiter.accountId }, body }, hiring.admin);
      await queueTells();
      return (await desk.mails()).flatMap(({ reader, to, subject }) => (reader === 'candidate' ? [[to, subject]] : []));
    };
    const email = await emailOf(database.db, ofOwn);
    const about = (subject: string) => [[email, `${subject}: Software Engineer, Kaveri Software`]];
    const kinds = () => Promise.all([ofOwn, ofRemoved].map((candidate) => told({ candidate })));
    expect(await kinds()).toEqual([[], ['job_deleted']]);
    expect(await set('Block')).toEqual(about('Avsar has taken down this job'));
    expect(await set('Black List')).toEqual([]);
    expect(await set('Active')).toEqual(about('You can answer again'));
    for (const data of [{ jobId: hiring.job.id }, { jobId: job.id }]) await tellOfTakenDown(desk.deps, data);
    expect(await kinds()).toEqual([['job_taken_down', 'job_warning_over'], ['job_deleted']]);
    expect(await set('Block')).toEqual(about('Avsar has taken down this job'));
  });

  it('does not warn again where an administrator deleted the job and nothing is ahead', async () => {
    const hiring = await anAccepted();
    await desk.call('deleteJob', { params: { id: hiring.job.id } }, hiring.admin);
    await queueTells();
    for (const userStatus of ['Block', 'Active']) {
      const body = { userStatus, reason: 'It asks for money.' };
      await desk.call('setRecruiterStatus', { params: { id: hiring.recruiter.accountId }, body }, hiring.admin);
      await queueTells();
    }
    expect(await told(hiring)).toEqual(['job_deleted']);
  });
});

it('a rejected candidate of a job that was taken down is not drawn back to it', async () => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  const set = (status: string) =>
    desk.call('setApplicationStatus', { params: { id }, body: { status } }, hiring.recruiter);
  await set('rejected');
  expect((await desk.call('getApplication', { params: { id } }, hiring.recruiter)).body.may.reopen).toBe(true);
  await desk.call('deleteJob', { params: { id: hiring.job.id } }, hiring.admin);
  await expect(set('pending')).rejects.toMatchObject({ code: 'JOB_TAKEN_DOWN' });
  expect((await desk.call('getApplication', { params: { id } }, hiring.recruiter)).body.may.reopen).toBe(false);
});
