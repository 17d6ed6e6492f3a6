import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { invitationLink, setupLink } from './admin-links.ts';
import { findCaller } from './find-caller.ts';
import { keepSetupLink } from './setup-link-file.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const register = (body: object, clientAddress?: string) =>
  call(
    'registerAdmin',
    { body: { name: 'Meera Iyer', email: 'meera@example.in', password: PASSWORD, ...body } },
    VISITOR,
    metaFrom(clientAddress),
  );
const tokenOf = (link: string | undefined): string => link?.split('=')[1] ?? '';
const NOT_INVITED = { code: 'INVITATION_NEEDED', message: 'Admin registration is by invitation.' };
const accountsThere = async () => (await deps.db.select().from(accounts)).length;

// A single sequence on one database: there is a first administrator only once.
describe('the first administrator', () => {
  it('needs the setup link, whatever else is right', async () => {
    await setupLink(deps);
    for (const body of [
      {},
      { setup: '' },
      { setup: 'A'.repeat(43) },
      { invite: 'A'.repeat(43) },
      { password: 'short' },
    ]) {
      await expect(register(body)).rejects.toMatchObject(NOT_INVITED);
    }
    expect(await accountsThere()).toBe(0);
  });

  it('does not come by a link that a newer one has replaced, nor after a day', async () => {
    const older = tokenOf(await setupLink(deps));
    const newer = tokenOf(await setupLink(deps));
    await expect(register({ setup: older })).rejects.toMatchObject(NOT_INVITED);
    deps.clock.at = new Date(Date.now() + 25 * 3_600_000);
    await expect(register({ setup: newer })).rejects.toMatchObject(NOT_INVITED);
    expect(await accountsThere()).toBe(0);
  });

  it('has a password of twelve characters that is not common, and the link stays for the next try', async () => {
    const setup = tokenOf(await setupLink(deps));
    for (const password of ['eleven chars'.slice(0, 11), 'Password1234', 'meera@example.in']) {
      await expect(register({ setup, password })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { password: expect.anything() } },
      });
    }
  });

  it('is one, the Super Admin, of fifty who try at once', async () => {
    const link = await setupLink(deps);
    const file = await keepSetupLink(deps.settings, link ?? '');
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin-register#setup=[\w-]{43}$/);
    const attempts = Array.from({ length: 50 }, (_, index) =>
      // Not that many passwords of one address are hashed concurrently.
      register(
        { setup: tokenOf(link), email: `admin${index}@example.in`, role: 'admin', userCode: 'SADM9' },
        `192.0.2.${index}`,
      ),
    );
    const answers = await Promise.allSettled(attempts);
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.body] : []));
    expect(made).toEqual([
      {
        message: 'Admin registered successfully!',
        userData: expect.objectContaining({ userCode: 'SADM1', firstName: 'Meera' }),
      },
    ]);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(NOT_INVITED);
    }
    expect(await accountsThere()).toBe(1);
    expect(deps.mails).toHaveLength(1);
    expect(await setupLink(deps)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });
});

describe('a further administrator', () => {
  it('registers by an invitation, once, with the invited address alone', async () => {
    const invite = tokenOf(await invitationLink(deps, { email: 'ravi@example.in', super: false }));
    await expect(register({ invite, email: 'thief@example.in' })).rejects.toMatchObject(NOT_INVITED);
    const { body } = await register({ invite, email: 'Ravi@example.in' });
    expect(body.userData).toMatchObject({ userCode: 'ADM1', email: 'ravi@example.in' });
    expect(deps.mails).toMatchObject([{ to: 'ravi@example.in' }]);
    await expect(register({ invite, email: 'ravi@example.in' })).rejects.toMatchObject(NOT_INVITED);
  });

  it('signs in, and the session ends after 30 idle minutes or 12 hours', async () => {
    const start = new Date('2026-11-20T06:00:00Z').getTime();
    const minutes = (count: number) => {
      deps.clock.at = new Date(start + count * 60_000);
    };
    const signIn = async () =>
      (await call('signInAdmin', { body: { email: 'ravi@example.in', password: PASSWORD } }, VISITOR, metaFrom())).body
        .token;
    minutes(0);
    const busy = await signIn();
    const idle = await signIn();
    for (let at = 29; at < 12 * 60; at += 29) {
      minutes(at);
      expect(await findCaller(deps, busy)).toMatchObject({ kind: 'admin' });
    }
    expect(await findCaller(deps, idle)).toBeUndefined();
    minutes(12 * 60);
    expect(await findCaller(deps, busy)).toBeUndefined();
  });

  it('may be a Super Admin when the invitation says so', async () => {
    const invite = tokenOf(await invitationLink(deps, { email: 'tara@example.in', super: true }));
    const { body } = await register({ invite, email: 'tara@example.in' });
    expect(body.userData.userCode).toBe('SADM2');
  });
});
