import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accessLog, accounts, candidates, files, jobs, recruiters } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

let hiring: Awaited<ReturnType<typeof aHiring>>;
let second: Awaited<ReturnType<typeof aJob>>;
let ids: { first: string; second: string; foreign: string; others: string };

beforeAll(async () => {
  hiring = await aHiring(database.db, { title: 'React Developer (100%)' });
  second = await aJob(database.db, {
    recruiterId: hiring.recruiter.accountId,
    title: 'Data_Engineer',
    employmentType: 'Internship',
  });
  const foreignJob = await aJob(database.db, { recruiterId: hiring.otherRecruiter.accountId });
  const at = async (minute: number, ...args: [typeof hiring.candidate, string, string]): Promise<string> => {
    desk.at(new Date(FRIDAY.getTime() + minute * 60_000));
    return (await apply(desk, args[0], args[1], { fullName: args[2] }))._id;
  };
  ids = {
    first: await at(0, hiring.candidate, hiring.job.id, 'Asha Rao'),
    second: await at(1, hiring.candidate, second.id, 'Asha Rao'),
    foreign: await at(2, hiring.candidate, foreignJob.id, 'Asha Rao'),
    others: await at(3, hiring.otherCandidate, hiring.job.id, 'Bina 50%_x Shah'),
  };
  desk.at(FRIDAY);
});

const list = async (caller: Parameters<typeof desk.call>[2], query: Record<string, unknown> = {}) => {
  const { body, total } = await desk.call('listApplications', { query }, caller);
  return { ids: body.map(({ _id }) => _id), total };
};

describe('listing applications', () => {
  it('gives each caller their own, newest first', async () => {
    expect(await list(hiring.candidate)).toEqual({ ids: [ids.foreign, ids.second, ids.first], total: 3 });
    expect(await list(hiring.recruiter)).toEqual({ ids: [ids.others, ids.second, ids.first], total: 3 });
    expect(await list(hiring.otherRecruiter)).toEqual({ ids: [ids.foreign], total: 1 });
    expect((await list(hiring.admin)).total).toBe(4);
    expect((await desk.refusal('listApplications', { query: {} }, VISITOR)).code).toBe('SIGNED_OUT');
  });

  it('omits keys that the caller may not read', async () => {
    const one = async (caller: Parameters<typeof desk.call>[2]) =>
      (await desk.call('listApplications', { query: { limit: '1', sort: 'appliedAt' } }, caller)).body[0];
    expect(await one(hiring.candidate)).not.toHaveProperty('rating');
    expect(await one(hiring.admin)).not.toHaveProperty('rating');
    expect(await one(hiring.recruiter)).toHaveProperty('rating', null);
    for (const caller of [hiring.candidate, hiring.admin, hiring.recruiter]) {
      expect(await one(caller)).not.toHaveProperty('notes');
      expect(await one(caller)).not.toHaveProperty('timeline');
    }
  });

  it.each([
    ['name', 'BINA', ['others']],
    ['name', '0%_X', ['others']],
    ['name', '%', ['others']],
    ['name', ['bina', 'asha'], ['others', 'second', 'first']],
    ['name', "' or 1=1 --", []],
    ['jobTitle', 'react', ['others', 'first']],
    ['jobTitle', '_', ['second']],
    ['jobTitle', '100%)', ['others', 'first']],
    ['jobId', 'job', ['others', 'second', 'first']],
    ['status', 'pending', ['others', 'second', 'first']],
    ['status', 'accepted', []],
  ] as const)('filters by %s = %j', async (field, value, expected) => {
    const found = await list(hiring.recruiter, { [field]: value });
    expect(found).toEqual({ ids: expected.map((key) => ids[key]), total: expected.length });
  });

  it('finds the applications of one job by either of its ids', async () => {
    expect((await list(hiring.recruiter, { jobId: second.jobCode })).ids).toEqual([ids.second]);
    expect((await list(hiring.recruiter, { jobId: second.id })).ids).toEqual([ids.second]);
  });

  it('finds the applications for one recruiter’s jobs', async () => {
    const of = ({ accountId }: { accountId: string }) => ({ recruiterId: accountId });
    const admin = await list(hiring.admin, of(hiring.recruiter));
    expect(admin.ids).toEqual([ids.others, ids.second, ids.first]);
    expect((await list(hiring.candidate, of(hiring.otherRecruiter))).ids).toEqual([ids.foreign]);
    expect((await list(hiring.recruiter, of(hiring.otherRecruiter))).ids).toEqual([]);
  });

  it('finds what was sent after an application that the caller may see', async () => {
    expect(await list(hiring.recruiter, { newerThan: ids.first })).toEqual({ ids: [ids.others, ids.second], total: 2 });
    expect((await list(hiring.candidate, { newerThan: ids.first })).ids).toEqual([ids.foreign, ids.second]);
    expect((await list(hiring.otherRecruiter, { newerThan: ids.first })).total).toBe(0);
  });

  it('sorts by a closed list, and paginates', async () => {
    expect((await list(hiring.recruiter, { sort: '-fullName' })).ids[0]).toBe(ids.others);
    expect((await list(hiring.recruiter, { sort: 'appliedAt' })).ids[0]).toBe(ids.first);
    expect((await list(hiring.recruiter, { sort: '-job' })).ids).toEqual([ids.second, ids.first, ids.others]);
    expect((await list(hiring.recruiter, { sort: 'job' })).ids).toEqual([ids.others, ids.first, ids.second]);
    expect(await list(hiring.recruiter, { limit: '2', page: '2' })).toEqual({ ids: [ids.first], total: 3 });
    expect(await list(hiring.recruiter, { page: '9' })).toEqual({ ids: [], total: 3 });
    const problem = await desk.refusal('listApplications', { query: { sort: 'email; drop table' } }, hiring.recruiter);
    expect(problem.code).toBe('INVALID_INPUT');
  });

  it.each([{ name: 'a\u0000b' }, { status: 'hired' }, { page: '0' }, { name: '\ud800' }])(
    'refuses %j',
    async (query) => {
      expect((await desk.refusal('listApplications', { query }, hiring.recruiter)).code).toBe('INVALID_INPUT');
    },
  );
});

