import { expect, it } from 'vitest';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';
import { learn } from '../model/learning/learn.ts';
import { trained } from '../model/trained.ts';

const JOINER = { title: 'Joiner', skills: ['Carving', 'Dovetailing', 'Gluing', 'Sanding'] };
const HATTER = { title: 'Hatter', skills: ['Felting', 'Blocking', 'Steaming', 'Trimming'] };
const listings = [...Array(12).fill(JOINER), ...Array(12).fill(HATTER)];
// Without near skills, equal scores are ordered by likeness alone.
const model = { ...trained(1, learn({ listings, people: [], merged: new Map() })), near: () => undefined };
const skillModels = { current: () => model, ready: Promise.resolve(), close: () => Promise.resolve() };

const deps = testDeps();
const call = callerOf(() => createEndpoint({ ...deps, skillModels }));

it('of jobs that fit as well, the one whose skills are more alike comes first, though another is newer', async () => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const like = await aJob(deps.db, { recruiterId, title: 'Joiner', skills: ['Carving', 'Gluing'] });
  const unlike = await aJob(deps.db, { recruiterId, title: 'Maker', skills: ['Carving', 'Felting'] });
  const carver = await aPersonWith(deps.db, ['Carving', 'Dovetailing']);
  const { body } = await call('bestJobs', carver, { query: {} });
  expect(body.map(({ job }) => job.jobId)).toEqual([like.jobCode, unlike.jobCode]);
});

it('of people who fit as well, too', async () => {
  const recruiter = await aRecruiter(deps.db);
  const skills = ['Carving', 'Dovetailing'];
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, skills });
  const like = await aPersonWith(deps.db, ['Carving', 'Gluing']);
  const unlike = await aPersonWith(deps.db, ['Carving', 'Felting']);
  const { body } = await call('fittingCandidates', recruiter, { query: { jobId: job.jobCode } });
  const ids = body.map(({ candidate }) => candidate._id);
  expect(ids.filter((id) => [like, unlike].some(({ accountId }) => accountId === id))).toEqual([
    like.accountId,
    unlike.accountId,
  ]);
});
