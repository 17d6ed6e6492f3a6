import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CandidateCaller } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { applications } from '#server/database/schema/index.ts';
import { mailNotices, mailSummaries } from '#server/modules/digests/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { tellOfChangedJob } from './tell-of-changed-job.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const aJobAppliedFor = async () => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  const edit = async (body: object) => {
    await desk.call('updateJob', { params: { id: hiring.job.id }, body }, hiring.recruiter);
    await queueTells();
  };
  return { ...hiring, id, edit };
};

/** Runs the queued notifications about changed jobs, in batches of two. */
const queueTells = async (): Promise<void> => {
  const due = await database.db.execute<{ data: QueueJobs['tell-of-changed-job'] }>(
    sql`delete from queue.job where name = 'tell-of-changed-job' returning data`,
  );
  for (const { data } of due.rows) await tellOfChangedJob(desk.deps, data, 2);
};

const told = async (candidate: CandidateCaller) =>
  (await desk.call('listNotices', { query: {} }, candidate)).body.items
    .filter(({ kind }) => kind === 'job_changed')
    .map(({ says: { jobWas, jobNow } }) => [jobWas, jobNow]);

it('tells everyone with an open application what has changed, but not of a changed text', async () => {
  const { job, admin, candidate, otherCandidate, recruiter, edit } = await aJobAppliedFor();
  const others = [otherCandidate, ...(await Promise.all([0, 1].map(() => aCandidate(database.db))))];
  for (const one of others) await apply(desk, one, job.id);
  const [rejected, withdrawn] = [await aCandidate(database.db), await aCandidate(database.db)];
  const { _id: id } = await apply(desk, rejected, job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'rejected' } }, recruiter);
  const { _id: left } = await apply(desk, withdrawn, job.id);
  await desk.call('setApplicationStatus', { params: { id: left }, body: { status: 'withdrawn' } }, withdrawn);

  await edit({ description: 'Corrected.' });
  expect(await told(candidate)).toEqual([]);
  await edit({ location: 'Nashik', workMode: 'Hybrid' });
  const was = { title: job.title, companyName: job.companyName, location: job.location, workMode: job.workMode };
  for (const one of [candidate, ...others])
    expect(await told(one)).toEqual([
      [expect.objectContaining(was), expect.objectContaining({ ...was, location: 'Nashik', workMode: 'Hybrid' })],
    ]);
  for (const one of [rejected, withdrawn]) expect(await told(one)).toEqual([]);

  // Who applies for the changed job is told nothing; an administrator's edit is told as well.
  const late = await aCandidate(database.db);
  await apply(desk, late, job.id);
  await tellOfChangedJob(desk.deps, { jobId: job.id });
  expect(await told(late)).toEqual([]);
  await desk.call('updateJob', { params: { id: job.id }, body: { title: 'Team Lead' } }, admin);
  await queueTells();
  expect(await told(late)).toEqual([
    [expect.objectContaining({ title: job.title }), expect.objectContaining({ title: 'Team Lead' })],
  ]);
});

it('rewrites a notice until it is read, and tells nothing twice', async () => {
  const { job, candidate, edit } = await aJobAppliedFor();
  const places = async () => (await told(candidate)).map((both) => both.map((facts) => facts?.location));
  await edit({ location: 'Nashik' });
  await edit({ location: 'Nagpur' });
  await tellOfChangedJob(desk.deps, { jobId: job.id });
  expect(await places()).toEqual([[job.location, 'Nagpur']]);
  await desk.call('readNotices', { body: {} }, candidate);
  await edit({ location: 'Goa' });
  expect(await places()).toEqual([
    ['Nagpur', 'Goa'],
    [job.location, 'Nagpur'],
  ]);
});

it('takes an unread notice back with its change, but tells who has read or been emailed it', async () => {
  const { job, candidate, edit } = await aJobAppliedFor();
  const places = async () => (await told(candidate)).map((both) => both.map((facts) => facts?.location));
  const unread = async () => (await desk.call('countUnreadNotices', {}, candidate)).body.unread;
  const before = await unread();
  await edit({ location: 'Nashik' });
  expect(await unread()).toBe(before + 1);
  await edit({ location: job.location });
  expect(await places()).toEqual([]);
  expect(await unread()).toBe(before);
  await desk.mails();
  await mailSummaries(desk.deps);
  expect((await desk.mails()).filter(({ optional }) => optional?.accountId === candidate.accountId)).toEqual([]);

  await edit({ location: 'Nagpur' });
  await mailSummaries(desk.deps);
  await edit({ location: job.location });
  expect(await places()).toEqual([['Nagpur', job.location]]);
  await desk.call('readNotices', { body: {} }, candidate);
  await edit({ location: 'Goa' });
  await edit({ location: job.location });
  expect(await places()).toEqual([['Nagpur', job.location]]);
});

it('is emailed at most once a day, and never immediately', async () => {
  const { candidate, edit } = await aJobAppliedFor();
  const now = { body: { job_changed: { mail: 'now' } } };
  expect((await desk.refusal('setNotifications', now, candidate)).status).toBe(400);
  await edit({ location: 'Nashik' });
  await desk.mails();
  const texts = async () =>
    (await desk.mails()).flatMap(({ optional, text, translations }) =>
      optional?.accountId === candidate.accountId ? [text, translations?.hi?.text] : [],
    );
  await mailNotices(desk.deps);
  expect(await texts()).toEqual([]);
  await edit({ location: 'Nagpur', title: 'Team Lead' });
  await mailSummaries(desk.deps);
  expect(await texts()).toEqual([
    expect.stringContaining('Job title: Software Engineer → Team Lead · Place: Pune → Nagpur'),
    expect.stringContaining('जगह: पुणे → नागपुर'),
  ]);
  await mailSummaries(desk.deps);
  expect(await texts()).toEqual([]);
});

it('tells of a change to a job that was taken down once it is restored', async () => {
  const { job, admin, candidate, edit } = await aJobAppliedFor();
  const set = async (jobStatus: string) => {
    await desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus, reason: 'Wrong place.' } }, admin);
    await queueTells();
  };
  await set('Block');
  await edit({ location: 'Nashik' });
  expect(await told(candidate)).toEqual([]);
  await set('Active');
  expect((await told(candidate)).map(([, now]) => now?.location)).toEqual(['Nashik']);
});

it('shows candidate and recruiter what was applied for, while it differs', async () => {
  const { id, job, candidate, recruiter, edit } = await aJobAppliedFor();
  const appliedFor = async () =>
    Promise.all(
      [candidate, recruiter].map(
        async (caller) => (await desk.call('getApplication', { params: { id } }, caller)).body.appliedFor,
      ),
    );
  expect(await appliedFor()).toEqual([undefined, undefined]);
  await edit({ title: 'Team Lead' });
  const was = { title: job.title, companyName: job.companyName, location: job.location };
  expect(await appliedFor()).toEqual([was, was]);
  await edit({ title: job.title });
  expect(await appliedFor()).toEqual([undefined, undefined]);
});

it('tells what an edit changed where an older application does not say what it was sent for', async () => {
  const { id, job, candidate, edit } = await aJobAppliedFor();
  await database.db.update(applications).set({ appliedFor: null });
  await edit({ location: 'Nashik' });
  expect((await told(candidate)).map((both) => both.map((facts) => facts?.location))).toEqual([
    [job.location, 'Nashik'],
  ]);
  expect((await desk.call('getApplication', { params: { id } }, candidate)).body.appliedFor).toBeUndefined();
});
