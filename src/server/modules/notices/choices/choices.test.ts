import { expect, it } from 'vitest';
import { NOTICE_KIND_NAMES, NOTICE_KINDS } from '#contract/notice-kinds.ts';
import {
  channelsOf,
  inAvsarIsFixed,
  isOfReader,
  mailChoicesOf,
  NOTIFICATION_KIND_NAMES,
  notificationKindsOf,
} from '#contract/notification-kinds.ts';
import type { NotificationChanges } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import { notificationSettings } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { tell } from '../tell.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const AT = new Date('2026-11-24T05:00:00Z');
const SAYS = { jobTitle: 'Data Analyst', companyName: 'Nilgiri Systems' };

const get = async (caller: Member) => (await call('getNotifications', {}, caller, metaFrom())).body;
const set = async (caller: Member, body: NotificationChanges) =>
  (await call('setNotifications', { body }, caller, metaFrom())).body;
const unreadOf = async (caller: Member) => (await call('countUnreadNotices', {}, caller, metaFrom())).body.unread;

it('everything comes where it comes to all at first; a change keeps what it does not name, and is kept', async () => {
  const caller = await aCandidate(deps.db);
  expect(await get(caller)).toEqual({
    application_status: { inAvsar: true, push: false, mail: 'now' },
    interviews: { inAvsar: true, push: false, mail: 'now' },
    offers: { inAvsar: true, push: false, mail: 'now' },
    reminders: { inAvsar: true, push: false, mail: 'now' },
    recruiter_wrote: { inAvsar: true, push: false, mail: 'now' },
    application_sent: { inAvsar: null, push: null, mail: 'now' },
    promise_passed: { inAvsar: true, push: false, mail: 'daily' },
    job_changed: { inAvsar: true, push: false, mail: 'daily' },
    job_invitation: { inAvsar: true, push: false, mail: 'daily' },
    best_jobs: { inAvsar: null, push: null, mail: 'off' },
    saved_search: { inAvsar: true, push: false, mail: 'daily' },
    saved_job_closes: { inAvsar: true, push: false, mail: 'daily' },
    company_job: { inAvsar: true, push: false, mail: 'off' },
    profile_opened: { inAvsar: true, push: false, mail: null },
    report_answers: { inAvsar: true, push: false, mail: 'daily' },
    account_security: { inAvsar: null, push: null, mail: 'now' },
  });
  await set(caller, { recruiter_wrote: { mail: 'daily' }, profile_opened: { inAvsar: false } });
  expect(await set(caller, { recruiter_wrote: { inAvsar: false } })).toMatchObject({
    recruiter_wrote: { inAvsar: false, mail: 'daily' },
    profile_opened: { inAvsar: false, mail: null },
    job_invitation: { inAvsar: true, mail: 'daily' },
  });
  expect(await set(caller, { recruiter_wrote: { inAvsar: true } })).toMatchObject({
    recruiter_wrote: { inAvsar: true, mail: 'daily' },
  });
  expect(await get(await aCandidate(deps.db))).toMatchObject({ recruiter_wrote: { inAvsar: true, mail: 'now' } });
});

it('what was chosen before, and is offered no more, comes as soon as it does now', async () => {
  const caller = await aCandidate(deps.db);
  await deps.db
    .insert(notificationSettings)
    .values({ accountId: caller.accountId, kind: 'saved_search', inAvsar: false, mail: 'now' });
  expect(await get(caller)).toMatchObject({ saved_search: { inAvsar: false, mail: 'daily' } });
  expect(await get(await aRecruiter(deps.db))).toMatchObject({
    application_received: { mail: 'daily' },
    candidate_wrote: { mail: 'now' },
    answers_due: { mail: 'daily' },
  });
});

it('each side has its own kinds, administrators too', async () => {
  for (const [caller, reader] of [
    [await aCandidate(deps.db), 'candidate'],
    [await aRecruiter(deps.db), 'recruiter'],
    [await anAdmin(deps.db), 'admin'],
    [await aSuperAdmin(deps.db), 'admin'],
  ] as const) {
    expect(Object.keys(await get(caller))).toEqual(notificationKindsOf(reader));
    const foreign = NOTIFICATION_KIND_NAMES.find((kind) => !isOfReader(kind, reader)) ?? '';
    await expect(set(caller, { [foreign]: { mail: 'off' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [foreign]: 'notificationForeign' } },
    });
  }
});

