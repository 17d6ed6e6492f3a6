import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldAnswers } from '#server/database/schema/index.ts';
import { mailOf, prepareMail } from '#server/modules/mail/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk, interviewForm, interviewsOf } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { tellOfTakenDown } from '../applications/tell-of-taken-down.ts';
import { hiringData } from '../personal-data.ts';
import { showHeldAnswer } from './show-answer.ts';

const database = testDatabase();
const desk = hiringDesk(database, { answerWait: 10 });

let hiring: Awaited<ReturnType<typeof aHiring>>;
beforeAll(async () => {
  hiring = await aHiring(database.db);
});
beforeEach(() => desk.at(FRIDAY));

const later = (seconds: number) => desk.at(new Date(FRIDAY.getTime() + seconds * 1000));

const applied = async () => {
  const candidate = await aCandidate(database.db);
  const { _id: id } = await apply(desk, candidate, hiring.job.id);
  await desk.mails();
  return { candidate, id };
};
type Applied = Awaited<ReturnType<typeof applied>>;

const answer = async (id: string, status: string, more: Record<string, unknown> = {}) =>
  (await desk.call('setApplicationStatus', { params: { id }, body: { status, ...more } }, hiring.recruiter)).body;
const undo = (...ids: string[]) => desk.call('undoAnswers', { body: { ids } }, hiring.recruiter);

/** Runs the queue jobs of held answers. */
const wait = async (): Promise<void> => {
  const { rows } = await database.db.execute<{ data: { applicationId: string; until: string }; start_after: string }>(
    sql`delete from queue.job where name = 'show-answer' returning data, start_after`,
  );
  for (const { data, start_after } of rows) {
    expect(new Date(start_after).toISOString()).toBe(data.until);
    await showHeldAnswer(desk.deps, data);
  }
};

const shown = async (one: Applied): Promise<Applied> => {
  await wait();
  await desk.mails();
  return one;
};

const accepted = async () => {
  const one = await applied();
  await answer(one.id, 'accepted');
  return shown(one);
};
const invited = async () => {
  const one = await accepted();
  await desk.call('scheduleInterview', { body: interviewForm(one.id) }, hiring.recruiter);
  return shown(one);
};

/** Everything that a candidate can read about their applications. */
const readAll = async ({ candidate, id }: Applied) => {
  const read = async (...args: Parameters<typeof desk.call>) => {
    const answered = await desk.call(...args).catch(({ code }: { code: string }) => ({ body: code }));
    return answered.body;
  };
  const all = {
    application: await read('getApplication', { params: { id } }, candidate),
    list: await read('listApplications', { query: {} }, candidate),
    pending: await read('listApplications', { query: { status: 'pending' } }, candidate),
    accepted: await read('listApplications', { query: { status: 'accepted' } }, candidate),
    sorted: await read('listApplications', { query: { sort: 'status' } }, candidate),
    decided: await read('listApplications', { query: { outcome: ['offered', 'selected', 'notSelected'] } }, candidate),
    stats: await read('applicationStats', {}, candidate),
    timeline: await read('applicationTimeline', { params: { id } }, candidate),
    interview: await read('getInterview', { params: { applicationId: id } }, candidate),
    calendar: await read('interviewCalendar', { params: { applicationId: id } }, candidate),
    interviews: await read('listInterviews', { query: {} }, candidate),
    scheduled: await read('listInterviews', { query: { status: 'Scheduled' } }, candidate),
    offers: await read('listOffers', { query: {} }, candidate),
    open: await read('listOffers', { query: { status: 'Pending' } }, candidate),
    export: await hiringData.exportData(database.db, candidate),
  };
  // Links are signed anew each time.
  const text = JSON.stringify(all).replace(/expires=\d+&signature=[\w-]+/g, '');
  return JSON.parse(text.replace(/DTSTAMP:\w+/g, ''));
};

const offerForm = (applicationId: string) => ({
  applicationId,
  jobTitle: 'Software Engineer',
  location: 'Pune',
  salary: 900_000,
  expiresOn: '2026-12-31',
});

