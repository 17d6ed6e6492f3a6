import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { getJob } from './get-job.ts';

const database = testDatabase();

test('a job that was never public takes a candidate as many queries as one that does not exist', async () => {
  const { accountId: recruiterId } = await aRecruiter(database.db);
  const { id: hidden } = await aJob(database.db, { recruiterId, status: 'Not Active' });
  const candidate = await aCandidate(database.db);
  const query = vi.spyOn(database.pool, 'query');
  const queriesFor = async (id: string): Promise<number> => {
    query.mockClear();
    const asked = getJob({ db: database.db, now: () => new Date() }, candidate, { id });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
    return query.mock.calls.length;
  };
  expect(await queriesFor(hidden)).toBeGreaterThan(1);
  expect(await queriesFor(hidden)).toBe(await queriesFor('0195f3a0-1111-7000-8000-000000000000'));
  query.mockRestore();
});
