import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { NotificationChanges } from '#contract/own-account.ts';
import type { CandidateCaller, Member } from '#server/caller.ts';
import type { BeforeAnswer } from '#server/database/schema/applications.ts';
import { accounts, heldAnswers, interviews, notices } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { mailSearches } from '#server/modules/jobs/public.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { findMailReaders, type NewNotice, tell } from '#server/modules/notices/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { plansOf } from '#tests/support/query-plans.ts';
import { mailNotices, mailSummaries } from './mail-notices.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const SUNDAY = new Date('2026-11-22T02:30:00Z');
const MONDAY = new Date('2026-11-23T02:30:00Z');
const TUESDAY = new Date('2026-11-24T02:30:00Z');
const JOB = { jobTitle: 'Data Analyst', companyName: 'Nilgiri Systems' };

const choose = (caller: Member, body: NotificationChanges) => call('setNotifications', { body }, caller, metaFrom());
const tellAll = (told: readonly NewNotice[]) => deps.db.transaction((tx) => tell(tx, told));
const closing = ({ accountId: to }: Member, jobId: string): NewNotice => ({
  to,
  kind: 'saved_job_closes',
  says: { ...JOB, lastDay: '2026-11-27', days: 3 },
  jobId,
  at: deps.now(),
});
const subjects = () => deps.mails.map(({ subject }) => subject);
/** An interview of the candidate, and the notice that reminds of it. */
const reminded = async (me: CandidateCaller, startsAt: string) => {
  const application = await anApplication(deps.db, await aJobOf(), me);
  const [interview] = await deps.db
    .insert(interviews)
    .values({
      ...{ applicationId: application.id, scheduleId: application.id, startsAt: new Date(startsAt) },
      ...{ location: 'Pune', contactNo: '9876543210', scheduledBy: 'Meera Iyer' },
    })
    .returning();
  if (!interview) throw new Error('The interview was not inserted.');
  const notice: NewNotice = {
    ...{ to: me.accountId, kind: 'interview_soon', applicationId: application.id, recordId: interview.id, at: SUNDAY },
    says: { ...JOB, startsAt },
  };
  return { interview, notice };
};
const aJobOf = async () => aJob(deps.db, { recruiterId: (await aRecruiter(deps.db)).accountId });

beforeEach(async () => {
  deps.clock.at = SUNDAY;
  await deps.db.delete(notices);
});

