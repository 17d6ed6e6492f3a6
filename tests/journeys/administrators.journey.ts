import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { type Person, send, signInOver } from '#tests/support/journey-portal.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { type RunningPortal, startPortalProcess } from '#tests/support/portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';

// A separate portal: the last Super Admin must not depend on other journeys.
test.describe.configure({ mode: 'serial' });
test.use({ provoked: /status of (400|401|403|404|409|412)/ });

const EMAIL = 'leela@example.in';
const TAB = '/admin-dashboard/administrators';
let portal: RunningPortal;

const over = async (name: Parameters<typeof send>[0], options: Parameters<typeof send>[1] = {}) => {
  const answer = await send(name, { ...options, portal: portal.url });
  expect(answer.ok, `${name}: ${answer.status}`).toBe(true);
  return answer.json();
};
const register = (name: string, email: string, token: Record<string, string>) =>
  over('registerAdmin', { body: { name, email, password: PASSWORD, ...token } });
const signInAdmin = (email: string): Promise<Person> => signInOver('admin', email, PASSWORD, portal.url);
const linkIn = async (address: string): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      text = (await mailsTo(join(portal.dataDir, 'mail'), address)).at(-1)?.text ?? '';
      return text;
    })
    .toContain('#invite=');
  return /\/admin-register#invite=[\w-]+/.exec(text)?.[0] ?? '';
};
/** A code of the authenticator app; `steps` later if the current one is used up. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

test.beforeAll(async () => {
  portal = await startPortalProcess();
  const setup = /#setup=(\S+)/.exec(portal.output())?.[1] ?? '';
  await register('Leela Menon', EMAIL, { setup });
});
test.afterAll(() => portal?.stop());

/** Fakes this many minutes without activity in any tab. */
const idleFor = (page: Page, minutes: number): Promise<void> =>
  page.evaluate(
    (moment) => localStorage.setItem('adminActiveAt', String(moment)),
    Date.now() - minutes * 60_000 - 1_000,
  );

/** Waits until the page notes activity: a watch that starts later would count its own start as activity. */
const untilWatched = (page: Page): Promise<void> =>
  expect(async () => {
    const before = Date.now() - 5_000;
    await page.evaluate((moment) => localStorage.setItem('adminActiveAt', String(moment)), before);
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => Number(localStorage.getItem('adminActiveAt')))).toBeGreaterThan(before);
  }).toPass();

const typeLogin = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
};