describe('counting applications', () => {
  it('counts what the caller may see', async () => {
    const { body } = await desk.call('applicationStats', {}, hiring.recruiter);
    expect(body).toMatchObject({
      total: 3,
      byStatus: { pending: 3, accepted: 0, withdrawn: 0 },
      byKind: { Job: 2, Internship: 1 },
      byJob: [
        { jobId: hiring.job.jobCode, jobTitle: 'React Developer (100%)', count: 2 },
        { jobId: second.jobCode, jobTitle: 'Data_Engineer', count: 1 },
      ],
      byDay: [{ day: '2026-11-20', count: 3 }],
      funnel: { submitted: 3, accepted: 0, interviewed: 0, offered: 0 },
      daysToFirstAnswer: null,
      waiting: { all: 3, threeDays: 0, week: 0 },
    });
    expect((await desk.call('applicationStats', {}, hiring.admin)).body.total).toBe(4);
  });

  it.each([{ jobTitle: 'react' }, { name: 'asha' }, { jobId: 'none' }, { jobTitle: 'react', matched: '20' }])(
    'counts what is listed under %j',
    async (query) => {
      const { total, byStage } = (await desk.call('applicationStats', { query }, hiring.recruiter)).body;
      expect(total).toBe((await list(hiring.recruiter, query)).total);
      expect(byStage.pending).toBe(total);
    },
  );

  it('names the company of each job, and the poster’s where it is another', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    const other = await aJob(database.db, { recruiterId: recruiter.accountId, companyName: 'Sahya Looms' });
    await apply(desk, candidate, job.id);
    await apply(desk, candidate, other.id);
    const { byJob } = (await desk.call('applicationStats', {}, recruiter)).body;
    const of = (code: string) => byJob.find(({ jobId }) => jobId === code);
    expect(of(other.jobCode)).toMatchObject({ companyName: 'Sahya Looms', postedByCompany: job.companyName });
    expect(of(job.jobCode)).toMatchObject({ companyName: job.companyName });
    expect(of(job.jobCode)).not.toHaveProperty('postedByCompany');
  });

  it('shows how many wait for an answer, and for how long', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    await apply(desk, candidate, job.id);
    const waitingAt = async (instant: string) => {
      desk.at(instant);
      const { body } = await desk.call('applicationStats', {}, recruiter);
      desk.at(FRIDAY);
      return body.waiting;
    };
    const listed = async (instant: string, waiting: number) => {
      desk.at(instant);
      const { total } = await list(recruiter, { waiting });
      desk.at(FRIDAY);
      return total;
    };
    expect(await listed('2026-11-23T04:59:59Z', 3)).toBe(0);
    expect(await listed('2026-11-23T05:00:00Z', 3)).toBe(1);
    expect(await waitingAt('2026-11-23T04:59:59Z')).toEqual({ all: 1, threeDays: 0, week: 0 });
    expect(await waitingAt('2026-11-23T05:00:00Z')).toEqual({ all: 1, threeDays: 1, week: 0 });
    expect(await waitingAt('2026-11-27T05:00:00Z')).toEqual({ all: 1, threeDays: 1, week: 1 });
  });

  it('shows the median time to an answer', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    const { _id } = await apply(desk, candidate, job.id);
    desk.at('2026-11-22T17:00:00Z');
    await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'accepted' } }, recruiter);
    const { body } = await desk.call('applicationStats', {}, recruiter);
    desk.at(FRIDAY);
    expect(body).toMatchObject({ daysToFirstAnswer: 2.5, funnel: { opened: 1, accepted: 1 } });
  });
});

