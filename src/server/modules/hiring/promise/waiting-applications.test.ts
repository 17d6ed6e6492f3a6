import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noticeAddress } from '#contract/notice-address.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { keepPromises } from './keep-promises.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const DAY = 86_400_000;
const MONDAY = new Date(FRIDAY.getTime() + 3 * DAY);

const waitingFor = async (...days: number[]) => {
  const hiring = await aHiring(database.db);
  const candidates = [hiring.candidate, hiring.otherCandidate];
  for (const [index, count] of days.entries()) {
    const { _id } = await apply(desk, candidates[index] ?? hiring.candidate, hiring.job.id);
    await database.db
      .update(applications)
      .set({ appliedAt: new Date(MONDAY.getTime() - count * DAY) })
      .where(eq(applications.id, _id));
  }
  return hiring;
};
const remindersOf = async ({ accountId }: RecruiterCaller) =>
  (await noticesOf(database.db, accountId)).filter(({ kind }) => kind === 'answers_waiting');

describe('the reminder of a Monday', () => {
  it('names how many have waited for more than a week and how long the first has, once, for the mail of the morning', async () => {
    const { recruiter } = await waitingFor(12, 8);
    desk.at(new Date(MONDAY.getTime() - DAY));
    await keepPromises(desk.deps);
    expect(await remindersOf(recruiter)).toEqual([]);
    desk.at(MONDAY);
    await keepPromises(desk.deps);
    await keepPromises(desk.deps);
    const told = await remindersOf(recruiter);
    expect(told).toMatchObject([{ says: { count: 2, days: 12 }, mailWith: 'daily', inAvsar: true }]);
    const way = told.map((one) => noticeAddress(one));
    expect(way).toEqual(['/recruiter-maindashboards/applications?status=pending&waiting=7&sort=appliedAt']);
    desk.at(new Date(MONDAY.getTime() + 7 * DAY));
    await keepPromises(desk.deps);
    expect(await remindersOf(recruiter)).toHaveLength(2);
  });

  it('is for those who waited more than a week without an answer, and not for who is shut out', async () => {
    const [soon, late] = [await waitingFor(6), await waitingFor(9)];
    await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, late.recruiter.accountId));
    desk.at(MONDAY);
    await keepPromises(desk.deps);
    expect(await remindersOf(soon.recruiter)).toEqual([]);
    expect(await remindersOf(late.recruiter)).toEqual([]);
  });
});
