import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { BestJob } from '#contract/fit.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createPageCache } from '#server/page-cache.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { openSkillModels } from '../model/open-skill-models.ts';
import { trainModel } from '../model/train-model.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

const best = async (caller: CandidateCaller, query = {}): Promise<BestJob[]> =>
  (await call('bestJobs', caller, { query })).body;
const codes = (found: readonly BestJob[]): string[] => found.map(({ job }) => job.jobId);

it('recommends open jobs by how they fit, and none to a profile without skills', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const one = await aJob(deps.db, { recruiterId, title: 'One', skills: ['Welding', 'Fitting', 'Lathe'] });
  const all = await aJob(deps.db, { recruiterId, title: 'All', skills: ['welding', 'Lathe'] });
  await aJob(deps.db, { recruiterId, title: 'Few', skills: ['Welding', 'A', 'B', 'C', 'D'] });
  await aJob(deps.db, { recruiterId, title: 'Closed', skills: ['Welding', 'Lathe'], status: 'Closed' });
  await aJob(deps.db, { recruiterId, title: 'Over', skills: ['Welding', 'Lathe'], deadlineEnd: '2026-01-02' });
  const welder = await aPersonWith(deps.db, ['Welding', 'Lathe']);
  const found = await call('bestJobs', welder, { query: {} });
  expect(codes(found.body)).toEqual([all.jobCode, one.jobCode]);
  expect(found.total).toBe(2);
  expect(found.body[0]).toMatchObject({ fit: { asked: 2, matched: 2 }, why: [{ why: 'allSkills' }], similar: 0 });
  expect(codes(await best(welder, { limit: 1, page: 2 }))).toEqual([one.jobCode]);
  expect(await best(await aPersonWith(deps.db, []))).toEqual([]);
});

it('leaves out what was applied to, dismissed or taken down, at once', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = (title: string) => aJob(deps.db, { recruiterId: recruiter.accountId, title, skills: ['Pottery'] });
  const [applied, dismissed, frozen] = [await job('Applied'), await job('Dismissed'), await job('Frozen')];
  const potter = await aPersonWith(deps.db, ['Pottery']);
  expect(await best(potter)).toHaveLength(3);
  await anApplication(deps.db, applied, potter);
  await deps.db.update(jobs).set({ status: 'Block' }).where(eq(jobs.id, frozen.id));
  expect(codes(await best(potter))).toEqual([dismissed.jobCode]);
  const params = { jobId: dismissed.jobCode };
  expect((await call('dismissJob', potter, { params, body: {} })).body).toMatchObject({ reason: null });
  expect(await best(potter)).toEqual([]);
  expect((await call('dismissJob', potter, { params, body: { reason: 'place' } })).body).toMatchObject({
    _id: dismissed.id,
    reason: 'place',
  });
  await call('undismissJob', potter, { params });
  await call('undismissJob', potter, { params: { jobId: dismissed.id } });
  expect(codes(await best(potter))).toEqual([dismissed.jobCode]);
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, recruiter.accountId));
  expect(await best(potter)).toEqual([]);
});

it('puts jobs like a dismissed one behind, in what the reason names', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const job = (title: string, companyName: string) =>
    aJob(deps.db, { recruiterId, title, companyName, skills: ['Dyeing'] });
  const other = await job('Dyer', 'Kutch Colours');
  const like = await job('Finisher', 'Surat Silks');
  const unwanted = await job('Dyer', 'Surat Silks');
  const dyer = await aPersonWith(deps.db, ['Dyeing']);
  expect(codes(await best(dyer))).toEqual([unwanted.jobCode, like.jobCode, other.jobCode]);
  await call('dismissJob', dyer, { params: { jobId: unwanted.jobCode }, body: { reason: 'company' } });
  expect(codes(await best(dyer))).toEqual([other.jobCode, like.jobCode]);
  await call('dismissJob', dyer, { params: { jobId: unwanted.jobCode }, body: { reason: 'role' } });
  expect(codes(await best(dyer))).toEqual([like.jobCode, other.jobCode]);
});

it('shows one of those of a company that are nearly the same', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  for (const title of ['Beekeeper', 'beekeeper!', 'Beekeeper '])
    await aJob(deps.db, { recruiterId, title, companyName: 'Hive & Co', skills: ['Honey'] });
  await aJob(deps.db, { recruiterId, title: 'Beekeeper', companyName: 'Other', skills: ['Honey'] });
  const found = await best(await aPersonWith(deps.db, ['Honey']));
  expect(found.map(({ similar }) => similar).sort()).toEqual([0, 2]);
});