describe('a renamed job', () => {
  it('has its present title in every list, in a conversation and in emails', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db, { title: 'Fleet Controller' });
    const { _id: id } = await apply(desk, candidate, job.id);
    await database.db.update(jobs).set({ title: 'Night Dispatcher' }).where(eq(jobs.id, job.id));
    const [seen] = (await desk.call('listApplications', { query: { jobTitle: 'night' } }, recruiter)).body;
    expect(seen).toMatchObject({ jobTitle: 'Night Dispatcher' });
    expect((await list(recruiter, { jobTitle: 'night', sort: 'fit' })).total).toBe(1);
    for (const reader of [recruiter, candidate]) {
      expect((await list(reader, { jobTitle: 'fleet' })).total).toBe(0);
      expect((await list(reader, { jobTitle: 'night', sort: 'jobTitle' })).total).toBe(1);
    }
    const asked = { params: { applicationId: id } };
    expect((await desk.call('getConversation', asked, recruiter)).body).toMatchObject({ jobTitle: 'Night Dispatcher' });

    await desk.mails();
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter);
    await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
    const told = (await desk.mails()).map(({ subject }) => subject);
    expect(told).toEqual([expect.stringContaining('Night Dispatcher'), expect.stringContaining('Night Dispatcher')]);
    for (const reader of [recruiter, candidate]) {
      const { data } = (await desk.call('getInterview', asked, reader)).body;
      expect(data).toMatchObject({ jobTitle: 'Night Dispatcher', role: 'Night Dispatcher' });
    }
  });
});

describe('opening an application', () => {
  it('is recorded once, visible to the candidate, without a name', async () => {
    const { recruiter, job, candidate, admin } = await aHiring(database.db);
    const { _id } = await apply(desk, candidate, job.id);
    await desk.call('getApplication', { params: { id: _id } }, admin);
    await desk.call('getApplication', { params: { id: _id } }, candidate);
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => desk.call('getApplication', { params: { id: _id } }, recruiter)),
    );
    expect(opened[0]?.body).toMatchObject({ version: 1, notes: [], updatedAt: FRIDAY.toISOString() });
    const again = await desk.call('getApplication', { params: { id: _id } }, recruiter);
    expect(again.body.timeline?.map(({ event }) => event)).toEqual(['submitted', 'opened']);

    const { body } = await desk.call('applicationTimeline', { params: { id: _id } }, candidate);
    expect(body.at(-1)).toEqual({ event: 'opened', at: FRIDAY.toISOString(), by: 'recruiter' });
    const log = await database.db.select().from(accessLog).where(eq(accessLog.applicationId, _id));
    expect(log).toMatchObject([
      {
        candidateId: candidate.accountId,
        recruiterId: recruiter.accountId,
        kind: 'profile_opened',
        day: '2026-11-20',
        counted: false,
      },
    ]);
    const own = await desk.call('getApplication', { params: { id: _id } }, candidate);
    expect(own.body).not.toHaveProperty('timeline');
    expect(own.body).not.toHaveProperty('notes');
  });
});

it('shows a candidate’s place to recruiters who may see it in the profile, only while they may', async () => {
  const { recruiter, candidate, admin, job } = await aHiring(database.db);
  const { _id: id } = await apply(desk, candidate, job.id);
  const mine = eq(candidates.accountId, candidate.accountId);
  const placeFor = async (caller: Parameters<typeof desk.call>[2]) =>
    (await desk.call('listApplications', { query: { jobId: job.id } }, caller)).body[0]?.candidatePlace;
  await database.db.update(candidates).set({ city: 'Latur', state: 'Maharashtra' }).where(mine);
  expect(await placeFor(recruiter)).toBe('Latur, Maharashtra');
  await database.db.update(candidates).set({ location: 'Nanded' }).where(mine);
  expect([await placeFor(recruiter), await placeFor(admin)]).toEqual(['Nanded', 'Nanded']);
  expect(await placeFor(candidate)).toBeUndefined();
  const setStatus = (status: 'Active' | 'Block') =>
    database.db.update(accounts).set({ status }).where(eq(accounts.id, candidate.accountId));
  await setStatus('Block');
  expect(await placeFor(recruiter)).toBeUndefined();
  await setStatus('Active');
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'withdrawn' } }, candidate);
  expect(await placeFor(recruiter)).toBeUndefined();
});

