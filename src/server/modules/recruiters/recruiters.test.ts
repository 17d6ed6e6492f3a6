import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { sessions } from '#server/database/schema/sessions.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture, aResume, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const PUBLIC = ['_id', 'companyLogo', 'companyName', 'companyVerified'];
const keysOf = (thing: object | undefined) => Object.keys(thing ?? {}).sort();
const register = async (changes: Record<string, unknown> = {}, files?: RawInput['files']) =>
  (await call('registerRecruiter', { body: recruiterForm(changes), ...(files && { files }) }, VISITOR, metaFrom()))
    .body;
const list = (caller: Caller, query: object = {}) => call('listRecruiters', { query }, caller, metaFrom());

describe('registering a recruiter', () => {
  it('makes an active account with logo and resume, welcomes the person and clears the shared pages', async () => {
    const { userData } = await register(
      { companyName: 'Logo Works', userStatus: 'Block', userType: 'Admin', role: 'admin', companyVerified: true },
      { companyLogoUpload: await aPicture(), resumeUpload: aResume() },
    );
    expect(userData.userCode).toMatch(/^RCT\d+$/);
    const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, userData._id));
    expect(account).toMatchObject({ kind: 'recruiter', status: 'Active', phone: null });
    const [recruiter] = await deps.db.select().from(recruiters).where(eq(recruiters.accountId, userData._id));
    expect(recruiter).toMatchObject({ companyName: 'Logo Works', companyVerifiedAt: null });
    expect(recruiter?.companyLogoFileId && recruiter.resumeFileId).toBeTruthy();
    expect(deps.confirmLinks).toMatchObject([{ email: userData.email, welcome: true }]);
    expect(deps.pageChanges).toEqual([{ kind: 'stale', tags: ['companies'] }]);
  });

  it('needs first name, address and password alone', async () => {
    const { email, firstName, password } = recruiterForm();
    await expect(
      call('registerRecruiter', { body: { email, firstName, password } }, VISITOR, metaFrom()),
    ).resolves.toBeDefined();
    await expect(call('registerRecruiter', { body: {} }, VISITOR, metaFrom())).rejects.toMatchObject({
      details: { fields: { firstName: expect.any(String), email: expect.any(String), password: expect.any(String) } },
    });
  });

  it.each(['1234', '012345', '41101A'])(
    'refuses %s as a PIN code of India, and takes it elsewhere',
    async (pincode) => {
      await expect(register({ pincode })).rejects.toMatchObject({
        message: 'Enter a 6-digit PIN code.',
        details: { fields: { pincode: expect.anything() } },
      });
      await expect(register({ pincode, country: 'Nepal' })).resolves.toBeDefined();
      await expect(register({ pincode: '411 045', country: 'India' })).resolves.toBeDefined();
    },
  );

  it('refuses the verified name of another company, and a logo that is none', async () => {
    await aRecruiter(deps.db, { companyName: 'Sahyadri Steel', verified: true });
    await expect(register({ companyName: ' sahyadri STEEL ' })).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN' });
    const svg = { originalName: 'logo.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    await expect(register({}, { companyLogoUpload: svg })).rejects.toMatchObject({
      details: { fields: { companyLogoUpload: expect.any(String) } },
    });
  });
});