const ANSWERS = {
  'an acceptance': [applied, ({ id }: Applied) => answer(id, 'accepted')],
  'a rejection': [applied, ({ id }: Applied) => answer(id, 'rejected', { reason: 'Too few years' })],
  'a bulk answer': [
    applied,
    async ({ id }: Applied) =>
      (await desk.call('answerApplications', { body: { ids: [id], status: 'rejected' } }, hiring.recruiter)).body,
  ],
  'an invitation': [
    accepted,
    async ({ id }: Applied) =>
      (await desk.call('scheduleInterview', { body: interviewForm(id) }, hiring.recruiter)).body,
  ],
  'another time': [
    invited,
    async ({ id }: Applied) => {
      const body = interviewForm(id, { interviewDateTime: '2026-11-25T15:00', location: 'Baner' });
      return (await desk.call('rescheduleInterview', { params: { applicationId: id }, body }, hiring.recruiter)).body;
    },
  ],
  'a cancellation': [
    invited,
    async ({ id }: Applied) =>
      (await desk.call('cancelInterview', { params: { applicationId: id }, body: { reason: 'Ill' } }, hiring.recruiter))
        .body,
  ],
  'a result': [
    invited,
    async ({ id }: Applied) => {
      const body = { status: 'Rejected', reason: 'Another was better' };
      return (await desk.call('setInterviewResult', { params: { applicationId: id }, body }, hiring.recruiter)).body;
    },
  ],
  'an offer': [
    accepted,
    async ({ id }: Applied) => (await desk.call('makeOffer', { body: offerForm(id) }, hiring.recruiter)).body,
  ],
  'an offer withdrawn': [
    async () => {
      const one = await accepted();
      await desk.call('makeOffer', { body: offerForm(one.id) }, hiring.recruiter);
      return shown(one);
    },
    async ({ id, candidate }: Applied) => {
      const [offer] = (await desk.call('listOffers', { query: { applicationId: id } }, candidate)).body;
      const input = { params: { id: offer?.id ?? '' }, body: { status: 'Withdrawn' } };
      return (await desk.call('answerOffer', input, hiring.recruiter)).body;
    },
  ],
} satisfies Record<string, [() => Promise<Applied>, (one: Applied) => Promise<{ undoUntil?: string | undefined }>]>;

describe.each(Object.entries(ANSWERS))('%s', (_, [given, act]) => {
  it('is hidden and not emailed until its delay ends, then sent in one email', async () => {
    const one = await given();
    const was = await readAll(one);
    const { undoUntil } = await act(one);
    expect(undoUntil).toBe(new Date(FRIDAY.getTime() + 10_000).toISOString());
    later(9);
    expect(await readAll(one)).toEqual(was);
    expect(await desk.mails()).toEqual([]);
    later(11);
    await wait();
    expect((await desk.mails()).map(({ to }) => to)).toEqual([await emailOf(database.db, one.candidate)]);
    expect(await readAll(one)).not.toEqual(was);
    expect(await database.db.$count(heldAnswers)).toBe(0);
  });

  it('is undone completely', async () => {
    const one = await given();
    const asRecruiter = async () =>
      (await desk.call('getApplication', { params: { id: one.id } }, hiring.recruiter)).body;
    const { resume: _, ...seen } = await asRecruiter();
    const was = await readAll(one);
    await act(one);
    later(9);
    expect((await asRecruiter()).undoUntil).toBeDefined();
    expect((await undo(one.id)).body).toMatchObject({ changed: [one.id], refused: [] });
    await wait();
    expect(await desk.mails()).toEqual([]);
    const { resume: __, ...now } = await asRecruiter();
    expect(now).toEqual(seen);
    expect(await readAll(one)).toEqual(was);
  });
});

