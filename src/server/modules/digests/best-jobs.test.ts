import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { NotificationChanges } from '#contract/own-account.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { accounts, jobs, notices } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { mailSearches } from '#server/modules/jobs/public.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { plansOf } from '#tests/support/query-plans.ts';
import { findMailChoosers } from '../notices/choices/choices.store.ts';
import { mailSummaries } from './mail-notices.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));
const SUNDAY = new Date('2026-11-22T02:30:00Z');
const DAY = 86_400_000;
const on = (days: number) => {
  deps.clock.at = new Date(SUNDAY.getTime() + days * DAY);
};

const choose = (caller: CandidateCaller, body: NotificationChanges) => call('setNotifications', caller, { body });
const mailsTo = ({ accountId }: CandidateCaller) =>
  deps.mails.filter(({ optional }) => optional?.accountId === accountId);
const jobOf = async (more: Parameters<typeof aJob>[1]) => aJob(deps.db, more);
/** Creates a candidate with this email choice and a recruiter; `job` posts a job that asks for the skill. */
const wanting = async (skill: string, mail: 'daily' | 'weekly' | 'off' = 'daily') => {
  const [me, recruiter] = [await aPersonWith(deps.db, [skill]), await aRecruiter(deps.db)];
  if (mail !== 'off') await choose(me, { best_jobs: { mail } });
  const job = (title: string, more: object = {}) =>
    jobOf({ recruiterId: recruiter.accountId, title, companyName: 'Nilgiri Looms', skills: [skill], ...more });
  return { me, job };
};

beforeEach(async () => {
  on(0);
  await deps.db.delete(notices);
});

it('has the best of the list with its reasons, each job once, and comes to nobody who has not turned it on', async () => {
  const [{ me, job }, other] = [await wanting('Weaving'), await wanting('Weaving', 'off')];
  await deps.db.update(accounts).set({ language: 'en' }).where(eq(accounts.id, me.accountId));
  const [one, two] = [await job('Carpet Weaver', { skills: ['Weaving', 'Dyeing'] }), await job('Sari Weaver')];
  await job('Sari weaver');
  const applied = await job('Shawl Weaver');
  await anApplication(deps.db, applied, me);
  const unwanted = await job('Towel Weaver');
  await call('dismissJob', me, { params: { jobId: unwanted.jobCode }, body: {} });

  expect(await mailSummaries(deps)).toBe(1);
  expect(mailsTo(other.me)).toEqual([]);
  const [mail] = mailsTo(me);
  expect(mail).toMatchObject({ subject: '2 jobs that fit you', optional: { kind: 'best_jobs' } });
  expect(mail?.text).toContain('These jobs fit your profile best.');
  expect(mail?.text).toMatch(
    /- Sari weaver, Nilgiri Looms .+ · 1 of 1 skill · Skills you have: Weaving\. · 1 similar job from this company/i,
  );
  expect(mail?.text).toMatch(/- Carpet Weaver, Nilgiri Looms .+ · 1 of 2 skills/);
  expect(mail?.text).toContain(`${deps.settings.publicUrl}/jobs/${one.jobCode}/carpet-weaver`);
  expect(mail?.text).toContain(`${deps.settings.publicUrl}/available-jobs?order=best`);
  expect(mail?.text).not.toMatch(/Shawl|Towel/);
  expect(mail?.html).toContain('Carpet Weaver</a><br>Nilgiri Looms');
  expect(mail?.translations?.hi?.subject).toBe('आपसे मेल खाती 2 नौकरियाँ');
  expect(mail?.translations?.hi?.text).toContain(`${deps.settings.publicUrl}/hi/available-jobs?order=best`);
  expect(mail?.translations?.hi?.text).toContain('2 में से 1 स्किल');
  expect(await prepareMail(deps, mail ?? { to: '', subject: '', text: '' })).toMatchObject({
    text: expect.stringContaining('“Jobs that fit you” is turned on'),
  });

  // Nothing more on the same day, and only new jobs on the next.
  const late = await job('Silk Weaver');
  expect(await mailSummaries(deps)).toBe(0);
  on(1);
  expect(await mailSummaries(deps)).toBe(1);
  expect(mailsTo(me)[1]).toMatchObject({ subject: '1 job that fits you' });
  expect(mailsTo(me)[1]?.text).toContain(late.jobCode);
  expect(mailsTo(me)[1]?.text).not.toContain(two.jobCode);
  on(2);
  expect(await mailSummaries(deps)).toBe(0);
});

it('has five at a time, the best first', async () => {
  const { me, job } = await wanting('Pottery');
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].entries())
    await job(title, { companyName: `Kiln ${index}`, skills: index < 2 ? ['Pottery', 'Glazing'] : ['Pottery'] });
  await mailSummaries(deps);
  const titles = () =>
    mailsTo(me).map(({ text }) => [...text.matchAll(/^- (\w+),/gm)].map(([, title]) => title).sort());
  expect(titles()).toEqual([['Five', 'Four', 'Seven', 'Six', 'Three']]);
  on(1);
  await mailSummaries(deps);
  expect(titles()[1]).toEqual(['One', 'Two']);
});