it('tells the recruiter alone that a candidate cannot sign in at the moment, and nothing more', async () => {
  const { recruiter, candidate, admin, job } = await aHiring(database.db);
  const { _id: id } = await apply(desk, candidate, job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter);
  await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
  const told = async (caller: Parameters<typeof desk.call>[2]) => {
    const [application] = (await desk.call('listApplications', { query: { jobId: job.id } }, caller)).body;
    const { data } = (await desk.call('listInterviews', { query: {} }, caller)).body;
    const interview = data.find(({ applicationId }) => applicationId === id);
    return [application?.cannotSignIn, application?.interviewDetails?.cannotSignIn, interview?.cannotSignIn];
  };
  const none = [undefined, undefined, undefined];
  expect(await told(recruiter)).toEqual(none);
  const set = (status: 'Active' | 'Block', statusReason: string | null = null) =>
    database.db.update(accounts).set({ status, statusReason }).where(eq(accounts.id, candidate.accountId));
  await set('Block', 'Zqreason');
  expect(await told(recruiter)).toEqual([true, true, true]);
  expect([await told(admin), await told(candidate)]).toEqual([none, none]);
  const { body } = await desk.call('getApplication', { params: { id } }, recruiter);
  expect(JSON.stringify(body)).not.toMatch(/Zqreason|Block/);
  await desk.call('cancelInterview', { params: { applicationId: id }, body: { reason: '' } }, recruiter);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'rejected' } }, recruiter);
  await set('Active');
  expect(await told(recruiter)).toEqual(none);
});

it('tells the recruiter the name that emails greet the candidate with, once the address is confirmed', async () => {
  const { recruiter, candidate, admin, job } = await aHiring(database.db);
  await apply(desk, candidate, job.id);
  const greetedAs = async (caller: Parameters<typeof desk.call>[2]) =>
    (await desk.call('listApplications', { query: { jobId: job.id } }, caller)).body[0]?.greetedAs;
  const mine = eq(accounts.id, candidate.accountId);
  const [account] = await database.db.select({ firstName: accounts.firstName }).from(accounts).where(mine);
  expect(await greetedAs(recruiter)).toBe(account?.firstName);
  expect([await greetedAs(candidate), await greetedAs(admin)]).toEqual([undefined, undefined]);
  await database.db.update(accounts).set({ emailConfirmedAt: null }).where(mine);
  expect(await greetedAs(recruiter)).toBeUndefined();
});

it('promises the candidate nothing once the job is deleted; its recruiter can still answer as promised', async () => {
  const { job, candidate, recruiter } = await aHiring(database.db, { answerDays: 14 });
  const { _id: id } = await apply(desk, candidate, job.id);
  const read = async (caller: typeof candidate | typeof recruiter) =>
    (await desk.call('getApplication', { params: { id } }, caller)).body;
  expect(await read(candidate)).toMatchObject({ answerBy: '2026-12-04', unanswered: true });
  expect(await read(candidate)).not.toHaveProperty('jobClosedAt');
  await desk.call('deleteJob', { params: { id: job.id } }, recruiter);
  const shown = await read(candidate);
  expect(shown).toMatchObject({ status: 'pending', jobClosedAt: FRIDAY.toISOString() });
  for (const key of ['answerBy', 'unanswered', 'recruiterLeft']) expect(shown).not.toHaveProperty(key);
  expect(await read(recruiter)).toMatchObject({ answerBy: '2026-12-04', unanswered: true, may: { accept: true } });
});

it('lists and counts those that go on, by fit too', async () => {
  const { job, candidate, otherCandidate, recruiter } = await aHiring(database.db);
  const { _id: goesOn } = await apply(desk, candidate, job.id);
  const { _id: refused } = await apply(desk, otherCandidate, job.id);
  await desk.call('setApplicationStatus', { params: { id: refused }, body: { status: 'rejected' } }, recruiter);
  for (const sort of ['-appliedAt', '-fit']) {
    expect(await list(recruiter, { open: 'true', sort })).toEqual({ ids: [goesOn], total: 1 });
    expect(await list(recruiter, { open: 'false', sort })).toEqual({ ids: [refused], total: 1 });
  }
  expect((await desk.call('applicationStats', {}, recruiter)).body).toMatchObject({ total: 2, open: 1 });
});

