import { join } from 'node:path';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  confirmAddress,
  mailTo,
  makeCandidate,
  makeRecruiter,
  type Person,
  portalDataDir,
  portalUrl,
  postJob,
  send,
  signInOver,
} from '#tests/support/journey-portal.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { aBrowser } from '#tests/support/pushes.ts';
import { PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { catchSmtp } from '#tests/support/smtp.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|401|403|410)|ERR_FAILED.*\/(?:notifications|email\/confirm)/ });

const NEW = 'Banyan shade, 9 bells';
const PHONE = { viewport: { width: 360, height: 740 } };
const linkIn = (text: string): string => /\/(?:confirm-email|unsubscribe)#token=\S+/.exec(text)?.[0] ?? '';

test('each kind of person sees the account page inside their own area', async ({ page }) => {
  const people: Person[] = [await makeCandidate(), await makeRecruiter()];
  for (const person of people) {
    await signInAs(page, person);
    await visit(page, person.kind === 'candidate' ? '/candidate-dashboard' : '/recruiter-maindashboards');
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page).toHaveTitle(/^Account/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Logout|Account/ }).first()).toBeVisible();
    await expectAccessible(page);
  }
  // The name in the top bar leads there too.
  await visit(page, '/recruiter-maindashboards');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kaveri Software/ })
    .click();
  await expect(page).toHaveURL(/\/account$/);
});

