import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { type AdminCaller, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { oneTimeTokens, sessions } from '#server/database/schema/sessions.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aSuperAdmin } from '#tests/support/jobs.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { startSession } from '../start-session.ts';
import { refuseRole, refuseStatus } from './admin-policy.ts';
import { sendInvitation } from './invitations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const as = <N extends CallName>(caller: AdminCaller, name: N, input: RawInput = {}, ifMatch?: number) =>
  call(name, input, caller, metaFrom('203.0.113.7', ifMatch));
const setStatus = (by: AdminCaller, id: string, userStatus = 'Block', ifMatch?: number) =>
  as(by, 'setAdminStatus', { params: { id }, body: { userStatus, reason: 'Left us.' } }, ifMatch);
const setRole = (by: AdminCaller, id: string, role: string, ifMatch?: number) =>
  as(by, 'setAdminRole', { params: { id }, body: { role } }, ifMatch);
const require = (by: AdminCaller, id: string, required: boolean) =>
  as(by, 'requireSecondFactor', { params: { id }, body: { required } });
const switchOn = (id: string) =>
  deps.db.update(admins).set({ totpConfirmedAt: new Date() }).where(eq(admins.accountId, id));
const accountOf = async (id: string) => {
  const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw new Error('There should be an account.');
  return row;
};
const sessionsOf = async (accountId: string): Promise<number> =>
  (await deps.db.select().from(sessions).where(eq(sessions.accountId, accountId))).length;
const actsOn = (id: string) => deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
const liveSuperAdmins = async (): Promise<number> =>
  (
    await deps.db
      .select()
      .from(accounts)
      .innerJoin(admins, eq(admins.accountId, accounts.id))
      .where(and(eq(admins.super, true), eq(accounts.status, 'Active')))
  ).length;
const fulfilled = (answers: readonly PromiseSettledResult<unknown>[]): number =>
  answers.filter(({ status }) => status === 'fulfilled').length;

const LAST = { code: 'LAST_SUPER_ADMIN', status: 409 };

beforeEach(async () => {
  await deps.db.delete(oneTimeTokens);
  await deps.db.delete(accounts);
});

describe('who may be what', () => {
  it('the last Super Admin stays, and nobody changes themselves', () => {
    const last = { own: true, anotherSuperAdmin: false };
    const own = { own: true, anotherSuperAdmin: true };
    const other = { own: false, anotherSuperAdmin: true };
    expect(refuseStatus({ ...last, status: 'Block' })).toBe('LAST_SUPER_ADMIN');
    expect(refuseStatus({ ...last, own: false, status: 'Block' })).toBe('LAST_SUPER_ADMIN');
    expect(refuseStatus({ ...own, status: 'Block' })).toBe('NOT_YOUR_OWN_ROLE_OR_STATUS');
    expect(refuseStatus({ ...other, status: 'Block' })).toBeUndefined();
    expect(refuseStatus({ ...last, status: 'Active' })).toBeUndefined();
    expect(refuseRole({ ...last, role: 'Admin' })).toBe('LAST_SUPER_ADMIN');
    expect(refuseRole({ ...own, role: 'Admin' })).toBe('NOT_YOUR_OWN_ROLE_OR_STATUS');
    expect(refuseRole({ ...other, role: 'Admin' })).toBeUndefined();
    expect(refuseRole({ ...last, role: 'Super Admin' })).toBeUndefined();
  });
});

describe('the list of administrators', () => {
  it('shows every administrator with their last sign-in to plain ones too, the caller first, and nothing secret', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    await aCandidate(deps.db);
    await startSession(deps, metaFrom(), { id: boss.accountId, kind: 'admin', email: 'boss@example.in' });
    const { body, total } = await as(admin, 'listAdmins');
    expect(total).toBe(2);
    expect(body.map(({ _id }) => _id)).toEqual([admin.accountId, boss.accountId]);
    expect(body[1]).toMatchObject({ userType: 'Super Admin', secondFactor: { on: false, required: false } });
    expect(body[1]?.lastSignInAt).toBeTruthy();
    expect(body[0]?.lastSignInAt).toBeUndefined();
    expect(Object.keys(body[1] ?? {}).sort()).toEqual(
      ['_id', 'createdAt', 'email', 'firstName', 'lastName', 'lastSignInAt', 'secondFactor', 'userCode'].concat(
        'userStatus',
        'userType',
        'version',
      ),
    );
    const { body: page } = await as(boss, 'listAdmins', { query: { page: 2, limit: 1 } });
    expect(page.map(({ _id }) => _id)).toEqual([admin.accountId]);
  });
});