it('says what is special about each, with what speaks against it', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const pay = { showSalary: true, salaryMin: 300_000, salaryMax: 400_000 };
  const job = (more: object) => aJob(deps.db, { recruiterId, skills: ['Carpentry', 'Polish'], ...more });
  await job({ title: 'Near', location: 'Poona, Mumbai', ...pay });
  await job({ title: 'Far', location: 'Agra', salaryMax: 200_000, salaryMin: 100_000, showSalary: true });
  await job({ title: 'Home', workMode: 'Remote' });
  const carpenter = await aPersonWith(deps.db, ['Carpentry'], {
    preferredLocations: ['Pune', 'Remote'],
    expectedSalary: 350_000,
  });
  const why = new Map((await best(carpenter)).map((one) => [one.job.title, one.why]));
  expect(why.get('Near')).toEqual([
    { why: 'place', place: 'Poona' },
    { why: 'pay', from: 350_000 },
  ]);
  expect(why.get('Home')).toEqual([{ why: 'remote' }]);
  expect(why.get('Far')).toEqual([
    { why: 'skills', skills: ['Carpentry'] },
    { why: 'notYourPlace', place: 'Agra' },
  ]);
  expect([...why.keys()]).toEqual(['Near', 'Home', 'Far']);
});

it('recommends the kind of work that is looked for', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const internship = await aJob(deps.db, {
    recruiterId,
    title: 'I',
    skills: ['Weaving'],
    employmentType: 'Internship',
  });
  const job = await aJob(deps.db, { recruiterId, title: 'J', skills: ['Weaving'] });
  expect(codes(await best(await aPersonWith(deps.db, ['Weaving'], { applyFor: 'Internship' })))).toEqual([
    internship.jobCode,
  ]);
  expect(codes(await best(await aPersonWith(deps.db, ['Weaving'], { applyFor: 'Job' })))).toEqual([job.jobCode]);
  expect(await best(await aPersonWith(deps.db, ['Weaving']))).toHaveLength(2);
});

it('follows a changed and a new job with the next question', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const tailor = await aPersonWith(deps.db, ['Tailoring']);
  expect(await best(tailor)).toEqual([]);
  const job = await aJob(deps.db, { recruiterId, skills: ['Tailoring'] });
  expect(codes(await best(tailor))).toEqual([job.jobCode]);
  await deps.db
    .update(jobs)
    .set({ skills: ['Cooking'] })
    .where(eq(jobs.id, job.id));
  expect(await best(tailor)).toEqual([]);
});

