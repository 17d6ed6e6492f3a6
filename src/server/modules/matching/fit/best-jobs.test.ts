import { expect, it } from 'vitest';
import { candidates } from '#server/database/schema/candidates.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { refreshFits } from './refresh-fits.ts';

const deps = testDeps();

it('answers each call', async () => {
  const { call } = createEndpoint(deps);
  const recruiter = await aRecruiter(deps.db);
  const candidate = await aCandidate(deps.db);
  await deps.db
    .insert(skills)
    .values(
      ['SQL', 'Power BI', 'Excel'].map((name, position) => ({ candidateId: candidate.accountId, name, position })),
    );
  const job = await aJob(deps.db, {
    recruiterId: recruiter.accountId,
    skills: ['SQL', 'Excel', 'Tableau'],
    mustSkills: ['SQL'],
  });
  const asked = (name: never, input: object, caller: object) => call(name, input as never, caller as never, metaFrom());
  const best = await call('bestJobs', { query: {} }, candidate, metaFrom());
  expect(best.body).toMatchObject([{ job: { jobId: job.jobCode }, fit: { asked: 3, matched: 2 }, similar: 0 }]);
  expect((await call('ownFit', { params: { id: job.id } }, candidate, metaFrom())).body).toMatchObject({
    fit: { matched: 2 },
  });
  expect((await call('ownFits', { query: { job: [job.jobCode] } }, candidate, metaFrom())).body).toMatchObject({
    fits: [{ fit: { matched: 2 } }],
  });
  const one = await anApplication(deps.db, job, candidate);
  await refreshFits(deps);
  expect((await call('applicationFit', { params: { id: one.id } }, recruiter, metaFrom())).body).toMatchObject({
    fit: { matched: 2 },
  });
  expect(
    (await call('listApplications', { query: { sort: '-fit', matched: '2' } }, recruiter, metaFrom())).body,
  ).toMatchObject([{ fit: { matched: 2 } }]);
  expect((await call('fittingCandidates', { query: { job: job.jobCode } }, recruiter, metaFrom())).body).toMatchObject([
    { fit: { matched: 2 }, applied: true },
  ]);
  console.log(JSON.stringify((await call('postingFit', { body: { skills: ['SQL'] } }, recruiter, metaFrom())).body));
  console.log(JSON.stringify((await call('whatToLearn', {}, candidate, metaFrom())).body));
  console.log(JSON.stringify((await call('askedSkills', {}, candidate, metaFrom())).body));
  console.log(
    JSON.stringify(
      (await call('dismissJob', { params: { jobId: job.jobCode }, body: { reason: 'pay' } }, candidate, metaFrom()))
        .body,
    ),
  );
  console.log(
    JSON.stringify((await call('undismissJob', { params: { jobId: job.jobCode } }, candidate, metaFrom())).body),
  );
  void asked;
  void candidates;
});