describe('undoing answers', () => {
  it('is refused once the candidate has been told or the time is up', async () => {
    const one = await applied();
    await answer(one.id, 'accepted');
    later(10);
    const body = { ids: [one.id] };
    expect((await desk.refusal('undoAnswers', { body }, hiring.recruiter)).code).toBe('UNDO_OVER');
    await wait();
    desk.at(FRIDAY);
    expect((await desk.refusal('undoAnswers', { body }, hiring.recruiter)).code).toBe('UNDO_OVER');
  });

  it('is only for the recruiter who answered', async () => {
    const one = await applied();
    await answer(one.id, 'accepted');
    const body = { ids: [one.id] };
    expect((await desk.refusal('undoAnswers', { body }, hiring.otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('undoAnswers', { body }, one.candidate)).code).toBe('FORBIDDEN');
  });

  it('reverts what it can and lists the rest', async () => {
    const [first, second] = [await applied(), await applied()];
    await answer(first.id, 'accepted');
    await wait();
    await answer(second.id, 'accepted');
    const { body } = await undo(first.id, second.id);
    expect(body).toMatchObject({ changed: [second.id], refused: [{ _id: first.id, code: 'UNDO_OVER' }] });
    // Says why, besides how many.
    expect(body.message).toBe(`Undone: 1 of 2. ${body.refused[0]?.message}`);
  });

  it('is in the audit log, like the answer, which it is said to take back', async () => {
    const { id } = await accepted();
    later(60);
    await desk.call('scheduleInterview', { body: interviewForm(id) }, hiring.recruiter);
    later(64);
    await undo(id);
    const { rows } = await database.db.execute(
      sql`select from_value, to_value from audit_log where subject_id = ${id} order by at desc, id desc limit 2`,
    );
    expect(rows).toContainEqual({ from_value: 'interview_scheduled', to_value: 'accepted' });
    expect(await interviewsOf(database.db, id)).toEqual([]);
    const log = (await desk.call('listAuditLog', { query: { limit: 50 } }, await anAdmin(database.db))).body;
    const told = log.filter(({ subject }) => subject._id === id).slice(0, 3);
    const answered = new Date(FRIDAY.getTime() + 60_000).toISOString();
    expect(told).toMatchObject([
      { from: 'interview_scheduled', to: 'accepted', takesBack: answered },
      { from: 'accepted', to: 'interview_scheduled', at: answered },
      { from: 'pending', to: 'accepted' },
    ]);
    expect(told.flatMap(({ takesBack, batchId, undoes }) => [takesBack, batchId, undoes].filter(Boolean))).toEqual([
      answered,
    ]);
  });
});

describe('an answer that replaces a pending one', () => {
  it('is undone alone, and the one before it stands and can be undone too', async () => {
    const one = await applied();
    const asRecruiter = async () => {
      const {
        resume: _,
        undoUntil: __,
        ...seen
      } = (await desk.call('getApplication', { params: { id: one.id } }, hiring.recruiter)).body;
      return seen;
    };
    // Reading it as the recruiter opens it.
    const was = { asRecruiter: await asRecruiter(), asCandidate: await readAll(one) };
    await answer(one.id, 'accepted');
    const first = await asRecruiter();
    later(2);
    await desk.call('scheduleInterview', { body: interviewForm(one.id) }, hiring.recruiter);
    later(4);
    const moment = new Date(FRIDAY.getTime() + 12_000).toISOString();
    expect((await undo(one.id)).body).toMatchObject({ earlier: { ids: [one.id], undoUntil: moment } });
    expect(await asRecruiter()).toEqual(first);
    expect(await readAll(one)).toEqual(was.asCandidate);
    const { body } = await undo(one.id);
    expect(body.earlier).toBeUndefined();
    expect(await asRecruiter()).toEqual(was.asRecruiter);
    await wait();
    expect(await desk.mails()).toEqual([]);
    expect(await readAll(one)).toEqual(was.asCandidate);
  });

  it('is undone, and the one before it is sent with its own words', async () => {
    const one = await applied();
    await answer(one.id, 'rejected', { reason: 'Too few years' });
    later(2);
    await answer(one.id, 'accepted');
    await undo(one.id);
    later(12);
    await wait();
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Too few years');
    expect((await readAll(one)).application.status).toBe('rejected');
  });

  it('starts a new delay, and only the new answer is sent', async () => {
    const { id } = await applied();
    await answer(id, 'accepted');
    later(5);
    await answer(id, 'rejected', { reason: 'By mistake accepted' });
    later(11);
    const { rows } = await database.db.execute<{ data: { applicationId: string; until: string } }>(
      sql`select data from queue.job where name = 'show-answer' order by start_after limit 1`,
    );
    for (const { data } of rows) await showHeldAnswer(desk.deps, data);
    expect(await desk.mails()).toEqual([]);
    await wait();
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('By mistake accepted');
  });

  it('leaves nothing if it reverts the first', async () => {
    const one = await applied();
    const was = await readAll(one);
    await answer(one.id, 'accepted');
    await answer(one.id, 'pending');
    await wait();
    expect(await desk.mails()).toEqual([]);
    expect(await readAll(one)).toEqual(was);
  });

  it('leaves nothing of an interview scheduled and cancelled meanwhile', async () => {
    const one = await accepted();
    const was = await readAll(one);
    await desk.call('scheduleInterview', { body: interviewForm(one.id) }, hiring.recruiter);
    await desk.call('cancelInterview', { params: { applicationId: one.id }, body: {} }, hiring.recruiter);
    await wait();
    expect(await desk.mails()).toEqual([]);
    expect(await readAll(one)).toEqual(was);
  });

  it('leaves nothing of an offer made and withdrawn meanwhile', async () => {
    const one = await accepted();
    const was = await readAll(one);
    const made = (await desk.call('makeOffer', { body: offerForm(one.id) }, hiring.recruiter)).body;
    await desk.call('answerOffer', { params: { id: made._id }, body: { status: 'Withdrawn' } }, hiring.recruiter);
    await wait();
    expect(await desk.mails()).toEqual([]);
    expect(await readAll(one)).toEqual(was);
  });

  it('keeps a rejection, but not the interview scheduled and cancelled before it', async () => {
    const one = await applied();
    await answer(one.id, 'accepted');
    later(1);
    await desk.call('scheduleInterview', { body: interviewForm(one.id) }, hiring.recruiter);
    later(2);
    await desk.call('cancelInterview', { params: { applicationId: one.id }, body: {} }, hiring.recruiter);
    later(3);
    await answer(one.id, 'rejected');
    await wait();
    expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
      'About your application for Software Engineer at Kaveri Software',
    ]);
    const { timeline, interviews } = await readAll(one);
    expect(interviews.data).toEqual([]);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual([
      'submitted',
      'status_changed',
      'status_changed',
    ]);
  });

  it('a cancellation names the time that the candidate knows, not one it was moved to meanwhile', async () => {
    const one = await invited();
    const { interview: was } = await readAll(one);
    const params = { applicationId: one.id };
    later(1);
    const moved = interviewForm(one.id, { interviewDateTime: '2026-11-25T15:00', location: 'Baner' });
    await desk.call('rescheduleInterview', { params, body: moved }, hiring.recruiter);
    later(2);
    await desk.call('cancelInterview', { params, body: { reason: 'Ill' } }, hiring.recruiter);
    await wait();
    const mails = await desk.mails();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('Baner');
    const { interviews, timeline } = await readAll(one);
    expect(interviews.data).toEqual([
      expect.objectContaining({
        status: 'Cancelled',
        interviewDateTime: was.data.interviewDateTime,
        location: was.data.location,
      }),
    ]);
    expect(timeline.map(({ event }: { event: string }) => event)).not.toContain('interview_rescheduled');
  });
});