it('comes on Mondays where the week is chosen, and stands in the one mail of the morning with all else', async () => {
  const { me, job } = await wanting('Brewing', 'weekly');
  const found = await job('Tea Brewer');
  await call('saveSearch', me, { body: { name: 'Brewers', query: { q: ['brewer'] }, daily: true } });
  expect(await mailSummaries(deps)).toBe(0);
  on(1);
  const late = await job('Kombucha Brewer', { createdAt: new Date(SUNDAY.getTime() + DAY / 2) });
  const says = { jobTitle: 'Tea Brewer', companyName: 'Nilgiri Looms', lastDay: '2026-11-27', days: 3 };
  await deps.db.transaction((tx) =>
    tell(tx, [{ to: me.accountId, kind: 'saved_job_closes', says, jobId: found.id, at: deps.now() }]),
  );
  expect(await mailSummaries(deps)).toBe(1);
  await mailSearches(deps);
  expect(mailsTo(me)).toMatchObject([
    { subject: '2 notifications and 1 job that fits you', optional: { kind: 'digest' } },
  ]);
  const text = mailsTo(me)[0]?.text ?? '';
  expect(text).toContain('What’s new for you on Avsar:');
  const order = ['A saved job closes', 'Brewers: 1 new job', 'Jobs that fit you\n', 'See all notifications'];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(order.filter((part) => !text.includes(part))).toEqual([]);
  expect(text).toContain(late.jobCode);
});

it('leaves saved searches their own mail when no job is new, and mails nobody without skills or a confirmed address', async () => {
  const { me, job } = await wanting('Singing');
  await job('Singer');
  await mailSummaries(deps);
  await call('saveSearch', me, { body: { name: 'Singers', query: { q: ['singer'] }, daily: true } });
  const strangers = [await wanting('Singing'), await wanting('Singing')];
  const [unconfirmed, blocked] = strangers.map(({ me: { accountId } }) => accountId);
  await deps.db
    .update(accounts)
    .set({ emailConfirmedAt: null })
    .where(eq(accounts.id, unconfirmed ?? ''));
  await deps.db
    .update(accounts)
    .set({ status: 'Block' })
    .where(eq(accounts.id, blocked ?? ''));
  const blank = await aPersonWith(deps.db, []);
  await choose(blank, { best_jobs: { mail: 'daily' } });
  on(1);
  expect(await mailSummaries(deps)).toBe(0);
  // Jobs withheld so far are sent once the candidate's address is confirmed.
  await deps.db
    .update(accounts)
    .set({ emailConfirmedAt: SUNDAY })
    .where(eq(accounts.id, unconfirmed ?? ''));
  expect(await mailSummaries(deps)).toBe(1);
  expect(mailsTo(me)).toHaveLength(1);
});

it('mails nothing twice when two servers do it at once, or a run is cut off and done again', async () => {
  const { me, job } = await wanting('Beekeeping');
  for (let index = 0; index < 8; index += 1)
    await job(`Beekeeper ${'ABCDEFGH'[index]}`, { companyName: `Hive ${index}` });
  const queue: typeof deps.queue = {
    ...deps.queue,
    send: async () => {
      throw new Error('cut off');
    },
  };
  expect(await mailSummaries({ ...deps, queue })).toBe(0);
  const sent = await Promise.all([mailSummaries(deps), mailSummaries(deps), mailSummaries(deps)]);
  expect(sent.toSorted()).toEqual([0, 0, 1]);
  expect(mailsTo(me)).toHaveLength(1);
  expect(mailsTo(me)[0]?.text.match(/^- Beekeeper/gm)).toHaveLength(5);
});

it('names a job that has closed since in no later mail', async () => {
  const { me, job } = await wanting('Basketry');
  const closed = await job('Basket Maker');
  await deps.db.update(jobs).set({ status: 'Closed' }).where(eq(jobs.id, closed.id));
  expect(await mailSummaries(deps)).toBe(0);
  expect(mailsTo(me)).toEqual([]);
});

const database = testDatabase({ ofItsOwn: true });

it('who wants it is found by an index, in its order', async () => {
  const which = {
    kind: 'best_jobs',
    mail: 'daily',
    after: '01a2083d-8827-7abf-bb70-85f28a54e06f',
    limit: 500,
  } as const;
  const [plan = ''] = await plansOf(database.pool, (db) => findMailChoosers(db, which));
  expect(plan).toMatch(/notification_settings_mail_idx/);
  expect(plan).not.toMatch(/\bSort\b/);
});