describe('deactivating', () => {
  it('ends every session and open invitation, is recorded and mailed; activating lets them in again', async () => {
    const boss = await aSuperAdmin(deps.db);
    const other = await aSuperAdmin(deps.db);
    await startSession(deps, metaFrom(), { id: other.accountId, kind: 'admin', email: 'other@example.in' });
    await as(other, 'inviteAdmin', { body: { email: 'friend@example.in', role: 'Super Admin' } });
    const { body } = await setStatus(boss, other.accountId);
    expect(body).toMatchObject({ userStatus: 'Block', statusReason: 'Left us.', userType: 'Super Admin' });
    expect(await sessionsOf(other.accountId)).toBe(0);
    expect((await as(boss, 'listAdminInvitations')).body).toEqual([]);
    expect(
      (await actsOn(other.accountId)).map(({ action, fromValue, toValue }) => ({ action, fromValue, toValue })),
    ).toContainEqual({
      action: 'account_status_changed',
      fromValue: 'Active',
      toValue: 'Block',
    });
    expect(deps.mails.map(({ subject }) => subject)).toContain('Your Avsar account has been deactivated');
    expect((await setStatus(boss, other.accountId, 'Active')).body.userStatus).toBe('Active');
  });

  it('wants a reason, a status there is, an administrator there is, and the present version', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    const candidate = await aCandidate(deps.db);
    const bare = (body: object) => as(boss, 'setAdminStatus', { params: { id: admin.accountId }, body });
    await expect(bare({ userStatus: 'Block' })).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    for (const userStatus of ['Not Active', 'Gone', '', ['Block'], null]) {
      await expect(bare({ userStatus, reason: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    await expect(setStatus(boss, candidate.accountId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await accountOf(candidate.accountId)).status).toBe('Not Active');
    await expect(setStatus(boss, admin.accountId, 'Block', 7)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await accountOf(admin.accountId)).status).toBe('Active');
  });

  it('is not for plain administrators', async () => {
    const admin = await anAdmin(deps.db);
    const other = await anAdmin(deps.db);
    for (const attempt of [
      () => setStatus(admin, other.accountId),
      () => setRole(admin, other.accountId, 'Super Admin'),
      () => setRole(admin, admin.accountId, 'Super Admin'),
      () => require(admin, other.accountId, true),
      () => as(admin, 'resetSecondFactor', { params: { id: other.accountId } }),
      () => as(admin, 'requireSecondFactorOfAll', { body: { required: true } }),
      () => as(admin, 'inviteAdmin', { body: { email: 'x@example.in' } }),
      () => as(admin, 'listAdminInvitations'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await accountOf(other.accountId)).status).toBe('Active');
    expect(deps.mails).toEqual([]);
  });
});

describe('the last Super Admin', () => {
  it('is neither deactivated, demoted nor deleted, by nobody', async () => {
    const boss = await aSuperAdmin(deps.db);
    await anAdmin(deps.db);
    await expect(setStatus(boss, boss.accountId)).rejects.toMatchObject(LAST);
    await expect(setRole(boss, boss.accountId, 'Admin')).rejects.toMatchObject(LAST);
    await expect(call('deleteAccount', { body: { password: PASSWORD } }, boss, metaFrom())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const body = { userStatus: 'Block', reason: 'x' };
    for (const name of ['setCandidateStatus', 'setRecruiterStatus'] as const) {
      await expect(as(boss, name, { params: { id: boss.accountId }, body })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    for (const name of ['setCandidateStatuses', 'setRecruiterStatuses'] as const) {
      await as(boss, name, { body: { ...body, ids: [boss.accountId] } }).catch(() => undefined);
    }
    expect(await accountOf(boss.accountId)).toMatchObject({ status: 'Active' });
    expect(await liveSuperAdmins()).toBe(1);
  });

  it('is also the last when the others are deactivated', async () => {
    const boss = await aSuperAdmin(deps.db);
    const other = await aSuperAdmin(deps.db);
    await setStatus(boss, other.accountId);
    await expect(setRole(boss, boss.accountId, 'Admin')).rejects.toMatchObject(LAST);
    await expect(setStatus(other, boss.accountId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('remains when two demote, or deactivate, each other at once', async () => {
    for (const act of [
      (by: AdminCaller, of: AdminCaller) => setRole(by, of.accountId, 'Admin'),
      (by: AdminCaller, of: AdminCaller) => setStatus(by, of.accountId),
    ]) {
      await deps.db.delete(accounts);
      const [one, other] = [await aSuperAdmin(deps.db), await aSuperAdmin(deps.db)];
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? act(one, other) : act(other, one))),
      );
      expect(await liveSuperAdmins()).toBe(1);
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'FORBIDDEN' });
      }
      expect(fulfilled(answers)).toBeGreaterThan(0);
    }
  });

  it('remains when ten Super Admins turn on one another at once', async () => {
    const all: AdminCaller[] = [];
    for (let count = 0; count < 10; count += 1) all.push(await aSuperAdmin(deps.db));
    await Promise.allSettled(
      all.flatMap((by, index) => {
        const of = all[(index + 1) % all.length];
        return of ? [setRole(by, of.accountId, 'Admin'), setStatus(by, of.accountId)] : [];
      }),
    );
    expect(await liveSuperAdmins()).toBeGreaterThan(0);
  });
});

describe('another role', () => {
  it('comes with another code, a mail and a record of both; the same role again changes nothing', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    const { userCode: before } = await accountOf(admin.accountId);
    const { body } = await setRole(boss, admin.accountId, 'super admin');
    expect(body).toMatchObject({ userType: 'Super Admin', userCode: expect.stringMatching(/^SADM\d+$/) });
    expect(deps.mails).toMatchObject([{ subject: 'You are now a Super Admin of Avsar' }]);
    const acts = await actsOn(admin.accountId);
    expect(acts).toMatchObject([
      {
        action: 'admin_role_changed',
        fromValue: `Admin (${before})`,
        toValue: `Super Admin (${body.userCode})`,
        actorId: boss.accountId,
      },
    ]);
    const again = await setRole(boss, admin.accountId, 'Super Admin');
    expect(again.body.userCode).toBe(body.userCode);
    expect(deps.mails).toHaveLength(1);
    await as(admin, 'listAdmins');
    expect((await setRole(boss, admin.accountId, 'Admin')).body.userCode).toMatch(/^ADM\d+$/);
  });

  it('is refused where it is none, where nobody is, and where somebody was quicker', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    for (const role of ['Candidate', '', null, ['Admin']]) {
      const input = { params: { id: admin.accountId }, body: { role } };
      await expect(as(boss, 'setAdminRole', input)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    const { accountId } = await aCandidate(deps.db);
    await expect(setRole(boss, accountId, 'Super Admin')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(setRole(boss, admin.accountId, 'Super Admin', 9)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await liveSuperAdmins()).toBe(1);
  });

  it('ends the open invitations of whoever may not invite any more', async () => {
    const [boss, other] = [await aSuperAdmin(deps.db), await aSuperAdmin(deps.db)];
    await as(other, 'inviteAdmin', { body: { email: 'friend@example.in' } });
    await setRole(boss, other.accountId, 'Admin');
    expect((await as(boss, 'listAdminInvitations')).total).toBe(0);
  });
});

describe('requiring a second factor', () => {
  it('of one mails whoever has none, is recorded, and is taken back', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    const { body } = await require(boss, admin.accountId, true);
    expect(body.secondFactor).toEqual({ on: false, required: true });
    expect(deps.mails).toMatchObject([{ subject: 'Your Avsar account needs a second factor' }]);
    await require(boss, admin.accountId, true);
    expect(deps.mails).toHaveLength(1);
    expect(await actsOn(admin.accountId)).toMatchObject([
      { action: 'second_factor_demand_changed', fromValue: 'not required', toValue: 'required' },
    ]);
    expect((await require(boss, admin.accountId, false)).body.secondFactor.required).toBe(false);
    await expect(as(boss, 'requireSecondFactor', { params: { id: admin.accountId }, body: {} })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('of all wants the own one first, and then reaches those who register later', async () => {
    const boss = await aSuperAdmin(deps.db);
    await anAdmin(deps.db);
    const all = (required: boolean) => as(boss, 'requireSecondFactorOfAll', { body: { required } });
    await expect(all(true)).rejects.toMatchObject({ code: 'OWN_SECOND_FACTOR_FIRST' });
    await switchOn(boss.accountId);
    expect((await all(true)).body.changed).toBe(2);
    expect((await all(true)).body.changed).toBe(0);
    const { token } = await invited(boss, 'late@example.in');
    await register({ invite: token, email: 'late@example.in' });
    const { body } = await as(boss, 'listAdmins');
    expect(body.map(({ secondFactor }) => secondFactor.required)).toEqual([true, true, true]);
    expect((await all(false)).body.changed).toBe(3);
  });

  it('that was lost is taken away by another Super Admin, with every session', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    await startSession(deps, metaFrom(), { id: admin.accountId, kind: 'admin', email: 'lost@example.in' });
    const reset = (id: string) => as(boss, 'resetSecondFactor', { params: { id } });
    await expect(reset(admin.accountId)).rejects.toMatchObject({ code: 'NO_SECOND_FACTOR' });
    await switchOn(admin.accountId);
    await switchOn(boss.accountId);
    await expect(reset(boss.accountId)).rejects.toMatchObject({ code: 'NOT_YOUR_OWN_SECOND_FACTOR' });
    expect((await reset(admin.accountId)).body.secondFactor.on).toBe(false);
    expect(await sessionsOf(admin.accountId)).toBe(0);
    expect(deps.mails).toMatchObject([{ subject: 'The second factor of your Avsar account was removed' }]);
    expect((await actsOn(admin.accountId)).map(({ action }) => action)).toContain('second_factor_reset');
  });
});

const register = (body: object) =>
  call('registerAdmin', { body: { name: 'Ravi Nair', password: PASSWORD, ...body } }, VISITOR, metaFrom());

/** Creates an invitation and returns the token from its email. */
const invited = async (by: AdminCaller, email: string, role = 'Admin') => {
  const { body } = await as(by, 'inviteAdmin', { body: { email, role } });
  let text = '';
  await sendInvitation(deps, { id: body._id }, async (mail) => {
    text = mail.text;
  });
  return { id: body._id, text, token: /#invite=([\w-]{43})/.exec(text)?.[1] ?? '' };
};

describe('inviting', () => {
  it('mails a link to the address, lists it without the link, and makes what was offered, once', async () => {
    const boss = await aSuperAdmin(deps.db);
    const { id, text, token } = await invited(boss, 'Ravi@example.in', 'Super Admin');
    expect(text).toContain('/admin-register#invite=');
    const { body: listed } = await as(boss, 'listAdminInvitations');
    expect(listed).toMatchObject([{ _id: id, email: 'ravi@example.in', role: 'Super Admin' }]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await deps.db.select().from(oneTimeTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(register({ invite: token, email: 'thief@example.in' })).rejects.toMatchObject({
      code: 'INVITATION_NEEDED',
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => register({ invite: token, email: 'ravi@example.in' })),
    );
    expect(fulfilled(answers)).toBe(1);
    expect((await as(boss, 'listAdminInvitations')).body).toEqual([]);
    expect(await liveSuperAdmins()).toBe(2);
    expect((await actsOn(id)).map(({ action }) => action)).toEqual(['admin_invited']);
  });

  it('twenty times at once makes one invitation', async () => {
    const boss = await aSuperAdmin(deps.db);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => as(boss, 'inviteAdmin', { body: { email: 'once@example.in' } })),
    );
    expect(fulfilled(answers)).toBe(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'ADMIN_ALREADY_INVITED', status: 409 });
    }
  });

  it('is refused for an administrator, and for what is no address', async () => {
    const boss = await aSuperAdmin(deps.db);
    const admin = await anAdmin(deps.db);
    const { email } = await accountOf(admin.accountId);
    await expect(as(boss, 'inviteAdmin', { body: { email } })).rejects.toMatchObject({ code: 'EMAIL_OF_ADMIN' });
    for (const wrong of ['', 'nobody', ['a@example.in', 'b@example.in'], 'a@example.in\r\nbcc: b@example.in']) {
      await expect(as(boss, 'inviteAdmin', { body: { email: wrong } })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
    await expect(as(boss, 'inviteAdmin', { body: { email: 'x@example.in', role: 'Candidate' } })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    );
    expect((await as(boss, 'listAdminInvitations')).total).toBe(0);
  });

  it('can be withdrawn, and ends after seven days; then the link opens nothing and is not mailed again', async () => {
    const boss = await aSuperAdmin(deps.db);
    const { id, token } = await invited(boss, 'tara@example.in');
    await as(boss, 'withdrawAdminInvitation', { params: { id } });
    await expect(register({ invite: token, email: 'tara@example.in' })).rejects.toMatchObject({
      code: 'INVITATION_NEEDED',
    });
    await expect(as(boss, 'withdrawAdminInvitation', { params: { id } })).rejects.toMatchObject({
      code: 'INVITATION_OVER',
    });
    let mailed = 0;
    await sendInvitation(deps, { id }, async () => {
      mailed += 1;
    });
    expect(mailed).toBe(0);
    const late = await invited(boss, 'tara@example.in');
    deps.clock.at = new Date(Date.now() + 7 * 24 * 3_600_000 + 1_000);
    await expect(register({ invite: late.token, email: 'tara@example.in' })).rejects.toMatchObject({
      code: 'INVITATION_NEEDED',
    });
    expect((await as(boss, 'listAdminInvitations')).body).toEqual([]);
    expect((await as(boss, 'inviteAdmin', { body: { email: 'tara@example.in' } })).body.role).toBe('Admin');
  });
});
