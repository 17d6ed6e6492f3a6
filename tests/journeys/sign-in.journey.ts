import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, type Person, postJob, send } from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({
  provoked: /status of (401|404|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/,
});

const fill = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};
const press = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click();

test('the sign-in asks for a missing email and password', async ({ page }) => {
  await visit(page, '/login');
  await press(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('asha@example.in');
  await press(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a wrong password, an unknown address and another role give the same message, and what was typed stays', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  await visit(page, '/login');
  for (const email of ['nobody@example.in', recruiter.email]) {
    await fill(page, email);
    await press(page);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  }
});

for (const { path, home, email } of [
  { path: '/login', home: /\/candidate-dashboard$/, email: async () => (await makeCandidate()).email },
  { path: '/admin-login', home: /\/admin\/dashboard/, email: async () => process.env.PORTAL_ADMIN ?? '' },
])
  test(`a sign-in at ${path} while the page loads says so, keeps the address, and works then`, async ({ page }) => {
    const address = await email();
    const held: Route[] = [];
    await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route));
    await page.goto(path, { waitUntil: 'commit' });
    await fill(page, address);
    // Before the scripts are let go, which could otherwise be the first to handle the key.
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByRole('status')).toHaveText(/so you aren’t logged in yet/);
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page);
    await expect(page).toHaveURL(home);
  });

for (const [when, isEarly] of [
  ['and sent', true],
  ['only chosen', false],
] as const)
  test(`the role of a recruiter, ${when} while the page loads, stays chosen, and so does the page to return to`, async ({
    page,
  }) => {
    const { email } = await makeRecruiter();
    const held: Route[] = [];
    await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route));
    await page.goto('/login?return=%2Frecruiter-maindashboards%2Fapplications', { waitUntil: 'commit' });
    await fill(page, email);
    await page.getByText('As Recruiter').click();
    if (isEarly) await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (isEarly) {
      await expect(page.getByRole('status')).toHaveText(/so you aren’t logged in yet/);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    } else await hydrated(page);
    await expect(page.getByRole('radio', { name: 'As Recruiter' })).toBeChecked();
    await press(page);
    await expect(page).toHaveURL(/\/recruiter-maindashboards\/applications/);
  });

test('the sign-in says what is wrong for every answer of the server and keeps what was typed', async ({ page }) => {
  await visit(page, '/login');
  await fill(page, 'asha@example.in');
  const alert = page.getByRole('alert');
  const whenAnswered = async (answer: (route: Route) => Promise<void>): Promise<void> => {
    await page.route('**/api/login', answer, { times: 1 });
    await press(page);
  };
  await whenAnswered((route) => route.fulfill({ status: 404, json: { message: 'No such thing.' } }));
  await expect(alert).toHaveText('Endpoint not found.');
  await whenAnswered((route) => route.fulfill({ status: 500, json: { message: 'The database sleeps.' } }));
  await expect(alert).toHaveText('The database sleeps.');
  await whenAnswered((route) => route.fulfill({ status: 500, body: '<h1>no' }));
  await expect(alert).toHaveText('Unexpected server error.');
  await whenAnswered((route) => route.fulfill({ status: 200, json: { message: 'Login successful!' } }));
  await expect(alert).toHaveText('Login successful but no token received.');
  await whenAnswered((route) => route.abort());
  await expect(alert).toHaveText('Network error or no response from server.');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.in');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a candidate signs in, is told that it worked and lands on the dashboard', { tag: CORE }, async ({ page }) => {
  const candidate = await makeCandidate();
  await visit(page, '/login');
  await expect(page.getByRole('radio', { name: 'As Candidate' })).toBeChecked();
  await fill(page, candidate.email.toUpperCase());
  await page.route('**/api/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await press(page);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Login successful!' })).toHaveText(
    'Login successful! Redirecting...',
  );
  await expect(page).toHaveURL(/\/candidate-dashboard/);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ userType: 'candidate', isLoggedIn: 'true' });
  expect(Object.keys(JSON.parse(kept.userData ?? '{}')).sort()).toEqual([
    '_id',
    'email',
    'firstName',
    'language',
    'lastName',
    'userCode',
  ]);
});