describe('the list of companies', () => {
  let own: Awaited<ReturnType<typeof aRecruiter>>;
  beforeAll(async () => {
    own = await aRecruiter(deps.db, { companyName: 'Own Mills', status: 'Not Active' });
    await aRecruiter(deps.db, { companyName: 'Blocked Mills', status: 'Block' });
    await aRecruiter(deps.db, { companyName: 'Idle Mills', status: 'Not Active' });
    await aRecruiter(deps.db, { companyName: 'Open Mills', verified: true });
    await aJob(deps.db, { recruiterId: own.accountId });
  });

  it('shows visitors and candidates the active ones, and nothing but the company', async () => {
    for (const caller of [VISITOR, await aCandidate(deps.db)]) {
      const { body, total } = await list(caller, { companyName: 'mills' });
      expect(body).toMatchObject([{ companyName: 'Open Mills', companyVerified: true }]);
      expect(keysOf(body[0])).toEqual(PUBLIC);
      expect(total).toBe(1);
      expect((await list(caller, { email: own.email })).body).toEqual([]);
    }
  });

  it('shows recruiters their own row, first and whole', async () => {
    const { body } = await list(own, { companyName: 'mills' });
    expect(body.map(({ companyName }) => companyName)).toEqual(['Own Mills', 'Open Mills']);
    expect(body[0]).toMatchObject({ email: own.email, userStatus: 'Not Active', version: 1 });
    expect(keysOf(body[1])).toEqual(PUBLIC);
  });

  it('says to administrators alone when an account was last active, also after its session has ended', async () => {
    const { userData } = await register({ companyName: 'Evening Looms' });
    const admin = await anAdmin(deps.db);
    const row = async (caller: Caller) => (await list(caller, { companyName: 'Evening Looms' })).body[0];
    expect(await row(admin)).not.toHaveProperty('lastActiveAt');
    await call('signInRecruiter', { body: { email: userData.email, password: PASSWORD } }, VISITOR, metaFrom());
    await deps.db.delete(sessions).where(eq(sessions.accountId, userData._id));
    expect(await row(admin)).toMatchObject({ lastActiveAt: expect.any(String) });
    expect(await row(VISITOR)).not.toHaveProperty('lastActiveAt');
  });

  it('is searched by administrators alone for a name, an address, a phone number or a code', async () => {
    const [admin, wanted] = [await anAdmin(deps.db), await aRecruiter(deps.db, { companyName: 'Wanted Looms' })];
    await deps.db.update(accounts).set({ phone: '9812345670' }).where(eq(accounts.id, wanted.accountId));
    const found = async (who: string, caller: Caller = admin) =>
      (await list(caller, { who })).body.map(({ _id }) => _id);
    for (const who of [wanted.email.slice(2), wanted.userCode.toLowerCase(), '+91 98123 45670', '12345'])
      expect(await found(who)).toEqual([wanted.accountId]);
    expect(await found(wanted.userCode.slice(0, -1))).not.toContain(wanted.accountId);
    expect((await found(wanted.email, VISITOR)).length).toBe((await list(VISITOR)).body.length);
  });

  it('is searched by administrators for a company in either script', async () => {
    const admin = await anAdmin(deps.db);
    const wanted = await aRecruiter(deps.db, { companyName: 'Nilima Looms' });
    const found = async (query: object, caller: Caller = admin) =>
      (await list(caller, query)).body.map(({ _id }) => _id);
    expect(await found({ companyName: 'नीलिमा' })).toEqual([wanted.accountId]);
    expect(await found({ q: 'नीलिमा' })).toEqual([wanted.accountId]);
    expect(await found({ companyName: 'नीलिमा' }, VISITOR)).toEqual([]);
  });

  it('shows administrators everybody with their jobs', async () => {
    const { body, total } = await list(await anAdmin(deps.db), { q: 'MILLS', sort: 'companyName' });
    expect(total).toBe(4);
    expect(body.map(({ companyName, jobs }) => [companyName, jobs])).toEqual([
      ['Blocked Mills', 0],
      ['Idle Mills', 0],
      ['Open Mills', 0],
      ['Own Mills', 1],
    ]);
  });
});

describe('one recruiter', () => {
  it('is read by themselves and by administrators alone', async () => {
    const own = await aRecruiter(deps.db);
    const other = await aRecruiter(deps.db);
    const get = (caller: Caller) => call('getRecruiter', { params: { id: own.accountId } }, caller, metaFrom());
    expect((await get(own)).body).toMatchObject({ email: own.email });
    expect((await get(await anAdmin(deps.db))).body).toMatchObject({ jobs: 0, statusReason: '' });
    await expect(get(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(await aCandidate(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('disappears with their company when blocked, and cannot unblock themselves', async () => {
    const { userData } = await register({ companyName: 'Gone Mills' });
    const admin = await anAdmin(deps.db);
    const params = { id: userData._id };
    deps.mails.length = 0;
    const { body } = await call(
      'setRecruiterStatus',
      { params, body: { userStatus: 'Block', reason: 'Fees' } },
      admin,
      metaFrom(),
    );
    expect(body).toMatchObject({ userStatus: 'Block', statusReason: 'Fees', version: 2 });
    expect(deps.mails).toMatchObject([{ to: userData.email, text: expect.stringContaining('Fees') }]);
    expect((await list(VISITOR, { companyName: 'Gone Mills' })).body).toEqual([]);
    const own = {
      kind: 'recruiter' as const,
      accountId: userData._id,
      userCode: userData.userCode,
      sessionId: userData._id,
    };
    await expect(
      call('setRecruiterStatus', { params, body: { userStatus: 'Active' } }, own, metaFrom()),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the own account', () => {
  it('names the company of a recruiter', async () => {
    const form = recruiterForm({ companyName: 'Account Mills' });
    await call(
      'registerRecruiter',
      { body: form, files: { companyLogoUpload: await aPicture() } },
      VISITOR,
      metaFrom(),
    );
    const { body } = await call(
      'signInRecruiter',
      { body: { email: form.email, password: PASSWORD } },
      VISITOR,
      metaFrom(),
    );
    const caller = {
      kind: 'recruiter' as const,
      accountId: body.userData._id,
      userCode: '',
      sessionId: body.userData._id,
    };
    expect((await call('getAccount', {}, caller, metaFrom())).body).toMatchObject({
      userType: 'Recruiter',
      userStatus: 'Active',
      companyName: 'Account Mills',
      companyVerified: false,
      companyLogo: expect.stringMatching(/^files\/[\w-]+\.webp$/),
    });
  });
});
