import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApplicationMay } from '#contract/applications.ts';
import type { InterviewMay } from '#contract/interviews.ts';
import type { JobMay } from '#contract/jobs.ts';
import type { OfferMay } from '#contract/offers.ts';
import type { CallName } from '#contract/routes.ts';
import { APPLICATION_STATUSES, JOB_STATUSES } from '#contract/vocabularies.ts';
import { type Caller, type Member, VISITOR } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { applications, interviews, jobs, offers } from '#server/database/schema/index.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { hiringData } from '#server/modules/hiring/public.ts';
import { jobsForAdmins } from '#server/modules/jobs/public.ts';
import { isProblem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aJob, anAdmin, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);
afterEach(() => desk.at(FRIDAY));

type Attempt = readonly [name: CallName, raw: RawInput];
type Look = (executor: Executor) => Promise<unknown>;

const TAKEN_BACK = new Error('The attempt is taken back.');
const META = { clientAddress: '127.0.0.1', userAgent: 'test', ifMatch: undefined, idempotencyKey: undefined };

/** Whether a call, rolled back afterwards, changes the viewed data. */
const changes = async (caller: Member, [name, raw]: Attempt, look: Look, before: string): Promise<boolean> => {
  let changed = false;
  const attempt = database.db.transaction(async (tx) => {
    await createEndpoint({ ...desk.deps, db: tx }).call(name, raw, caller, META);
    changed = JSON.stringify(await look(tx)) !== before;
    throw TAKEN_BACK;
  });
  await attempt.catch((problem: unknown) => {
    // The attempts are valid: only a rule may reject them.
    if (problem !== TAKEN_BACK && (!isProblem(problem) || problem.status === 400)) throw problem;
  });
  return changed;
};

/** Returns for each key of a `may` whether any of its calls changes the viewed data. */
const effects = async <Key extends string>(
  caller: Member,
  attempts: Readonly<Record<Key, readonly Attempt[]>>,
  look: Look,
): Promise<Record<string, boolean>> => {
  const before = JSON.stringify(await look(database.db));
  const found: Record<string, boolean> = {};
  for (const [key, calls] of Object.entries<readonly Attempt[]>(attempts)) {
    found[key] = false;
    for (const call of calls) found[key] ||= await changes(caller, call, look, before);
  }
  return found;
};

const SOME_TIME_LATER = { interviewDateTime: '2027-03-01T11:30', scheduleId: '' };

const interviewAttempts = (applicationId: string): Record<keyof InterviewMay, readonly Attempt[]> => {
  const params = { applicationId };
  const result = (status: string): Attempt => ['setInterviewResult', { params, body: { status } }];
  return {
    answer: [['answerInterview', { params, body: { answer: 'confirmed' } }]],
    reschedule: [['rescheduleInterview', { params, body: interviewForm(applicationId, SOME_TIME_LATER) }]],
    cancel: [['cancelInterview', { params, body: { reason: '' } }]],
    setResult: [result('Selected'), result('Rejected')],
    select: [result('Selected')],
  };
};

const applicationAttempts = (id: string): Record<keyof ApplicationMay, readonly Attempt[]> => {
  const set = (status: string): readonly Attempt[] => [['setApplicationStatus', { params: { id }, body: { status } }]];
  const { reschedule, cancel, setResult } = interviewAttempts(id);
  const offer = { applicationId: id, jobTitle: 'Engineer', location: 'Pune', salary: 900_000, expiresOn: '2027-06-30' };
  return {
    reopen: set('pending'),
    accept: set('accepted'),
    reject: set('rejected'),
    withdraw: set('withdrawn'),
    schedule: [['scheduleInterview', { body: interviewForm(id, SOME_TIME_LATER) }]],
    reschedule,
    cancelInterview: cancel,
    setInterviewResult: setResult,
    offer: [['makeOffer', { body: { ...offer, startDate: '', letter: '' } }]],
    rate: [['rateApplication', { params: { id }, body: { rating: 4 } }]],
  };
};

const offerAttempts = (id: string): Record<keyof OfferMay, readonly Attempt[]> => {
  const say = (status: string): readonly Attempt[] => [['answerOffer', { params: { id }, body: { status } }]];
  return { accept: say('Accepted'), decline: say('Rejected'), withdraw: say('Withdrawn') };
};

const lookAtInterview =
  (id: string): Look =>
  (db) =>
    db.select().from(interviews).where(eq(interviews.id, id));
