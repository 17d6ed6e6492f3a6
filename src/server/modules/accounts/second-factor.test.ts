import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { type AdminCaller, type Member, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { findCaller } from './find-caller.ts';
import { hashPassword } from './passwords.ts';
import { unseal } from './sealed-secret.ts';
import { startSession } from './start-session.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const START = new Date('2026-11-20T06:00:00Z');
const WRONG = { code: 'SECOND_FACTOR_WRONG' };
const WRONG_FIELD = { code: 'INVALID_INPUT', details: { fields: { code: expect.any(String) } } };

const later = (seconds: number): void => {
  deps.clock.at = new Date((deps.clock.at ?? START).getTime() + seconds * 1_000);
};
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: deps.now().getTime() + steps * 30_000 });

const anAdministrator = async () => {
  deps.clock.at ??= START;
  const admin = await anAdmin(deps.db);
  await deps.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(PASSWORD, 'a test'), firstName: 'Meera' })
    .where(eq(accounts.id, admin.accountId));
  const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, admin.accountId));
  return { admin, email: row?.email ?? '' };
};
const signIn = (body: object, from = '198.51.100.1') => call('signInAdmin', { body }, VISITOR, metaFrom(from));
const as = <N extends CallName>(caller: Member, name: N, input: RawInput = {}) => call(name, input, caller, metaFrom());
const setUp = (caller: Member, body: object) => as(caller, 'setUpSecondFactor', { body });
const callerOf = async (token: string): Promise<Member> => {
  const caller = await findCaller(deps, token);
  if (!caller) throw new Error('There should be a session.');
  return caller;
};
const rowOf = async ({ accountId }: AdminCaller) => {
  const [row] = await deps.db.select().from(admins).where(eq(admins.accountId, accountId));
  if (!row) throw new Error('There should be an administrator.');
  return row;
};
const actsOn = async ({ accountId }: AdminCaller) =>
  (await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, accountId))).map(({ action }) => action);

/** With the second factor on, and the clock at the step whose code is used up. */
const withSecondFactor = async () => {
  const person = await anAdministrator();
  const { body: begun } = await setUp(person.admin, { step: 'begin', password: PASSWORD });
  const secret = begun.secret ?? '';
  const { body: done } = await setUp(person.admin, { step: 'confirm', code: codeOf(secret) });
  deps.mails.length = 0;
  later(30);
  return { ...person, secret, recoveryCodes: done.recoveryCodes ?? [] };
};

