import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountStatus } from '#contract/vocabularies.ts';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { findCaller } from './find-caller.ts';
import { signOut } from './sign-out.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const signIn = (body: unknown, address?: string) => call('signInCandidate', { body }, VISITOR, metaFrom(address));
const register = async (address = '198.51.100.1') => {
  const form = candidateForm();
  const { body } = await call('registerCandidate', { body: form }, VISITOR, metaFrom(address));
  return { email: form.email, password: PASSWORD, id: body.userData._id };
};
const setStatus = (id: string, status: AccountStatus, statusReason: string | null) =>
  deps.db.update(accounts).set({ status, statusReason }).where(eq(accounts.id, id));

const WRONG = { code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' };
const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };

describe('signing in', () => {
  it('returns a token for a session, regardless of the address’s case', async () => {
    const { email, id } = await register();
    const { body } = await signIn({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(body).toMatchObject({ message: 'Login successful!', userData: { _id: id, email, firstName: 'Asha' } });
    expect(Object.keys(body.userData).sort()).toEqual([
      '_id',
      'email',
      'firstName',
      'language',
      'lastName',
      'userCode',
    ]);
    expect(await findCaller(deps, body.token)).toMatchObject({ kind: 'candidate', accountId: id });
    // 256 random bits.
    expect(body.token).toMatch(/^[\w-]{43}$/);
  });

  it('compares a password exactly as it was typed, all of its 128 characters', async () => {
    const password = ` Neem ${'ä'.repeat(119)}\u{1f511} `;
    const form = candidateForm({ password, confirmPassword: password });
    await call('registerCandidate', { body: form }, VISITOR, metaFrom());
    const { email } = form;
    for (const other of [password.trim(), password.toUpperCase(), password.slice(0, 72), password.normalize('NFD')])
      await expect(signIn({ email, password: other })).rejects.toMatchObject(WRONG);
    expect((await signIn({ email, password })).body.userData).toMatchObject({ email });
  });

  it('refuses a wrong password, an unknown address and the account of another kind alike', async () => {
    const { email } = await register();
    const recruiter = recruiterForm();
    await call('registerRecruiter', { body: recruiter }, VISITOR, metaFrom());
    for (const body of [
      { email, password: 'Neem tree, 8 lamps' },
      { email: 'nobody@example.in', password: PASSWORD },
      { email: 'no address\0', password: PASSWORD },
      { email: recruiter.email, password: PASSWORD },
    ]) {
      await expect(signIn(body)).rejects.toMatchObject(WRONG);
    }
  });

  it('asks for both when one is missing', async () => {
    const message = 'Please enter both email and password';
    for (const body of [{}, { email: '', password: '' }, { email: 'a@example.in' }, { password: PASSWORD }]) {
      await expect(signIn(body)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
    }
  });

  it('refuses an address that is not text', async () => {
    for (const email of [['victim@example.in', 'thief@example.in'], { $ne: 1 }, 7, null]) {
      await expect(signIn({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('a blocked account', () => {
  it('is told its reason after the right password only', async () => {
    const { email, id } = await register();
    await setStatus(id, 'Block', 'Asked candidates for money.');
    await expect(signIn({ email, password: 'wrong' })).rejects.toMatchObject(WRONG);
    await expect(signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: 'ACCOUNT_BLOCKED',
      message: expect.stringContaining('Asked candidates for money.'),
    });
  });

  it('of an administrator is called deactivated', async () => {
    const { email, id } = await register();
    await deps.db.update(accounts).set({ kind: 'admin', status: 'Block' }).where(eq(accounts.id, id));
    const signedIn = call('signInAdmin', { body: { email, password: PASSWORD } }, VISITOR, metaFrom());
    await expect(signedIn).rejects.toMatchObject({
      code: 'ACCOUNT_BLOCKED',
      message: 'This account has been deactivated. Ask a Super Admin to activate it again.',
    });
  });

  it('is refused even while its session still exists', async () => {
    const { email, id } = await register();
    const { body } = await signIn({ email, password: PASSWORD });
    await setStatus(id, 'Black List', 'Fraud');
    expect(await findCaller(deps, body.token)).toBeUndefined();
  });
});

describe('a session', () => {
  const HOUR = 3_600_000;
  const later = (ms: number) => {
    deps.clock.at = new Date(deps.now().getTime() + ms);
  };

  it('ends on signing out', async () => {
    const { email } = await register();
    const { body } = await signIn({ email, password: PASSWORD });
    const caller = await findCaller(deps, body.token);
    if (!caller) throw new Error('There should be a session.');
    await signOut(deps, caller);
    expect(await findCaller(deps, body.token)).toBeUndefined();
  });

  it('ends after 30 days for candidates and 12 hours for recruiters', async () => {
    deps.clock.at = new Date('2026-11-20T06:00:00Z');
    const candidate = await register();
    const recruiter = recruiterForm();
    await call('registerRecruiter', { body: recruiter }, VISITOR, metaFrom());
    const ofCandidate = (await signIn(candidate)).body.token;
    const ofRecruiter = (await call('signInRecruiter', { body: recruiter }, VISITOR, metaFrom())).body.token;
    later(12 * HOUR - 1);
    expect(await findCaller(deps, ofRecruiter)).toBeDefined();
    later(1);
    expect(await findCaller(deps, ofRecruiter)).toBeUndefined();
    later(30 * 24 * HOUR - 12 * HOUR - 1);
    expect(await findCaller(deps, ofCandidate)).toBeDefined();
    later(1);
    expect(await findCaller(deps, ofCandidate)).toBeUndefined();
  });

  it('ends when its browser signs in anew, and not when that fails', async () => {
    const [{ email }, other] = [await register(), await register()];
    const { token } = (await signIn({ email, password: PASSWORD })).body;
    const elsewhere = (await signIn({ email, password: PASSWORD })).body.token;
    const caller = await findCaller(deps, token);
    if (!caller) throw new Error('Nobody is signed in.');
    const again = (password: string) =>
      call('signInCandidate', { body: { email: other.email, password } }, caller, metaFrom());
    await expect(again('Neem tree, 8 lamps')).rejects.toMatchObject(WRONG);
    expect(await findCaller(deps, token)).toMatchObject({ sessionId: caller.sessionId });
    expect(await findCaller(deps, (await again(PASSWORD)).body.token)).toMatchObject({ accountId: other.id });
    expect(await findCaller(deps, token)).toBeUndefined();
    expect(await findCaller(deps, elsewhere)).toBeDefined();
  });

  it('is unknown for a token that nobody was given', async () => {
    expect(await findCaller(deps, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined();
  });
});

describe('limits', () => {
  let victim: Awaited<ReturnType<typeof register>>;
  beforeEach(async () => {
    victim = await register();
  });

  const guess = (email: string, address: string) => signIn({ email, password: 'wrong' }, address);

  it('stop the eleventh failure of one address at one account, known or not', async () => {
    for (const email of [victim.email, 'nobody@example.in']) {
      for (let count = 0; count < 10; count += 1) {
        await expect(guess(email, '192.0.2.1')).rejects.toMatchObject(WRONG);
      }
      await expect(guess(email, '192.0.2.1')).rejects.toMatchObject(TOO_MANY);
    }
    await expect(signIn(victim, '192.0.2.2')).resolves.toBeDefined();
  });

  it('count guesses that come all at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => guess(victim.email, '192.0.2.1')));
    const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
  });

  it('never lock the owner out by guesses from many places', async () => {
    for (let count = 0; count < 100; count += 1) {
      await expect(guess(victim.email, `10.0.${count}.1`)).rejects.toMatchObject(WRONG);
    }
    await expect(guess(victim.email, '10.1.0.1')).rejects.toMatchObject(TOO_MANY);
    await expect(signIn(victim, '10.1.0.2')).rejects.toMatchObject(TOO_MANY);
    await expect(signIn(victim, '198.51.100.1')).resolves.toBeDefined();
  });

  it('are not lifted by an account of another kind under the same address', async () => {
    const thief = '192.0.2.66';
    const own = recruiterForm({ email: victim.email });
    await call('registerRecruiter', { body: own }, VISITOR, metaFrom(thief));
    const signInToOwn = () => call('signInRecruiter', { body: own }, VISITOR, metaFrom(thief));
    for (let count = 0; count < 10; count += 1) {
      await expect(guess(victim.email, thief)).rejects.toMatchObject(WRONG);
      await signInToOwn();
    }
    await expect(guess(victim.email, thief)).rejects.toMatchObject(TOO_MANY);
    for (let count = 0; count < 90; count += 1) {
      await expect(guess(victim.email, `10.2.${count}.1`)).rejects.toMatchObject(WRONG);
    }
    // A place known only to the other account counts as unknown for this one.
    await call('signInRecruiter', { body: own }, VISITOR, metaFrom('192.0.2.67'));
    await expect(guess(victim.email, '192.0.2.67')).rejects.toMatchObject(TOO_MANY);
  });

  it('stop an address that tries many accounts, not one that signs in often', async () => {
    for (let count = 0; count < 120; count += 1) await signIn(victim, '192.0.2.9');
    for (let count = 0; count < 100; count += 1) {
      await expect(guess(`someone${count}@example.in`, '192.0.2.9')).rejects.toMatchObject(WRONG);
    }
    await expect(guess('other@example.in', '192.0.2.9')).rejects.toMatchObject(TOO_MANY);
  });
});
