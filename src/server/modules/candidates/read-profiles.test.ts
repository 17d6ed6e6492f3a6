import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { type Caller, type CandidateCaller, isMember, VISITOR } from '#server/caller.ts';
import { accessLog, accounts, applications, candidates } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { signedIn } from '#tests/support/session.ts';
import { speaking } from '#texts/spoken.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let asha: CandidateCaller;
let certificate: string;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;

beforeEach(async () => {
  asha = await aCandidate(deps.db);
  recruiter = await aRecruiter(deps.db);
  await deps.db
    .update(accounts)
    .set({ firstName: 'Asha', lastName: 'Rao', phone: '9876543210' })
    .where(eq(accounts.id, asha.accountId));
  await deps.db
    .update(candidates)
    .set({ gender: 'female', dob: '2001-04-05', address: 'Pune', applyFor: 'Job', profileHeadline: 'Bridges' })
    .where(eq(candidates.accountId, asha.accountId));
  const write = async <N extends CallName>(name: N, body: unknown, files = {}) =>
    (await call(name, { body, files }, asha, metaFrom())).body;
  await write('addEducation', { degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2022, grade: '8' });
  await write('addExperience', {
    company: 'Kaveri',
    position: 'Engineer',
    startDate: '2022-07-01',
    currentlyWorking: true,
  });
  await write('addProject', {
    title: 'Bridge',
    role: 'Lead',
    startDate: '2024-01',
    endDate: '2024-06',
    description: 'Long',
  });
  await write('addSkill', { name: 'AutoCAD' });
  certificate = (
    await write(
      'uploadCertification',
      { title: 'AWS', issueDate: '2025-02-01' },
      { file: { originalName: 'a.pdf', bytes: pdfDocument() } },
    )
  )._id;
  await call(
    'saveCertificatesSection',
    { params: { userId: asha.accountId }, body: { certificates: [{ name: 'First prize', issueDate: '2021-12-01' }] } },
    asha,
    metaFrom(),
  );
});

const reads = (id = asha.accountId, userCode = asha.userCode): readonly [CallName, object][] => [
  ['getProfileView', { userId: id }],
  ['getProfile', { userId: id }],
  ['listExperiences', { userId: id }],
  ['listCertifications', { userCode }],
  ['downloadCertification', { id: certificate }],
  ['previewCertification', { id: certificate }],
];

/** Closes a file that nobody reads. */
const close = ({ body }: { body: unknown }): void => {
  if (body instanceof Readable) body.destroy();
};

const outcomes = async (whoever: Caller): Promise<string[]> => {
  const caller = isMember(whoever) ? await signedIn(deps.db, whoever) : whoever;
  const found = await Promise.allSettled(reads().map(([name, params]) => call(name, { params }, caller, metaFrom())));
  for (const one of found) if (one.status === 'fulfilled') close(one.value);
  return [...new Set(found.map((one) => (one.status === 'fulfilled' ? 'ok' : String(one.reason.code))))];
};

const opened = () =>
  deps.db
    .select({ kind: accessLog.kind, counted: accessLog.counted, jobId: accessLog.jobId })
    .from(accessLog)
    .where(and(eq(accessLog.candidateId, asha.accountId), eq(accessLog.recruiterId, recruiter.accountId)));

