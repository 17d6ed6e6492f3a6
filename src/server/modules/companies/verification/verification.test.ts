import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { auditLog } from '#server/database/schema/index.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { aPicture } from '#tests/support/registrations.ts';
import { signedIn } from '#tests/support/session.ts';
import { sendDomainCode } from './send-domain-code.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const ask = (caller: Caller, email: string) => call('requestDomainCode', { body: { email } }, caller, metaFrom());
const confirm = (caller: Caller, code: string) => call('confirmDomain', { body: { code } }, caller, metaFrom());
const page = async (slug: string) => (await call('getCompany', { params: { slug } }, VISITOR, metaFrom())).body;

/** Runs the queue's part and returns the emailed code. */
const codeTo = async (accountId: string, email: string): Promise<string> => {
  const mails: QueueJobs['mail'][] = [];
  await sendDomainCode(deps, { accountId, email }, async (mail) => mails.push(mail));
  expect(mails).toMatchObject([{ to: email }]);
  return /\d{6}/.exec(mails[0]?.subject ?? '')?.[0] ?? '';
};

describe('a code at the domain of the company', () => {
  it('proves the domain and nothing else, and lets its own links stand', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Domain Works' });
    const email = 'people@hr.domain-works.example';
    expect((await ask(recruiter, email)).body.message).toContain(email);
    const code = await codeTo(recruiter.accountId, email);
    const { body } = await confirm(recruiter, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(body).toMatchObject({ confirmedDomain: 'hr.domain-works.example', verified: false });
    expect(body).not.toHaveProperty('codeDomain');
    expect(await page('domain-works')).toMatchObject({ confirmedDomain: 'hr.domain-works.example', verified: false });
    const links = ['https://jobs.hr.domain-works.example/us'];
    await call('updateOwnCompany', { body: { links } }, recruiter, metaFrom());
    expect(await page('domain-works')).toMatchObject({ links });
    // After a change of domain, links under the first are no longer shown.
    const other = 'people@other-works.example';
    await confirm(recruiter, await codeTo(recruiter.accountId, other));
    expect(await page('domain-works')).toMatchObject({ links: [], confirmedDomain: 'other-works.example' });
  });

  it.each(
    `gmail.com GMAIL.com googlemail.com outlook.com outlook.in outlook.co.in hotmail.com hotmail.co.in live.com live.in msn.com
    yahoo.com yahoo.in yahoo.co.in mail.yahoo.co.in yahoo.co.uk ymail.com rediffmail.com rediff.com zoho.in zohomail.in
    in.com sify.com indiatimes.com india.com vsnl.com vsnl.net bsnl.in dataone.in sancharnet.in airtelmail.in mtnl.net.in
    icloud.com proton.me protonmail.com tutanota.com aol.com gmx.com yandex.com mail.ru qq.com mailinator.com yopmail.com
    co.in CO.IN net.in firm.in co.uk com.au`
      .split(/\s+/)
      .map((domain) => `me@${domain}`),
  )('is not mailed to %s', async (email) => {
    await expect(ask(await aRecruiter(deps.db), email)).rejects.toMatchObject({
      details: { fields: { email: 'freeMail' } },
    });
  });

  it('is over after five tries, after half an hour, once used, and when a newer one was mailed', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Guessed Works' });
    const email = 'a@guessed.example';
    const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const refused = (code: string) => ({ details: { fields: { code } } });
    const first = await codeTo(recruiter.accountId, email);
    const second = await codeTo(recruiter.accountId, email);
    if (first !== second) await expect(confirm(recruiter, first)).rejects.toMatchObject(refused('codeWrong'));
    for (let tries = first === second ? 0 : 1; tries < 5; tries += 1)
      await expect(confirm(recruiter, wrong(second))).rejects.toMatchObject(refused('codeWrong'));
    await expect(confirm(recruiter, second)).rejects.toMatchObject(refused('codeOver'));

    const late = await codeTo(recruiter.accountId, email);
    deps.clock.at = new Date(Date.now() + 31 * 60_000);
    await expect(confirm(recruiter, late)).rejects.toMatchObject(refused('codeOver'));
    deps.clock.at = undefined;
    const good = await codeTo(recruiter.accountId, email);
    await confirm(recruiter, good);
    await expect(confirm(recruiter, good)).rejects.toMatchObject(refused('codeOver'));
  });

  it('of somebody else does not serve', async () => {
    const [one, other] = [await aRecruiter(deps.db), await aRecruiter(deps.db)];
    const code = await codeTo(one.accountId, 'a@one.example');
    await expect(confirm(other, code)).rejects.toMatchObject({ details: { fields: { code: 'codeOver' } } });
  });
});

