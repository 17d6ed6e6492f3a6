import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { insertFailure } from '#server/modules/mail/mail-failures.store.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { insertBlockedIdentities } from './blocked-identities.store.ts';
import { findCaller } from './find-caller.ts';
import { identityHash } from './identity-hash.ts';
import { sendResetLink } from './reset-password.ts';
import { sendConfirmLink } from './send-confirm-link.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const signIn = async (email: string) => {
  const { token } = (await call('signInCandidate', { body: { email, password: PASSWORD } }, VISITOR, metaFrom())).body;
  const caller = await findCaller(deps, token);
  if (!caller) throw new Error('The session is not open.');
  return caller;
};
const aPerson = async ({ confirmed = true } = {}) => {
  const { _id, email } = (await call('registerCandidate', { body: candidateForm() }, VISITOR, metaFrom())).body
    .userData;
  if (confirmed) await deps.db.update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, _id));
  return { email, caller: await signIn(email), wanted: `new.${email}` };
};
type Caller = Awaited<ReturnType<typeof signIn>>;

const ask = (caller: Caller, email: string, currentPassword = PASSWORD) =>
  call('changeEmail', { body: { currentPassword, email } }, caller, metaFrom());
const confirm = (token: string) => call('confirmEmail', { body: { token } }, VISITOR, metaFrom());
const account = async (caller: Caller) => (await call('getAccount', {}, caller, metaFrom())).body;
const OVER = { code: 'LINK_OVER', status: 410 };

/** The email sent by the link's worker, and its token. */
const linkFor = async (caller: Caller, email: string, askedAt = new Date()) => {
  const mails: QueueJobs['mail'][] = [];
  const wanted = { accountId: caller.accountId, email, askedAt: askedAt.toISOString() };
  await sendConfirmLink(deps, wanted, async (mail) => {
    mails.push(mail);
  });
  return { mails, token: /\/confirm-email#token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '' };
};

it('another address is asked for, tells the present one, and counts only once its link is opened', async () => {
  const { email, caller, wanted } = await aPerson();
  deps.mails.length = 0;
  const send = vi.spyOn(deps.queue, 'send');
  expect((await ask(caller, ` ${wanted.toUpperCase()} `)).body.message).toContain(wanted);
  expect(send.mock.calls.map(([, name, data]) => [name, data])).toContainEqual([
    'confirm-link',
    { accountId: caller.accountId, email: wanted, askedAt: expect.any(String) },
  ]);
  send.mockRestore();
  expect(deps.mails).toMatchObject([{ to: email, text: expect.stringContaining(wanted) }]);
  expect(await account(caller)).toMatchObject({ email });

  const { mails, token } = await linkFor(caller, wanted);
  expect(mails).toMatchObject([{ to: wanted, subject: 'Confirm your email address for Avsar' }]);
  expect(mails[0]?.text).not.toContain(email);
  expect(await account(caller)).toMatchObject({ email, pendingEmail: wanted });

  deps.mails.length = 0;
  expect((await confirm(token)).body).toMatchObject({ userType: 'Candidate', already: false });
  const after = await account(caller);
  expect(after.email).toBe(wanted);
  expect(after.pendingEmail).toBeUndefined();
  expect(deps.mails).toMatchObject([
    { to: email, subject: 'The email address of your Avsar account was changed', language: 'en' },
  ]);
  await expect(signIn(email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await signIn(wanted)).toMatchObject({ accountId: caller.accountId });
});

it('the welcome names nobody, and its link confirms the address with one click', async () => {
  const { email, caller } = await aPerson({ confirmed: false });
  const [wanted] = deps.confirmLinks;
  if (!wanted) throw new Error('No link was asked for.');
  const mails: QueueJobs['mail'][] = [];
  await sendConfirmLink(deps, wanted, async (mail) => {
    mails.push(mail);
  });
  expect(mails).toMatchObject([{ to: email, subject: 'Welcome to Avsar: confirm your email address' }]);
  expect(JSON.stringify(mails)).not.toMatch(/Asha|Rao/);
  expect(await account(caller)).toMatchObject({ confirmationNeeded: true });
  const token = /\/confirm-email#token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect((await confirm(token)).body).toMatchObject({ userType: 'Candidate', already: false });
  expect(await account(caller)).toMatchObject({ email, confirmationNeeded: false });
});

it('a candidate asks for the link again until it has been opened', async () => {
  const { email, caller } = await aPerson({ confirmed: false });
  deps.confirmLinks.length = 0;
  const again = () => call('sendEmailConfirmation', {}, caller, metaFrom());
  await again();
  expect(deps.confirmLinks).toMatchObject([{ accountId: caller.accountId, email }]);
  const { mails, token } = await linkFor(caller, email);
  expect(JSON.stringify(mails)).not.toContain('Asha');
  await confirm(token);
  expect((await again()).body.message).toContain('already');
  expect(deps.confirmLinks).toHaveLength(1);
});

it('a link that the queue sends late does not take the place of one that was asked for after it', async () => {
  const { email, caller, wanted } = await aPerson({ confirmed: false });
  const before = new Date(Date.now() - 60_000);
  const { token } = await linkFor(caller, wanted);
  expect((await linkFor(caller, email, before)).mails).toEqual([]);
  expect((await account(caller)).pendingEmail).toBe(wanted);
  await confirm(token);
  expect((await account(caller)).email).toBe(wanted);
});

it('a slip in an address that nobody confirmed is corrected without telling a stranger the right one', async () => {
  const { email, caller, wanted } = await aPerson({ confirmed: false });
  await ask(caller, wanted);
  expect(deps.mails).toEqual([]);
  await confirm((await linkFor(caller, wanted)).token);
  expect(await account(caller)).toMatchObject({ email: wanted, confirmationNeeded: false });
  expect(deps.mails).toMatchObject([{ to: email, subject: 'This address no longer belongs to an Avsar account' }]);
  expect(JSON.stringify(deps.mails)).not.toContain(wanted);
  expect(JSON.stringify(deps.mails)).not.toContain('Asha');
});

it('a link works once; a second click says so and does nothing', async () => {
  const { caller, wanted } = await aPerson();
  const { token } = await linkFor(caller, wanted);
  const rows = await deps.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, caller.accountId));
  expect(JSON.stringify(rows)).not.toContain(token);
  const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
  expect(tries.filter(({ body }) => !body.already)).toHaveLength(1);
  expect(tries.filter(({ body }) => body.already)).toHaveLength(7);
  // Once the address has changed again, the old link is void.
  await confirm((await linkFor(caller, `later.${wanted}`)).token);
  await expect(confirm(token)).rejects.toMatchObject(OVER);
});

