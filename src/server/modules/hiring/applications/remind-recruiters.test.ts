import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { remindRecruiters } from './remind-recruiters.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const daysAgo = (days: number) => new Date(FRIDAY.getTime() - days * 86_400_000);
const waitingFor = async (...days: number[]) => {
  const hiring = await aHiring(database.db);
  const candidates = [hiring.candidate, hiring.otherCandidate];
  for (const [index, count] of days.entries()) {
    const { _id } = await apply(desk, candidates[index] ?? hiring.candidate, hiring.job.id);
    await database.db
      .update(applications)
      .set({ appliedAt: daysAgo(count) })
      .where(eq(applications.id, _id));
  }
  await desk.mails();
  return hiring;
};
const remind = async () => {
  const told = await remindRecruiters(desk.deps);
  const mails = await desk.mails();
  expect(mails).toHaveLength(told);
  return mails;
};
const forget = () => database.db.update(applications).set({ status: 'rejected' });

describe('the reminder', () => {
  it('names how many wait and how long the first has waited, as a mail that can be switched off', async () => {
    const { recruiter } = await waitingFor(12, 8);
    const mails = await remind();
    expect(mails).toMatchObject([
      {
        to: await emailOf(database.db, recruiter),
        subject: '2 people are waiting for your answer',
        optional: { accountId: recruiter.accountId, kind: 'answers_due' },
      },
    ]);
    expect(mails[0]?.text).toContain('the first for 12 days');
    expect(mails[0]?.text).toContain('/recruiter-maindashboards/applications?status=pending');
    await forget();
  });

  it('is for those who waited more than a week without an answer, and not for who is shut out', async () => {
    await waitingFor(6);
    expect(await remind()).toEqual([]);
    await forget();
    const { recruiter } = await waitingFor(9);
    expect(await remind()).toHaveLength(1);
    await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, recruiter.accountId));
    expect(await remind()).toEqual([]);
  });
});
