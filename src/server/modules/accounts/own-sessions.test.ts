import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { sessions } from '#server/database/schema/sessions.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { findCaller } from './find-caller.ts';
import { startSession } from './start-session.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const signIn = async (email: string, userAgent = 'a test') => {
  const meta = { ...metaFrom(), userAgent };
  const { token } = (await call('signInCandidate', { body: { email, password: PASSWORD } }, VISITOR, meta)).body;
  const caller = await findCaller(deps, token);
  if (!caller) throw new Error('The session is not open.');
  return { token, caller };
};
const aPerson = async () => {
  const { email } = (await call('registerCandidate', { body: candidateForm() }, VISITOR, metaFrom())).body.userData;
  return { email, ...(await signIn(email)) };
};
type Caller = Awaited<ReturnType<typeof signIn>>['caller'];
const list = async (caller: Caller) => (await call('listSessions', {}, caller, metaFrom())).body;
const end = (caller: Caller, id: string) => call('endSession', { params: { id } }, caller, metaFrom());

it('lists where the account is signed in, this session first, by browser and device', async () => {
  const { email, caller } = await aPerson();
  const phone = await signIn(email, PHONE);
  expect(await list(caller)).toMatchObject([
    { _id: caller.sessionId, current: true, browser: '', device: '' },
    { _id: phone.caller.sessionId, current: false, browser: 'Chrome', device: 'Android' },
  ]);
  expect((await list(phone.caller)).map(({ current }) => current)).toEqual([true, false]);
});

it('excludes other people’s sessions and ended ones', async () => {
  const { caller } = await aPerson();
  await aPerson();
  expect(await list(caller)).toHaveLength(1);
  await deps.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.accountId, caller.accountId));
  expect(await list(caller)).toEqual([]);

  const admin = await anAdmin(deps.db);
  const account = { id: admin.accountId, kind: 'admin', email: 'admin@example.in' } as const;
  await startSession(deps, metaFrom(), account);
  expect(await list(admin)).toHaveLength(1);
  deps.clock.at = new Date(Date.now() + 31 * 60_000);
  expect(await list(admin)).toEqual([]);
});

it('an ended session stops working, and the others remain', async () => {
  const { email, caller, token } = await aPerson();
  const [phone, desk] = [await signIn(email), await signIn(email)];
  expect((await end(caller, phone.caller.sessionId)).body.message).toBeTruthy();
  expect(await findCaller(deps, phone.token)).toBeUndefined();
  expect(await findCaller(deps, desk.token)).toBeDefined();
  expect(await findCaller(deps, token)).toBeDefined();
  await expect(end(caller, phone.caller.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('someone else’s session is answered like a missing one, and remains', async () => {
  const { caller } = await aPerson();
  const other = await aPerson();
  await expect(end(caller, other.caller.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await findCaller(deps, other.token)).toBeDefined();
});

it('signing out everywhere else keeps this session and other people’s', async () => {
  const { email, caller, token } = await aPerson();
  const elsewhere = [await signIn(email), await signIn(email)];
  const other = await aPerson();
  const { body } = await call('endOtherSessions', {}, caller, metaFrom());
  expect(body).toMatchObject({ ended: 2 });
  for (const one of elsewhere) expect(await findCaller(deps, one.token)).toBeUndefined();
  expect(await findCaller(deps, token)).toBeDefined();
  expect(await findCaller(deps, other.token)).toBeDefined();
  expect((await call('endOtherSessions', {}, caller, metaFrom())).body).toMatchObject({ ended: 0 });
});