it('a link that is made up, replaced, older than a day, or of a blocked account changes nothing', async () => {
  const { email, caller, wanted } = await aPerson();
  const first = await linkFor(caller, wanted);
  const second = await linkFor(caller, `other.${wanted}`);
  await expect(confirm(first.token)).rejects.toMatchObject(OVER);
  await expect(confirm('A'.repeat(43))).rejects.toMatchObject(OVER);
  await expect(confirm('')).rejects.toMatchObject(OVER);
  deps.clock.at = new Date(Date.now() + 24 * 3_600_000 + 1_000);
  await expect(confirm(second.token)).rejects.toMatchObject(OVER);
  deps.clock.at = undefined;
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, caller.accountId));
  await expect(confirm(second.token)).rejects.toMatchObject(OVER);
  expect((await linkFor(caller, wanted)).mails).toEqual([]);
  await deps.db.update(accounts).set({ status: 'Active' }).where(eq(accounts.id, caller.accountId));
  expect(await account(caller)).toMatchObject({ email });
});

it('a link for a new password that went to the old address dies with the change', async () => {
  const { email, caller, wanted } = await aPerson();
  let reset = '';
  await sendResetLink(deps, { kind: 'candidate', email }, async ({ text }) => {
    reset = /#token=(\S+)/.exec(text)?.[1] ?? '';
  });
  await confirm((await linkFor(caller, wanted)).token);
  await expect(
    call('resetPassword', { body: { token: reset, password: 'Banyan shade, 9 bells' } }, VISITOR, metaFrom()),
  ).rejects.toMatchObject(OVER);
});