const lookAtOffer =
  (id: string): Look =>
  (db) =>
    db.select().from(offers).where(eq(offers.id, id));
/** Reads the application with all its related data. */
const lookAtApplication =
  (id: string): Look =>
  async (db) => [
    await db.select().from(applications).where(eq(applications.id, id)),
    await db.select().from(interviews).where(eq(interviews.applicationId, id)).orderBy(interviews.id),
    await db.select().from(offers).where(eq(offers.applicationId, id)).orderBy(offers.id),
  ];

type Hiring = Awaited<ReturnType<typeof aHiring>> & { id: string };

const decide =
  (status: string) =>
  async ({ id, recruiter }: Hiring): Promise<unknown> =>
    desk.call('setApplicationStatus', { params: { id }, body: { status } }, recruiter);
const withdraw = async ({ id, candidate }: Hiring): Promise<unknown> =>
  desk.call('setApplicationStatus', { params: { id }, body: { status: 'withdrawn' } }, candidate);
const schedule = async ({ id, recruiter }: Hiring): Promise<unknown> =>
  desk.call('scheduleInterview', { body: interviewForm(id, { scheduleId: '' }) }, recruiter);
const move = async ({ id, recruiter }: Hiring): Promise<unknown> => {
  const body = interviewForm(id, { interviewDateTime: '2026-11-25T15:00' });
  return desk.call('rescheduleInterview', { params: { applicationId: id }, body }, recruiter);
};
const cancel = async ({ id, recruiter }: Hiring): Promise<unknown> =>
  desk.call('cancelInterview', { params: { applicationId: id }, body: { reason: '' } }, recruiter);
const result =
  (status: string) =>
  async ({ id, recruiter }: Hiring): Promise<unknown> =>
    desk.call('setInterviewResult', { params: { applicationId: id }, body: { status } }, recruiter);
const offer = async ({ id }: Hiring): Promise<unknown> => anOffer(database.db, { applicationId: id });
const reply =
  (by: 'candidate' | 'recruiter', status: string) =>
  async (hiring: Hiring): Promise<unknown> => {
    const { id } = await anOffer(database.db, { applicationId: hiring.id });
    return desk.call('answerOffer', { params: { id }, body: { status } }, hiring[by]);
  };
const accept = decide('accepted');

/** The steps that bring an application to each of its states. */
const STATES: Readonly<Record<string, readonly ((hiring: Hiring) => Promise<unknown>)[]>> = {
  pending: [],
  accepted: [accept],
  rejected: [decide('rejected')],
  withdrawn: [withdraw],
  'in interview': [accept, schedule],
  'in a moved interview': [accept, schedule, move],
  'accepted again after a cancelled interview': [accept, schedule, cancel],
  'in a second interview': [accept, schedule, cancel, schedule],
  'selected in the interview': [accept, schedule, result('Selected')],
  'rejected in the interview': [accept, schedule, result('Rejected')],
  'withdrawn from the interview': [accept, schedule, withdraw],
  'with an open offer': [accept, offer],
  'with an open offer, in interview': [accept, schedule, offer],
  'with an accepted offer': [accept, reply('candidate', 'Accepted')],
  'with a rejected offer': [accept, reply('candidate', 'Rejected')],
  'with a withdrawn offer': [accept, reply('recruiter', 'Withdrawn')],
};

const KINDS_OF_TWIST = [
  'as it stands',
  'its job taken down',
  'after its interview began and its offer expired',
  'its candidate gone',
] as const;
type Twist = (typeof KINDS_OF_TWIST)[number];

/** Changes around an application in any state. */
const TWISTS: Readonly<Record<Twist, (hiring: Hiring) => Promise<unknown>>> = {
  'as it stands': async () => undefined,
  'its job taken down': ({ job, admin }) =>
    desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus: 'Block', reason: 'A fee.' } }, admin),
  'after its interview began and its offer expired': async () => desk.at('2027-02-01T05:00:00Z'),
  'its candidate gone': ({ candidate }) =>
    database.db.transaction(async (tx) => hiringData.forget?.(desk.deps, tx, candidate, { language: 'en' })),
};

/** The states that a twist can affect. */
const TWISTED: Readonly<Record<Twist, readonly string[]>> = {
  'as it stands': Object.keys(STATES),
  'its job taken down': ['pending', 'accepted', 'rejected', 'in interview', 'with an open offer'],
  'after its interview began and its offer expired': ['in interview', 'with an open offer', 'with an accepted offer'],
  'its candidate gone': ['pending', 'rejected', 'selected in the interview', 'with an open offer'],
};

