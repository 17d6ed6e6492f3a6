import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DismissedListing } from '#contract/fit.ts';
import type { Caller, CandidateCaller } from '#server/caller.ts';
import { VISITOR } from '#server/caller.ts';
import { dismissedJobs } from '#server/database/schema/fits.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

const list = (caller: Caller, query: Record<string, unknown> = {}) => call('dismissedJobs', caller, { query });
const titles = (rows: readonly DismissedListing[]): string[] => rows.map(({ job }) => job.title);

/** Dismissed in this order, a minute apart. */
const dismissed = async (candidate: CandidateCaller, ...names: readonly string[]) => {
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const made = [];
  for (const [minute, title] of names.entries()) {
    const job = await aJob(deps.db, { recruiterId, title, companyName: 'Mitti Works', skills: ['Clay'] });
    await call('dismissJob', candidate, { params: { jobId: job.id }, body: { reason: 'pay' } });
    await deps.db
      .update(dismissedJobs)
      .set({ createdAt: new Date(Date.UTC(2026, 0, 5, 6, minute)) })
      .where(eq(dismissedJobs.jobId, job.id));
    made.push(job);
  }
  return made;
};

it('lists what a candidate hid, newest first, in pages, until it is shown again', async () => {
  const potter = await aPersonWith(deps.db, ['Clay']);
  const [first] = await dismissed(potter, 'First', 'Second', 'Third');
  const { body, total } = await list(potter);
  expect([titles(body), total]).toEqual([['Third', 'Second', 'First'], 3]);
  expect(body[2]).toMatchObject({
    closed: false,
    reason: 'pay',
    dismissedAt: '2026-01-05T06:00:00.000Z',
    job: {
      _id: first?.id,
      jobId: first?.jobCode,
      companyName: 'Mitti Works',
      skills: ['Clay'],
      takesApplications: true,
    },
  });
  const second = await list(potter, { limit: 2, page: 2 });
  expect([titles(second.body), second.total]).toEqual([['First'], 3]);
  await call('undismissJob', potter, { params: { jobId: first?.jobCode ?? '' } });
  expect(titles((await list(potter)).body)).toEqual(['Third', 'Second']);
});

it('names a job that has ended, is frozen or deleted, says that it has closed, and lets it go', async () => {
  const potter = await aPersonWith(deps.db, ['Clay']);
  const [over, frozen, deleted] = await dismissed(potter, 'Over', 'Frozen', 'Deleted');
  const change = (id: string | undefined, values: Partial<typeof jobs.$inferInsert>) =>
    deps.db
      .update(jobs)
      .set(values)
      .where(eq(jobs.id, id ?? ''));
  await change(over?.id, { deadlineEnd: '2026-01-02' });
  await change(frozen?.id, { status: 'Block' });
  await change(deleted?.id, { deletedAt: new Date() });
  const { body, total } = await list(potter);
  expect(total).toBe(3);
  expect(body.map(({ closed, job }) => [job.title, closed, Object.keys(job).sort()])).toEqual(
    ['Deleted', 'Frozen', 'Over'].map((title) => [title, true, ['_id', 'companyName', 'jobId', 'title']]),
  );
  for (const { job } of body) await call('undismissJob', potter, { params: { jobId: job._id } });
  expect(await list(potter)).toMatchObject({ body: [], total: 0 });
});

it('shows nobody what another candidate hid, and only candidates may ask', async () => {
  const [potter, other] = [await aPersonWith(deps.db, ['Clay']), await aPersonWith(deps.db, ['Clay'])];
  const [job] = await dismissed(potter, 'Mine');
  expect(await list(other)).toMatchObject({ body: [], total: 0 });
  await call('undismissJob', other, { params: { jobId: job?.id ?? '' } });
  expect(titles((await list(potter)).body)).toEqual(['Mine']);
  await expect(list(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  for (const caller of [await aRecruiter(deps.db), await anAdmin(deps.db)])
    await expect(list(caller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
