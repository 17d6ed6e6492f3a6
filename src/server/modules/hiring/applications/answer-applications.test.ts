import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

/** Creates a job with this many applications. */
const applied = async (count: number) => {
  const hiring = await aHiring(database.db);
  const candidates = await Promise.all(Array.from({ length: count }, () => aCandidate(database.db)));
  const ids: string[] = [];
  for (const candidate of candidates) ids.push((await apply(desk, candidate, hiring.job.id))._id);
  await desk.mails();
  return { ...hiring, candidates, ids };
};

describe('answering many applications', () => {
  it('rejects each with its reason, and emails each the recruiter’s message', async () => {
    const { recruiter, candidates, ids } = await applied(2);
    const message = 'Thank you, {name}. {company} has filled {job}; {another word} stays.';
    const body = { ids, status: 'rejected', reason: 'The post is filled.', message };
    const answer = await desk.call('answerApplications', { body }, recruiter);
    expect(answer.body).toEqual({ message: '2 applications were rejected.', changed: [...ids].sort(), refused: [] });

    const list = await desk.call('listApplications', { query: {} }, recruiter);
    expect(list.body.map(({ status, reason }) => [status, reason])).toEqual([
      ['rejected', 'The post is filled.'],
      ['rejected', 'The post is filled.'],
    ]);
    const mails = await desk.mails();
    const addresses = await Promise.all(candidates.map((candidate) => emailOf(database.db, candidate)));
    expect(mails.map(({ to }) => to)).toEqual(addresses.sort());
    for (const { text } of mails) {
      expect(text).toContain('Thank you, Asha Rao.');
      expect(text).toContain('has filled');
      expect(text).toContain('{another word} stays.');
      expect(text).toContain('The post is filled.');
      expect(text).not.toContain('decided not to continue');
    }
  });

  it('sends the default text without a message', async () => {
    const { recruiter, ids } = await applied(1);
    await desk.call('answerApplications', { body: { ids, status: 'accepted' } }, recruiter);
    const [mail] = await desk.mails();
    expect(mail?.text).toContain('has been accepted');
  });

  it('lists those that cannot be moved, and continues with the others', async () => {
    const { recruiter, candidates, ids } = await applied(2);
    const [gone, there] = ids;
    await desk.call(
      'setApplicationStatus',
      { params: { id: gone }, body: { status: 'withdrawn' } },
      candidates[0] ?? recruiter,
    );
    await desk.mails();
    const { body } = await desk.call('answerApplications', { body: { ids, status: 'accepted' } }, recruiter);
    expect(body.changed).toEqual([there]);
    expect(body.refused).toEqual([
      { _id: gone, code: 'APPLICATION_WITHDRAWN', message: 'The candidate has withdrawn this application.' },
    ]);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('emails nobody twice', async () => {
    const { recruiter, ids } = await applied(2);
    const body = { ids: [...ids, ...ids], status: 'accepted' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.call('answerApplications', { body }, recruiter)),
    );
    expect(answers.flatMap((answer) => answer.body.changed).sort()).toEqual([...ids].sort());
    expect(await desk.mails()).toHaveLength(2);
  });

  it('answers another recruiter’s applications like missing ones', async () => {
    const { otherRecruiter, recruiter, ids } = await applied(1);
    await aJob(database.db, { recruiterId: otherRecruiter.accountId });
    const missing = '01900000-0000-7000-8000-000000000000';
    const { body } = await desk.call(
      'answerApplications',
      { body: { ids: [...ids, missing], status: 'rejected' } },
      otherRecruiter,
    );
    expect(body.changed).toEqual([]);
    expect(new Set(body.refused.map(({ message }) => message)).size).toBe(1);
    const [application] = (await desk.call('listApplications', { query: {} }, recruiter)).body;
    expect(application?.status).toBe('pending');
    expect(await desk.mails()).toEqual([]);
  });

  it.each([
    ['no application', { ids: [], status: 'accepted' }, 'ids'],
    [
      'a status that is not an answer',
      { ids: ['01900000-0000-7000-8000-000000000000'], status: 'withdrawn' },
      'status',
    ],
  ])('refuses %s', async (_, body, field) => {
    const { recruiter } = await aHiring(database.db);
    const refusal = await desk.refusal('answerApplications', { body }, recruiter);
    expect(refusal.code).toBe('INVALID_INPUT');
    expect(Object.keys(refusal.details.fields ?? {})).toEqual([field]);
  });

  it('is refused to candidates', async () => {
    const { candidates, ids } = await applied(1);
    const [candidate] = candidates;
    if (!candidate) throw new Error('There is a candidate.');
    const refusal = await desk.refusal('answerApplications', { body: { ids, status: 'accepted' } }, candidate);
    expect(refusal.code).toBe('FORBIDDEN');
  });
});
