import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type CandidateCaller, VISITOR } from '#server/caller.ts';
import { applicationNotes } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture, aResume, candidateForm } from '#tests/support/registrations.ts';
import { unzip } from '#tests/support/unzip.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let candidate: CandidateCaller;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;

beforeEach(async () => {
  const files = { profilePic: await aPicture(), resumeUpload: aResume() };
  const body = candidateForm({ skills: 'Welding', degree: 'B.Tech' });
  const { userData } = (await call('registerCandidate', { body, files }, VISITOR, metaFrom())).body;
  candidate = { kind: 'candidate', accountId: userData._id, userCode: userData.userCode, sessionId: userData._id };
  recruiter = await aRecruiter(deps.db);
});

const download = async (caller: Caller) => {
  const { body, headers } = await call('exportAccount', {}, caller, metaFrom());
  if (!(body instanceof Readable)) throw new Error('No stream.');
  return { files: await unzip(await buffer(body)), headers };
};
const json = (files: ReadonlyMap<string, Buffer>, name: string) => JSON.parse(String(files.get(`data/${name}.json`)));

describe('the download of one’s data', () => {
  it('of a candidate: everything they gave, with the files as they were named', async () => {
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const { id } = await anApplication(deps.db, job, candidate);
    await deps.db
      .insert(applicationNotes)
      .values({ applicationId: id, authorId: recruiter.accountId, text: 'private' });
    await call('getCandidate', { params: { id: candidate.accountId } }, recruiter, metaFrom());
    await call(
      'updateCandidate',
      { params: { id: candidate.accountId }, body: {}, files: { resumeUpload: aResume() } },
      candidate,
      metaFrom(),
    );
    const { files, headers } = await download(candidate);
    expect(headers).toMatchObject({
      'Content-Type': 'application/zip',
      'Content-Disposition': expect.stringMatching(/^attachment; filename="avsar-CAND\d+-\d{4}-\d\d-\d\d\.zip"$/),
    });
    expect(json(files, 'account')).toMatchObject([{ firstName: 'Asha', phone: '9876543210' }]);
    expect(json(files, 'skills')).toMatchObject([{ name: 'Welding' }]);
    expect(json(files, 'education')).toMatchObject([{ degree: 'B.Tech' }]);
    expect(json(files, 'applications')).toMatchObject([{ fullName: 'Asha Rao', job: { title: 'Software Engineer' } }]);
    expect(json(files, 'who-saw-me')).toMatchObject([{ companyName: 'Kaveri Software', kind: 'profile_opened' }]);
    expect(String(files.get('readme.txt'))).toContain('data/');
    expect(files.get('files/resume/cv.pdf')).toEqual(aResume().bytes);
    expect(files.get('files/resume/cv (2).pdf')).toEqual(aResume().bytes);
    expect([...files.keys()]).toContain('files/profile_picture/me.webp');
    const text = [...files].filter(([name]) => name.startsWith('data/')).map(([, bytes]) => String(bytes));
    expect(text.join()).not.toMatch(/argon2|passwordHash|tokenHash|private/);
  });

  it('of a recruiter: their company, jobs and notes, and nothing that applicants sent', async () => {
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const { id } = await anApplication(deps.db, job, candidate);
    await deps.db.insert(applicationNotes).values({ applicationId: id, authorId: recruiter.accountId, text: 'mine' });
    await call('getCandidate', { params: { id: candidate.accountId } }, recruiter, metaFrom());
    const { files } = await download(recruiter);
    expect(json(files, 'company')).toMatchObject([{ companyName: 'Kaveri Software' }]);
    expect(json(files, 'jobs')).toMatchObject([{ jobCode: job.jobCode }]);
    expect(json(files, 'notes')).toMatchObject([{ text: 'mine' }]);
    expect(json(files, 'whom-i-saw')).toMatchObject([{ candidate: candidate.userCode }]);
    expect([...files.values()].join()).not.toMatch(/asha@|Asha Rao|9876543210/);
  });

  it('is made five times an hour, and for candidates and recruiters alone', async () => {
    for (let count = 0; count < 5; count += 1) await download(candidate);
    await expect(download(candidate)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(download(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(download(await anAdmin(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('that is broken off leaves no stream open', async () => {
    const { body } = await call('exportAccount', {}, candidate, metaFrom());
    if (!(body instanceof Readable)) throw new Error('No stream.');
    const closed = new Promise((resolve) => body.once('close', resolve));
    body.once('data', () => body.destroy());
    await closed;
    expect(body.destroyed).toBe(true);
  });
});

describe('who saw me', () => {
  const accesses = (caller: Caller, query = {}) => call('listAccesses', { query }, caller, metaFrom());

  it('tells a candidate who, when and why, newest first and by pages', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await call('listCandidates', { query: {} }, recruiter, metaFrom());
    deps.clock.at = new Date('2026-11-20T11:00:00Z');
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId, title: 'Welder' });
    const application = await anApplication(deps.db, job, candidate);
    await call('getCandidate', { params: { id: candidate.accountId } }, recruiter, metaFrom());
    const { body, total } = await accesses(candidate);
    expect(total).toBe(2);
    expect(body).toEqual([
      {
        _id: expect.any(String),
        kind: 'profile_opened',
        at: '2026-11-20T11:00:00.000Z',
        why: 'application',
        jobTitle: 'Welder',
        jobId: job.jobCode,
        applicationId: application.id,
        companyName: 'Kaveri Software',
        companyVerified: false,
      },
      {
        _id: expect.any(String),
        kind: 'listed',
        at: '2026-11-20T10:00:00.000Z',
        why: 'database',
        companyName: 'Kaveri Software',
        companyVerified: false,
      },
    ]);
    expect((await accesses(candidate, { limit: 1, page: 2 })).body).toMatchObject([{ kind: 'listed' }]);
  });

  it('tells a recruiter whom they saw; whoever hides since is a code', async () => {
    await call('getCandidate', { params: { id: candidate.accountId } }, recruiter, metaFrom());
    expect((await accesses(recruiter)).body).toMatchObject([
      { candidateCode: candidate.userCode, candidateId: candidate.accountId, candidateName: 'Asha Rao' },
    ]);
    await call(
      'updateCandidate',
      { params: { id: candidate.accountId }, body: { findable: false } },
      candidate,
      metaFrom(),
    );
    const [entry] = (await accesses(recruiter)).body;
    expect(entry).toMatchObject({ candidateCode: candidate.userCode });
    expect(entry).not.toHaveProperty('candidateName');
    expect(entry).not.toHaveProperty('companyName');
    expect((await accesses(await aRecruiter(deps.db))).total).toBe(0);
  });

  it('is for candidates and recruiters alone', async () => {
    await expect(accesses(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(accesses(await anAdmin(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
