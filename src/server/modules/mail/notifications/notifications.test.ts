import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MAIL_KINDS, type MailKind, type NotificationKind } from '#contract/notification-kinds.ts';
import type { NotificationChanges } from '#contract/own-account.ts';
import { type Member, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aRecruiter } from '#tests/support/jobs.ts';
import { mailKindText } from '#texts/by-code/mail-kind-text.ts';
import { notificationKindTexts as mailKindTexts } from '#texts/notification-kinds.ts';
import { speaking } from '#texts/spoken.ts';
import { prepareMail } from './prepare-mail.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const get = async (caller: Member) => (await call('getNotifications', {}, caller, metaFrom())).body;
const set = async (caller: Member, body: NotificationChanges) =>
  (await call('setNotifications', { body }, caller, metaFrom())).body;
const OFF = { mail: 'off' } as const;
const mailOf = async (caller: Member, kind: NotificationKind) => (await get(caller))[kind]?.mail;
const stop = async (token: string) => (await call('unsubscribe', { body: { token } }, VISITOR, metaFrom())).body;
const BROKEN = { code: 'UNSUBSCRIBE_LINK_BROKEN', status: 400 };
const OVER = { code: 'UNSUBSCRIBE_LINK_OVER', status: 410 };

const queuedMail = (kind: MailKind, { accountId }: Pick<Member, 'accountId'>) => ({
  to: 'as.queued@example.in',
  subject: 'News',
  text: 'Some news.\n',
  optional: { accountId, kind },
});
const prepared = (kind: MailKind, reader: Pick<Member, 'accountId'>) => prepareMail(deps, queuedMail(kind, reader));
const tokenFor = async (kind: MailKind, reader: Pick<Member, 'accountId'>) =>
  /\/unsubscribe#token=(\S+)/.exec((await prepared(kind, reader))?.text ?? '')?.[1] ?? '';

it('an optional mail says how to stop it, for people and for their programs, and goes to the present address', async () => {
  const caller = await aCandidate(deps.db);
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, caller.accountId));
  const mail = await prepared('saved_search', caller);
  expect(mail?.to).toBe(account?.email);
  expect(mail?.text).toContain('Some news.');
  expect(mail?.text).toContain(mailKindTexts.saved_search.title);
  const token = await tokenFor('saved_search', caller);
  expect(mail?.oneClick).toBe(`${deps.settings.publicUrl}/unsubscribe?token=${token}`);
  expect(mail).not.toHaveProperty('optional');
});

it('an answer goes to the present address of whom the mail is from, unless they are shut out', async () => {
  const [caller, recruiter] = [await aCandidate(deps.db), await aRecruiter(deps.db)];
  const mail = { ...queuedMail('recruiter_wrote', caller), answersTo: recruiter.accountId };
  expect(await prepareMail(deps, mail)).toMatchObject({ replyTo: recruiter.email });
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, recruiter.accountId));
  expect(await prepareMail(deps, mail)).not.toHaveProperty('replyTo');
  expect(await prepareMail(deps, mail)).not.toHaveProperty('answersTo');
});

it('who switched a kind off is not mailed of it, and of the others still', async () => {
  const caller = await aCandidate(deps.db);
  await set(caller, { saved_search: OFF });
  expect(await prepared('saved_search', caller)).toBeUndefined();
  expect(await prepared('recruiter_wrote', caller)).toBeDefined();
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, caller.accountId));
  expect(await prepared('recruiter_wrote', caller)).toBeUndefined();
});

it('an address that nobody has confirmed gets only what answers the own act', async () => {
  const caller = await aCandidate(deps.db);
  await deps.db.update(accounts).set({ emailConfirmedAt: null }).where(eq(accounts.id, caller.accountId));
  expect(await prepared('saved_search', caller)).toBeUndefined();
  expect(await prepared('recruiter_wrote', caller)).toBeUndefined();
  expect(await prepared('application_sent', caller)).toBeDefined();
});