test('the account page asks visitors to sign in, then opens', async ({ page }) => {
  const { email } = await makeCandidate();
  await visit(page, '/account');
  await expect(page).toHaveURL(/\/login\?return=%2Faccount/);
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('changing the password asks for the current one and signs out all other browsers', { tag: CORE }, async ({
  page,
  newPage,
}) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const elsewhere = await newPage();
  await signInAs(elsewhere, await signInOver('candidate', candidate.email));
  await visit(elsewhere, '/account');

  await visit(page, '/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/change=password/);
  const form = page.getByRole('form', { name: 'Change password' });
  const save = form.getByRole('button', { name: 'Save new password' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText('Enter your current password');
  await expectAccessible(page);
  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill(NEW);
  await save.click();
  await expect(form.getByRole('alert')).toContainText('This isn’t your current password.');
  await expect(form.getByLabel('New password')).toHaveValue(NEW);
  await form.getByLabel('Current password').fill(PASSWORD);
  await save.click();
  await expect(page.getByText('Your password has been changed. You’re signed out everywhere else.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible();
  await mailTo(candidate.email, /password was changed/);

  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await elsewhere.getByLabel('Current password').fill(PASSWORD);
  await elsewhere.getByLabel('New password').fill('Another tree, 5 birds');
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  const again = elsewhere.getByRole('dialog');
  await expect(again).toBeVisible();
  await again.getByLabel('Email').fill(candidate.email);
  await again.getByLabel('Password', { exact: true }).fill(NEW);
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(again).toBeHidden();
  // The typed text is still there.
  await expect(elsewhere.getByLabel('New password')).toHaveValue('Another tree, 5 birds');
});

test('a new email address takes effect when its link is opened, in any browser', async ({ page, newPage }) => {
  const candidate = await makeCandidate();
  await confirmAddress(candidate);
  const wanted = `new.${candidate.email}`;
  await signInAs(page, candidate);
  await visit(page, '/account?change=email');
  const form = page.getByRole('form', { name: 'Change email address' });
  await form.getByLabel('New email address').fill('no address');
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('alert')).toContainText('Enter an email address');
  await form.getByLabel('New email address').fill(wanted);
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We emailed ${wanted}.`)).toBeVisible();
  expect((await mailTo(candidate.email, /Request to change the email address/)).text).toContain(wanted);
  const link = linkIn((await mailTo(wanted, /Confirm your email address/)).text);

  await page.reload();
  await expect(page.getByText(`Confirm ${wanted}.`)).toBeVisible();
  await expectAccessible(page);

  const mailbox = await newPage(PHONE);
  await mailbox.route('**/api/account/email/confirm', (route) => route.abort(), { times: 1 });
  await visit(mailbox, link);
  await expect(mailbox).toHaveURL(/\/confirm-email$/);
  await expect(mailbox.getByRole('alert')).toBeVisible();
  await expectAccessible(mailbox);
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(mailbox.getByText(`${wanted} is now the email address of your account.`)).toBeVisible();
  await mailTo(candidate.email, /email address of your Avsar account was changed/);
  // Opens the same link again, as users do.
  await mailbox.goto('about:blank');
  await visit(mailbox, link);
  await expect(mailbox.getByRole('main').getByRole('status')).toContainText(`${wanted} is already confirmed.`);
  await expectAccessible(mailbox);
  await mailbox.getByRole('link', { name: 'Go to your account' }).click();
  await expect(mailbox).toHaveURL(/\/login\?return=%2Faccount/);

  // The browser that is signed in knows the new address as soon as a page has read the account, or opened the link.
  const known = () => page.evaluate(() => localStorage.getItem('userData'));
  const before = (await known()) ?? '';
  expect(before).not.toContain(wanted);
  await visit(page, '/candidate-dashboard');
  await expect.poll(known).toContain(wanted);
  await page.evaluate((user) => localStorage.setItem('userData', user), before);
  await visit(page, link);
  await expect.poll(known).toContain(wanted);
  await visit(page, '/account');
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  expect((await signInOver('candidate', wanted)).user._id).toBe(candidate.user._id);
});

test('a taken address gives the same answer as a free one', async ({ page }) => {
  const [candidate, owner] = [await makeCandidate(), await makeCandidate()];
  await signInAs(page, candidate);
  await visit(page, '/account?change=email');
  await page.getByLabel('New email address').fill(owner.email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We emailed ${owner.email}.`)).toBeVisible();
  const { text } = await mailTo(owner.email, /already has an Avsar account/);
  expect(linkIn(text)).toBe('');
  await page.reload();
  await expect(page.getByText(`Confirm ${owner.email}.`)).toBeVisible();
});

test('an expired link says so, and so does the page without a link', async ({ page }) => {
  await visit(page, `/confirm-email#token=${'A'.repeat(43)}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has expired or was already used.');
  await expectAccessible(page);
  await visit(page, `/unsubscribe#token=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is incomplete.');
  await expect(page.getByText('Your address has changed since we sent that email.')).toHaveCount(0);
  for (const path of ['/confirm-email', '/unsubscribe']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await hydrated(page);
    await expect(page.getByText('Open the link from our email.')).toBeVisible();
    await expectAccessible(page);
  }
});

test('other sessions are ended one by one and all together', async ({ page, newPage }) => {
  const recruiter = await makeRecruiter();
  await signInAs(page, recruiter);
  const other = await newPage();
  await visit(other, '/login?as=recruiter');
  await other.getByLabel('Email').fill(recruiter.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL(/\/recruiter-maindashboards/);
  await signInOver('recruiter', recruiter.email);
  await signInOver('recruiter', recruiter.email);

  await visit(page, '/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await expect(sessions.getByRole('button', { name: 'Sign out: Chrome on Linux' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await other.getByRole('link', { name: /All Applications/ }).click();
  await expect(
    other
      .getByRole('dialog')
      .or(other.getByRole('heading', { name: 'Login' }))
      .first(),
  ).toBeVisible();

  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(sessions.getByText('You aren’t signed in anywhere else.')).toBeVisible();
  // It contains no focusable element any more.
  await expect(sessions).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('optional emails stop by a switch, by their link and by one-click unsubscribe', async ({ page, newPage }) => {
  const [candidate, recruiter] = [await makeCandidate(), await makeRecruiter()];
  const [first, second] = [await postJob(recruiter), await postJob(recruiter, { title: 'Data Analyst' })];
  await send('setNotifications', { token: recruiter.token, body: { application_received: { mail: 'now' } } });
  await applyTo(candidate, first);
  const receipt = await mailTo(candidate.email, /Your application for/);
  expect(receipt.text).toContain('Application receipts');
  const news = await mailTo(recruiter.email, /New application/);

  // The link, opened signed out on a phone.
  const phone = await newPage(PHONE);
  await visit(phone, linkIn(receipt.text));
  await expect(phone).toHaveURL(/\/unsubscribe$/);
  await expectAccessible(phone);
  await expect(phone.getByText('Stop the emails “Application receipts”.')).toBeVisible();
  await expect(phone.getByText('You won’t get these emails anymore')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(phone.getByRole('main').getByRole('status')).toContainText(
    'You won’t get these emails anymore: Application receipts.',
  );
  await phone.goto('about:blank');
  await visit(phone, linkIn(receipt.text));
  await phone.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(phone.getByRole('main').getByRole('status')).toContainText(
    'You have already unsubscribed from these emails.',
  );

  // The one-click link of email clients, which post to the header's address.
  expect(news.oneClick).toContain(`${portalUrl()}/unsubscribe?token=`);
  const clicked = await fetch(news.oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);

  await signInAs(page, candidate);
  await visit(page, '/account');
  const section = page.getByRole('region', { name: 'Your notifications' });
  const mailOf = (kind: string) => section.getByLabel(`Email: ${kind}`);
  const bellOf = (kind: string) => section.getByRole('checkbox', { name: `In Avsar: ${kind}` });
  await expect(mailOf('Application receipts')).toHaveValue('off');
  await mailOf('Invitations to apply').selectOption('Once a week');
  await expect(page.getByText('Saved.')).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/notifications') && answer.request().method() === 'PUT',
  );
  await bellOf('Profile views').uncheck();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(mailOf('Invitations to apply')).toHaveValue('weekly');
  await expect(mailOf('New jobs for your saved searches')).toHaveValue('daily');
  await expect(mailOf('New jobs for your saved searches').getByRole('option', { name: 'Immediately' })).toHaveCount(0);
  await expect(bellOf('Profile views')).not.toBeChecked();
  // Mandatory notifications have no switch.
  await expect(section.getByRole('row', { name: /^Interviews/ })).toContainText('AlwaysAlways');
  await expect(mailOf('Interviews')).toHaveCount(0);
  // A rejected choice is reverted.
  await page.route('**/api/account/notifications', (route) => route.abort(), { times: 1 });
  await mailOf('Invitations to apply').selectOption('Never');
  await expect(page.getByText('Network error or no response from server.')).toBeVisible();
  await expect(mailOf('Invitations to apply')).toHaveValue('weekly');
  await expectAccessible(page);

  const stopped = await send('getNotifications', { token: recruiter.token });
  expect(await stopped.json()).toMatchObject({ application_received: { mail: 'off' } });
  // The answer still arrives by email, without an earlier receipt.
  await answerApplication(recruiter, await applyTo(candidate, second), 'accepted');
  await mailTo(candidate.email, /Good news about your application for Data Analyst/);
  const subjects = (await mailsTo(join(portalDataDir(), 'mail'), candidate.email)).map(({ subject }) => subject);
  expect(subjects).not.toContainEqual(expect.stringMatching(/^Your application for Data Analyst/));
});

test('push notifications are turned on and off for a device, and the session list shows it', async ({ newPage }) => {
  const candidate = await makeCandidate();
  const page = await newPage({ serviceWorkers: 'allow', permissions: ['notifications'], ...PHONE });
  // The test browser has no push server.
  const browser = aBrowser();
  await page.addInitScript((form) => {
    const subscription = { toJSON: () => form, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => subscription,
    });
  }, browser);
  await signInAs(page, candidate);
  await visit(page, '/account');
  const section = page.getByRole('region', { name: 'Your notifications' });
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByText('Notifications are off for this device')).toBeVisible();
  await expect(section.getByRole('checkbox', { name: 'On devices: Offers' })).not.toBeChecked();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Notifications are on for this device')).toBeVisible();
  await expect(devices).toContainText('notifications on');
  await section.getByRole('checkbox', { name: 'On devices: Offers' }).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(section.getByRole('checkbox', { name: 'On devices: Offers' })).toBeChecked();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByText('Notifications are off for this device')).toBeVisible();
  await expect(devices).not.toContainText('notifications on');
});

test('without scripts the unsubscribe address works with a button, and other links say that they need scripts', async ({
  newPage,
}) => {
  const [candidate, recruiter] = [await makeCandidate(), await makeRecruiter()];
  await applyTo(candidate, await postJob(recruiter));
  const { oneClick } = await mailTo(candidate.email, /Your application for/);
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(oneClick);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You won’t get these emails anymore');
  // The test browser omits <noscript> even with scripts disabled, so check the HTML as sent.
  const sent = async (path: string) => (await fetch(portalUrl() + path)).text();
  expect(await sent('/unsubscribe')).toMatch(/<noscript>.*You need JavaScript to unsubscribe with this link\./s);
  expect(await sent('/confirm-email')).toMatch(/<noscript>.*You need JavaScript to confirm an address\./s);
});

test('a candidate hides from the database and the home page with two switches, on a phone', async ({ newPage }) => {
  const candidate = await makeCandidate({ showCard: true });
  const recruiter = await makeRecruiter();
  const page = await newPage(PHONE);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).first().click();
  await expect(page).toHaveURL(/\/account$/);
  const seen = async (token?: string): Promise<number> =>
    (await send('getCandidate', { params: { id: candidate.user._id }, token })).status;
  expect([await seen(), await seen(recruiter.token)]).toEqual([200, 200]);
  const visibility = page.getByRole('region', { name: 'Who can see you' });
  await visibility.getByRole('checkbox', { name: 'Recruiters can find me' }).uncheck();
  await visibility.getByRole('checkbox', { name: 'Show my card on the home page' }).uncheck();
  await expect.poll(async () => [await seen(), await seen(recruiter.token)]).toEqual([404, 404]);
  await page.reload();
  await expect(visibility.getByRole('checkbox', { name: 'Recruiters can find me' })).not.toBeChecked();
  await expectAccessible(page);
});

test('with a mail server, a recruiter confirms the address before the candidate database opens', async ({
  newPage,
}) => {
  // A second portal must start first.
  test.setTimeout(180_000);
  const post = await catchSmtp();
  const portal = await startPortalProcess({ SMTP_URL: post.url });
  try {
    const form = recruiterForm();
    expect((await send('registerRecruiter', { body: form, portal: portal.url })).status).toBe(201);
    const links = () =>
      post.mails.filter(({ to, text }) => to === form.email && linkIn(text) !== '').map(({ text }) => linkIn(text));
    await expect.poll(() => links().length, { timeout: 20_000 }).toBe(1);

    const recruiter = await signInOver('recruiter', form.email, PASSWORD, portal.url);
    const candidates = () => send('listCandidates', { token: recruiter.token, portal: portal.url });
    expect((await candidates()).status).toBe(403);
    expect((await (await candidates()).json()).message).toContain('Please confirm your email address first');

    const page = await newPage({ baseURL: portal.url });
    await page.goto(`${portal.url}/login`);
    await signInAs(page, recruiter);
    await visit(page, '/recruiter-maindashboards/job-posted');
    await expect(page.getByText('Confirm your email address.')).toBeVisible();
    await page.getByRole('link', { name: 'Correct the address' }).click();
    await expect(page.getByLabel('New email address')).toBeVisible();
    await visit(page, '/account');
    await expect(page.getByText('Confirm your email address.')).toBeVisible();
    await page.getByRole('button', { name: 'Send link again' }).click();
    await expect(page.getByText(`We emailed ${form.email}.`)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => links().length, { timeout: 20_000 }).toBe(2);
    // Only the latest link works.
    const [first = '', second = ''] = links();
    await visit(page, first);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has expired');
    await page.goto('about:blank');
    await visit(page, second);
    await expect(page.getByText(`${form.email} is confirmed.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('heading', { name: 'Email address' })).toBeVisible();
    await expect(page.getByText('Confirm your email address.')).toBeHidden();
    expect((await candidates()).status).toBe(200);
    // Nothing may still be loading when its portal stops.
    await page.close();
  } finally {
    await portal.stop();
    await post.stop();
  }
});
