import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { reports } from '#server/database/schema/trust.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let job: Awaited<ReturnType<typeof aJob>>;
beforeEach(async () => {
  job = await aJob(deps.db, { recruiterId: (await aRecruiter(deps.db)).accountId });
});

const FEE = { reason: 'asks_for_money', details: 'They want 2,000 rupees first.' };
const report = (body: unknown = FEE, caller: Caller = VISITOR, id: string = job.id, address?: string) =>
  call('reportJob', { params: { id }, body }, caller, metaFrom(address));
const kept = () => deps.db.select().from(reports).where(eq(reports.jobId, job.id));

it('a visitor reports a job and is thanked; the job stays as it was and nobody is mailed', async () => {
  const [before] = await deps.db.select().from(jobs).where(eq(jobs.id, job.id));
  expect((await report({ ...FEE, email: 'Asha@Example.in' })).body.message).toMatch(/^Thank you/);
  expect(await kept()).toMatchObject([
    { reason: 'asks_for_money', details: FEE.details, email: 'asha@example.in', reporterId: null, decision: null },
  ]);
  expect(await deps.db.select().from(jobs).where(eq(jobs.id, job.id))).toEqual([before]);
  expect(deps.mails).toEqual([]);
  expect(deps.pageChanges).toEqual([]);
});

it('who is signed in stands beside the report, and the readable id is as good', async () => {
  const candidate = await aCandidate(deps.db);
  await report({ reason: 'wrong_details' }, candidate, job.jobCode.toLowerCase());
  expect(await kept()).toMatchObject([{ reporterId: candidate.accountId, details: '', email: null }]);
});

it('what the public does not see cannot be reported, not even by its owner', async () => {
  const owner = await aRecruiter(deps.db);
  for (const [status, code] of [
    ['Not Active', 'NOT_FOUND'],
    ['Block', 'NOT_FOUND'],
  ] as const) {
    const hidden = await aJob(deps.db, { recruiterId: owner.accountId, status });
    await expect(report(FEE, owner, hidden.id)).rejects.toMatchObject({ code });
  }
  const gone = await aJob(deps.db, {
    recruiterId: owner.accountId,
    deadlineStart: '2020-01-01',
    deadlineEnd: '2020-02-01',
  });
  await expect(report(FEE, VISITOR, gone.id)).rejects.toMatchObject({ code: 'GONE' });
  await expect(report(FEE, VISITOR, '0195f3a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('a report without a known reason, or of something else without words, is refused and not kept', async () => {
  for (const [body, field] of [
    [{}, 'reason'],
    [{ reason: 'spam' }, 'reason'],
    [{ reason: 'other' }, 'details'],
    [{ ...FEE, details: 'x'.repeat(2_001) }, 'details'],
    [{ ...FEE, email: 'no address' }, 'email'],
  ] as const)
    await expect(report(body)).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
  await expect(report({ ...FEE, email: 'visitor@@bad' })).rejects.toMatchObject({
    details: { fields: { email: 'email' } },
  });
  expect(await kept()).toEqual([]);
});

it('an address reports five times an hour', async () => {
  for (let count = 0; count < 5; count += 1) await report(FEE, VISITOR, job.id, '198.51.100.9');
  await expect(report(FEE, VISITOR, job.id, '198.51.100.9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await report(FEE, VISITOR, job.id, '198.51.100.10');
});