test('a Super Admin invites, promotes, deactivates and activates administrators; others only see the list', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: portal.url });
  await visit(page, '/admin-login');
  await typeLogin(page, EMAIL);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await visit(page, TAB);
  await expect(page.getByRole('heading', { name: '1 administrator' })).toBeVisible();
  await expect(page.getByText('No pending invitations.')).toBeVisible();

  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite an administrator' });
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite.getByRole('alert')).toContainText('Enter an email address');
  for (const email of ['gone@example.in', 'ravi@example.in']) {
    if (email.startsWith('ravi')) await page.getByRole('button', { name: 'Invite an administrator' }).click();
    await invite.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Withdraw: gone@example.in' }).click();
  await page.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(page.getByText('Invitation withdrawn.')).toBeVisible();
  await expect(page.getByText('gone@example.in', { exact: true })).toHaveCount(0);

  const guest = await newPage({ baseURL: portal.url });
  await visit(guest, await linkIn('ravi@example.in'));
  await expect(guest.getByText('You were invited. This link works once.')).toBeVisible();
  await guest.getByLabel('Name').fill('Ravi Nair');
  await guest.getByLabel('Email').fill('ravi.nair@example.in');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(guest.getByText('or was sent to another email address.')).toBeVisible();
  await guest.getByLabel('Email').fill('ravi@example.in');
  await guest.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(guest).toHaveURL(/\/admin-login\?why=registered/);
  await expect(guest.getByLabel('Email')).toHaveValue('ravi@example.in');
  await typeLogin(guest, 'ravi@example.in');
  await expect(guest).toHaveURL(/\/admin\/dashboard/);
  await visit(guest, TAB);
  await expect(guest.getByRole('heading', { name: '2 administrators' })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Actions|Invite/ })).toHaveCount(0);

  // This page has not been loaded again since they registered.
  await page.getByRole('button', { name: 'Withdraw: ravi@example.in' }).click();
  await page.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(page.getByText('This invitation is no longer open.', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No pending invitations.')).toBeVisible();

  await visit(page, TAB);
  const action = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions: Ravi Nair' }).click();
    await page.getByRole('menuitem', { name: entry }).press('Enter');
  };
  await action('Make Super Admin');
  await page.getByRole('dialog').getByRole('button', { name: 'Make Super Admin' }).click();
  await expect(page.getByText('Ravi Nair is now Super Admin, with the code SADM2.')).toBeVisible();
  await expectAccessible(page, 'administrators');
  await visit(guest, TAB);
  await expect(guest.getByRole('link', { name: /Ravi Nair.*SADM2/s })).toBeVisible();
  await action('Deactivate');
  const question = page.getByRole('dialog', { name: 'Deactivate Ravi Nair?' });
  await question.getByRole('button', { name: 'Deactivate SADM2' }).click();
  await expect(question.getByText('Enter a reason.')).toBeVisible();
  await question.getByLabel('Reason').fill('Left us.');
  await question.getByRole('button', { name: 'Deactivate SADM2' }).click();
  await expect(page.getByText('Ravi Nair is deactivated.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ravi Nair/ })).toContainText('Deactivated');
  await guest
    .getByRole('link', { name: /^Candidates/ })
    .first()
    .click();
  await expect(guest.getByRole('heading', { name: /Admin login/ }).first()).toBeVisible();
  await visit(guest, '/admin-login?why=blocked');
  await expect(guest.getByText('This account has been deactivated.')).toBeVisible();
  await typeLogin(guest, 'ravi@example.in');
  await expect(guest.getByText('This account has been deactivated. Reason: Left us.')).toBeVisible();
  await expect(guest.getByText('This account has been', { exact: false })).toHaveCount(1);
  // Another window has already done the same: this one shows the conflict and then the current state.
  const leela = await signInAdmin(EMAIL);
  const admins: { _id: string; email: string }[] = await over('listAdmins', { token: leela.token });
  const id = admins.find(({ email }) => email === 'ravi@example.in')?._id ?? '';
  await over('setAdminStatus', { params: { id }, body: { userStatus: 'Active' }, token: leela.token });
  await action('Activate');
  const refused = page.getByRole('dialog', { name: 'Activate Ravi Nair?' });
  await refused.getByRole('button', { name: 'Activate SADM2' }).click();
  await expect(refused.getByRole('alert')).toContainText('Someone changed this in the meantime.');
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Ravi Nair/ })).not.toContainText('Deactivated');
  await action('Deactivate');
  await question.getByLabel('Reason').fill('Left us.');
  await question.getByRole('button', { name: 'Deactivate SADM2' }).click();
  await expect(page.getByText('Ravi Nair is deactivated.').last()).toBeVisible();
  await expect(page.getByRole('row', { name: /Ravi Nair/ })).toContainText('Deactivated');
  await action('Activate');
  await page.getByRole('dialog').getByRole('button', { name: 'Activate SADM2' }).click();
  await expect(page.getByText('Ravi Nair is active again.')).toBeVisible();
});