test('a recruiter signs in by keyboard alone', { tag: CORE }, async ({ page }) => {
  const recruiter = await makeRecruiter();
  await visit(page, '/login');
  await page.getByRole('radio', { name: 'As Candidate' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'As Recruiter' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(recruiter.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
  await expect(page.locator('#main')).toBeFocused();
});

test('the password can be shown and hidden', async ({ page }) => {
  await visit(page, '/login');
  await fill(page, 'asha@example.in');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password', pressed: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
});

test('the sign-in opens over a public page, Esc closes it, and it leads to the registration', async ({ page }) => {
  await visit(page, '/jobs');
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('banner').getByRole('button', { name: 'Login' }));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByRole('radio', { name: 'As Recruiter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('link', { name: 'Register here' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL(/\/createaccount/);
});

test('signing in returns to the page that asked for it', async ({ page }) => {
  const candidate = await makeCandidate();
  await page.goto('/candidate-dashboard/job-offers');
  await expect(page).toHaveURL(/\/login\?.*return=/);
  await hydrated(page);
  await fill(page, candidate.email);
  await press(page);
  await expect(page).toHaveURL(/\/candidate-dashboard\/job-offers$/);
});

/** Opens a page in a new tab and holds its loading until released. */
const openSlowly = async (context: BrowserContext, path: string) => {
  let goOn = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const tab = await context.newPage();
  await tab.route('**/api/account', async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
  const asked = tab.waitForRequest('**/api/account');
  await tab.goto(path);
  await asked;
  return { tab, goOn };
};

for (const [make, home] of [
  [makeCandidate, '/candidate-dashboard'],
  [makeRecruiter, '/recruiter-maindashboards'],
] as const) {
  test(`logging out clears everything, in every tab that shows ${home}`, { tag: CORE }, async ({ page, context }) => {
    const person = await make();
    await signInAs(page, person);
    await visit(page, '/jobs');
    const other = await context.newPage();
    await visit(other, home);
    await expect(other.getByText(person.user.userCode).first()).toBeVisible();
    const late = await openSlowly(context, home);
    await page.bringToFront();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByText('Login', { exact: true })).toBeVisible();
    late.goOn();
    for (const tab of [other, late.tab]) {
      await expect(tab).toHaveURL(/\/(login\?.*)?$/);
      await expect(tab.getByText(person.user.userCode)).toHaveCount(0);
    }
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

const isSignedIn = async ({ token }: Person): Promise<boolean> => (await send('getAccount', { token })).status === 200;
const OWED = 'You’re logged out on this device. Your session on the server ends as soon as you’re back online.';

for (const start of ['/jobs', '/candidate-dashboard'])
  test(`after logging out offline on ${start}, the session ends on the server once the connection is back`, async ({
    page,
    context,
  }) => {
    const person = await makeCandidate();
    await signInAs(page, person);
    // Loaded a few seconds after the page.
    const loaded = page.waitForResponse(start === '/jobs' ? /\/offline-notice-/ : /\/sign-in-again-/);
    await visit(page, start);
    await loaded;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: OWED })).toBeVisible();
    await expect(page.getByText(person.user.userCode)).toHaveCount(0);
    // What stays can end the session, but not use it.
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.token);
    expect(await isSignedIn(person)).toBe(true);
    const left = page.getByRole('heading', { level: 1, name: 'You’re logged out on this device' });
    if (start === '/candidate-dashboard') {
      await expect(left).toBeVisible();
      await expect(page.getByText(/^Keep this page open .* your session on the server ends when/)).toBeVisible();
    }
    await context.setOffline(false);
    await expect(left).toHaveCount(0);
    await expect(page.getByText(OWED)).toHaveCount(0);
    expect(await isSignedIn(person)).toBe(false);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

for (const [start, next] of [
  ['/candidate-dashboard', '/job-list'],
  ['/candidate-dashboard', '/lite/jobs'],
] as const) {
  test(`after logging out without reaching the server, ${next} ends the session when it opens`, async ({ page }) => {
    const person = await makeCandidate();
    await signInAs(page, person);
    await visit(page, start);
    await page.route('**/api/logout**', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
    await expect(page.getByText(OWED)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/lite/offline');
    await expect(page.getByText(OWED)).toBeVisible();
    expect(await isSignedIn(person)).toBe(true);
    await page.unroute('**/api/logout**');
    await page.goto(next);
    await expect.poll(() => isSignedIn(person)).toBe(false);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(start);
    await expect(page).toHaveURL(/\/login/);
  });
}

/** Simulates what every tab sees when the server has ended the session. */
const expire = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('sessionExpired', 'true');
    for (const key of ['token', 'userType', 'isLoggedIn', 'userData']) localStorage.removeItem(key);
  });

const openForm: Record<string, (page: Page) => Promise<{ person: Person; label: string }>> = {
  'an application': async (page) => {
    const job = await postJob(await makeRecruiter());
    const person = await makeCandidate();
    await signInAs(page, person);
    await visit(page, `/apply-job-form/${job._id}`);
    return { person, label: 'Full name' };
  },
  'a job': async (page) => {
    const person = await makeRecruiter();
    await signInAs(page, person);
    await visit(page, '/job-posting-forms');
    return { person, label: 'Job title' };
  },
};

for (const [what, open] of Object.entries(openForm)) {
  test(`when the session ends on ${what}, sign-in opens over it and the work resumes`, async ({ page, context }) => {
    const { person, label } = await open(page);
    await page.getByLabel(label).fill('Half a word');
    const other = await context.newPage();
    await other.goto('/jobs');
    await expire(other);
    await page.bringToFront();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(label)).toHaveValue('Half a word');
  });

  test(`when the session ends on ${what} and nobody signs in again, the sign-in page opens`, async ({
    page,
    context,
  }) => {
    const { label } = await open(page);
    await expect(page.getByLabel(label)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/jobs');
    await expire(other);
    await page.bringToFront();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/login\?.*return=/);
  });
}

test('another person who signs in in the same browser gets their own page', { tag: CORE }, async ({
  page,
  context,
}) => {
  const [first, second, recruiter] = await Promise.all([makeCandidate(), makeCandidate(), makeRecruiter()]);
  await signInAs(page, first);
  await visit(page, '/candidate-dashboard');
  await expect(page.getByText(first.user.userCode).first()).toBeVisible();
  const other = await context.newPage();
  const signInElsewhere = async (path: string, { email }: Person): Promise<void> => {
    await visit(other, path);
    await fill(other, email);
    await press(other);
    await expect(other).toHaveURL(/dashboard/);
    await page.bringToFront();
  };
  await signInElsewhere('/login', second);
  await expect(page.getByText(second.user.userCode).first()).toBeVisible();
  await expect(page.getByText(first.user.userCode)).toHaveCount(0);
  await signInElsewhere('/login?as=recruiter', recruiter);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page is for');
  await expect(page.getByText(second.user.userCode)).toHaveCount(0);
});

test('an address in the fragment is read after the page has hydrated as the server rendered it', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await visit(page, '/login?why=registered#email=a%40b.example');
  await expect(page.locator('[name="email"]')).toHaveValue('a@b.example');
  await expect(page.getByText('a@b.example')).toBeVisible();
  expect(failures).toEqual([]);
});

test.describe('when the scripts of the page fail to load', () => {
  test.use({ provoked: /status of 404|ERR_(?:FAILED|BLOCKED)|dynamically imported module|^page: $/ });

  for (const [what, script] of [
    ['one part', /assets\/login-/],
    ['the beginning', /assets\/entry\.client-/],
    ['all', /assets\/.*\.js$/],
  ] as const) {
    test(`the sign-in says that ${what} failed to load, and offers to reload`, async ({ page }) => {
      for (const refuse of [{ status: 404, body: '' }, 'blockedbyclient'] as const) {
        await page.route(script, (route) => (typeof refuse === 'string' ? route.abort(refuse) : route.fulfill(refuse)));
        await page.goto('/login');
        const notice = page.getByRole('alert');
        await expect(notice).toContainText('Part of this page didn’t load, so its forms and buttons may not work.');
        await page.unroute(script);
        await notice.getByRole('button', { name: 'Reload' }).click();
        await hydrated(page);
        await expect(notice).toHaveCount(0);
        await press(page);
        await expect(notice).toHaveText('Please enter both email and password');
      }
    });
  }
});
