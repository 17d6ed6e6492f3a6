import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, hiringDesk } from '#tests/support/hiring.ts';
import { aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

describe('the language of a candidate', () => {
  test('is told to a recruiter who may write to them, and to nobody else', async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const { accountId: id } = candidate;
    await database.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, id));
    const asked = { params: { id } };
    expect((await desk.call('candidateLanguage', asked, recruiter)).body).toEqual({ language: 'hi' });

    await database.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, id));
    expect((await desk.refusal('candidateLanguage', asked, recruiter)).code).toBe('NOT_FOUND');
    await apply(desk, candidate, job.id);
    expect((await desk.call('candidateLanguage', asked, recruiter)).body).toEqual({ language: 'hi' });
    expect((await desk.refusal('candidateLanguage', asked, await aRecruiter(database.db))).code).toBe('NOT_FOUND');
  });

  test('is English where the pages of the chosen one are not built any more', async () => {
    const { recruiter, candidate } = await aHiring(database.db);
    const { accountId: id } = candidate;
    await database.db.execute(sql`update accounts set language = 'xx' where id = ${id}`);
    expect((await desk.call('candidateLanguage', { params: { id } }, recruiter)).body).toEqual({ language: 'en' });
  });

  test('stands in no list and no profile', async () => {
    const { recruiter, candidate } = await aHiring(database.db);
    await database.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, candidate.accountId));
    const { body: list } = await desk.call('listCandidates', { query: {} }, recruiter);
    const { body: one } = await desk.call('getCandidate', { params: { id: candidate.accountId } }, recruiter);
    expect(list.map(({ _id }) => _id)).toContain(candidate.accountId);
    for (const seen of [...list, one]) expect(seen).not.toHaveProperty('language');
  });
});
