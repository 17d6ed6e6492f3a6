import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aJob, anApplication } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

it('finds what very many messages say as it finds what few say', async () => {
  desk.at(FRIDAY);
  const { candidate, recruiter, job } = await aHiring(database.db);
  const [often, once] = [job, await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Lamp Keeper' })];
  for (const [applied, text] of [
    [often, 'Hello'],
    [once, 'The lantern is yours.'],
  ] as const) {
    const { id: applicationId } = await anApplication(database.db, applied, candidate);
    await desk.call('sendMessage', { params: { applicationId }, body: { text } }, recruiter);
    if (applied === often)
      await database.db.execute(sql`
        insert into messages (application_id, author_id, side, text, created_at)
        select ${applicationId}::uuid, ${candidate.accountId}::uuid, 'candidate', 'One more lantern', now() from generate_series(1, 1100)`);
  }
  const titles = async (q: string, who: typeof candidate | typeof recruiter) =>
    (await desk.call('listConversations', { query: { q } }, who)).body.map(({ jobTitle }) => jobTitle).sort();
  for (const who of [candidate, recruiter]) {
    expect(await titles('lantern', who)).toEqual(['Lamp Keeper', 'Software Engineer']);
    expect(await titles('lantern is yours', who)).toEqual(['Lamp Keeper']);
    expect(await titles('lighthouse', who)).toEqual([]);
  }
  // The recruiter can no longer search the candidate's messages.
  const [{ _id } = { _id: '' }] = (
    await desk.call('listConversations', { query: { q: 'one more lantern' } }, candidate)
  ).body;
  await desk.call('setApplicationStatus', { params: { id: _id }, body: { status: 'withdrawn' } }, candidate);
  expect(await titles('lantern', recruiter)).toEqual(['Lamp Keeper']);
});
