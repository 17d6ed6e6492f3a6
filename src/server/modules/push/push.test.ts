import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotificationChanges } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { accounts, notices, pushSubscriptions, sessions } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { aBrowser, aSignedIn, openPushServer } from '#tests/support/pushes.ts';
import { pushNotices } from './push-notices.ts';
import { sendPush } from './send-push.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const NOON = new Date('2026-11-24T06:30:00Z');
const JOB = { jobTitle: 'Data Analyst', companyName: 'Nilgiri Systems' };

let server: Awaited<ReturnType<typeof openPushServer>>;
beforeAll(async () => {
  server = await openPushServer();
});
afterAll(() => server.close());

/** Push messages queued since the test began. */
const queued: QueueJobs['push'][] = [];
const queue: typeof deps.queue = {
  ...deps.queue,
  send: async (_executor, name, data) => {
    if (name === 'push') queued.push(data as QueueJobs['push']);
  },
};
const run = () => pushNotices({ ...deps, queue });

beforeEach(async () => {
  deps.clock.at = NOON;
  queued.length = 0;
  server.messages.length = 0;
  server.answerWith({ status: 201 });
  await deps.db.delete(notices);
  await deps.db.delete(pushSubscriptions);
});

const ALL: NotificationChanges = { offers: { push: true }, reminders: { push: true }, recruiter_wrote: { push: true } };
/** A candidate with a push device. */
const aReader = async (body = server.browser, choices = ALL) => {
  const me = await aSignedIn(deps, aCandidate(deps.db));
  await call('addPush', { body }, me, metaFrom());
  await call('setNotifications', { body: choices }, me, metaFrom());
  return me;
};
const offer = ({ accountId: to }: Member, at = deps.now()): NewNotice => ({
  to,
  kind: 'offer_made',
  says: { ...JOB, lastDay: '2026-11-27' },
  at,
});
const tellAll = (...told: NewNotice[]) => deps.db.transaction((tx) => tell(tx, told));
const subscriptionsOf = ({ accountId }: Member) =>
  deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));

it('a device gets the kind of news and the job, which only its browser can read, in the reader’s language', async () => {
  const me = await aReader();
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  const application = await anApplication(deps.db, await aJob(deps.db, { recruiterId }), me);
  await call('changeLanguage', { body: { language: 'hi' } }, me, metaFrom());
  await tellAll({
    to: me.accountId,
    kind: 'message_from_company',
    says: JOB,
    applicationId: application.id,
    at: NOON,
  });
  expect(await run()).toBe(1);
  for (const one of queued) await sendPush(deps, one);
  const [{ message, headers } = { message: {}, headers: {} }] = server.messages;
  expect(message).toEqual({
    title: 'रिक्रूटर के मैसेज',
    body: 'Data Analyst',
    path: `/hi/candidate-dashboard/messages?conversation=${application.id}`,
    tag: expect.any(String),
  });
  expect(headers).toMatchObject({
    ttl: '43200',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringContaining(`k=${deps.settings.push?.publicKey}`),
  });
  // Only once, also in a repeated run.
  expect(await run()).toBe(0);
});

it('nothing is pushed until it is wanted, nor what was read first, nor where nobody is signed in any more', async () => {
  const unasked = await aReader(aBrowser(), {});
  await tellAll(offer(unasked));
  expect(await run()).toBe(0);
  const read = await aReader(aBrowser());
  await tellAll(offer(read));
  await call('readNotices', { body: {} }, read, metaFrom());
  expect(await run()).toBe(0);
  await tellAll(offer(read));
  await call('setNotifications', { body: { offers: { push: false } } }, read, metaFrom());
  expect(await run()).toBe(0);
  const [ended, blocked] = [await aReader(aBrowser()), await aReader(aBrowser())];
  await tellAll(offer(ended), offer(blocked));
  await deps.db.update(sessions).set({ expiresAt: NOON }).where(eq(sessions.id, ended.sessionId));
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, blocked.accountId));
  expect(await run()).toBe(0);
});

it.each([
  ['2026-11-24T02:29:00Z', '2026-11-24T02:30:00Z'],
  ['2026-11-24T15:29:00Z', '2026-11-24T15:29:00Z'],
  ['2026-11-24T15:30:00Z', '2026-11-25T02:30:00Z'],
  ['2026-11-24T19:00:00Z', '2026-11-25T02:30:00Z'],
])('what comes at %s is pushed at %s, but an interview’s reminder at once', async (told, due) => {
  const me = await aReader();
  deps.clock.at = new Date(told);
  await deps.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });
  const startsAt = new Date(deps.clock.at.getTime() + 3_600_000).toISOString();
  await tellAll(offer(me), { to: me.accountId, kind: 'interview_soon', says: { ...JOB, startsAt }, at: deps.clock.at });
  expect(await run()).toBe(told === due ? 2 : 1);
  expect(queued.map(({ message }) => message.title)).toContain('Reminders');
  deps.clock.at = new Date(new Date(due).getTime() - 1_000);
  expect(await run()).toBe(0);
  deps.clock.at = new Date(due);
  expect(await run()).toBe(told === due ? 0 : 1);
});

it.each([404, 410])('a browser that has taken its subscription back, which %s says, is forgotten', async (status) => {
  const me = await aReader();
  server.answerWith({ status });
  await tellAll(offer(me));
  await run();
  for (const one of queued) await sendPush(deps, one);
  expect(await subscriptionsOf(me)).toEqual([]);
  // Messages still queued for it are dropped.
  for (const one of queued) await sendPush(deps, one);
  expect(server.messages).toHaveLength(1);
});

it('what a push server refuses is given up, what it cannot take now is tried again, and no redirect is followed', async () => {
  const me = await aReader();
  await tellAll(offer(me));
  await run();
  const [one] = queued;
  if (!one) throw new Error('Nothing was queued.');
  for (const status of [400, 413]) {
    server.answerWith({ status });
    await sendPush(deps, one);
  }
  for (const status of [429, 500, 503]) {
    server.answerWith({ status });
    await expect(sendPush(deps, one)).rejects.toThrow(String(status));
  }
  const elsewhere = await openPushServer();
  server.answerWith({ status: 307, location: elsewhere.browser.endpoint });
  await sendPush(deps, one);
  expect(elsewhere.messages).toEqual([]);
  elsewhere.close();
  expect(await subscriptionsOf(me)).toHaveLength(1);
});

it('a push server that does not answer is waited for five seconds', { timeout: 15_000 }, async () => {
  const me = await aReader();
  await tellAll(offer(me));
  await run();
  const [one] = queued;
  if (!one) throw new Error('Nothing was queued.');
  server.answerWith('silent');
  const begun = performance.now();
  await expect(sendPush(deps, one)).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(8_000);
});