/** What the email to the recruiter says of an answer that was discarded. */
const UNDONE = 'Your change to this application, made seconds before, has been undone.';

describe('while an answer can be undone', () => {
  it('a withdrawal wins, and the answer is dropped', async () => {
    const { candidate, id } = await applied();
    await answer(id, 'rejected');
    const { body } = await desk.call(
      'setApplicationStatus',
      { params: { id }, body: { status: 'withdrawn' } },
      candidate,
    );
    expect(body.status).toBe('withdrawn');
    expect((await desk.refusal('undoAnswers', { body: { ids: [id] } }, hiring.recruiter)).code).toBe(
      'APPLICATION_WITHDRAWN',
    );
    await wait();
    const to = await emailOf(database.db, hiring.recruiter);
    expect(await desk.mails()).toEqual([expect.objectContaining({ to, text: expect.stringContaining(UNDONE) })]);
  });

  it('a candidate who accepts an offer just withdrawn has it, and the recruiter is told that it was not withdrawn', async () => {
    const { candidate, id } = await accepted();
    const { _id: offerId } = (await desk.call('makeOffer', { body: offerForm(id) }, hiring.recruiter)).body;
    await shown({ candidate, id });
    const params = { id: offerId };
    await desk.call('answerOffer', { params, body: { status: 'Withdrawn' } }, hiring.recruiter);
    await desk.call('answerOffer', { params, body: { status: 'Accepted' } }, candidate);
    const to = await emailOf(database.db, hiring.recruiter);
    expect(await desk.mails()).toEqual([expect.objectContaining({ to, text: expect.stringContaining(UNDONE) })]);
  });

  it('a candidate who confirms an interview that was just cancelled keeps it', async () => {
    const { candidate, id } = await invited();
    await desk.call('cancelInterview', { params: { applicationId: id }, body: {} }, hiring.recruiter);
    const { version } = (await desk.call('getInterview', { params: { applicationId: id } }, candidate)).body.data;
    const reply = { params: { applicationId: id }, body: { answer: 'confirmed', version } };
    expect((await desk.call('answerInterview', reply, candidate)).body.data).toMatchObject({ status: 'Scheduled' });
    expect((await desk.call('getApplication', { params: { id } }, hiring.recruiter)).body.status).toBe(
      'interview_scheduled',
    );
    expect(await desk.mails()).toEqual([expect.objectContaining({ text: expect.stringContaining(UNDONE) })]);
  });

  it('a candidate who confirms an interview gets the offer that was just made', async () => {
    const { candidate, id } = await invited();
    await desk.call('makeOffer', { body: offerForm(id) }, hiring.recruiter);
    const reply = { params: { applicationId: id }, body: { answer: 'confirmed' } };
    await desk.call('answerInterview', reply, candidate);
    expect(JSON.stringify(await desk.mails())).not.toContain(UNDONE);
    expect((await desk.call('listOffers', { query: {} }, candidate)).body).toMatchObject([{ status: 'Pending' }]);
    expect((await desk.refusal('undoAnswers', { body: { ids: [id] } }, hiring.recruiter)).code).toBe('UNDO_OVER');
  });

  it('an administrator’s decision first publishes the answer', async () => {
    const { candidate, id } = await applied();
    await answer(id, 'accepted');
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'rejected' } }, hiring.admin);
    expect((await desk.call('getApplication', { params: { id } }, candidate)).body.status).toBe('rejected');
    expect(await desk.mails()).toHaveLength(2);
  });
});

