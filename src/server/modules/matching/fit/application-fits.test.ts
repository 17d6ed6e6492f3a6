import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applicationFits } from '#server/database/schema/fits.ts';
import { accounts, applications, fitState, jobs, projects, skills } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { type SkillModel, type SkillModels, untrained } from '../model/skill-model.ts';
import { findSent, writeFits } from './application-fits.store.ts';
import { fitsOfSent } from './application-fits.ts';
import { matchingData } from './personal-data.ts';
import { refreshFits } from './refresh-fits.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

/** The same setup with another model. */
const withModel = (model: Partial<SkillModel>) => {
  const skillModels: SkillModels = {
    current: () => ({ ...untrained(), ...model }),
    ready: Promise.resolve(),
    close: async () => undefined,
  };
  return { db: deps.db, now: deps.now, skillModels };
};

const anApplied = async (names: readonly string[], job: Parameters<typeof anApplication>[1]) => {
  const candidate = await aPersonWith(deps.db, names);
  const { id } = await anApplication(deps.db, job, candidate);
  return { candidate, id };
};

it('are the same reasons for the recruiter and the candidate, and nobody else’s', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['SQL', 'Excel'], experienceMin: 1 });
  const { candidate, id } = await anApplied(['SQL'], job);
  await refreshFits(deps);
  const read = (caller: typeof recruiter | typeof candidate) => call('applicationFit', caller, { params: { id } });
  const { fit } = (await read(recruiter)).body;
  expect(fit).toMatchObject({ asked: 2, matched: 1, near: 0 });
  // Facts from the sent application; the recruiter sees no wished places.
  expect(fit?.facts.map(({ fact, verdict }) => [fact, verdict])).toEqual([
    ['experience', 'fits'],
    ['pay', 'notSaidByJob'],
    ['education', 'notSaidByJob'],
  ]);
  expect((await read(candidate)).body.fit).toEqual(fit);
  await expect(read(await aRecruiter(deps.db))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(read(await aPersonWith(deps.db, []))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('stand in the recruiter’s list, sorted and filtered there, and in nobody else’s', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Tally', 'GST', 'Excel'] });
  const one = await anApplied(['Tally'], job);
  const three = await anApplied(['Tally', 'GST', 'Excel'], job);
  const none = await anApplied([], job);
  await refreshFits(deps);
  const list = async (query: object, caller = recruiter) => (await call('listApplications', caller, { query })).body;
  expect((await list({ sort: '-fit' })).map(({ _id }) => _id)).toEqual([three.id, one.id, none.id]);
  expect((await list({ sort: 'fit' })).map(({ _id }) => _id)).toEqual([one.id, three.id, none.id]);
  expect((await list({ matched: '2' })).map(({ fit }) => fit?.matched)).toEqual([3]);
  expect((await list({ sort: '-fit' }))[2]).not.toHaveProperty('fit');
  expect((await call('getApplication', recruiter, { params: { id: one.id } })).body.fit).toMatchObject({ matched: 1 });
  const csv = await call('exportApplications', recruiter, { query: { sort: '-fit' } });
  expect(String(csv.body)).toContain('3 of 3 skills');
  for (const other of [one.candidate, await anAdmin(deps.db)]) {
    const { body } = await call('listApplications', other, {
      query: { sort: '-fit', matched: '3', jobId: job.jobCode },
    });
    expect(body.map(({ _id }) => _id)).toContain(one.id);
    expect(JSON.stringify(body)).not.toContain('"fit"');
  }
});

it('follow a changed profile and a changed job', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Java', 'Kafka'] });
  const { candidate, id } = await anApplied(['Java'], job);
  await refreshFits(deps);
  const matched = async () => (await call('applicationFit', recruiter, { params: { id } })).body.fit?.matched;
  expect(await matched()).toBe(1);
  await deps.db.insert(projects).values({ candidateId: candidate.accountId, title: 'A', technologies: ['Kafka'] });
  expect(await matched()).toBe(1);
  await refreshFits(deps);
  expect(await matched()).toBe(2);
  await deps.db.delete(skills).where(eq(skills.candidateId, candidate.accountId));
  await refreshFits(deps);
  expect(await matched()).toBe(1);
  await deps.db
    .update(jobs)
    .set({ skills: ['Java'] })
    .where(eq(jobs.id, job.id));
  await refreshFits(deps);
  expect(await matched()).toBe(0);
});

it('of another model are read once they are complete, and until then the old ones whole', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Tableau'] });
  const one = await anApplied(['Power BI'], job);
  await anApplied(['Power BI'], job);
  await refreshFits(deps);
  const near = async () => {
    const { body } = await call('listApplications', recruiter, { query: { jobId: job.jobCode } });
    return body.map(({ fit }) => fit?.near);
  };
  const trained = withModel({ version: 7, near: (_asked, [skill]) => (skill ? { skill, listings: 9 } : undefined) });
  // Simulates an interruption: one row exists in the new version.
  const [old] = await deps.db.select().from(applicationFits).where(eq(applicationFits.applicationId, one.id));
  if (!old) throw new Error('The application has no fit.');
  // One that comes meanwhile has only the new version.
  const late = await anApplied(['Power BI'], job);
  const inNewVersion = { ...old, fit: { ...old.fit, near: 1 }, version: 7, near: 1 };
  await deps.db.insert(applicationFits).values([inNewVersion, { ...inNewVersion, applicationId: late.id }]);
  expect(await near()).toEqual([1, 0, 0]);
  await refreshFits(trained);
  expect(await near()).toEqual([1, 1, 1]);
  const versions = await deps.db.selectDistinct({ version: applicationFits.version }).from(applicationFits);
  expect(versions).toEqual([{ version: 7 }]);
  expect((await deps.db.select().from(fitState))[0]).toMatchObject({ version: 7 });
  await refreshFits(deps);
  expect(await near()).toEqual([0, 0, 0]);
});

