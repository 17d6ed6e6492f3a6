import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import { blockedIdentities } from '#server/database/schema/trust.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { findCaller } from '#server/modules/accounts/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let admin: Awaited<ReturnType<typeof anAdmin>>;
let form: ReturnType<typeof candidateForm>;
let id: string;
let phones = 0;

beforeAll(async () => {
  admin = await anAdmin(deps.db);
});
beforeEach(async () => {
  phones += 1;
  form = candidateForm({ phone: `98765432${phones + 10}`, showCard: true });
  id = (await call('registerCandidate', { body: form }, VISITOR, metaFrom())).body.userData._id;
  deps.mails.length = 0;
});

const setStatus = async (body: object, { ifMatch, by = admin }: { ifMatch?: number; by?: typeof admin } = {}) =>
  (await call('setCandidateStatus', { params: { id }, body }, by, metaFrom(undefined, ifMatch))).body;
const signIn = async () =>
  (await call('signInCandidate', { body: { email: form.email, password: PASSWORD } }, VISITOR, metaFrom())).body.token;
const audited = () => deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
const REASON = 'Sent other people his own invoices.';

describe('blocking a candidate', () => {
  it('ends every session, keeps the reason, is audited, tells the person and clears the shared pages', async () => {
    const token = await signIn();
    deps.pageChanges.length = 0;
    expect(await setStatus({ userStatus: 'Block', reason: REASON })).toMatchObject({
      _id: id,
      userStatus: 'Block',
      version: 2,
    });
    expect(deps.pageChanges).toEqual([{ kind: 'purge', tags: ['cards'] }]);
    expect(await findCaller(deps, token)).toBeUndefined();
    await expect(signIn()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED', message: expect.stringContaining(REASON) });
    expect(deps.mails).toMatchObject([{ to: form.email, text: expect.stringContaining(REASON) }]);
    const [entry] = await audited();
    expect(entry).toMatchObject({ actorId: admin.accountId, fromValue: 'Not Active', toValue: 'Block' });
    const personal = await deps.db.select().from(auditPersonalValues).where(eq(auditPersonalValues.accountId, id));
    expect(personal).toMatchObject([{ reason: REASON }]);
    const { body } = await call('listCandidates', { query: {} }, VISITOR, metaFrom());
    expect(body.map(({ _id }) => _id)).not.toContain(id);
  });

  it('leaves no old session alive when it is lifted', async () => {
    const token = await signIn();
    await setStatus({ userStatus: 'Block', reason: REASON });
    await setStatus({ userStatus: 'Active' });
    expect(deps.mails.at(-1)).toMatchObject({
      subject: 'Your Avsar account is no longer blocked',
      text: expect.stringContaining('You can sign in again.'),
    });
    expect(await findCaller(deps, token)).toBeUndefined();
    expect(await findCaller(deps, await signIn())).toMatchObject({ accountId: id });
  });

  it('wants a reason', async () => {
    for (const userStatus of ['Block', 'Black List']) {
      await expect(setStatus({ userStatus })).rejects.toMatchObject({
        details: { fields: { reason: expect.any(String) } },
      });
    }
    await expect(setStatus({ userStatus: 'Frozen' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(deps.mails).toEqual([]);
  });
});

describe('the black list', () => {
  it('keeps address and phone from registering again until it is left', async () => {
    await setStatus({ userStatus: 'Black List', reason: REASON });
    await expect(
      call('registerRecruiter', { body: recruiterForm({ email: form.email }) }, VISITOR, metaFrom()),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    const samePhone = candidateForm({ phone: `+91 ${form.phone}` });
    await expect(call('registerCandidate', { body: samePhone }, VISITOR, metaFrom())).rejects.toMatchObject({
      code: 'REGISTRATION_REFUSED',
    });
    const hashes = await deps.db.select().from(blockedIdentities).where(eq(blockedIdentities.accountId, id));
    expect(hashes).toHaveLength(2);
    await setStatus({ userStatus: 'Active' });
    await expect(call('registerCandidate', { body: samePhone }, VISITOR, metaFrom())).resolves.toBeDefined();
  });
});

describe('a change of status', () => {
  it('to the present one changes nothing and mails nobody', async () => {
    expect(await setStatus({ userStatus: 'Not Active' })).toMatchObject({ version: 1 });
    expect(await audited()).toEqual([]);
    expect(deps.mails).toEqual([]);
  });

  it('of an older version is refused and shows the newer one', async () => {
    await setStatus({ userStatus: 'Active' }, { ifMatch: 1 });
    await expect(setStatus({ userStatus: 'Block', reason: REASON }, { ifMatch: 1 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { userStatus: 'Active', version: 2 } },
    });
    expect(await audited()).toHaveLength(1);
  });

  it("is an administrator's alone, and of candidates alone", async () => {
    const recruiter = await aRecruiter(deps.db);
    const body = { userStatus: 'Active' };
    for (const [caller, code] of [
      [VISITOR, 'SIGNED_OUT'],
      [recruiter, 'FORBIDDEN'],
      [{ ...admin, kind: 'candidate' as const, accountId: id }, 'FORBIDDEN'],
    ] as const) {
      await expect(call('setCandidateStatus', { params: { id }, body }, caller, metaFrom())).rejects.toMatchObject({
        code,
      });
    }
    for (const other of [recruiter.accountId, '01890000-0000-7000-8000-000000000000', 'nonsense']) {
      await expect(
        call('setCandidateStatus', { params: { id: other }, body }, admin, metaFrom()),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