describe('an answer that asks the candidate to proceed with a job that an administrator removes before it is sent', () => {
  /** An application to a job of its own, with an interview that its candidate has seen. */
  const interviewed = async () => {
    const candidate = await aCandidate(database.db);
    const job = await aJob(database.db, { recruiterId: hiring.recruiter.accountId });
    const { _id: id } = await apply(desk, candidate, job.id);
    await answer(id, 'accepted');
    await wait();
    await desk.call('scheduleInterview', { body: interviewForm(id) }, hiring.recruiter);
    await shown({ candidate, id });
    return { candidate, id, job };
  };

  const selected = async () => {
    const { candidate, id, job } = await interviewed();
    const params = { applicationId: id };
    await desk.call('setInterviewResult', { params, body: { status: 'Selected' } }, hiring.recruiter);
    return { candidate, id, job, params };
  };

  it.each(['taken down', 'deleted'])('is dropped when the job is %s, and its recruiter is told why', async (how) => {
    const { candidate, id, job, params } = await selected();
    later(5);
    const body = { jobStatus: 'Block', reason: 'It asks for money.' } as const;
    if (how === 'deleted') await desk.call('deleteJob', { params: { id: job.id } }, hiring.admin);
    else await desk.call('setJobStatus', { params: { id: job.id }, body }, hiring.admin);
    later(10);
    await wait();
    const to = await emailOf(database.db, candidate);
    expect((await desk.mails()).filter((mail) => mail.to === to)).toEqual([]);
    const told = (await noticesOf(database.db, candidate.accountId)).map(({ kind }) => kind);
    expect(told).not.toContain('interview_passed');
    const read = async () => (await desk.call('getInterview', { params }, hiring.recruiter)).body.data;
    expect(await read()).toMatchObject({ status: 'Scheduled', may: { select: false } });
    const dropped = (await noticesOf(database.db, hiring.recruiter.accountId)).filter(
      ({ kind, applicationId }) => kind === 'answer_dropped' && applicationId === id,
    );
    expect(dropped).toHaveLength(1);
    await expect(undo(id)).rejects.toMatchObject({ code: 'UNDO_OVER' });
  });

  it.each([
    ['an acceptance', (id: string) => answer(id, 'accepted'), false],
    [
      'an interview',
      async (id: string) => desk.call('scheduleInterview', { body: interviewForm(id) }, hiring.recruiter),
      true,
    ],
    ['an offer', (id: string) => desk.call('makeOffer', { body: offerForm(id) }, hiring.recruiter), true],
  ] as const)('so is %s', async (_, give, accepted) => {
    const candidate = await aCandidate(database.db);
    const job = await aJob(database.db, { recruiterId: hiring.recruiter.accountId });
    const { _id: id } = await apply(desk, candidate, job.id);
    if (accepted) {
      await answer(id, 'accepted');
      await wait();
    }
    await desk.mails();
    const read = async () => (await desk.call('getApplication', { params: { id } }, candidate)).body;
    const { status } = await read();
    await give(id);
    await desk.call('deleteJob', { params: { id: job.id } }, hiring.admin);
    await tellOfTakenDown(desk.deps, { jobId: job.id });
    later(10);
    await wait();
    const to = await emailOf(database.db, candidate);
    // Nobody who has no interview and no offer is mailed, and what they have not seen does not count.
    expect((await desk.mails()).filter((mail) => mail.to === to)).toEqual([]);
    expect((await read()).status).toBe(status);
    const told = (await noticesOf(database.db, candidate.accountId)).map(({ kind }) => kind);
    expect(told).toContain('job_deleted');
    for (const kind of ['application_accepted', 'interview_scheduled', 'offer_made'] as const)
      expect(told.filter((one) => one === kind)).toHaveLength(kind === 'application_accepted' && accepted ? 1 : 0);
  });

  it('does not keep the warning from a candidate whose rejection they have not seen', async () => {
    const { candidate, id, job } = await interviewed();
    await desk.call('cancelInterview', { params: { applicationId: id }, body: {} }, hiring.recruiter);
    await answer(id, 'rejected');
    await desk.call('deleteJob', { params: { id: job.id } }, hiring.admin);
    await tellOfTakenDown(desk.deps, { jobId: job.id });
    await undo(id);
    const to = await emailOf(database.db, candidate);
    expect((await desk.mails()).filter((mail) => mail.to === to)).toHaveLength(1);
    expect((await noticesOf(database.db, candidate.accountId)).map(({ kind }) => kind)).toContain('job_deleted');
  });

  it('is sent when the job is back by then', async () => {
    const { candidate, job } = await selected();
    const set = (jobStatus: string) =>
      desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus, reason: 'Looked at.' } }, hiring.admin);
    await set('Block');
    await set('Active');
    later(10);
    await wait();
    expect((await noticesOf(database.db, candidate.accountId)).map(({ kind }) => kind)).toContain('interview_passed');
  });
});

