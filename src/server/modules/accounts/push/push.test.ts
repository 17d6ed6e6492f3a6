import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Member } from '#server/caller.ts';
import { pushSubscriptions, sessions } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { aBrowser, aSignedIn } from '#tests/support/pushes.ts';
import { isPushServer } from './devices.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const add = (caller: Member, body = aBrowser()) => call('addPush', { body }, caller, metaFrom());
const pushed = async (caller: Member) =>
  (await call('listSessions', {}, caller, metaFrom())).body.map(({ current, push }) => [current, push]);
const signedIn = () => aSignedIn(deps, aCandidate(deps.db));

it('a device is pushed to from a click until another one, and says so among the devices', async () => {
  const me = await signedIn();
  const elsewhere = await aSignedIn(deps, Promise.resolve(me));
  expect((await call('getAccount', {}, me, metaFrom())).body.pushKey).toBe(deps.settings.push?.publicKey);
  expect(await pushed(me)).toEqual([
    [true, false],
    [false, false],
  ]);
  await add(me);
  // Repeated, as after a change of the browser's keys.
  await add(me);
  expect(await pushed(me)).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await pushed(elsewhere)).toEqual([
    [true, false],
    [false, true],
  ]);
  await call('removePush', {}, elsewhere, metaFrom());
  expect(await pushed(me)).toContainEqual([true, true]);
  await call('removePush', {}, me, metaFrom());
  await call('removePush', {}, me, metaFrom());
  expect(await pushed(me)).not.toContainEqual([true, true]);
});

it('it ends with the session, and goes to whoever signs in on the browser next', async () => {
  const [me, next] = [await signedIn(), await signedIn()];
  const browser = aBrowser();
  await add(me, browser);
  await add(next, browser);
  const owners = await deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, browser.endpoint));
  expect(owners).toMatchObject([{ accountId: next.accountId, sessionId: next.sessionId }]);
  await deps.db.delete(sessions).where(eq(sessions.id, next.sessionId));
  expect(
    await deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, browser.endpoint)),
  ).toEqual([]);
});

it('ten devices of an account are pushed to and no more, even when two ask at the same moment', async () => {
  const me = await signedIn();
  for (let device = 1; device < 10; device += 1) await add(await aSignedIn(deps, Promise.resolve(me)));
  const two = await Promise.all([1, 2].map(() => aSignedIn(deps, Promise.resolve(me))));
  const outcomes = await Promise.allSettled(two.map((one) => add(one)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'INVALID_INPUT', details: { fields: { endpoint: { code: 'pushDevices' } } } },
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://someone@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example.in/x', false],
  ['https://evilpush.apple.com.example.in/x', false],
  ['https://notpush.apple.com/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://10.0.0.5/x', false],
  ['http://127.0.0.1:9/x', false],
  ['https://localhost/x', false],
  ['ftp://fcm.googleapis.com/x', false],
])('of a portal that others can reach %s is a push server: %s', (address, is) => {
  expect(isPushServer(address, { ...deps.settings, loopback: false })).toBe(is);
});

it('a portal of one machine pushes to that machine too, and to no other', async () => {
  for (const address of ['http://127.0.0.1:9/x', 'http://localhost:9/x', 'https://[::1]/x'])
    expect(isPushServer(address, deps.settings), address).toBe(true);
  for (const address of ['http://127.0.0.1.example.in/x', 'http://10.0.0.5/x'])
    expect(isPushServer(address, deps.settings), address).toBe(false);
  const me = await signedIn();
  const good = aBrowser();
  for (const bad of [
    { ...good, endpoint: 'https://push.example.in/x' },
    { ...good, endpoint: 'not an address' },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, p256dh: good.keys.auth } },
  ])
    await expect(add(me, bad), bad.endpoint).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await pushed(me)).toEqual([[true, false]]);
});
