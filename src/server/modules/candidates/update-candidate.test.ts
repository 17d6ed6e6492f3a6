import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/values.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { accounts, auditLog, candidates } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { sendConfirmLink } from '#server/modules/accounts/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture, aResume, candidateForm, PASSWORD } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let admin: Awaited<ReturnType<typeof anAdmin>>;
let form: ReturnType<typeof candidateForm>;
let id: string;
let me: Caller & { accountId: string };

beforeAll(async () => {
  admin = await anAdmin(deps.db);
});
beforeEach(async () => {
  form = candidateForm();
  const { userData } = (await call('registerCandidate', { body: form }, VISITOR, metaFrom())).body;
  id = userData._id;
  me = { kind: 'candidate', accountId: id, userCode: userData.userCode, sessionId: id };
  deps.mails.length = 0;
});

const edit = async (body: object, by: Caller = me, files: Record<string, Upload> = {}, ifMatch?: number) =>
  (await call('updateCandidate', { params: { id }, body, files }, by, metaFrom(undefined, ifMatch))).body;

describe('the person', () => {
  it('changes names, phone, address, files and switches; the rest is ignored', async () => {
    const files = { profilePic: await aPicture(), resumeUpload: aResume() };
    const changed = await edit(
      {
        firstName: 'Asha Devi',
        phone: '+91 90000 00001',
        address: 'Kochi',
        showCard: 'true',
        findable: 'false',
        email: 'other@example.in',
        applyFor: 'Internship',
        userStatus: 'Active',
        role: 'admin',
      },
      me,
      files,
    );
    expect(changed).toMatchObject({
      _id: id,
      firstName: 'Asha Devi',
      lastName: 'Rao',
      phone: '9000000001',
      address: 'Kochi',
      showCard: true,
      findable: false,
      email: form.email,
      applyFor: 'Job',
      userStatus: 'Not Active',
      resumeName: 'cv.pdf',
      version: 2,
      education: [],
    });
    expect(changed.profilePic).toMatch(/^files\/[\w-]+\.webp$/);
    expect(deps.mails).toEqual([]);
    const { profileCompletion } = (await call('getProfileOverview', {}, me, metaFrom())).body;
    expect(profileCompletion?.resume).toEqual({ isComplete: true, lastUpdated: expect.any(String) });
  });

  it('keeps what is left out', async () => {
    expect(await edit({})).toMatchObject({ firstName: 'Asha', phone: '9876543210', address: form.address });
  });

  it('is told what is wrong: empty names, an invalid phone number, a picture as resume', async () => {
    for (const [field, value] of [
      ['firstName', ' '],
      ['lastName', 'x'.repeat(81)],
      ['phone', '123'],
      ['address', ''],
      ['showCard', 7],
    ] as const)
      await expect(edit({ [field]: value })).rejects.toMatchObject({
        details: { fields: { [field]: expect.any(String) } },
      });
    const picture = await aPicture();
    await expect(edit({ firstName: 'No' }, me, { resumeUpload: picture })).rejects.toMatchObject({
      details: { fields: { resumeUpload: 'resumeType' } },
    });
    await expect(edit({}, me, { profilePic: aResume() })).rejects.toMatchObject({
      details: { fields: { profilePic: 'imageType' } },
    });
    expect(await edit({})).toMatchObject({ firstName: 'Asha' });
  });

  it('marks pages with cards stale when one is shown or changed, and purges them when one is withdrawn', async () => {
    await edit({ address: 'Kochi' });
    expect(deps.pageChanges).toEqual([]);
    await edit({ showCard: true });
    await edit({ address: 'Goa' });
    await edit({ showCard: false });
    const changes = [
      { kind: 'stale', tags: ['cards'] },
      { kind: 'stale', tags: ['cards'] },
      { kind: 'purge', tags: ['cards'] },
    ];
    expect(deps.pageChanges).toEqual(changes);
    await edit({ address: 'Pune' });
    expect(deps.pageChanges).toEqual(changes);
  });
});

describe('an administrator', () => {
  it('changes address, phone, applyFor and names, is audited, and the old address is told', async () => {
    const changed = await edit(
      {
        email: 'New@Example.in',
        phone: '9000000002',
        applyFor: 'internship',
        lastName: 'Iyer',
        address: 'ignored',
        showCard: true,
      },
      admin,
    );
    expect(changed).toMatchObject({
      email: 'new@example.in',
      phone: '9000000002',
      applyFor: 'Internship',
      lastName: 'Iyer',
      address: form.address,
      showCard: false,
    });
    expect(deps.mails).toMatchObject([{ to: form.email, text: expect.stringContaining('now uses another one') }]);
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([{ action: 'candidate_edited', actorId: admin.accountId }]);
    const signIn = (email: string) =>
      call('signInCandidate', { body: { email, password: PASSWORD } }, VISITOR, metaFrom());
    await expect(signIn('new@example.in')).resolves.toBeDefined();
    await expect(signIn(form.email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('has a new address confirmed by a link that is mailed there, and no mail asks again for an unchanged one', async () => {
    const confirmed = { emailConfirmedAt: new Date() };
    await deps.db.update(accounts).set(confirmed).where(eq(accounts.id, id));
    deps.confirmLinks.length = 0;
    await edit({ email: form.email, lastName: 'Iyer' }, admin);
    expect(deps.confirmLinks).toEqual([]);

    const email = `office.${form.email}`;
    await edit({ email }, admin);
    const [wanted] = deps.confirmLinks;
    if (!wanted) throw new Error('No link was asked for.');
    let sent = { to: '', subject: '', text: '' };
    await sendConfirmLink(deps, wanted, async (mail) => {
      sent = { ...sent, ...mail };
    });
    expect(sent).toMatchObject({ to: email, subject: 'Confirm your email address for Avsar' });
    const account = async () => (await call('getAccount', {}, me, metaFrom())).body;
    expect(await account()).toMatchObject({ email, confirmationNeeded: true });
    const token = /#token=(\S+)/.exec(sent.text)?.[1] ?? '';
    await call('confirmEmail', { body: { token } }, VISITOR, metaFrom());
    expect(await account()).toMatchObject({ email, confirmationNeeded: false });
  });

  it('cannot set another candidate’s address', async () => {
    const other = candidateForm();
    await call('registerCandidate', { body: other }, VISITOR, metaFrom());
    deps.mails.length = 0;
    await expect(edit({ email: other.email, lastName: 'Iyer' }, admin)).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
    const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, id));
    expect(account).toMatchObject({ email: form.email, lastName: 'Rao' });
    expect(deps.mails).toEqual([]);
  });

  it('is told when the person changed something in the meantime', async () => {
    await edit({ lastName: 'Nair' });
    await expect(edit({ lastName: 'Iyer' }, admin, {}, 1)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { lastName: 'Nair', version: 2 } },
    });
    expect(await edit({ lastName: 'Iyer' }, admin, {}, 2)).toMatchObject({ lastName: 'Iyer' });
  });
});

it('nobody else can change anything', async () => {
  for (const [caller, code] of [
    [VISITOR, 'SIGNED_OUT'],
    [await aRecruiter(deps.db), 'FORBIDDEN'],
    [await aCandidate(deps.db), 'NOT_FOUND'],
  ] as const)
    await expect(edit({ firstName: 'Taken' }, caller)).rejects.toMatchObject({ code });
  const [row] = await deps.db.select().from(candidates).where(eq(candidates.accountId, id));
  expect(row?.address).toBe(form.address);
});

it('of twenty concurrent changes of the same version one is accepted', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => edit({ address: `Street ${n}` }, me, {}, 1)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