it('a mail that nobody may do without goes out as it is', async () => {
  const mail = { to: 'asha@example.in', subject: 'Interview', text: 'Come.' };
  expect(await prepareMail(deps, mail)).toEqual({ ...mail, language: 'en' });
});

it('what is about an application does not go to the blocked account at its address; what is about the account does', async () => {
  const [candidate, recruiter] = [await aCandidate(deps.db), await aRecruiter(deps.db)];
  const email = `both.${candidate.accountId}@example.in`;
  const set = (id: string, values: Partial<typeof accounts.$inferInsert>) =>
    deps.db.update(accounts).set(values).where(eq(accounts.id, id));
  for (const { accountId } of [candidate, recruiter]) await set(accountId, { email });
  const mail = { to: email, subject: 'Offer accepted', text: 'Asha has accepted.' };
  const goesTo = async (reader?: 'candidate' | 'recruiter') =>
    (await prepareMail(deps, { ...mail, ...(reader && { reader }) })) !== undefined;
  const sent = async () => [await goesTo('candidate'), await goesTo('recruiter'), await goesTo()];
  expect(await sent()).toEqual([true, true, true]);
  expect(await prepareMail(deps, { ...mail, reader: 'recruiter' })).toEqual({ ...mail, language: 'en' });
  await set(recruiter.accountId, { status: 'Block' });
  expect(await sent()).toEqual([true, false, true]);
  await set(candidate.accountId, { status: 'Black List' });
  expect(await sent()).toEqual([false, false, true]);
  expect(await prepareMail(deps, { ...mail, to: 'gone@example.in', reader: 'recruiter' })).toBeDefined();
});

it('one click stops one kind, signed out as well; a second one says that it had stopped', async () => {
  const caller = await aCandidate(deps.db);
  const token = await tokenFor('saved_search', caller);
  expect(await stop(token)).toMatchObject({ kind: 'saved_search', already: false });
  expect(await mailOf(caller, 'saved_search')).toBe('off');
  expect(await mailOf(caller, 'job_invitation')).toBe('daily');
  expect(await stop(token)).toMatchObject({ kind: 'saved_search', already: true });
});

