import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs, savedSearches } from '#server/database/schema/index.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emailOf, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { mailSearches } from './mail-searches.ts';

const database = testDatabase();
const desk = hiringDesk(database);

/** 8:30 in the morning in India. */
const MORNING = '2026-11-20T03:00:00Z';
const NEXT_MORNING = '2026-11-21T03:00:00Z';

beforeEach(async () => {
  await database.db.delete(savedSearches);
  await database.db.delete(jobs);
  await desk.mails();
  desk.at('2026-11-19T05:00:00Z');
});

const keep = async (query: Record<string, unknown>, name = 'Looms', daily = true) => {
  const candidate = await aCandidate(database.db);
  await alsoKeep(candidate, query, name, daily);
  return candidate;
};
const alsoKeep = (
  candidate: Awaited<ReturnType<typeof aCandidate>>,
  query: Record<string, unknown>,
  name: string,
  daily = true,
) => desk.call('saveSearch', { body: { name, query, daily } }, candidate);

const post = async (title: string, at: string, traits: Partial<Omit<typeof jobs.$inferInsert, 'recruiterId'>> = {}) => {
  const recruiter = await aRecruiter(database.db);
  return aJob(database.db, { recruiterId: recruiter.accountId, title, createdAt: new Date(at), ...traits });
};
const run = async (at: string) => {
  desk.at(at);
  const sent = await mailSearches(desk.deps);
  const mails = await desk.mails();
  expect(mails).toHaveLength(sent);
  return mails;
};