it('one mail a person has what came since the last one, each line with its way, and nothing that was read', async () => {
  const [me, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
  const [one, two, read] = [await aJobOf(), await aJobOf(), await aJobOf()];
  await choose(me, { company_job: { mail: 'daily' } });
  const company = { to: me.accountId, kind: 'company_job', says: JOB, jobId: two.id, at: SUNDAY } as const;
  await tellAll([closing(me, read.id)]);
  await call('readNotices', { body: {} }, me, metaFrom());
  await tellAll([closing(me, one.id), company, closing(other, one.id)]);

  expect(await mailSummaries(deps)).toBe(2);
  const mine = deps.mails.find(({ optional }) => optional?.accountId === me.accountId);
  expect(mine).toMatchObject({ subject: '2 notifications from Avsar', optional: { kind: 'digest' } });
  const publicUrl = deps.settings.publicUrl;
  expect(mine?.text).toContain('A saved job closes in 3 days: Data Analyst, Nilgiri Systems');
  expect(mine?.text).toContain(`${publicUrl}/jobs/${one.id}`);
  expect(mine?.text).toContain('New job at Nilgiri Systems: Data Analyst');
  expect(mine?.text).toContain(`${publicUrl}/jobs/${two.id}`);
  expect(mine?.text).toContain(`${publicUrl}/candidate-dashboard/notices`);
  expect(mine?.text).not.toContain(read.id);
  expect(mine?.text).not.toMatch(/<\/?b>/);
  // In the reader's language, which is determined at sending.
  expect(mine?.translations?.hi?.subject).toBe('Avsar से 2 सूचनाएँ');
  expect(mine?.translations?.hi?.text).toContain(`${publicUrl}/hi/jobs/${one.id}`);
  // They stay unread, and are emailed once.
  expect((await call('countUnreadNotices', {}, me, metaFrom())).body.unread).toBe(2);
  deps.clock.at = TUESDAY;
  expect(await mailSummaries(deps)).toBe(0);
  expect(deps.mails).toHaveLength(2);
});

it('what is new of saved searches stands in the same mail, and comes in no second one that morning', async () => {
  const [me, alone, weekly] = [await aCandidate(deps.db), await aCandidate(deps.db), await aCandidate(deps.db)];
  deps.clock.at = new Date('2026-11-21T05:00:00Z');
  for (const one of [me, alone, weekly])
    await call('saveSearch', { body: { name: 'Weavers', query: { q: ['weaver'] }, daily: true } }, one, metaFrom());
  await choose(weekly, { saved_search: { mail: 'weekly' } });
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const createdAt = new Date('2026-11-21T06:00:00Z');
  const { jobCode } = await aJob(deps.db, { recruiterId, title: 'Carpet Weaver', createdAt });
  deps.clock.at = SUNDAY;
  const saved = await aJobOf();
  await tellAll([closing(me, saved.id), closing(weekly, saved.id)]);

  expect(await mailSummaries(deps)).toBe(2);
  const to = ({ accountId }: Member) => deps.mails.filter(({ optional }) => optional?.accountId === accountId);
  expect(to(me)).toMatchObject([{ subject: '2 notifications from Avsar', optional: { kind: 'digest' } }]);
  expect(to(me)[0]?.text).toContain('A saved job closes in 3 days');
  expect(to(me)[0]?.text).toContain('Weavers: 1 new job\n- Carpet Weaver, ');
  expect(to(me)[0]?.text).toContain(`/jobs/${jobCode}/carpet-weaver`);
  expect(to(weekly)[0]?.text).not.toContain('Carpet Weaver');
  await mailSearches(deps);
  expect(to(me)).toHaveLength(1);
  expect(to(alone)).toMatchObject([{ subject: '1 new job: Weavers', optional: { kind: 'saved_search' } }]);
  expect(await noticesOf(deps.db, me.accountId)).toMatchObject([
    { kind: 'saved_job_closes' },
    { kind: 'saved_search' },
  ]);
});

it('what a recruiter wrote with an invitation stands beside it, in one line', async () => {
  const me = await aCandidate(deps.db);
  const says = { ...JOB, words: 'We liked\nyour projects.' };
  await tellAll([{ to: me.accountId, kind: 'job_invitation', says, at: SUNDAY }]);
  expect(await mailSummaries(deps)).toBe(1);
  expect(deps.mails[0]?.text).toContain('“We liked your projects.”');
});

it('what is gathered for the week comes on Mondays, with what is gathered for the day in one mail', async () => {
  const me = await aRecruiter(deps.db);
  const job = await aJob(deps.db, { recruiterId: me.accountId });
  await choose(me, { application_received: { mail: 'weekly' } });
  const applied = {
    kind: 'application_received',
    says: { jobTitle: job.title, jobCode: job.jobCode },
    jobId: job.id,
    at: SUNDAY,
  } as const;
  const ends: NewNotice = {
    to: me.accountId,
    kind: 'job_ends',
    says: { jobTitle: job.title, lastDay: '2026-11-27', days: 3 },
    jobId: job.id,
    at: SUNDAY,
  };
  await tellAll([
    { to: me.accountId, ...applied },
    { to: me.accountId, ...applied },
  ]);
  expect(await mailSummaries(deps)).toBe(0);
  await tellAll([ends]);
  deps.clock.at = MONDAY;
  expect(await mailSummaries(deps)).toBe(1);
  const [mail] = deps.mails;
  expect(mail?.subject).toBe('2 notifications from Avsar');
  expect(mail?.text).toContain('2 new applications for Software Engineer');
  expect(mail?.text).toContain(`/recruiter-maindashboards/applications?jobId=${job.jobCode}`);
  expect(mail?.text).toContain('Your job ends in 3 days');

  // Events added meanwhile to the same notice are emailed a week later, separately.
  deps.clock.at = TUESDAY;
  const candidate = await aCandidate(deps.db);
  const application = await anApplication(deps.db, job, candidate);
  await tellAll([{ to: me.accountId, ...applied, applicationId: application.id }]);
  expect(await noticesOf(deps.db, me.accountId)).toMatchObject([{ told: 3, mailed: 2 }, { kind: 'job_ends' }]);
  deps.clock.at = new Date(MONDAY.getTime() + 7 * 86_400_000);
  await mailSummaries(deps);
  expect(subjects()[1]).toBe('A candidate applied for Software Engineer');
});

it('who wants it at once is mailed within minutes, of each kind by itself; what was read first is not mailed', async () => {
  const me = await aCandidate(deps.db);
  const { notice: soon } = await reminded(me, '2026-11-22T06:00:00.000Z');
  await choose(me, { saved_job_closes: { mail: 'now' } });
  await tellAll([soon, closing(me, (await aJobOf()).id)]);
  expect(await mailSummaries(deps)).toBe(0);
  expect(await mailNotices(deps)).toBe(2);
  expect(subjects().toSorted()).toEqual([
    'A saved job closes in 3 days: Data Analyst, Nilgiri Systems',
    'Interview at 11:30 am: Data Analyst, Nilgiri Systems',
  ]);
  expect(deps.mails.map(({ optional }) => optional?.kind).toSorted()).toEqual(['reminders', 'saved_job_closes']);
  await tellAll([soon]);
  await call('readNotices', { body: {} }, me, metaFrom());
  expect(await mailNotices(deps)).toBe(0);
});

it('a reminder names only the time of its interview, and is not mailed once that has begun', async () => {
  const me = await aCandidate(deps.db);
  const begin = SUNDAY.getTime() + 120_000;
  await tellAll([(await reminded(me, new Date(begin).toISOString())).notice]);
  deps.clock.at = new Date(begin);
  expect(await mailNotices(deps)).toBe(0);
  deps.clock.at = SUNDAY;
  expect(await mailNotices(deps)).toBe(0);
  await tellAll([(await reminded(me, '2026-11-22T06:00:00.000Z')).notice]);
  expect(await mailNotices(deps)).toBe(1);
  expect(deps.mails[0]?.text.match(/\d{1,2}:\d\d [ap]m/g)).toEqual(['11:30 am']);
  expect(deps.mails[0]?.text).not.toMatch(/^- .*, *$/m);
});

const setInterview =
  (changes: Partial<typeof interviews.$inferInsert>) => (interview: typeof interviews.$inferSelect) =>
    deps.db.update(interviews).set(changes).where(eq(interviews.id, interview.id));

it.each([
  ['is cancelled', setInterview({ status: 'Cancelled' })],
  ['is rejected', setInterview({ status: 'Rejected' })],
  ['is moved', setInterview({ startsAt: new Date('2026-11-22T07:00:00Z') })],
  [
    'has an answer that its candidate does not see yet',
    ({ applicationId }) =>
      deps.db.insert(heldAnswers).values({ applicationId, before: {} as BeforeAnswer, undoUntil: SUNDAY }),
  ],
] satisfies [string, (interview: typeof interviews.$inferSelect) => PromiseLike<unknown>][])(
  'a reminder is not mailed when its interview %s in the meantime',
  async (_, change) => {
    const [me, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
    const mine = await reminded(me, '2026-11-22T06:00:00.000Z');
    await tellAll([mine.notice, (await reminded(other, '2026-11-22T06:00:00.000Z')).notice]);
    await change(mine.interview);
    expect(await mailNotices(deps)).toBe(1);
    expect(deps.mails[0]?.optional?.accountId).toBe(other.accountId);
  },
);

it('nothing is lost or doubled when a run is cut off, and one person’s trouble keeps nobody else’s mail', async () => {
  const people = [await aCandidate(deps.db), await aCandidate(deps.db), await aCandidate(deps.db)];
  const job = await aJobOf();
  await tellAll(people.map((one) => closing(one, job.id)));
  let left = 1;
  const queue: typeof deps.queue = {
    ...deps.queue,
    send: async (...args) => {
      await deps.queue.send(...args);
      left -= 1;
      // Fails between queueing the email and the commit.
      if (left < 0) {
        deps.mails.pop();
        throw new Error('cut off');
      }
    },
  };
  expect(await mailSummaries({ ...deps, queue })).toBe(1);
  const again = await Promise.all([mailSummaries(deps), mailSummaries(deps)]);
  expect(again[0] + again[1]).toBe(2);
  expect(deps.mails.map(({ optional }) => optional?.accountId).toSorted()).toEqual(
    people.map(({ accountId }) => accountId).toSorted(),
  );
});

it('administrators get theirs too, and whoever is shut out by then gets none', async () => {
  const [admin, blocked] = [await anAdmin(deps.db), await aCandidate(deps.db)];
  const says = { enquiryKind: 'mentee' } as const;
  await tellAll([{ to: admin.accountId, kind: 'enquiry', says, at: SUNDAY }, closing(blocked, (await aJobOf()).id)]);
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, blocked.accountId));
  await mailSummaries(deps);
  const prepared = await Promise.all(deps.mails.map((mail) => prepareMail(deps, mail)));
  const sent = prepared.filter((mail) => mail !== undefined).map(({ text }) => text);
  expect(sent).toEqual([expect.stringContaining('/admin-dashboard/mentees')]);
});

const database = testDatabase({ ofItsOwn: true });

it('who waits among a million is found by an index, in its order', async () => {
  const which = { mailWith: 'daily', after: '01a2083d-8827-7abf-bb70-85f28a54e06f', limit: 500 } as const;
  const [plan = ''] = await plansOf(database.pool, (db) => findMailReaders(db, which));
  expect(plan).toMatch(/notices_mail_idx/);
  expect(plan).not.toMatch(/\bSort\b/);
});