it('a token that is made up, changed, or of another account, kind or address stops nothing', async () => {
  const [caller, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
  const token = await tokenFor('saved_search', caller);
  const [id = '', kind = '', mark = ''] = token.split('.');
  const broken = [
    '',
    'A'.repeat(43),
    `${id}.${kind}`,
    token.slice(0, -1),
    `${id}.password_changed.${mark}`,
    `${token}x`,
  ];
  for (const one of broken) await expect(stop(one), one).rejects.toMatchObject(BROKEN);
  const forged = [
    `${other.accountId}.${kind}.${mark}`,
    `${id}.job_invitation.${mark}`,
    `${id}.${kind}.${'A'.repeat(43)}`,
  ];
  for (const one of forged) await expect(stop(one), one).rejects.toMatchObject(OVER);
  for (const one of [caller, other])
    for (const kind of ['saved_search', 'job_invitation'] as const) expect(await mailOf(one, kind)).toBe('daily');

  await deps.db.update(accounts).set({ email: 'moved.on@example.in' }).where(eq(accounts.id, caller.accountId));
  await expect(stop(token)).rejects.toMatchObject(OVER);
});

it.each(MAIL_KINDS)('the foot names emails of %s in the language of its reader, also in one that is begun', (kind) => {
  expect(speaking('ta', () => mailKindText(kind))).toMatch(/^[\p{Script=Tamil} ]+$/u);
});

it('goes out in the language of its reader, foot and links too; the writer’s is of no account', async () => {
  const caller = await aCandidate(deps.db);
  expect(await call('changeLanguage', { body: { language: 'hi' } }, caller, metaFrom())).toMatchObject({
    body: { language: 'hi' },
  });
  const queued = queuedMail('recruiter_wrote', caller);
  const words = { subject: 'खबर', text: 'कुछ खबर।', html: '<p>कुछ खबर।</p><!--foot-->' };
  const mail = await prepareMail(deps, { ...queued, translations: { hi: words } });
  expect(mail).toMatchObject({ subject: 'खबर', html: expect.stringContaining('कुछ खबर।') });
  expect(mail?.text).toContain(speaking('hi', () => mailKindTexts.recruiter_wrote.title));
  expect(mail?.text).toContain(`${deps.settings.publicUrl}/hi/unsubscribe#token=`);
  expect(mail).not.toHaveProperty('translations');
  await expect(call('changeLanguage', { body: { language: 'xx' as never } }, caller, metaFrom())).rejects.toMatchObject(
    { code: 'INVALID_INPUT' },
  );
});

it('an address of several accounts is written to in the language of the one that was active last', async () => {
  const [never, lately] = [await aCandidate(deps.db), await aRecruiter(deps.db)];
  const email = `both.${never.accountId}@example.in`;
  const set = (id: string, values: Partial<typeof accounts.$inferInsert>) =>
    deps.db
      .update(accounts)
      .set({ email, ...values })
      .where(eq(accounts.id, id));
  await set(never.accountId, { language: 'en', lastActiveAt: null });
  await set(lately.accountId, { language: 'hi', lastActiveAt: deps.now() });
  expect(await prepareMail(deps, { to: email, subject: 'Interview', text: 'Come.' })).toMatchObject({ language: 'hi' });
});

it('what is gathered is no mail of its own, and one click stops all that comes in the morning', async () => {
  const caller = await aCandidate(deps.db);
  expect(await prepared('digest', caller)).toBeDefined();
  // The daily email of saved searches has its own setting.
  expect(await prepared('saved_search', caller)).toBeDefined();
  expect(await prepared('job_invitation', caller)).toBeUndefined();
  await set(caller, { recruiter_wrote: { mail: 'daily' }, job_invitation: { mail: 'now' } });
  expect(await prepared('recruiter_wrote', caller)).toBeUndefined();
  expect(await prepared('job_invitation', caller)).toBeDefined();
  const token = await tokenFor('digest', caller);
  expect(await stop(token)).toMatchObject({ kind: 'digest', already: false });
  expect(await get(caller)).toMatchObject({
    recruiter_wrote: OFF,
    saved_search: OFF,
    saved_job_closes: OFF,
    job_invitation: { mail: 'now' },
    application_status: { mail: 'now' },
  });
  expect(await prepared('digest', caller)).toBeUndefined();
  expect(await stop(token)).toMatchObject({ already: true });
  await set(caller, { saved_search: { mail: 'weekly' } });
  expect(await prepared('saved_search', caller)).toBeUndefined();
});

it('what says that answers are due is gathered as well, and is no second mail on a Monday', async () => {
  const caller = await aRecruiter(deps.db);
  for (const mail of ['daily', 'weekly', 'off'] as const) {
    await set(caller, { answers_due: { mail } });
    expect(await prepared('answers_due', caller), mail).toBeUndefined();
  }
  await set(caller, { answers_due: { mail: 'now' } });
  expect(await prepared('answers_due', caller)).toBeDefined();
});

it('jobs that fit are mailed alone to who wants them by day or week, and stop with the morning email that contains them', async () => {
  const caller = await aCandidate(deps.db);
  expect(await prepared('best_jobs', caller)).toBeUndefined();
  for (const mail of ['daily', 'weekly'] as const) {
    await set(caller, { best_jobs: { mail } });
    expect(await prepared('best_jobs', caller), mail).toBeDefined();
  }
  expect(await stop(await tokenFor('best_jobs', caller))).toMatchObject({ kind: 'best_jobs', already: false });
  expect(await mailOf(caller, 'best_jobs')).toBe('off');
  await set(caller, { best_jobs: { mail: 'daily' } });
  await stop(await tokenFor('digest', caller));
  expect(await mailOf(caller, 'best_jobs')).toBe('off');
});
