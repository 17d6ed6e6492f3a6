import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { findCaller } from './find-caller.ts';
import { sendResetLink } from './reset-password.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const NEW = 'Banyan shade, 9 bells';

const register = async () => {
  const { body } = await call('registerCandidate', { body: candidateForm() }, VISITOR, metaFrom());
  return { id: body.userData._id, email: body.userData.email };
};
const signIn = async (email: string, password: string) =>
  (await call('signInCandidate', { body: { email, password } }, VISITOR, metaFrom())).body.token;
const forgot = (email: string, userType = 'Candidate', address?: string) =>
  call('forgotPassword', { body: { email, userType } }, VISITOR, metaFrom(address));
const reset = (token: string, password = NEW) =>
  call('resetPassword', { body: { token, password } }, VISITOR, metaFrom());

/** The email sent by the link's worker, and its token. */
const linkFor = async (email: string, kind: QueueJobs['reset-link']['kind'] = 'candidate') => {
  const mails: QueueJobs['mail'][] = [];
  await sendResetLink(deps, { kind, email }, async (mail) => {
    mails.push(mail);
  });
  return { mails, token: /#token=([^\s&]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '' };
};
const OVER = { code: 'LINK_OVER', status: 410 };

it('a forgotten password is answered alike and does the same, whether or not there is such an account', async () => {
  const { email } = await register();
  const send = vi.spyOn(deps.queue, 'send');
  const answers = [await forgot(email.toUpperCase()), await forgot('nobody@example.in'), await forgot(email, 'Admin')];
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(send.mock.calls.map(([, name, data]) => [name, data])).toEqual([
    ['reset-link', { kind: 'candidate', email }],
    ['reset-link', { kind: 'candidate', email: 'nobody@example.in' }],
    ['reset-link', { kind: 'admin', email }],
  ]);
  send.mockRestore();
});

it('the link is sent only to that kind of account, and not to unknown or blocked ones', async () => {
  const { id, email } = await register();
  const { mails, token } = await linkFor(email);
  expect(mails).toMatchObject([{ to: email, text: expect.stringContaining('/reset-password#token=') }]);
  expect(token).toHaveLength(43);
  const rows = await deps.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await linkFor(email, 'recruiter')).mails).toEqual([]);
  expect((await linkFor('nobody@example.in')).mails).toEqual([]);
  await deps.db.update(accounts).set({ status: 'Block', statusReason: 'Fraud' }).where(eq(accounts.id, id));
  expect((await linkFor(email)).mails).toEqual([]);
  await expect(reset(token)).rejects.toMatchObject(OVER);
});

it('a new password works, ends every session and other link, and is reported by email', async () => {
  const { email } = await register();
  const session = await signIn(email, PASSWORD);
  const [first, second] = [await linkFor(email), await linkFor(email)];
  deps.mails.length = 0;
  expect((await reset(second.token)).body).toMatchObject({ userType: 'Candidate' });
  expect(await findCaller(deps, session)).toBeUndefined();
  await expect(signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await findCaller(deps, await signIn(email, NEW))).toMatchObject({ kind: 'candidate' });
  expect(deps.mails).toMatchObject([{ to: email, subject: 'Your Avsar password was changed' }]);
  for (const token of [first.token, second.token]) await expect(reset(token, PASSWORD)).rejects.toMatchObject(OVER);
});

it('of ten concurrent uses of a link one sets the password', async () => {
  const { email } = await register();
  const { token } = await linkFor(email);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => reset(token, `${NEW} ${n}`)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a link that is made up, or older than 30 minutes, changes nothing', async () => {
  const { email } = await register();
  const { token } = await linkFor(email);
  deps.clock.at = new Date(Date.now() + 30 * 60_000 + 1_000);
  await expect(reset(token)).rejects.toMatchObject(OVER);
  await expect(reset('A'.repeat(43))).rejects.toMatchObject(OVER);
  await expect(reset('')).rejects.toMatchObject(OVER);
  deps.clock.at = undefined;
  expect(await signIn(email, PASSWORD)).toBeTruthy();
});

it('a password that is too easy is refused and the link still works', async () => {
  const { email } = await register();
  const { token } = await linkFor(email);
  for (const easy of ['short', 'password123', email])
    await expect(reset(token, easy)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { password: expect.anything() } },
    });
  await reset(token);
});

it("an administrator's new password has twelve characters at least", async () => {
  const { accountId } = await anAdmin(deps.db);
  const [admin] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  const { mails, token } = await linkFor(admin?.email ?? '', 'admin');
  // The page then says so, too.
  expect(mails[0]?.text).toContain(`#token=${token}&for=admin`);
  await expect(reset(token, 'Lamp7tree')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect((await reset(token)).body).toMatchObject({ userType: 'Admin' });
});

it('an address gets three emails an hour, known or not, over all kinds of account', async () => {
  const recruiter = recruiterForm();
  await call('registerRecruiter', { body: recruiter }, VISITOR, metaFrom());
  for (const email of [recruiter.email, 'nobody@example.in']) {
    await forgot(email, 'Recruiter', '198.51.100.1');
    await forgot(email, 'recruiter', '198.51.100.2');
    await forgot(email, 'Candidate', '198.51.100.3');
    await expect(forgot(email, 'Recruiter', '198.51.100.4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
});

it('invalid addresses and kinds of account are refused', async () => {
  await expect(forgot('no address')).rejects.toMatchObject({ details: { fields: { email: expect.any(String) } } });
  await expect(forgot('asha@example.in', 'Owner')).rejects.toMatchObject({
    details: { fields: { userType: expect.any(String) } },
  });
});