it('shows the recruiter’s logo only for their own company, on applications, interviews and offers', async () => {
  const { recruiter, candidate, job } = await aHiring(database.db);
  const other = await aJob(database.db, { recruiterId: recruiter.accountId, companyName: 'Narmada Works' });
  const logo = {
    purpose: 'company_logo' as const,
    storageKey: `logo-${recruiter.accountId}`,
    mediaType: 'image/png',
    byteSize: 1,
    sha256: Buffer.alloc(32),
    originalName: 'logo.png',
  };
  const [file] = await database.db.insert(files).values(logo).returning({ id: files.id });
  await database.db
    .update(recruiters)
    .set({ companyLogoFileId: file?.id })
    .where(eq(recruiters.accountId, recruiter.accountId));
  for (const jobId of [job.id, other.id]) {
    const { _id: id } = await apply(desk, candidate, jobId);
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter);
    await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
    await anOffer(database.db, { applicationId: id });
    const application = await desk.call('getApplication', { params: { id } }, candidate);
    const interview = await desk.call('getInterview', { params: { applicationId: id } }, candidate);
    const offers = await desk.call('listOffers', { query: {} }, candidate);
    const offer = offers.body.find(({ applicationId }) => applicationId === id);
    await desk.call('sendMessage', { params: { applicationId: id }, body: { text: 'Welcome.' } }, recruiter);
    const talks = await desk.call('listConversations', { query: {} }, candidate);
    const talk = talks.body.find(({ _id }) => _id === id);
    for (const { companyLogo } of [application.body, interview.body.data, offer ?? {}, talk ?? {}]) {
      if (jobId === job.id) expect(companyLogo).toContain(file?.id);
      else expect(companyLogo).toBeUndefined();
    }
  }
});

// There are more of them than the others count, so they come last.
describe('applications of people who write Devanagari', () => {
  it('are found and sorted by name, however the nukta was typed', async () => {
    const { id } = await aJob(database.db, { recruiterId: hiring.recruiter.accountId, title: 'नर्स' });
    const together = '\u091c\u093c\u093e\u0930\u093e \u0917\u095d\u0935\u093e\u0932';
    const apart = together.normalize('NFD');
    expect(together.length).toBeLessThan(apart.length);
    const zara = (await apply(desk, hiring.candidate, id, { fullName: together }))._id;
    const ankit = (await apply(desk, hiring.otherCandidate, id, { fullName: 'अंकित राय' }))._id;
    for (const name of [together, apart]) {
      expect(await list(hiring.recruiter, { name })).toEqual({ ids: [zara], total: 1 });
    }
    expect((await list(hiring.recruiter, { jobTitle: 'नर्स', sort: 'fullName' })).ids).toEqual([ankit, zara]);
    expect((await list(hiring.recruiter, { jobTitle: 'नर्स', sort: '-fullName' })).ids).toEqual([zara, ankit]);
  });

  it('are found by name and job title in either script', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db, { title: 'स्टाफ नर्स' });
    const english = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Staff Nurse' });
    const sunita = (await apply(desk, candidate, job.id, { fullName: 'सुनीता कुमारी' }))._id;
    const priya = (await apply(desk, candidate, english.id, { fullName: 'Priya Iyer' }))._id;
    const found = async (query: object) => (await list(recruiter, { ...query, sort: 'jobTitle' })).ids;
    for (const name of ['sunita', 'कुमारी', 'Kumari Suneeta']) expect(await found({ name }), name).toEqual([sunita]);
    for (const name of ['प्रिया', 'अय्यर']) expect(await found({ name }), name).toEqual([priya]);
    for (const jobTitle of ['nurse', 'नर्स']) expect(await found({ jobTitle }), jobTitle).toEqual([priya, sunita]);
    expect((await list(hiring.otherRecruiter, { name: 'sunita' })).total).toBe(0);
  });
});

describe('an address changed after applying', () => {
  it('is the one that the recruiter reads and finds the applicant by', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    const { _id, email: before = '' } = await apply(desk, candidate, job.id);
    const present = `corrected.${before}`;
    await database.db.update(accounts).set({ email: present }).where(eq(accounts.id, candidate.accountId));
    const { body } = await desk.call('getApplication', { params: { id: _id } }, recruiter);
    expect(body.email).toBe(present);
    expect((await list(recruiter, { email: 'corrected.' })).ids).toEqual([_id]);
    await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'withdrawn' } }, candidate);
    expect((await list(recruiter, { email: 'corrected.' })).ids).toEqual([]);
  });
});