it('are gone with a withdrawal, and of a blocked person what was sent alone is compared', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Yoga'] });
  const { candidate, id } = await anApplied(['Yoga'], job);
  await refreshFits(deps);
  await call('setApplicationStatus', candidate, { params: { id }, body: { status: 'withdrawn' } });
  expect(await deps.db.select().from(applicationFits).where(eq(applicationFits.applicationId, id))).toEqual([]);
  expect((await call('applicationFit', recruiter, { params: { id } })).body).toEqual({ fit: null });
  const { body } = await call('listApplications', recruiter, { query: { sort: '-fit', jobId: job.jobCode } });
  expect(body[0]).not.toHaveProperty('fit');

  const sent = await anApplied(['Yoga'], job);
  await deps.db
    .update(applications)
    .set({ skills: ['Pilates'] })
    .where(eq(applications.id, sent.id));

  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, sent.candidate.accountId));
  await refreshFits(deps);
  expect((await call('applicationFit', recruiter, { params: { id: sent.id } })).body.fit).toMatchObject({ matched: 0 });
});

it('are not written of who withdraws while they are computed', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Reiki'] });
  const [stays, leaves] = [await anApplied(['Reiki'], job), await anApplied(['Reiki'], job)];
  const ids = [stays.id, leaves.id];
  const fits = await fitsOfSent(deps, deps.db, await findSent(deps.db, ids));
  await call('setApplicationStatus', leaves.candidate, {
    params: { id: leaves.id },
    body: { status: 'withdrawn' },
  });
  await writeFits(deps.db, { ids, fits, version: fits[0]?.version ?? 0, at: deps.now() });
  const kept = await deps.db.select().from(applicationFits).where(inArray(applicationFits.applicationId, ids));
  expect(kept.map(({ applicationId }) => applicationId)).toEqual([stays.id]);
});

it('order a list page by page, both ways, with all that is filtered, who has none last', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = (skills: string[]) => aJob(deps.db, { recruiterId: recruiter.accountId, skills });
  const [small, large] = [await job(['Sitar', 'Tabla']), await job(['Sitar', 'Tabla', 'Veena', 'Flute'])];
  const half = await anApplied(['Sitar'], small);
  const none = await anApplied([], small);
  const all = await anApplied(['Sitar', 'Tabla'], small);
  const nobody = await anApplied([], large);
  const few = await anApplied(['Flute'], large);
  await refreshFits(deps);
  const pages = async (query: object) => {
    const found: string[] = [];
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { body, total } = await call('listApplications', recruiter, { query: { ...query, page, limit: 1 } });
      found.push(...body.map(({ _id }) => _id));
      expect(total).toBe((await call('listApplications', recruiter, { query })).body.length);
    }
    return found;
  };
  const [first, last] = [
    [all.id, half.id, few.id],
    [nobody.id, none.id],
  ];
  expect(await pages({ sort: '-fit' })).toEqual([...first, ...last]);
  expect(await pages({ sort: 'fit' })).toEqual([...first.toReversed(), ...last]);
  expect(await pages({ sort: '-fit', jobId: small.jobCode })).toEqual([all.id, half.id, none.id]);
  expect(await pages({ sort: '-fit', jobId: 'JOB999999' })).toEqual([]);
  expect(await pages({ sort: '-fit', jobId: [small.id, large.id], matched: '1' })).toEqual(first);
  expect(await pages({ sort: 'appliedAt', matched: '1' })).toEqual([half.id, all.id, few.id]);
  await deps.db
    .update(applications)
    .set({ status: 'accepted' })
    .where(inArray(applications.id, [half.id, nobody.id]));
  expect(await pages({ sort: '-fit', status: 'accepted' })).toEqual([half.id, nobody.id]);
  expect(await pages({ sort: '-fit', status: 'pending', matched: '1' })).toEqual([all.id, few.id]);
});

it('are taken away with the candidate', async () => {
  const recruiter = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills: ['Chess'] });
  const { candidate, id } = await anApplied(['Chess'], job);
  await refreshFits(deps);

  await call('dismissJob', candidate, { params: { jobId: job.jobCode }, body: { reason: 'pay' } });
  expect(await matchingData.exportData(deps.db, candidate)).toMatchObject({
    'dismissed-jobs': [{ jobId: job.jobCode, reason: 'pay' }],
  });
  await deps.db.transaction(async (tx) => matchingData.forget?.(deps, tx, candidate, { language: 'en' }));
  expect(await deps.db.select().from(applicationFits).where(eq(applicationFits.applicationId, id))).toEqual([]);
});
