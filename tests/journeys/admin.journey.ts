import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  mailTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  signInOver,
} from '#tests/support/journey-portal.ts';
import { type RunningPortal, startPortalProcess } from '#tests/support/portal.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

// A separate portal, with tests in sequence: its setup link creates the only administrator, used by all of them.
test.describe.configure({ mode: 'serial' });
test.use({ provoked: /status of (401|403|404|500)|ERR_FAILED/ });

let portal: RunningPortal;
const before = { url: process.env.PORTAL_URL, dataDir: process.env.PORTAL_DATA_DIR };
test.beforeAll(async () => {
  portal = await startPortalProcess();
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
});
test.afterAll(async () => {
  process.env.PORTAL_URL = before.url;
  process.env.PORTAL_DATA_DIR = before.dataDir;
  await portal?.stop();
});

const email = `admin.${randomUUID().slice(0, 8)}@example.in`;

const signInAdmin = async (page: Page, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
};

test('the setup link creates the first administrator, once', { tag: CORE }, async ({ page }) => {
  await visit(page, '/admin-register');
  await expect(page.getByText('Registration is by invitation.')).toBeVisible();
  const register = async (): Promise<void> => {
    await page.getByLabel('Name').fill('Leela Menon');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  };
  await register();
  await expect(page.getByRole('alert')).toContainText('Admin registration is by invitation.');

  const link = new URL(/\S+\/admin-register#setup=\S+/.exec(portal.output())?.[0] ?? '');
  await visit(page, `${link.pathname}${link.hash}`);
  await expect(page.getByText('Use this link to register the first administrator. It works once.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin-register$/);
  await page.route('**/api/admin/register', (route) => route.abort(), { times: 1 });
  await register();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.route('**/api/admin/register', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Registration failed');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login/);

  const setup = new URLSearchParams(link.hash.slice(1)).get('setup');
  const again = await send('registerAdmin', {
    body: { name: 'Second', email: `second.${email}`, password: PASSWORD, setup },
  });
  expect(again.status).toBe(403);
});

test('an administrator signs in and reads why a sign-in fails', { tag: CORE }, async ({ page }) => {
  await visit(page, '/admin-login');
  await signInAdmin(page, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await signInAdmin(page);
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  await page.route('**/api/admin/login', (route) => route.abort(), { times: 1 });
  await signInAdmin(page);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong');
  await signInAdmin(page);
  await expect(page.getByRole('status').filter({ hasText: 'Login' })).toHaveText('Login successful!');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeTruthy();
  await page.goto('/admin-login');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('blocking a recruiter asks for a reason, removes their jobs from every public page and ends their session', {
  tag: CORE,
}, async ({ page, newPage }) => {
  const company = `Betwa ${randomUUID().slice(0, 6)}`;
  const recruiter = await makeRecruiter({ companyName: company });
  const job = await postJob(recruiter, { title: 'Dam Watcher', companyName: company });
  const desk = await newPage();
  await signInAs(desk, recruiter);
  await visit(desk, '/recruiter-maindashboards');
  await expect(desk.getByRole('link', { name: 'Job Details: Dam Watcher' })).toBeVisible();
  const places = ['/', `/jobs?q=${encodeURIComponent(company)}`, `/jobs/${job.jobId}`, `/api/jobpostingform/jobs`];
  const sightings = async (): Promise<boolean[]> =>
    Promise.all(places.map(async (path) => (await (await page.request.get(path)).text()).includes(job.title)));
  expect(await sightings()).toEqual([true, true, true, true]);

  await signInAs(page, await signInOver('admin', email));
  await visit(page, `/admin-dashboard/recruiters?companyName=${encodeURIComponent(company)}`);
  await expect(page.getByRole('heading', { name: 'Recruiter Management' })).toBeVisible();
  const status = page.getByRole('combobox', { name: /^Status of / });
  await expect(status.getByRole('option')).toHaveText(['Active', 'Not Active', 'Block', 'Black List']);
  await status.selectOption('Block');
  const dialog = page.getByRole('dialog', { name: /^Block .*\?$/ });
  await dialog.getByRole('button', { name: /^Block / }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked candidates for money.');
  await dialog.getByRole('button', { name: /^Block / }).click();
  await expect(page.getByText('Status updated successfully.')).toBeVisible();

  expect(await sightings()).toEqual([false, false, false, false]);
  expect((await page.request.get(`/jobs/${job.jobId}`)).status()).toBe(404);
  await desk
    .getByRole('link', { name: /All Applications/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(
    desk.getByRole('dialog', { name: 'Login' }).or(desk.getByRole('heading', { name: 'Login', level: 1 })),
  ).toBeVisible();
  const refused = await send('signInRecruiter', { body: { email: recruiter.email, password: PASSWORD } });
  expect(refused.status).toBe(403);
  expect((await refused.json()).message).toContain('Asked candidates for money.');
  expect((await mailTo(recruiter.email, /blocked/)).text).toContain('Asked candidates for money.');

  await status.selectOption('Active');
  await expect(status).toHaveValue('Active');
  await expect.poll(sightings).toEqual([true, true, true, true]);
});

test('a status that the server refuses is rolled back', async ({ page }) => {
  const firstName = `Nandini${randomUUID().slice(0, 6)}`;
  await makeCandidate({ firstName });
  await signInAs(page, await signInOver('admin', email));
  await visit(page, `/admin-dashboard/candidates?name=${firstName}`);
  const status = page.getByRole('combobox', { name: /^Status of Nandini/ });
  await page.route('**/api/candidates/*/status', (route) => route.fulfill({ status: 500, body: '' }));
  await status.selectOption('Active');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update status.' })).toBeVisible();
  await expect(status).toHaveValue('Not Active');

  // The reason of a block stays in its dialog, which sends it again.
  await status.selectOption('Block');
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Reason').fill('Asked candidates for money.');
  await asked.getByRole('button', { name: /^Block / }).click();
  await expect(asked.getByRole('alert')).toContainText('Failed to update status.');
  await expect(asked.getByLabel('Reason')).toHaveValue('Asked candidates for money.');
  await page.unroute('**/api/candidates/*/status');
  await asked.getByRole('button', { name: /^Block / }).click();
  await expect(asked).toBeHidden();
  await expect(status).toHaveValue('Block');
});

test("an administrator reads a candidate's profile with its resume, and cannot edit it", async ({ page }) => {
  // An administrator sees even candidates hidden from recruiters.
  const candidate = await makeCandidate({ firstName: 'Noor', lastName: 'Siddiqui', findable: 'false' });
  const path = `/profile/${candidate.user._id}`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?return=/);
  await signInAs(page, await signInOver('admin', email));
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Siddiqui' })).toBeVisible();
  await expect(page.getByRole('article').getByText(candidate.email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
  const resume = page.getByRole('link', { name: /^Open resume: / });
  const opened = await page.request.get((await resume.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('application/pdf');
  await visit(page, '/profile/019a0000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We can’t find this profile.' })).toBeVisible();
});

test('the lists of jobs and candidates count, filter and open', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const title = `Canal ${randomUUID().slice(0, 6)}`;
  const job = await postJob(recruiter, { title });
  await applyTo(await makeCandidate(), job);
  await signInAs(page, await signInOver('admin', email));
  await visit(page, `/admin-dashboard/jobs?title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { name: 'Job Posting Management' })).toBeVisible();
  await expect(page.getByText('Total Jobs Found: 1')).toBeVisible();
  await page.getByLabel(`Status of ${title}`, { exact: false }).selectOption('Not Active');
  await expect(page.getByText('Job status updated successfully.')).toBeVisible();
  expect((await page.request.get(`/jobs/${job.jobId}`)).status()).toBe(404);
  await page.getByRole('link', { name: `Details: ${title}` }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText(recruiter.email);
  const bare = candidateForm({ firstName: `Bare${randomUUID().slice(0, 6)}` });
  expect((await send('registerCandidate', { body: bare })).status).toBe(201);
  await page.goto(`/admin-dashboard/candidates?name=${bare.firstName}`);
  await expect(page.getByRole('row').filter({ hasText: bare.firstName }).getByText('No Resume')).toBeVisible();
  await page.goto('/admin-dashboard/candidates?name=zzzz');
  await expect(page.getByText('No candidates match your search.')).toBeVisible();
});