describe('setting the second factor up', () => {
  it('takes the password, shows a secret that is kept encrypted, and asks for nothing yet', async () => {
    const { admin, email } = await anAdministrator();
    const { body } = await setUp(admin, { step: 'begin', password: PASSWORD });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Avsar:/);
    const { totpSecret } = await rowOf(admin);
    if (!totpSecret) throw new Error('There should be a secret.');
    expect(totpSecret.includes(Buffer.from(Secret.fromBase32(body.secret ?? '').bytes))).toBe(false);
    expect(unseal(deps, admin.accountId, totpSecret)).toBeDefined();
    expect(unseal(deps, '0195f3a0-0000-7000-8000-000000000000', totpSecret)).toBeUndefined();
    expect((await signIn({ email, password: PASSWORD })).body.token).toBeTruthy();
  });

  it('is refused without the right password, and a wrong code turns nothing on', async () => {
    const { admin } = await anAdministrator();
    await expect(setUp(admin, { step: 'begin', password: 'not it' })).rejects.toMatchObject({
      details: { fields: { password: expect.any(String) } },
    });
    await expect(setUp(admin, { step: 'confirm', code: '123456' })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NOT_BEGUN',
    });
    const { body } = await setUp(admin, { step: 'begin', password: PASSWORD });
    const right = codeOf(body.secret ?? '');
    const wrong = right === '000000' ? '000001' : '000000';
    await expect(setUp(admin, { step: 'confirm', code: wrong })).rejects.toMatchObject(WRONG_FIELD);
    expect((await rowOf(admin)).totpConfirmedAt).toBeNull();
    for (const step of [{}, { step: 'off' }, { step: 'confirm' }, { step: 'begin', password: ['a'] }]) {
      await expect(setUp(admin, step)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('is turned on by the first code: shows ten recovery codes once, ends every other session, is emailed and recorded', async () => {
    const { admin, email } = await anAdministrator();
    const { body: other } = await signIn({ email, password: PASSWORD });
    const own = await callerOf((await signIn({ email, password: PASSWORD })).body.token);
    const { body: begun } = await setUp(own, { step: 'begin', password: PASSWORD });
    const { body } = await setUp(own, { step: 'confirm', code: codeOf(begun.secret ?? '', -1) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes ?? []) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(await findCaller(deps, other.token)).toBeUndefined();
    expect((await as(own, 'getAccount')).body.secondFactor).toEqual({ on: true, required: false, recoveryCodes: 10 });
    expect(deps.mails).toMatchObject([{ to: email, subject: expect.stringContaining('is on') }]);
    expect(await actsOn(admin)).toContain('second_factor_switched_on');
    await expect(setUp(own, { step: 'begin', password: PASSWORD })).rejects.toMatchObject({ code: 'SECOND_FACTOR_ON' });
    const kept = JSON.stringify((await rowOf(admin)).recoveryCodeHashes);
    for (const code of body.recoveryCodes ?? []) expect(kept).not.toContain(code);
  });

  it('confirmed twenty times at once gives one set of recovery codes', async () => {
    const { admin } = await anAdministrator();
    const { body } = await setUp(admin, { step: 'begin', password: PASSWORD });
    const code = codeOf(body.secret ?? '');
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => setUp(admin, { step: 'confirm', code })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password only, and opens with it', async () => {
    const { email, secret } = await withSecondFactor();
    await expect(signIn({ email, password: 'wrong', code: codeOf(secret) })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    await expect(signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      status: 401,
    });
    await expect(signIn({ email: 'nobody@example.in', password: PASSWORD, code: '123456' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    // As typed with a space, in Devanagari digits.
    const typed = ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    const code = typed.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const { body } = await signIn({ email, password: PASSWORD, code });
    expect(await findCaller(deps, body.token)).toMatchObject({ kind: 'admin' });
  });

  it('takes a code once, one step early or late, and none from further off', async () => {
    const { email, secret } = await withSecondFactor();
    const open = (steps: number) => signIn({ email, password: PASSWORD, code: codeOf(secret, steps) });
    await expect(open(-2)).rejects.toMatchObject(WRONG);
    await expect(open(2)).rejects.toMatchObject(WRONG);
    await expect(open(0)).resolves.toBeDefined();
    await expect(open(0)).rejects.toMatchObject(WRONG);
    await expect(open(-1)).rejects.toMatchObject(WRONG);
    await expect(open(1)).resolves.toBeDefined();
    await expect(open(1)).rejects.toMatchObject(WRONG);
  });

  it('with one code twenty times at once opens one session', async () => {
    const { email, secret } = await withSecondFactor();
    const body = { email, password: PASSWORD, code: codeOf(secret) };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => signIn(body, `203.0.${index}.9`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('accepts each recovery code once, in any case, and reports it by email', async () => {
    const { admin, email, recoveryCodes } = await withSecondFactor();
    const [code = ''] = recoveryCodes;
    const body = { email, password: PASSWORD, code: code.toUpperCase().replace('-', ' ') };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(body)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(deps.mails).toMatchObject([{ to: email, subject: expect.stringContaining('recovery code') }]);
    expect((await as(admin, 'getAccount')).body.secondFactor?.recoveryCodes).toBe(9);
    const message = 'This recovery code is wrong or was used before. Try another of your saved codes.';
    await expect(signIn(body)).rejects.toMatchObject({ ...WRONG, message });
    await expect(signIn({ ...body, code: '000 000' })).rejects.toMatchObject({
      ...WRONG,
      message: expect.stringContaining('Wait for the next one'),
    });
  });

  it('refuses a code from someone else’s app', async () => {
    const one = await withSecondFactor();
    const other = await withSecondFactor();
    const { totpSecret } = await rowOf(one.admin);
    const body = { email: other.email, password: PASSWORD };
    await expect(signIn({ ...body, code: one.recoveryCodes[0] })).rejects.toMatchObject(WRONG);
    await deps.db.update(admins).set({ totpSecret }).where(eq(admins.accountId, other.admin.accountId));
    await expect(signIn({ ...body, code: codeOf(one.secret) })).rejects.toMatchObject(WRONG);
  });

  it('counts wrong codes: ten from a place, twenty in all from strange places, and the owner still gets in', async () => {
    const { email, secret } = await withSecondFactor();
    await signIn({ email, password: PASSWORD, code: codeOf(secret) }, '198.51.100.1');
    later(60);
    const guess = (from: string) => signIn({ email, password: PASSWORD, code: 'zzzzz-zzzzz' }, from);
    const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };
    for (let count = 0; count < 10; count += 1) await expect(guess('192.0.2.1')).rejects.toMatchObject(WRONG);
    // Being asked for the code is no failure, and does not reset earlier ones.
    await expect(guess('192.0.2.1')).rejects.toMatchObject(TOO_MANY);
    for (let count = 0; count < 10; count += 1) await expect(guess(`10.0.${count}.1`)).rejects.toMatchObject(WRONG);
    await expect(guess('10.1.0.1')).rejects.toMatchObject(TOO_MANY);
    await expect(signIn({ email, password: PASSWORD, code: codeOf(secret) }, '10.2.0.1')).rejects.toMatchObject(
      TOO_MANY,
    );
    await expect(signIn({ email, password: PASSWORD, code: codeOf(secret) }, '198.51.100.1')).resolves.toBeDefined();
  });

  it('being asked for the code is no failure, and forgets none', async () => {
    const { email, secret } = await withSecondFactor();
    const ask = () => signIn({ email, password: PASSWORD }, '192.0.2.8');
    for (let count = 0; count < 9; count += 1) {
      await expect(signIn({ email, password: PASSWORD, code: 'no' }, '192.0.2.8')).rejects.toMatchObject(WRONG);
    }
    for (let count = 0; count < 5; count += 1) {
      await expect(ask()).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    }
    await expect(signIn({ email, password: PASSWORD, code: 'no' }, '192.0.2.8')).rejects.toMatchObject(WRONG);
    await expect(signIn({ email, password: PASSWORD, code: codeOf(secret) }, '192.0.2.8')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('opens no session for a password that was compared before the factor was on', async () => {
    const { admin, email } = await withSecondFactor();
    const account = { id: admin.accountId, kind: 'admin', email } as const;
    await expect(startSession(deps, metaFrom(), account)).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  });

  it('is recorded, with the factor used', async () => {
    const { admin, email, secret } = await withSecondFactor();
    await signIn({ email, password: PASSWORD, code: codeOf(secret) });
    const rows = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, admin.accountId));
    expect(rows.find(({ action }) => action === 'admin_signed_in')).toMatchObject({
      actorId: admin.accountId,
      toValue: 'password and code',
    });
  });
});

describe('new recovery codes, and switching off', () => {
  it('need password and code, and invalidate the old recovery codes', async () => {
    const { admin, email, secret, recoveryCodes } = await withSecondFactor();
    const renew = (code: string, password = PASSWORD) => setUp(admin, { step: 'recovery_codes', password, code });
    await expect(renew(codeOf(secret), 'wrong')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(renew('000')).rejects.toMatchObject(WRONG_FIELD);
    const { body } = await renew(codeOf(secret));
    expect(body.recoveryCodes).toHaveLength(10);
    await expect(signIn({ email, password: PASSWORD, code: recoveryCodes[1] })).rejects.toMatchObject(WRONG);
    await expect(signIn({ email, password: PASSWORD, code: body.recoveryCodes?.[1] })).resolves.toBeDefined();
    expect(await actsOn(admin)).toContain('recovery_codes_replaced');
  });

  it('go off by password and code, once, and sign-in asks for no code then', async () => {
    const { admin, email, secret } = await withSecondFactor();
    const remove = (body: object) => as(admin, 'disableSecondFactor', { body });
    await expect(remove({ password: PASSWORD })).rejects.toMatchObject(WRONG_FIELD);
    await expect(remove({ password: 'wrong', code: codeOf(secret) })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(remove({ password: PASSWORD, code: 'wrong' })).rejects.toMatchObject(WRONG_FIELD);
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => remove({ password: PASSWORD, code: codeOf(secret) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowOf(admin)).toMatchObject({ totpSecret: null, totpConfirmedAt: null, recoveryCodeHashes: [] });
    expect(deps.mails).toMatchObject([{ to: email, subject: expect.stringContaining('is off') }]);
    expect((await signIn({ email, password: PASSWORD })).body.token).toBeTruthy();
  });

  it('stay on where a Super Admin requires them', async () => {
    const { admin, secret } = await withSecondFactor();
    await deps.db.update(admins).set({ totpRequired: true }).where(eq(admins.accountId, admin.accountId));
    const body = { password: PASSWORD, code: codeOf(secret) };
    await expect(as(admin, 'disableSecondFactor', { body })).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await rowOf(admin)).totpConfirmedAt).not.toBeNull();
  });
});

describe('an administrator of whom a second factor is required and who has none', () => {
  const required = async () => {
    const person = await anAdministrator();
    await deps.db.update(admins).set({ totpRequired: true }).where(eq(admins.accountId, person.admin.accountId));
    const { body } = await signIn({ email: person.email, password: PASSWORD });
    return { ...person, body, caller: await callerOf(body.token) };
  };

  it('signs in to set it up: every other call refuses, and where visitors may they are one', async () => {
    const { body, caller } = await required();
    expect(body.secondFactorMissing).toBe(true);
    for (const name of ['listCandidates', 'listJobs', 'listRecruiters'] as const) {
      const shown = await as(caller, name);
      const toVisitors = await call(name, {}, VISITOR, metaFrom());
      if (name !== 'listCandidates') expect(shown.body).toEqual(toVisitors.body);
    }
    const MISSING = { code: 'SECOND_FACTOR_MISSING', status: 403 };
    await expect(as(caller, 'listAdmins')).rejects.toMatchObject(MISSING);
    await expect(as(caller, 'listInquiries')).rejects.toMatchObject(MISSING);
    await expect(as(caller, 'changePassword', { body: {} })).rejects.toMatchObject(MISSING);
    await expect(as(caller, 'disableSecondFactor', { body: {} })).rejects.toMatchObject(MISSING);
    expect((await as(caller, 'getAccount')).body.secondFactor).toMatchObject({ on: false, required: true });
  });

  it('can use the same session fully once it is set up', async () => {
    const { body, caller } = await required();
    const { body: begun } = await setUp(caller, { step: 'begin', password: PASSWORD });
    await setUp(caller, { step: 'confirm', code: codeOf(begun.secret ?? '') });
    const now = await callerOf(body.token);
    expect(now.secondFactorMissing).toBeUndefined();
    expect((await as(now, 'listAdmins')).body.length).toBeGreaterThan(0);
  });
});
