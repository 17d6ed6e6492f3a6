import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { MailKind } from '#contract/mail-kinds.ts';
import { type Member, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { mailKindTexts } from '#texts/mail-kinds.ts';
import { speaking } from '#texts/spoken.ts';
import { prepareMail } from './prepare-mail.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const get = async (caller: Member) => (await call('getNotifications', {}, caller, metaFrom())).body;
const set = async (caller: Member, body: Partial<Record<MailKind, boolean>>) =>
  (await call('setNotifications', { body }, caller, metaFrom())).body;
const stop = async (token: string) => (await call('unsubscribe', { body: { token } }, VISITOR, metaFrom())).body;
const OVER = { code: 'UNSUBSCRIBE_LINK_OVER', status: 410 };

const mailOf = (kind: MailKind, { accountId }: Pick<Member, 'accountId'>) => ({
  to: 'as.queued@example.in',
  subject: 'News',
  text: 'Some news.\n',
  optional: { accountId, kind },
});
const prepared = (kind: MailKind, reader: Pick<Member, 'accountId'>) => prepareMail(deps, mailOf(kind, reader));
const tokenFor = async (kind: MailKind, reader: Pick<Member, 'accountId'>) =>
  /\/unsubscribe#token=(\S+)/.exec((await prepared(kind, reader))?.text ?? '')?.[1] ?? '';

it('everything is on at first; a change keeps what it does not name, and is kept', async () => {
  const caller = await aCandidate(deps.db);
  expect(await get(caller)).toEqual({
    application_sent: true,
    saved_search: true,
    job_invitation: true,
    recruiter_wrote: true,
  });
  await set(caller, { application_sent: false });
  expect(await set(caller, { saved_search: false })).toEqual({
    application_sent: false,
    saved_search: false,
    job_invitation: true,
    recruiter_wrote: true,
  });
  expect(await set(caller, { application_sent: true })).toMatchObject({ application_sent: true, saved_search: false });
  expect(await get(await aCandidate(deps.db))).toMatchObject({ saved_search: true });
});

it('each side switches its own kinds; administrators have none', async () => {
  const recruiter = await aRecruiter(deps.db);
  expect(await get(recruiter)).toEqual({ application_received: true, candidate_wrote: true, answers_due: true });
  await expect(set(recruiter, { saved_search: false })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: { saved_search: expect.any(String) } },
  });
  const admin = await anAdmin(deps.db);
  await expect(get(admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('what is no kind of mail, or no yes or no, is refused and changes nothing', async () => {
  const caller = await aCandidate(deps.db);
  for (const body of [{ password_changed: false }, { saved_search: 'no' }, { saved_search: null }])
    await expect(call('setNotifications', { body: Object(body) }, caller, metaFrom())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  expect(await get(caller)).toMatchObject({ saved_search: true });
});

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
  const mail = { ...mailOf('job_invitation', caller), answersTo: recruiter.accountId };
  expect(await prepareMail(deps, mail)).toMatchObject({ replyTo: recruiter.email });
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, recruiter.accountId));
  expect(await prepareMail(deps, mail)).not.toHaveProperty('replyTo');
  expect(await prepareMail(deps, mail)).not.toHaveProperty('answersTo');
});

it('who switched a kind off is not mailed of it, and of the others still', async () => {
  const caller = await aCandidate(deps.db);
  await set(caller, { saved_search: false });
  expect(await prepared('saved_search', caller)).toBeUndefined();
  expect(await prepared('job_invitation', caller)).toBeDefined();
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, caller.accountId));
  expect(await prepared('job_invitation', caller)).toBeUndefined();
});

it('an address that nobody has confirmed gets only what answers the own act', async () => {
  const caller = await aCandidate(deps.db);
  await deps.db.update(accounts).set({ emailConfirmedAt: null }).where(eq(accounts.id, caller.accountId));
  expect(await prepared('saved_search', caller)).toBeUndefined();
  expect(await prepared('job_invitation', caller)).toBeUndefined();
  expect(await prepared('application_sent', caller)).toBeDefined();
});

it('a mail that nobody may do without goes out as it is', async () => {
  const mail = { to: 'asha@example.in', subject: 'Interview', text: 'Come.' };
  expect(await prepareMail(deps, mail)).toEqual({ ...mail, language: 'en' });
});

it('one click stops one kind, signed out as well; a second one says that it had stopped', async () => {
  const caller = await aCandidate(deps.db);
  const token = await tokenFor('saved_search', caller);
  expect(await stop(token)).toMatchObject({ kind: 'saved_search', already: false });
  expect(await get(caller)).toEqual({
    application_sent: true,
    saved_search: false,
    job_invitation: true,
    recruiter_wrote: true,
  });
  expect(await stop(token)).toMatchObject({ kind: 'saved_search', already: true });
});

it('a token that is made up, changed, or of another account, kind or address stops nothing', async () => {
  const [caller, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
  const token = await tokenFor('saved_search', caller);
  const [id = '', kind = '', mark = ''] = token.split('.');
  const forged = [
    '',
    'A'.repeat(43),
    `${other.accountId}.${kind}.${mark}`,
    `${id}.job_invitation.${mark}`,
    `${id}.${kind}.${'A'.repeat(43)}`,
    `${id}.password_changed.${mark}`,
    `${token}x`,
  ];
  for (const one of forged) await expect(stop(one), one).rejects.toMatchObject(OVER);
  for (const one of [caller, other]) expect(Object.values(await get(one))).not.toContain(false);

  await deps.db.update(accounts).set({ email: 'moved.on@example.in' }).where(eq(accounts.id, caller.accountId));
  await expect(stop(token)).rejects.toMatchObject(OVER);
});

it('goes out in the language of its reader, foot and links too; the writer’s is of no account', async () => {
  const caller = await aCandidate(deps.db);
  expect(await call('changeLanguage', { body: { language: 'hi' } }, caller, metaFrom())).toMatchObject({
    body: { language: 'hi' },
  });
  const queued = mailOf('job_invitation', caller);
  const words = { subject: 'खबर', text: 'कुछ खबर।', html: '<p>कुछ खबर।</p><!--foot-->' };
  const mail = await prepareMail(deps, { ...queued, translations: { hi: words } });
  expect(mail).toMatchObject({ subject: 'खबर', html: expect.stringContaining('कुछ खबर।') });
  expect(mail?.text).toContain(speaking('hi', () => mailKindTexts.job_invitation.title));
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
