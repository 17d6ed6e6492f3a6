import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { CandidateCaller } from '#server/caller.ts';
import { candidates, education, skills } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aHiring, applyForm, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture, candidateForm } from '#tests/support/registrations.ts';
import { aResumePage, aStoredResume } from '#tests/support/resumes.ts';
import { drawPdf } from './draw-pdf.ts';
import { readResume } from './read-resume.ts';

// Each reading starts a process, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
const desk = hiringDesk(database);

const aResume = () => drawPdf(aResumePage(), { template: 'classic', now: new Date() });

/** Queue jobs of resumes waiting to be read. */
const queued = async () => {
  const { rows } = await database.db.execute<{ data: { candidateId: string; fileId: string } }>(
    sql`delete from queue.job where name = 'read-resume' returning data`,
  );
  return rows.map(({ data }) => data);
};

const uploadAndRead = async (candidate: CandidateCaller, bytes: Uint8Array): Promise<void> => {
  const fileId = await aStoredResume(desk.deps, candidate, bytes);
  await readResume(desk.deps, { candidateId: candidate.accountId, fileId });
};

const suggestionsOf = async (candidate: CandidateCaller) =>
  (await desk.call('listResumeSuggestions', {}, candidate)).body;

const aKnowingJob = async () => {
  const recruiter = await aRecruiter(database.db);
  await aJob(database.db, { recruiterId: recruiter.accountId, skills: ['TypeScript', 'PostgreSQL'] });
};

