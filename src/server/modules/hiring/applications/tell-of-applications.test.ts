import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const HOUR = 3_600_000;
const after = (ms: number) => desk.at(new Date(FRIDAY.getTime() + ms));
const toRecruiter = async (email: string) => (await desk.mails()).filter(({ to }) => to === email);

it('tells of the first application at once, of those of the next hour in one mail, each line leading to its own', async () => {
  after(0);
  const { recruiter, job, candidate } = await aHiring(database.db);
  const { _id: id } = await apply(desk, candidate, job.id);
  expect(await toRecruiter(recruiter.email)).toMatchObject([
    { subject: 'New application for Software Engineer: Asha Rao', answersTo: candidate.accountId },
  ]);
  // For the candidate nothing has changed.
  const { body: sent } = await desk.call('getApplication', { params: { id } }, candidate);
  expect(sent.updatedAt).toBe(sent.appliedAt);

  const other = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Tester' });
  const ids: string[] = [];
  for (let minute = 1; minute <= 40; minute += 1) {
    after(minute * 60_000);
    const id = (await apply(desk, await aCandidate(database.db), minute % 2 ? job.id : other.id))._id;
    ids.push(id);
    expect(await toRecruiter(recruiter.email)).toEqual([]);
  }
  after(HOUR - 1);
  expect(await toRecruiter(recruiter.email)).toEqual([]);

  after(HOUR);
  const mails = await toRecruiter(recruiter.email);
  expect(mails).toMatchObject([{ subject: '40 new applications', optional: { kind: 'application_received' } }]);
  const { text = '' } = mails[0] ?? {};
  for (const id of ids.slice(0, 30)) expect(text).toContain(`/recruiter-maindashboards/applications?application=${id}`);
  expect(text).toContain('Asha Rao, Tester at ');
  expect(text).toContain('And 10 more applications.');
  expect(mails[0]).not.toHaveProperty('answersTo');

  after(3 * HOUR);
  expect(await toRecruiter(recruiter.email)).toEqual([]);
});

it('leaves out who has withdrawn meanwhile, and another recruiter waits for nobody', async () => {
  after(10 * HOUR);
  const one = await aHiring(database.db);
  const two = await aHiring(database.db);
  await apply(desk, one.candidate, one.job.id);
  await toRecruiter(one.recruiter.email);
  after(10 * HOUR + 60_000);
  const { _id } = await apply(desk, one.otherCandidate, one.job.id);
  await apply(desk, two.candidate, two.job.id);
  expect(await toRecruiter(two.recruiter.email)).toHaveLength(1);
  await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'withdrawn' } }, one.otherCandidate);
  await desk.mails();
  after(12 * HOUR);
  expect(await toRecruiter(one.recruiter.email)).toEqual([]);
});
