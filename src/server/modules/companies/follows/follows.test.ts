import { expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { tellFollowers } from './tell-followers.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const follow = (caller: Caller, slug: string) => call('followCompany', { params: { slug } }, caller, metaFrom());
const unfollow = (caller: Caller, slug: string) => call('unfollowCompany', { params: { slug } }, caller, metaFrom());
const followed = async (caller: Caller, query: object = {}) => {
  const { body, total } = await call('listFollowed', { query }, caller, metaFrom());
  return { names: body.map(({ name }) => name), total };
};

it('follows verified companies alone, each once, the last first', async () => {
  const candidate = await aCandidate(deps.db);
  const first = await aRecruiter(deps.db, { companyName: 'Follow First', verified: true });
  await aRecruiter(deps.db, { companyName: 'Follow Second', verified: true });
  await aRecruiter(deps.db, { companyName: 'Follow Unproven' });
  await follow(candidate, 'follow-first');
  deps.clock.at = new Date(Date.now() + 1_000);
  await follow(candidate, 'follow-second');
  await follow(candidate, 'follow-first');
  await expect(follow(candidate, 'follow-unproven')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(follow(candidate, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(follow(VISITOR, 'follow-first')).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  expect(await followed(candidate)).toEqual({ names: ['Follow Second', 'Follow First'], total: 2 });
  expect(await followed(candidate, { company: [first.accountId] })).toEqual({ names: ['Follow First'], total: 1 });
  expect(await followed(await aCandidate(deps.db))).toEqual({ names: [], total: 0 });
  await unfollow(candidate, 'follow-second');
  await unfollow(candidate, 'follow-second');
  await unfollow(candidate, 'nobody');
  expect(await followed(candidate)).toEqual({ names: ['Follow First'], total: 1 });
  const ended = { verified: false, note: 'Another one' };
  await call('verifyRecruiter', { params: { id: first.accountId }, body: ended }, await anAdmin(deps.db), metaFrom());
  expect(await followed(candidate)).toEqual({ names: [], total: 0 });
});

it('tells followers of a new job once, and not of a job for another company or of a closed one', async () => {
  const recruiter = await aRecruiter(deps.db, { companyName: 'Telling Works', verified: true });
  const candidate = await aCandidate(deps.db);
  await follow(candidate, 'telling-works');
  const job = async (traits: object) => {
    const { id: jobId } = await aJob(deps.db, {
      recruiterId: recruiter.accountId,
      companyName: 'Telling Works',
      ...traits,
    });
    await tellFollowers(deps, { jobId });
    await tellFollowers(deps, { jobId });
    return jobId;
  };
  await job({ companyName: 'A Client' });
  await job({ status: 'Closed' });
  const jobId = await job({ title: 'Weaver' });
  expect(await noticesOf(deps.db, candidate.accountId)).toMatchObject([{ kind: 'company_job', jobId }]);
  await unfollow(candidate, 'telling-works');
  await job({ title: 'Dyer' });
  expect(await noticesOf(deps.db, candidate.accountId)).toHaveLength(1);
});