describe('reading a resume', () => {
  it('suggests what it says, with the line in which it stands', async () => {
    await aKnowingJob();
    const candidate = await aCandidate(database.db);
    await uploadAndRead(candidate, await aResume());
    const { state, fileName, suggestions } = await suggestionsOf(candidate);
    expect({ state, fileName }).toEqual({ state: 'read', fileName: 'asha.pdf' });
    expect(suggestions.map(({ value }) => value)).toEqual([
      { kind: 'phone', phone: '9876543210' },
      { kind: 'summary', text: 'Builds services that people can rely on.' },
      { kind: 'skill', name: 'TypeScript' },
      { kind: 'skill', name: 'PostgreSQL' },
      // No job and no profile names it yet.
      { kind: 'skill', name: 'Kubernetes' },
      {
        kind: 'employment',
        position: 'Software Engineer',
        company: 'Kaveri Software',
        startDate: '2021-06-01',
        endDate: null,
        currentlyWorking: true,
        description: 'Runs the billing service\nCut the nightly import from 3 h to 10 min',
      },
      {
        kind: 'employment',
        position: 'Intern',
        company: 'Narmada Labs',
        startDate: '2020-05-01',
        endDate: '2020-07-31',
        currentlyWorking: false,
      },
      {
        kind: 'education',
        degree: 'B.Tech Computer Science',
        institute: 'National Institute of Technology, Surathkal',
        yearOfPassing: 2021,
        grade: 'CGPA 8.4',
      },
      expect.objectContaining({ kind: 'project', title: 'Bus times' }),
      { kind: 'certificate', title: 'CKA', issuer: 'CNCF', issueDate: '2023-03-01' },
      { kind: 'hobby', name: 'Chess' },
    ]);
    expect(suggestions[2]).toMatchObject({
      kind: 'skill',
      accepted: null,
      source: 'TypeScript, PostgreSQL, Kubernetes',
    });
  });

  it('knows a skill however it is spaced, in the spelling that most jobs use', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const name of ['JavaScript', 'JavaScript', 'Java Script', 'Node.js'])
      await aJob(database.db, { recruiterId, skills: [name] });
    const candidate = await aCandidate(database.db);
    const page = aResumePage({ skills: ['java script', 'node js'] });
    await uploadAndRead(candidate, await drawPdf(page, { template: 'classic', now: new Date() }));
    const { suggestions } = await suggestionsOf(candidate);
    expect(suggestions.flatMap(({ value }) => (value.kind === 'skill' ? [value.name] : []))).toEqual([
      'JavaScript',
      'Node.js',
    ]);
  });

  it('does not suggest what the profile says already', async () => {
    await aKnowingJob();
    const candidate = await aCandidate(database.db);
    await database.db.insert(skills).values({ candidateId: candidate.accountId, name: 'typescript' });
    await database.db.insert(education).values({
      candidateId: candidate.accountId,
      degree: 'B.Tech Computer Science',
      institute: 'National Institute of Technology, Surathkal',
    });
    await database.db
      .update(candidates)
      .set({ profileHeadline: 'Backend developer', hobbies: ['chess'] })
      .where(eq(candidates.accountId, candidate.accountId));
    await uploadAndRead(candidate, await aResume());
    const { suggestions } = await suggestionsOf(candidate);
    expect(suggestions.map(({ value }) => value)).not.toContainEqual({ kind: 'skill', name: 'TypeScript' });
    expect(suggestions.map(({ kind }) => kind)).toEqual([
      ...['phone', 'skill', 'skill', 'employment', 'employment', 'project', 'certificate'],
    ]);
  });

  it.each([
    ['B. Tech CSE', '', 2021, 0],
    ['BE', 'National Institute of Technology', 2021, 0],
    ['B.Tech CSE', 'National Institute of Technology', 2020, 1],
    ['M.Tech', '', 2021, 1],
  ])('a profile with %s, %s, %i gets %i entries of education', async (degree, institute, yearOfPassing, count) => {
    const candidate = await aCandidate(database.db);
    await database.db.insert(education).values({ candidateId: candidate.accountId, degree, institute, yearOfPassing });
    await uploadAndRead(candidate, await aResume());
    const { suggestions } = await suggestionsOf(candidate);
    expect(suggestions.filter(({ kind }) => kind === 'education')).toHaveLength(count);
  });

  it('says that a file could not be read, and loses nothing', async () => {
    const candidate = await aCandidate(database.db);
    await uploadAndRead(candidate, pdfDocument());
    expect(await suggestionsOf(candidate)).toMatchObject({
      state: 'unreadable',
      fileName: 'asha.pdf',
      suggestions: [],
    });
  });

  it('says that it is being read while it waits', async () => {
    const candidate = await aCandidate(database.db);
    desk.at(new Date());
    await aStoredResume(desk.deps, candidate, await aResume());
    expect(await suggestionsOf(candidate)).toMatchObject({ state: 'reading', suggestions: [] });
    desk.at(new Date(Date.now() + 10 * 60_000));
    expect(await suggestionsOf(candidate)).toMatchObject({ state: 'none' });
  });

  it('a newer resume takes the place of what waited from the one before', async () => {
    const candidate = await aCandidate(database.db);
    await uploadAndRead(candidate, await aResume());
    await uploadAndRead(candidate, pdfDocument());
    expect(await suggestionsOf(candidate)).toMatchObject({ state: 'unreadable', suggestions: [] });
  });

  it('leaves a resume alone that was replaced, is gone, or is somebody else’s', async () => {
    const [candidate, other] = [await aCandidate(database.db), await aCandidate(database.db)];
    const first = await aStoredResume(desk.deps, candidate, await aResume());
    await uploadAndRead(candidate, pdfDocument());
    const { accountId } = candidate;
    await readResume(desk.deps, { candidateId: accountId, fileId: first });
    await readResume(desk.deps, { candidateId: accountId, fileId: other.accountId });
    await readResume(desk.deps, { candidateId: other.accountId, fileId: first });
    expect((await suggestionsOf(candidate)).state).toBe('unreadable');
    expect(await suggestionsOf(other)).toEqual({ state: 'none', fileName: '', uploadedAt: null, suggestions: [] });
  });

  it('is asked for by a registration, an application and an edited profile', async () => {
    await queued();
    const resume = { originalName: 'cv.pdf', bytes: await aResume() };
    const { body } = await desk.call(
      'registerCandidate',
      { body: candidateForm(), files: { profilePic: await aPicture(), resumeUpload: resume } },
      { kind: 'visitor' },
    );
    const { candidate, job } = await aHiring(database.db);
    await desk.call('submitApplication', { body: applyForm(job.id), files: { resume } }, candidate);
    const { accountId: id } = candidate;
    await desk.call('updateCandidate', { params: { id }, body: {}, files: { resumeUpload: resume } }, candidate);
    expect((await queued()).map(({ candidateId }) => candidateId).sort()).toEqual([body.userData._id, id, id].sort());
  });
});