describe('who reads a profile', () => {
  it('the person, administrators, and recruiters who find them; nobody else', async () => {
    expect(await outcomes(VISITOR)).toEqual(['SIGNED_OUT']);
    expect(await outcomes(await aCandidate(deps.db))).toEqual(['NOT_FOUND']);
    for (const caller of [asha, recruiter, await anAdmin(deps.db), await aSuperAdmin(deps.db)])
      expect(await outcomes(caller)).toEqual(['ok']);
  });

  it('of somebody who is not findable: recruiters who have their application', async () => {
    await deps.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, asha.accountId));
    expect(await outcomes(recruiter)).toEqual(['NOT_FOUND']);
    expect(await opened()).toEqual([]);
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const application = await anApplication(deps.db, job, asha);
    expect(await outcomes(recruiter)).toEqual(['ok']);
    expect(await opened()).toEqual([{ kind: 'profile_opened', counted: false, jobId: job.id }]);
    await deps.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, application.id));
    expect(await outcomes(recruiter)).toEqual(['NOT_FOUND']);
  });

  it('of somebody who is blocked: administrators alone', async () => {
    await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, asha.accountId));
    expect(await outcomes(recruiter)).toEqual(['NOT_FOUND']);
    expect(await outcomes(await anAdmin(deps.db))).toEqual(['ok']);
  });

  it('a recruiter is recorded once for one opening, and again ten minutes later', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await outcomes(recruiter);
    expect(await opened()).toEqual([{ kind: 'profile_opened', counted: true, jobId: null }]);
    deps.clock.at = new Date('2026-11-20T10:11:00Z');
    await outcomes(recruiter);
    expect(await opened()).toHaveLength(2);
  });

  it('the person is told once a day who opened it', async () => {
    const told = async () =>
      (await noticesOf(deps.db, asha.accountId)).map(({ kind, says, aboutId }) => [kind, says.companyName, aboutId]);
    await outcomes(asha);
    await outcomes(await anAdmin(deps.db));
    expect(await told()).toEqual([]);
    const notice = ['profile_opened', expect.stringMatching(/./), recruiter.accountId];
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await outcomes(recruiter);
    deps.clock.at = new Date('2026-11-20T11:00:00Z');
    await outcomes(recruiter);
    expect(await told()).toEqual([notice]);
    const other = await aRecruiter(deps.db);
    await outcomes(other);
    expect(await told()).toEqual([notice, ['profile_opened', expect.stringMatching(/./), other.accountId]]);
    deps.clock.at = new Date('2026-11-21T10:00:00Z');
    await outcomes(recruiter);
    expect(await told()).toHaveLength(3);
  });

  it('an id or code that nobody has is not found', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    for (const [name, params] of reads(nobody, 'CAND99999').slice(0, 4))
      for (const caller of [recruiter, await anAdmin(deps.db), asha])
        await expect(call(name, { params }, caller, metaFrom())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('the view says what there is to read', async () => {
  const view = async () =>
    (await call('getProfileView', { params: { userId: asha.accountId } }, recruiter, metaFrom())).body;
  expect(await view()).toMatchObject({
    name: 'Asha Rao',
    designation: 'Engineer',
    companyName: 'Kaveri',
    contact: '9876543210',
    personalInfo: { dob: '2001-04-05', gender: 'female', address: 'Pune' },
    education: [{ degree: 'B.Tech', college: 'IIT Bombay', year: '2022', grade: '8' }],
    experience: [{ role: 'Engineer', company: 'Kaveri', duration: 'Jul 2022 - Present' }],
    resumeHeadline: 'Bridges',
    keySkills: ['AutoCAD'],
    projects: [{ title: 'Bridge', description: 'Long' }],
    awards: [{ title: 'First prize', year: '2021' }],
    certifications: [{ name: 'AWS', year: '2025', path: expect.stringContaining(`session=${recruiter.sessionId}`) }],
  });
  await call(
    'saveContactSocial',
    { params: { userId: asha.accountId }, body: { contactInfo: { email: 'write@asha.example', phone: '9000000001' } } },
    asha,
    metaFrom(),
  );
  expect(await view()).toMatchObject({ contact: '9000000001', email: 'write@asha.example' });
});

it('the view says in the reader’s language how long somebody has worked', async () => {
  const view = () => call('getProfileView', { params: { userId: asha.accountId } }, recruiter, metaFrom());
  const { body } = await speaking('hi', view);
  expect(body.experience).toMatchObject([{ company: 'Kaveri', duration: 'जुलाई 2022 - अब तक' }]);
});

it('names as present only work without an end, or whose end is not over', async () => {
  deps.clock.at = new Date('2026-11-20T10:00:00Z');
  const intern = await aCandidate(deps.db);
  const read = async (caller: Caller) => {
    const params = { userId: intern.accountId };
    const { designation, companyName } = (await call('getProfileView', { params }, caller, metaFrom())).body;
    return [designation, companyName];
  };
  const work = { company: 'Blue Lagoon Apps', position: 'Flutter Intern', startDate: '2026-05-01' };
  const { _id: id } = (await call('addExperience', { body: { ...work, endDate: '2026-07-01' } }, intern, metaFrom()))
    .body;
  expect(await read(intern)).toEqual(['', '']);
  expect(await read(recruiter)).toEqual(['', '']);
  const self = await call('getCandidate', { params: { id: intern.accountId } }, intern, metaFrom());
  expect(self.body).toMatchObject({ currentCompany: '', title: '' });
  for (const end of [{ endDate: '2026-11-20' }, { currentlyWorking: true }]) {
    await call('updateExperience', { params: { id }, body: { ...work, ...end } }, intern, metaFrom());
    expect(await read(intern)).toEqual(['Flutter Intern', 'Blue Lagoon Apps']);
  }
});

it('the version is for the person alone', async () => {
  const data = async (caller: Caller) =>
    (await call('getProfile', { params: { userId: asha.accountId } }, caller, metaFrom())).body.data;
  expect(await data(asha)).toHaveProperty('version');
  expect(await data(recruiter)).not.toHaveProperty('version');
});

describe('the completion', () => {
  const overview = async (caller: Caller) => (await call('getProfileOverview', {}, caller, metaFrom())).body;

  it('counts complete sections over eight', async () => {
    const { overallProfileCompletion, profileCompletion, ...who } = await overview(asha);
    expect(who).toEqual({ fullName: 'Asha Rao', email: expect.stringContaining('@') });
    expect(overallProfileCompletion).toBe(63);
    const complete = Object.entries(profileCompletion ?? {}).filter(([, { isComplete }]) => isComplete);
    expect(complete.map(([name]) => name).sort()).toEqual(
      ['basicInfo', 'education', 'experience', 'skillHeadline', 'skills'].sort(),
    );
    const fresh = await overview(await aCandidate(deps.db));
    expect(fresh.overallProfileCompletion).toBe(0);
  });

  it('recruiters and administrators read their name and address alone', async () => {
    for (const caller of [recruiter, await anAdmin(deps.db)])
      expect(Object.keys(await overview(caller)).sort()).toEqual(['email', 'fullName']);
    await expect(overview(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });
});