it('an address that is taken looks free to whoever asks, and its owner is told', async () => {
  const { caller, wanted } = await aPerson();
  const { email: taken } = await aPerson();
  const answers = [(await ask(caller, wanted)).body, (await ask(caller, taken)).body];
  expect(answers[1]?.message.replace(taken, wanted)).toBe(answers[0]?.message);
  const { mails, token } = await linkFor(caller, taken);
  expect(token).toBe('');
  expect(mails).toMatchObject([{ to: taken, subject: 'This address already has an Avsar account' }]);
  expect(mails[0]?.text).not.toContain(caller.accountId);
  // The pending address is readable in the account, and must not reveal it either.
  expect(await account(caller)).toMatchObject({ pendingEmail: taken });
});

it('an address that somebody registers in the meantime stays theirs', async () => {
  const { email, caller, wanted } = await aPerson();
  const { token } = await linkFor(caller, wanted);
  await call('registerCandidate', { body: candidateForm({ email: wanted }) }, VISITOR, metaFrom());
  await expect(confirm(token)).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
  expect(await account(caller)).toMatchObject({ email });
});

it('of two accounts that confirm the same address at once one gets it', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const links = [await linkFor(one.caller, one.wanted), await linkFor(other.caller, one.wanted)];
  const tries = await Promise.allSettled(links.map(({ token }) => confirm(token)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'EMAIL_IN_USE' } });
});

it('a recruiter may have the address of a candidate; a blacklisted address is nobody’s', async () => {
  const { email, caller } = await aPerson();
  await call('registerRecruiter', { body: recruiterForm({ email: `boss.${email}` }) }, VISITOR, metaFrom());
  await confirm((await linkFor(caller, `boss.${email}`)).token);
  expect(await account(caller)).toMatchObject({ email: `boss.${email}` });
  const shut = `shut.${email}`;
  const { token } = await linkFor(caller, shut);
  await insertBlockedIdentities(deps.db, caller.accountId, { email: identityHash(deps, 'email', shut) });
  await expect(confirm(token)).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
  expect((await linkFor(caller, shut)).mails).toEqual([]);
});

it('without the present password, with the present address or with none, nothing is asked for', async () => {
  const { email, caller, wanted } = await aPerson();
  deps.mails.length = 0;
  const refusedAt = (field: string) => ({ details: { fields: { [field]: expect.any(String) } } });
  await expect(ask(caller, wanted, 'not this one')).rejects.toMatchObject(refusedAt('currentPassword'));
  await expect(ask(caller, email)).rejects.toMatchObject(refusedAt('email'));
  await expect(ask(caller, 'no address')).rejects.toMatchObject(refusedAt('email'));
  expect(deps.mails).toEqual([]);
});

it('a strange address is mailed three times an hour at most, whoever asks', async () => {
  const { caller, wanted } = await aPerson();
  const other = await aPerson();
  for (const by of [caller, other.caller, caller]) await ask(by, wanted);
  await expect(ask(other.caller, wanted)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('an address that mail servers refuse is shown to its owner and to administrators until its link is opened', async () => {
  const { email, caller } = await aPerson({ confirmed: false });
  const admin = await anAdmin(deps.db);
  const seenByAdmin = async () =>
    (await call('listCandidates', { query: { email } }, admin, metaFrom())).body.map((one) => one.emailRefusedAt);
  expect(await account(caller)).not.toHaveProperty('emailRefusedAt');
  const failure = { to: email, refused: true, answer: '550 no such user' };
  await insertFailure(deps.db, { ...failure, at: new Date('2026-11-20T05:00:00Z') });
  await insertFailure(deps.db, { ...failure, at: new Date('2026-11-21T05:00:00Z') });
  expect(await account(caller)).toMatchObject({ emailRefusedAt: '2026-11-20T05:00:00.000Z' });
  expect(await seenByAdmin()).toEqual(['2026-11-20T05:00:00.000Z']);
  expect((await call('listCandidates', { query: {} }, VISITOR, metaFrom())).body).not.toContainEqual(
    expect.objectContaining({ emailRefusedAt: expect.anything() }),
  );

  const { token } = await linkFor(caller, email);
  await confirm(token);
  expect(await account(caller)).not.toHaveProperty('emailRefusedAt');
  expect(await seenByAdmin()).toEqual([undefined]);
});

it('a mail that was lost without a refusal says nothing about the address', async () => {
  const { email, caller } = await aPerson();
  await insertFailure(deps.db, { to: email, refused: false, answer: '', at: new Date() });
  expect(await account(caller)).not.toHaveProperty('emailRefusedAt');
});