it('answers the own fit of one job and of several, and only what the profile lacks without skills', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId, skills: ['Plumbing', 'Brazing'], mustSkills: ['Brazing'] });
  const hidden = await aJob(deps.db, { recruiterId, status: 'Not Active' });
  const plumber = await aPersonWith(deps.db, ['Plumbing']);
  const own = await call('ownFit', plumber, { params: { id: job.jobCode } });
  expect(own.body).toMatchObject({
    fit: {
      asked: 2,
      matched: 1,
      skills: [
        { skill: 'Brazing', must: true, verdict: 'missing' },
        { skill: 'Plumbing', must: false, verdict: 'has' },
      ],
    },
    fill: ['experience', 'preferredLocation', 'salary', 'education', 'noticePeriod'],
  });
  expect(own.body.fit?.facts.find(({ fact }) => fact === 'place')).toMatchObject({ section: 'preferredLocation' });
  const several = await call('ownFits', plumber, { query: { job: [job.jobCode, hidden.id, job.id] } });
  expect(several.body.fits).toMatchObject([{ jobId: job.jobCode, fit: { asked: 2, matched: 1 } }]);
  const nobody = await aPersonWith(deps.db, []);
  const empty = await call('ownFit', nobody, { params: { id: job.id } });
  expect(empty.body.fit).toBeNull();
  expect(empty.body.fill).toContain('skills');
  await expect(call('ownFit', plumber, { params: { id: hidden.id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('says which skill would open how many more jobs, and what all jobs ask for', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const job = (title: string, skills: string[], mustSkills: string[] = []) =>
    aJob(deps.db, { recruiterId, title, skills, mustSkills });
  await job('Now', ['Sitar', 'Tabla']);
  await job('One more', ['Sitar', 'Veena']);
  const closest = await job('A must more', ['Sitar', 'Tabla', 'Veena'], ['Veena']);
  await job('Two musts more', ['Sitar', 'Veena', 'Flute'], ['Veena', 'Flute']);
  const player = await aPersonWith(deps.db, ['Sitar', 'Tabla']);
  const { body } = await call('whatToLearn', player, {});
  // Their list says of the same jobs whether they fit.
  expect((await best(player)).map(({ job: { title }, fits }) => [title, fits])).toEqual(
    expect.arrayContaining([
      ['Now', true],
      ['One more', false],
      ['A must more', false],
    ]),
  );
  expect(body).toMatchObject({ fits: 1, nearly: 2, skills: [{ skill: 'Veena', jobs: 2 }] });
  expect(body.skills[0]?.examples.map(({ title }) => title)).toEqual(['A must more', 'One more']);
  expect(body.skills[0]?.examples[0]).toMatchObject({ jobId: closest.jobCode });
  const asked = await call('askedSkills', { kind: 'visitor' }, {});
  expect(asked.body.skills).toContainEqual({ skill: 'Sitar', jobs: 4, beside: [] });
  expect(asked.body.jobs).toBeGreaterThanOrEqual(4);
});

it('counts what their list shows: neither what they applied to nor what they do not look for', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const job = (employmentType: 'Full-time' | 'Internship') =>
    aJob(deps.db, { recruiterId, skills: ['Sarangi'], employmentType });
  const [sent, open] = [await job('Full-time'), await job('Full-time')];
  await job('Internship');
  const player = await aPersonWith(deps.db, ['Sarangi']);
  const figures = async () => {
    const { fits, leftOut, lookingFor } = (await call('whatToLearn', player, {})).body;
    const list = (await best(player)).reduce((sum, { similar }) => sum + 1 + similar, 0);
    return { fits, list, leftOut, lookingFor };
  };
  expect(await figures()).toEqual({ fits: 3, list: 3, leftOut: { seen: 0, otherKind: 0 }, lookingFor: null });
  await deps.db.update(candidates).set({ applyFor: 'Job' }).where(eq(candidates.accountId, player.accountId));
  await anApplication(deps.db, sent, player);
  expect(await figures()).toEqual({ fits: 1, list: 1, leftOut: { seen: 1, otherKind: 1 }, lookingFor: 'Job' });
  await call('dismissJob', player, { params: { jobId: open.id }, body: {} });
  expect(await figures()).toEqual({ fits: 0, list: 0, leftOut: { seen: 2, otherKind: 1 }, lookingFor: 'Job' });
});

it('says what jobs that ask for their skills are called, once a model is trained', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  for (const title of ['Harp Teacher', 'Senior Harp Teacher', 'Harp Teacher - Pune'])
    await aJob(deps.db, { recruiterId, title, skills: ['Harp', 'Notation'] });
  const harpist = await aPersonWith(deps.db, ['Harp']);
  expect((await call('whatToLearn', harpist, {})).body.roles).toEqual([]);
  await trainModel(deps.db, deps.now());
  const skillModels = openSkillModels({
    db: deps.db,
    pageCache: createPageCache(),
    onTrouble: (error) => {
      throw error;
    },
  });
  await skillModels.ready;
  const trained = callerOf(() => createEndpoint({ ...deps, skillModels }));
  // The previous model answers until the new one is fully loaded.
  await vi.waitFor(async () => {
    expect((await trained('whatToLearn', harpist, {})).body.roles).toEqual([{ role: 'Harp Teacher', jobs: 3 }]);
  });
  // The number is that of the list which the title leads to, also before the next training.
  await aJob(deps.db, { recruiterId, title: 'Assistant Harp Teacher', skills: ['Piano'] });
  expect((await trained('whatToLearn', harpist, {})).body.roles).toEqual([{ role: 'Harp Teacher', jobs: 4 }]);
  expect((await trained('listJobs', harpist, { query: { q: 'Harp Teacher' } })).total).toBe(4);
  await deps.db.update(jobs).set({ status: 'Closed' }).where(eq(jobs.recruiterId, recruiterId));
  expect((await trained('whatToLearn', harpist, {})).body.roles).toEqual([]);
  const stranger = await aPersonWith(deps.db, ['Zither']);
  expect((await trained('whatToLearn', stranger, {})).body.roles).toEqual([]);
  await skillModels.close();
});
