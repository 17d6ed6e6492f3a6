import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  scheduleInterview,
  send,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';
import { unzip } from '#tests/support/unzip.ts';

test.use({ provoked: /status of (400|401|404)/ });

test('a candidate sees who viewed their profile, when and why', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Teesta Looms' });
  const candidate = await makeCandidate({ firstName: 'Chandrika' });
  await signInAs(page, candidate);
  await visit(page, '/account');
  const section = page.getByRole('region', { name: 'Who viewed me' });
  await expect(section.getByText('No recruiter has viewed your profile yet.')).toBeVisible();

  const opened = await send('getCandidate', { params: { id: candidate.user._id }, token: recruiter.token });
  expect(opened.status).toBe(200);
  const job = await postJob(recruiter, { title: 'Weaver', companyName: 'Teesta Looms' });
  const application = await applyTo(candidate, job);
  await send('getApplication', { params: { id: application._id }, token: recruiter.token });
  await page.reload();
  const entries = section.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Teesta Looms');
  await expect(entries.first()).toContainText('Profile opened · Application for Weaver');
  await expect(entries.last()).toContainText('Profile opened · Found in the candidate database');
  await expectAccessible(page, '/account of a candidate');

  await signInAs(page, recruiter);
  // Without this filter, other candidates would count as viewed and fill the first page of the log.
  await visit(page, `/all-candidates?q=${encodeURIComponent(candidate.email)}`);
  await page.getByRole('link', { name: 'Candidates you viewed' }).press('Enter');
  const whom = page.getByRole('region', { name: 'Candidates you viewed' });
  await expect(whom).toBeFocused();
  await expect(whom.getByRole('link', { name: 'Chandrika Rao' }).first()).toHaveAttribute(
    'href',
    `/profile/${candidate.user._id}`,
  );
});

test('the access log is paged by the address', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Damodar' });
  for (let count = 0; count < 11; count += 1) {
    const recruiter = await makeRecruiter({ companyName: `Company ${count}` });
    await send('getCandidate', { params: { id: candidate.user._id }, token: recruiter.token });
  }
  await signInAs(page, candidate);
  await visit(page, '/account');
  const section = page.getByRole('region', { name: 'Who viewed me' });
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await section.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(section.getByRole('group', { name: 'Who viewed me' })).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('listitem')).toContainText('Company 0');
  await expect(page).toHaveURL(/seen=2/);
});

test('a candidate downloads their data: JSON and files', { tag: CORE }, async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Eklavya', skills: 'Archery' });
  await signInAs(page, candidate);
  await visit(page, '/account');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^avsar-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your data has been downloaded.' })).toBeVisible();
  const files = await unzip(await readFile(await download.path()));
  expect(String(files.get('data/account.json'))).toContain('Eklavya');
  expect(String(files.get('data/skills.json'))).toContain('Archery');
  expect(files.get('files/resume/resume.pdf')?.subarray(0, 4).toString()).toBe('%PDF');
});

test('a candidate deletes their account: signing in fails, and the recruiter sees what remains', { tag: CORE }, async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Bell Founder' });
  const candidate = await makeCandidate({ firstName: 'Farida' });
  const application = await applyTo(candidate, job);
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);

  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('looked-at-applications:');
  await visit(page, '/account');
  await expect(page).toHaveTitle(/^\(\d\) /);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText(candidate.email);
  await expectAccessible(page, 'the deletion dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This isn’t your current password.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible();
  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(page).toHaveTitle('Account deleted · Avsar');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const looks = () => Object.keys(localStorage).filter((key) => key.startsWith('looked-at-applications:'));
  expect(await page.evaluate(looks)).toEqual([]);
  await expectAccessible(page, '/account-deleted');

  await visit(page, '/login');
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();

  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications');
  await expect(page.getByText('Deleted account').first()).toBeVisible();
  await expect(page.getByRole('rowgroup').filter({ hasText: 'Deleted account' })).toContainText('Bell Founder');
  await expect(page.getByText('Farida')).toHaveCount(0);
});

test('a recruiter deletes their account: jobs close, and candidates are told', async ({ page, newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Gandak Ferries' });
  const job = await postJob(recruiter, { title: 'Ferryman', companyName: 'Gandak Ferries' });
  const candidate = await makeCandidate();
  await applyTo(candidate, job);
  await signInAs(page, recruiter);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible();

  const visitor = await newPage();
  await visit(visitor, '/jobs?companyName=Gandak&q=Ferryman');
  await expect(visitor.getByRole('article').filter({ hasText: 'Ferryman' })).toHaveCount(0);
  await signInAs(visitor, candidate);
  await visit(visitor, '/candidate-dashboard/job-applied');
  const card = visitor.getByRole('article').filter({ hasText: 'Ferryman' });
  await expect(card).toContainText('The recruiter has left Avsar. Nobody will answer your application.');
  await expect(card.getByText('Pending')).toHaveCount(0);
  await visitor.getByRole('link', { name: /^Closed/ }).click();
  await expect(card).toBeVisible();
  await visit(visitor, '/candidate-dashboard');
  await expect(visitor.getByText('Waiting for an answer')).toHaveCount(0);
});
