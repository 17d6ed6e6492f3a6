import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { sessions } from '#server/database/schema/sessions.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { findCaller } from './find-caller.ts';
import { hashPassword } from './passwords.ts';
import { sendResetLink } from './reset-password.ts';
import { sendConfirmLink } from './send-confirm-link.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const NEW = 'Banyan shade, 9 bells';

const signIn = async (email: string, password = PASSWORD) => {
  const { token } = (await call('signInCandidate', { body: { email, password } }, VISITOR, metaFrom())).body;
  const caller = await findCaller(deps, token);
  if (!caller) throw new Error('The session is not open.');
  return { token, caller };
};
const aPerson = async () => {
  const { email } = (await call('registerCandidate', { body: candidateForm() }, VISITOR, metaFrom())).body.userData;
  return { email, ...(await signIn(email)) };
};
type Caller = Awaited<ReturnType<typeof signIn>>['caller'];
const change = (caller: Caller, currentPassword: string, password = NEW) =>
  call('changePassword', { body: { currentPassword, password } }, caller, metaFrom());
const refusedAt = (field: string) => ({ code: 'INVALID_INPUT', details: { fields: { [field]: expect.anything() } } });

it('a new password works, ends all other sessions and is reported by email', async () => {
  const { email, caller, token } = await aPerson();
  const elsewhere = await signIn(email);
  deps.mails.length = 0;
  expect((await change(caller, PASSWORD)).body.message).toContain('Your password has been changed.');
  expect(await findCaller(deps, token)).toMatchObject({ sessionId: caller.sessionId });
  expect(await findCaller(deps, elsewhere.token)).toBeUndefined();
  await expect(signIn(email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect((await signIn(email, NEW)).token).toBeTruthy();
  expect(deps.mails).toMatchObject([{ to: email, subject: 'Your Avsar password was changed' }]);
  expect(deps.mails[0]?.optional).toBeUndefined();
});

it('earlier emailed links stop working, for passwords and addresses', async () => {
  const { email, caller } = await aPerson();
  const links: string[] = [];
  const deliver = async ({ text }: { text: string }) => {
    links.push(/#token=(\S+)/.exec(text)?.[1] ?? '');
  };
  await sendResetLink(deps, { kind: 'candidate', email }, deliver);
  const askedAt = new Date().toISOString();
  const wanted = { accountId: caller.accountId, email: `new.${email}`, askedAt };
  await sendConfirmLink(deps, wanted, deliver);
  await change(caller, PASSWORD);
  const [reset = '', confirm = ''] = links;
  const over = { code: 'LINK_OVER' };
  await expect(
    call('resetPassword', { body: { token: reset, password: PASSWORD } }, VISITOR, metaFrom()),
  ).rejects.toMatchObject(over);
  await expect(call('confirmEmail', { body: { token: confirm } }, VISITOR, metaFrom())).rejects.toMatchObject(over);

  // A link requested under the old password and sent only now is dropped.
  await sendConfirmLink(deps, wanted, deliver);
  expect(links).toHaveLength(2);
});

it('without the current password nothing changes, and nobody is emailed', async () => {
  const { email, caller } = await aPerson();
  const elsewhere = await signIn(email);
  deps.mails.length = 0;
  await expect(change(caller, 'not this one')).rejects.toMatchObject(refusedAt('currentPassword'));
  await expect(change(caller, '')).rejects.toMatchObject(refusedAt('currentPassword'));
  expect(await findCaller(deps, elsewhere.token)).toBeDefined();
  expect(await signIn(email)).toBeDefined();
  expect(deps.mails).toEqual([]);
});

it('an easy password, or the current one, is refused', async () => {
  const { email, caller } = await aPerson();
  for (const easy of ['short', 'password123', email, PASSWORD])
    await expect(change(caller, PASSWORD, easy)).rejects.toMatchObject(refusedAt('password'));
});

it("an administrator's new password has twelve characters at least", async () => {
  const admin = await anAdmin(deps.db);
  const passwordHash = await hashPassword(PASSWORD, 'a test');
  await deps.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, admin.accountId));
  await expect(change(admin, PASSWORD, 'Lamp7tree')).rejects.toMatchObject(refusedAt('password'));
  expect((await change(admin, PASSWORD)).body.message).toBeTruthy();
});

it('after ten wrong ones in a quarter of an hour even the right one must wait; a right one resets the count', async () => {
  const { caller } = await aPerson();
  for (let tries = 0; tries < 9; tries += 1)
    await expect(change(caller, `wrong ${tries}`)).rejects.toMatchObject(refusedAt('currentPassword'));
  await change(caller, PASSWORD);
  for (let tries = 0; tries < 10; tries += 1)
    await expect(change(caller, `wrong ${tries}`)).rejects.toMatchObject(refusedAt('currentPassword'));
  await expect(change(caller, NEW, PASSWORD)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: expect.any(Number) },
  });
});

it('of five concurrent changes one takes effect', async () => {
  const { caller } = await aPerson();
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => change(caller, PASSWORD, `${NEW} number ${n}`)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await deps.db.select().from(sessions).where(eq(sessions.accountId, caller.accountId))).toHaveLength(1);
});