describe('the daily email', () => {
  it('lists new matching open jobs with their links, and names its kind', async () => {
    const candidate = await keep({ q: ['weaver'], place: ['Pune'] }, 'Weavers in Pune');
    await post('Old Weaver', '2026-11-19T04:59:00Z');
    const job = await post('Carpet Weaver', '2026-11-19T06:00:00Z', { companyName: 'Chenab Looms' });
    await post('Weaver Elsewhere', '2026-11-19T06:00:00Z', { location: 'Agra' });
    await post('Closed Weaver', '2026-11-19T06:00:00Z', { status: 'Closed' });
    await post('Ended Weaver', '2026-11-19T06:00:00Z', { deadlineEnd: '2026-11-19' });
    await post('Potter', '2026-11-19T06:00:00Z');
    const [mail] = await run(MORNING);
    expect(mail).toMatchObject({
      to: await emailOf(database.db, candidate),
      subject: '1 new job: Weavers in Pune',
      text: expect.any(String),
      optional: { accountId: candidate.accountId, kind: 'saved_search' },
    });
    expect(mail?.text).toContain(
      `Weavers in Pune: 1 new job\n- Carpet Weaver, Chenab Looms (posted by Kaveri Software), Pune\n  http://localhost:3000/jobs/${job.jobCode}/carpet-weaver`,
    );
    expect(mail?.text).toContain('http://localhost:3000/saved-searches');
    expect(mail?.text).not.toMatch(/Old|Elsewhere|Closed|Ended|Potter/);
  });

  it.each([{ place: ['Karnataka'] }, { location: ['कर्नाटक'] }])(
    'of a state has jobs in its towns: %j',
    async (query) => {
      await keep(query);
      await post('Silk Weaver', '2026-11-19T06:00:00Z', { location: 'Mysore/Mysuru, Pune' });
      await post('Potter', '2026-11-19T06:00:00Z', { location: 'Agra' });
      const [mail] = await run(MORNING);
      expect(mail?.text).toContain('Silk Weaver');
      expect(mail?.text).not.toContain('Potter');
    },
  );

  it('is not sent without new jobs, and counts from the last email', async () => {
    await keep({ q: ['weaver'] });
    await post('Potter', '2026-11-19T06:00:00Z');
    expect(await run(MORNING)).toEqual([]);
    await post('Weaver', '2026-11-20T06:00:00Z');
    expect(await run(NEXT_MORNING)).toHaveLength(1);
    expect(await run('2026-11-22T03:00:00Z')).toEqual([]);
  });

  it('is sent at most once a day, on any number of servers', async () => {
    await keep({ q: ['weaver'] });
    await post('First Weaver', '2026-11-19T06:00:00Z');
    desk.at(MORNING);
    await Promise.all([1, 2, 3, 4].map(() => mailSearches(desk.deps)));
    expect(await desk.mails()).toHaveLength(1);
    await post('Second Weaver', '2026-11-20T03:30:00Z');
    for (const at of ['2026-11-20T05:00:00Z', '2026-11-20T18:29:59Z', '2026-11-20T18:31:00Z'])
      expect(await run(at)).toEqual([]);
    const [next] = await run(NEXT_MORNING);
    expect(next?.text).toContain('Second Weaver');
    expect(next?.text).not.toContain('First Weaver');
  });

  it('misses no job that was still being written during the last run', async () => {
    await keep({ q: ['weaver'] });
    await post('Weaver', '2026-11-20T02:56:00Z');
    expect(await run(MORNING)).toEqual([]);
    expect(await run(NEXT_MORNING)).toHaveLength(1);
  });

  it('combines a candidate’s searches in one email, five jobs each, with a link to the rest', async () => {
    const candidate = await keep({ q: ['weaver'], experience: ['0-2'], workMode: ['Hybrid'] }, 'Weavers');
    await alsoKeep(candidate, { q: ['potter'] }, 'Potters');
    await alsoKeep(candidate, { q: ['smith'] }, 'Smiths');
    await alsoKeep(candidate, { q: ['dyer'] }, 'Dyers', false);
    for (let index = 0; index < 7; index += 1)
      await post(`Weaver ${index}`, '2026-11-19T06:00:00Z', { workMode: 'Hybrid', experienceMin: 0, experienceMax: 2 });
    for (const title of ['Potter', 'Dyer', 'Weaver at the office']) await post(title, '2026-11-19T07:00:00Z');
    const [mail, ...others] = await run(MORNING);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('8 new jobs for your saved searches');
    expect(mail?.text.match(/^- Weaver \d/gm)).toHaveLength(5);
    expect(mail?.text).toContain('Weavers: 7 new jobs');
    expect(mail?.text).toContain('/job-list?q=weaver&workMode=Hybrid&experience=0-2');
    expect(mail?.text).toContain('Potters: 1 new job');
    expect(mail?.text).not.toMatch(/Smiths|Dyer|at the office/);
  });

  it('is not sent to blocked candidates, or after the email or search was turned off or deleted', async () => {
    const blocked = await keep({ q: ['weaver'] });
    const off = await keep({ q: ['weaver'] });
    const gone = await keep({ q: ['weaver'] });
    const reader = await keep({ q: ['weaver'] });
    await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, blocked.accountId));
    await desk.call('setNotifications', { body: { saved_search: { mail: 'off' } } }, off);
    await database.db.delete(savedSearches).where(eq(savedSearches.candidateId, gone.accountId));
    await post('Weaver', '2026-11-19T06:00:00Z');
    const prepared = [];
    for (const mail of await run(MORNING)) prepared.push(await prepareMail(desk.deps, mail));
    expect(prepared.filter(Boolean)).toMatchObject([
      {
        to: await emailOf(database.db, reader),
        text: expect.stringContaining('http://localhost:3000/unsubscribe#token='),
        oneClick: expect.stringMatching(/^http:\/\/localhost:3000\/unsubscribe\?token=/),
      },
    ]);
  });

  it('a name that somebody chose begins no header, and a search that cannot be read keeps nobody else waiting', async () => {
    const odd = await keep({ q: ['weaver'] }, 'Odd');
    await keep({ q: ['weaver'] }, 'Weavers\tBcc: everybody@example.in');
    await database.db
      .update(savedSearches)
      .set({ query: { experience: 'many' } })
      .where(eq(savedSearches.candidateId, odd.accountId));
    await post('Weaver', '2026-11-19T06:00:00Z');
    expect(await run(MORNING)).toMatchObject([{ subject: '1 new job: Weavers Bcc: everybody@example.in' }]);
  });
});