const CASES = KINDS_OF_TWIST.flatMap((twist) => TWISTED[twist].map((state) => [state, twist] as const));

const arrange = async (state: string, twist: Twist): Promise<Hiring> => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  for (const step of STATES[state] ?? []) await step({ ...hiring, id });
  await TWISTS[twist]({ ...hiring, id });
  return { ...hiring, id };
};

describe('what a record says that its reader may do is what its calls let through', () => {
  test('every status of an application is among the states', async () => {
    const reached = new Set<string>();
    for (const state of Object.keys(STATES)) {
      const { id, admin } = await arrange(state, 'as it stands');
      reached.add((await desk.call('getApplication', { params: { id } }, admin)).body.status);
    }
    expect([...reached].sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  test.each(CASES)('an application %s, %s', async (state, twist) => {
    const { id, candidate, recruiter, admin } = await arrange(state, twist);
    const readers = twist === 'its candidate gone' ? [recruiter, admin] : [candidate, recruiter, admin];
    for (const reader of readers) {
      const listed = (await desk.call('listApplications', { query: {} }, reader)).body.find(({ _id }) => _id === id);
      const { body: application } = await desk.call('getApplication', { params: { id } }, reader);
      const may = await effects(reader, applicationAttempts(id), lookAtApplication(id));
      expect({ reader: reader.kind, may: application.may }).toEqual({ reader: reader.kind, may });
      expect({ reader: reader.kind, may: listed?.may }).toEqual({ reader: reader.kind, may });

      const { body: met } = await desk.call('listInterviews', { query: {} }, reader);
      for (const interview of met.data.filter(({ applicationId }) => applicationId === id)) {
        const mayDo = await effects(reader, interviewAttempts(id), lookAtInterview(interview._id));
        const { status } = interview;
        expect({ reader: reader.kind, status, may: interview.may }).toEqual({
          reader: reader.kind,
          status,
          may: mayDo,
        });
        if (application.interviewDetails?._id === interview._id)
          expect(application.interviewDetails.may).toEqual(interview.may);
      }
      const { body: offered } = await desk.call('listOffers', { query: { applicationId: id } }, reader);
      for (const { _id, status, may: said } of offered) {
        const mayDo = await effects(reader, offerAttempts(_id), lookAtOffer(_id));
        expect({ reader: reader.kind, status, may: said }).toEqual({ reader: reader.kind, status, may: mayDo });
      }
    }
  });

  const jobAttempts = (id: string): Record<keyof JobMay, readonly Attempt[]> => ({
    edit: [['updateJob', { params: { id }, body: { department: 'Another' } }]],
    delete: [['deleteJob', { params: { id } }]],
    setStatus: JOB_STATUSES.map((jobStatus) => [
      'setJobStatus',
      { params: { id }, body: { jobStatus, reason: 'A fee.' } },
    ]),
  });
  const lookAtJob =
    (id: string): Look =>
    (db) =>
      db.select().from(jobs).where(eq(jobs.id, id));

  test.each(JOB_STATUSES)('a job that is %s', async (status) => {
    const { recruiter, job, candidate, otherRecruiter, admin } = await aHiring(database.db, { status });
    for (const keeper of [recruiter, admin, await aSuperAdmin(database.db)]) {
      const { body } = await desk.call('getJob', { params: { id: job.id } }, keeper);
      const may = await effects(keeper, jobAttempts(job.id), lookAtJob(job.id));
      expect({ reader: keeper.kind, may: body.may }).toEqual({ reader: keeper.kind, may });
      const { body: listed } = await desk.call('listJobs', { query: { q: job.jobCode } }, keeper);
      for (const found of listed.filter(({ _id }) => _id === job.id)) expect(found.may).toEqual(may);
    }
    const readers: readonly Caller[] = status === 'Active' ? [VISITOR, candidate, otherRecruiter] : [];
    for (const reader of readers)
      expect((await desk.call('getJob', { params: { id: job.id } }, reader)).body).not.toHaveProperty('may');
  });

  test('a deleted job, which administrators still read in a report', async () => {
    const [recruiter, admin] = [await aRecruiter(database.db), await anAdmin(database.db)];
    const { id } = await aJob(database.db, { recruiterId: recruiter.accountId, deletedAt: FRIDAY });
    const read = await jobsForAdmins(database.db, admin, [id], FRIDAY);
    expect(read.get(id)?.job.may).toEqual(await effects(admin, jobAttempts(id), lookAtJob(id)));
  });
});