it('what must come has no switch, and what is no choice is refused and changes nothing', async () => {
  const caller = await aCandidate(deps.db);
  for (const body of [
    { interviews: { mail: 'off' } },
    { interviews: { inAvsar: false } },
    { account_security: { mail: 'off' } },
    { application_sent: { inAvsar: true } },
    { application_sent: { push: true } },
    { account_security: { push: true } },
    { application_sent: { mail: 'daily' } },
    { profile_opened: { mail: 'now' } },
    { best_jobs: { mail: 'now' } },
    { best_jobs: { inAvsar: true } },
    { saved_search: { mail: 'hourly' } },
    // Its email is daily: there is no immediate one.
    { saved_search: { mail: 'now' } },
    { saved_search: { mail: null } },
    { saved_search: false },
    { saved_search: { phone: true } },
    { saved_search: { push: 'yes' } },
    { password_changed: { mail: 'off' } },
  ])
    await expect(
      call('setNotifications', { body: Object({ recruiter_wrote: { mail: 'off' }, ...body }) }, caller, metaFrom()),
      JSON.stringify(body),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await get(caller)).toMatchObject({
    recruiter_wrote: { inAvsar: true, mail: 'now' },
    interviews: { inAvsar: true, mail: 'now' },
  });
});

it('every kind of notice has its line, with its reader', () => {
  for (const kind of NOTICE_KIND_NAMES) {
    const { by, to } = NOTICE_KINDS[kind];
    expect(isOfReader(by, to), kind).toBe(true);
    expect(channelsOf(by).inAvsar, kind).toBe(true);
  }
});

it.each(NOTIFICATION_KIND_NAMES)('%s comes nowhere by a choice only where it may be chosen', (kind) => {
  const nowhere = channelsOf(kind, { inAvsar: false, push: false, mail: 'off' });
  expect(nowhere.inAvsar === false).toBe(!inAvsarIsFixed(kind));
  expect(nowhere.mail === 'off').toBe(mailChoicesOf(kind).length > 0);
});

it('a notice that is not wanted in Avsar is not told there, and waits for its mail alone when one is wanted', async () => {
  const caller = await aCandidate(deps.db);
  const say = () =>
    deps.db.transaction((tx) => tell(tx, [{ to: caller.accountId, kind: 'company_job', says: SAYS, at: AT }]));
  await set(caller, { company_job: { inAvsar: false } });
  await say();
  expect(await noticesOf(deps.db, caller.accountId)).toEqual([]);
  await set(caller, { company_job: { mail: 'weekly' } });
  await say();
  expect(await noticesOf(deps.db, caller.accountId)).toMatchObject([{ inAvsar: false, mailWith: 'weekly' }]);
  expect(await unreadOf(caller)).toBe(0);
  expect((await call('listNotices', { query: {} }, caller, metaFrom())).body.items).toEqual([]);
  const [hidden] = await noticesOf(deps.db, caller.accountId);
  await expect(
    call('markNotice', { params: { id: hidden?.id ?? '' }, body: { read: true } }, caller, metaFrom()),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await set(caller, { company_job: { inAvsar: true } });
  await say();
  expect(await unreadOf(caller)).toBe(1);
});

it('what is counted together ends where a choice sends it elsewhere', async () => {
  const [caller, candidate] = [await aRecruiter(deps.db), await aCandidate(deps.db)];
  const job = await aJob(deps.db, { recruiterId: caller.accountId });
  const application = await anApplication(deps.db, job, candidate);
  const about = { jobId: job.id, applicationId: application.id, at: AT };
  const say = () =>
    deps.db.transaction((tx) =>
      tell(tx, [{ ...about, to: caller.accountId, kind: 'message_from_candidate', says: { jobTitle: job.title } }]),
    );
  await say();
  await set(caller, { candidate_wrote: { inAvsar: false, mail: 'daily' } });
  await say();
  await say();
  const told = (await noticesOf(deps.db, caller.accountId)).map((one) => [one.inAvsar, one.told]);
  expect(told).toEqual([
    [true, 1],
    [false, 2],
  ]);
});

it('what waits for a mail follows the choice', async () => {
  const caller = await aCandidate(deps.db);
  const waiting = async () => (await noticesOf(deps.db, caller.accountId)).map(({ mailWith }) => mailWith);
  await deps.db.transaction((tx) =>
    tell(tx, [
      { to: caller.accountId, kind: 'saved_job_closes', says: { ...SAYS, lastDay: '2026-11-27', days: 3 }, at: AT },
      { to: caller.accountId, kind: 'offer_made', says: { ...SAYS, lastDay: '2026-11-27' }, at: AT },
      { to: caller.accountId, kind: 'interview_soon', says: { ...SAYS, startsAt: AT.toISOString() }, at: AT },
    ]),
  );
  // An offer has a separate, immediate email; a reminder has none but this.
  expect((await waiting()).toSorted()).toEqual(['daily', 'now', null]);
  await set(caller, { saved_job_closes: { mail: 'weekly' } });
  expect((await waiting()).toSorted()).toEqual(['now', null, 'weekly']);
  await set(caller, { saved_job_closes: { mail: 'off' }, reminders: { mail: 'off' } });
  expect(await waiting()).toEqual([null, null, null]);
});