describe('a candidate who got three emails from a recruiter within an hour', () => {
  it('gets the next one later, and the recruiter sees when', async () => {
    const first = await accepted();
    const to = await emailOf(database.db, first.candidate);
    const mail = mailOf('applicationDecided', {
      ...{ to, answersTo: hiring.recruiter.accountId, publicUrl: 'http://localhost:3000', jobTitle: 'Fitter' },
      ...{
        applicationId: first.id,
        companyName: 'Kaveri',
        candidateName: 'Asha',
        decision: 'accepted',
        reason: '',
        message: '',
      },
    });
    const mailAt = async (status: string) => (await answer(first.id, status)).mailAt;
    for (let minute = 0; minute < 3; minute += 1) {
      later(minute * 60);
      expect(await mailAt(minute % 2 ? 'accepted' : 'pending')).toBeUndefined();
      await prepareMail(desk.deps, mail);
    }
    const inAnHour = new Date(FRIDAY.getTime() + 3_600_000).toISOString();
    expect(await mailAt('accepted')).toBe(inAnHour);
    const { body } = await desk.call(
      'answerApplications',
      { body: { ids: [first.id], status: 'rejected' } },
      hiring.recruiter,
    );
    expect(body.mailAt).toBe(inAnHour);
    expect((await desk.call('getApplication', { params: { id: first.id } }, first.candidate)).body).not.toHaveProperty(
      'mailAt',
    );
  });

  it('counts other pending answers too', async () => {
    const candidate = await aCandidate(database.db);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const job = await aJob(database.db, { recruiterId: hiring.recruiter.accountId });
      ids.push((await apply(desk, candidate, job.id))._id);
    }
    const waits: unknown[] = [];
    for (const id of ids) waits.push((await answer(id, 'accepted')).mailAt);
    expect(waits).toEqual([undefined, undefined, undefined, new Date(FRIDAY.getTime() + 3_610_000).toISOString()]);
  });
});