test('after half an hour without activity a warning appears, then the session ends; typed text stays', async ({
  newPage,
}) => {
  const person = await signInAdmin(EMAIL);
  const page = await newPage({ baseURL: portal.url });
  await page.goto('/admin-login');
  await signInAs(page, person);
  await visit(page, TAB);
  const tab = await page.context().newPage();
  await visit(tab, TAB);
  for (const one of [page, tab]) {
    await expect(one.getByText('Who runs Avsar.')).toBeVisible();
    await untilWatched(one);
  }
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await idleFor(page, 28);
  await expect(warning).toContainText('To protect your account, we’ll sign you out soon.');
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page, 'idle');
  const elsewhere = tab.getByRole('dialog', { name: 'Are you still there?' });
  await expect(elsewhere).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await expect(warning).toHaveCount(0);
  await expect(elsewhere).toHaveCount(0);

  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await page.getByLabel('Email').fill('half.typed@example.in');
  await tab.close();
  await idleFor(page, 30);
  const login = page.getByRole('dialog', { name: 'Admin login' });
  await expect(login).toContainText('Your session has ended.');
  // Passers-by cannot read the open page.
  await expect(page.getByText('Who runs Avsar.')).toBeHidden();
  expect((await send('getAccount', { token: person.token, portal: portal.url })).status).toBe(401);
  await login.getByLabel('Email').fill(EMAIL);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(login).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('half.typed@example.in');
});

test('a second factor is set up, asked for at sign-in, and required of others, who then cannot turn it off', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: portal.url });
  await page.goto('/admin-login');
  await signInAs(page, await signInAdmin(EMAIL));
  await visit(page, TAB);
  await expect(page.getByRole('button', { name: 'Require a second factor for all' })).toHaveCount(0);
  await page.getByRole('link', { name: 'set up your own' }).click();
  await expect(page).toHaveURL(/\/account\?change=totp#second-factor$/);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page, 'second factor');
  const secret = ((await page.getByRole('form').locator('code').textContent()) ?? '').replace(/\s/g, '');
  const code = page.getByLabel('Code shown in the app');
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  // The previous code is valid too, and leaves the current one for the next step.
  await code.fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your second factor is on.')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('avsar-recovery-codes.txt');
  await page.getByRole('link', { name: 'Audit log' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Leave without your recovery codes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await visit(page, TAB);
  await page.getByRole('button', { name: 'Require a second factor for all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require it for all' }).click();
  await expect(page.getByText('Every administrator now needs a second factor.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ravi Nair/ })).toContainText('Required, not set up');
  await visit(page, '/account#second-factor');
  await expect(page.getByText('A Super Admin requires it, so you can’t turn it off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);

  const other = await newPage({ baseURL: portal.url });
  await visit(other, '/admin-login');
  await typeLogin(other, EMAIL);
  await expect(other.getByText(`Now enter the code for ${EMAIL}.`, { exact: false })).toBeVisible();
  await expectAccessible(other, 'code at sign-in');
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other.getByText('Enter the code.')).toBeVisible();
  await other.getByLabel('Code from your authenticator app').fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toContainText('This code is wrong');
  await other.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.getByLabel('Recovery code').fill(recovery);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/admin\/dashboard/);

  const ravi = await newPage({ baseURL: portal.url });
  await visit(ravi, '/admin-login');
  await typeLogin(ravi, 'ravi@example.in');
  await expect(ravi.getByText('Set up a second factor.')).toBeVisible();
  for (const closed of ['/admin-dashboard/candidates', '/all-candidates', '/JobApplicationStats']) {
    await ravi.goto(closed);
    await expect(ravi).toHaveURL(/\/account\?change=totp#second-factor$/);
  }
  await ravi.getByLabel('Current password').fill(PASSWORD);
  await ravi.keyboard.press('Enter');
  const own = ((await ravi.getByRole('form').locator('code').textContent()) ?? '').replace(/\s/g, '');
  await ravi.getByLabel('Code shown in the app').fill(codeOf(own));
  await ravi.keyboard.press('Enter');
  const sessions = ravi.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).not.toHaveCount(0);
  await expect(ravi.getByRole('region', { name: 'Your notifications' }).getByRole('alert')).toHaveCount(0);
  await ravi.getByRole('button', { name: 'I have saved them' }).click();
  await ravi.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(ravi.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});
