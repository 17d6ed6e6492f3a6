import { expect, it } from 'vitest';
import { savedJobs } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { tellOfLastDays } from './tell-of-last-days.ts';

const database = testDatabase();
const desk = hiringDesk(database);

it('notifies candidates who saved a job 3 days and one day before its end, and its recruiter 3 days before, once each', async () => {
  const { db } = database;
  const { accountId: recruiterId } = await aRecruiter(db);
  const [keeper, applicant] = [await aCandidate(db), await aCandidate(db)];
  const job = await aJob(db, { recruiterId, deadlineEnd: '2026-11-27' });
  const closed = await aJob(db, { recruiterId, deadlineEnd: '2026-11-27', status: 'Closed' });
  const deleted = await aJob(db, { recruiterId, deadlineEnd: '2026-11-27', deletedAt: new Date() });
  await anApplication(db, job, applicant);
  for (const { accountId: candidateId } of [keeper, applicant])
    await db.insert(savedJobs).values([job, closed, deleted].map(({ id: jobId }) => ({ candidateId, jobId })));
  for (const day of ['22', '23', '24', '24', '25', '26', '26', '27', '28']) {
    desk.at(`2026-11-${day}T05:00:00Z`);
    await tellOfLastDays(desk.deps);
  }
  const says = { jobTitle: 'Software Engineer', companyName: 'Kaveri Software', lastDay: '2026-11-27' };
  expect(await noticesOf(db, keeper.accountId)).toMatchObject([
    { kind: 'saved_job_closes', says: { ...says, days: 3 }, jobId: job.id },
    { kind: 'saved_job_closes', says: { ...says, days: 1 }, jobId: job.id },
  ]);
  expect(await noticesOf(db, applicant.accountId)).toEqual([]);
  expect(await noticesOf(db, recruiterId)).toMatchObject([{ kind: 'job_ends', says: { days: 3 }, jobId: job.id }]);
});

it('covers more jobs than one batch', async () => {
  const { db } = database;
  const { accountId: recruiterId } = await aRecruiter(db);
  for (let number = 0; number < 205; number += 1) await aJob(db, { recruiterId, deadlineEnd: '2026-11-17' });
  desk.at('2026-11-14T05:00:00Z');
  await tellOfLastDays(desk.deps);
  expect(await noticesOf(db, recruiterId)).toHaveLength(205);
});