describe('asking for a verification', () => {
  const request = (caller: Caller, files: RawInput['files'] = {}) =>
    call('askForVerification', { body: {}, files }, caller, metaFrom());
  const seen = async (admin: Caller, id: string) =>
    (await call('getRecruiter', { params: { id } }, admin, metaFrom())).body;
  const open = (path: string) => {
    const url = new URL(path, 'http://x/');
    const name = url.pathname.replace('/files/', '');
    return call('openFile', { params: { name }, query: Object.fromEntries(url.searchParams) }, VISITOR, metaFrom());
  };

  it('wants a document or a domain, tells the administrators, and shows the document to them alone', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Papers Works' });
    const admin = await signedIn(deps.db, await anAdmin(deps.db));
    await expect(request(recruiter)).rejects.toMatchObject({
      details: { fields: { document: 'domainOrDocument' } },
    });
    const { body } = await request(recruiter, { document: await aPicture() });
    expect(body).toMatchObject({
      verificationAskedAt: expect.any(String),
      document: expect.stringMatching(/signature=/),
    });
    expect(await noticesOf(deps.db, admin.accountId)).toMatchObject([{ kind: 'verification_asked' }]);
    expect(await seen(admin, recruiter.accountId)).toMatchObject({
      verificationAskedAt: expect.any(String),
      verificationDocument: expect.stringMatching(/signature=/),
    });
    const opened = await call('openVerificationDocument', { params: { id: recruiter.accountId } }, admin, metaFrom());
    if (opened.body instanceof Readable) opened.body.destroy();
    expect(opened.headers).toMatchObject({ 'Content-Type': 'image/png' });
    expect(await page('papers-works')).not.toHaveProperty('document');
    // The unsigned address, as a visitor would try it.
    await expect(open((body.document ?? '').replace(/\?.*/, ''))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const asked = await call('listRecruiters', { query: { asked: 'true' } }, admin, metaFrom());
    expect(asked.body.map(({ _id }) => _id)).toEqual([recruiter.accountId]);
    expect((await call('recruiterStats', {}, admin, metaFrom())).body.asked).toBe(1);
    const own = await call('getRecruiter', { params: { id: recruiter.accountId } }, recruiter, metaFrom());
    expect(own.body).not.toHaveProperty('verificationAskedAt');
  });

  it.each([true, false])(
    'ends with the decision (verified: %s): the recruiter is told, the document is gone',
    async (verified) => {
      const recruiter = await aRecruiter(deps.db, { companyName: `Decided ${verified}` });
      const admin = await anAdmin(deps.db);
      await request(recruiter, { document: await aPicture() });
      const before = await seen(admin, recruiter.accountId);
      const body = verified ? { verified } : { verified, note: 'The paper names somebody else.' };
      await call('verifyRecruiter', { params: { id: recruiter.accountId }, body }, admin, metaFrom());
      const after = await seen(admin, recruiter.accountId);
      expect(after).toMatchObject({ companyVerified: verified });
      expect(after).not.toHaveProperty('verificationAskedAt');
      expect(after).not.toHaveProperty('verificationDocument');
      const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, recruiter.accountId));
      const toValue = verified ? 'verified' : 'request declined';
      expect(log).toMatchObject([{ fromValue: 'not verified', toValue }]);
      const declined = { at: expect.any(String), reason: 'The paper names somebody else.' };
      const read = async () => (await call('getOwnCompany', {}, recruiter, metaFrom())).body.verificationDeclined;
      expect(await read()).toEqual(verified ? undefined : declined);
      // A verified company has nothing more to ask for.
      if (verified) {
        await request(recruiter, { document: await aPicture() });
        expect(await seen(admin, recruiter.accountId)).not.toHaveProperty('verificationAskedAt');
      }
      const gone = call('openVerificationDocument', { params: { id: recruiter.accountId } }, admin, metaFrom());
      await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(open(before.verificationDocument ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(deps.mails).toMatchObject([{ to: recruiter.email }]);
      expect(deps.mails[0]?.text.includes('somebody else')).toBe(!verified);
      expect(deps.mails[0]?.text.includes('/recruiter-maindashboards/company#verification')).toBe(!verified);
      expect(await noticesOf(deps.db, recruiter.accountId)).toMatchObject([
        { kind: verified ? 'company_verified' : 'company_not_verified' },
      ]);
      await request(recruiter, { document: await aPicture() });
      expect(await read()).toBeUndefined();
    },
  );
});
