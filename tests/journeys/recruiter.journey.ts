import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  setJobStatus,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|404|409|412|500)/ });

const fillPosting = async (page: Page): Promise<void> => {
  await page.getByLabel('Job title').fill('Irrigation Engineer');
  await page.getByLabel('Company name').fill('Godavari Agro');
  await page.getByLabel('Industry').selectOption({ index: 3 });
  await page.getByRole('combobox', { name: 'Department' }).fill('Field Works');
  await page.getByLabel('Employment type').selectOption('Full-time');
  await page.getByLabel('Work mode').selectOption('Hybrid');
  await page.getByLabel('Location').fill('Nanded, Latur');
  await page.getByLabel('Min experience').fill('2');
  await page.getByLabel('Max experience').fill('5');
  await page.getByLabel('Min salary').fill('600000');
  await page.getByLabel('Max salary').fill('900000');
  await page.getByRole('checkbox', { name: 'Show Salary' }).check();
  await page.getByRole('combobox', { name: 'Skills' }).fill('Hydraulics, AutoCAD,');
  await page.getByLabel('Description').fill('Bring water to the fields.');
  await page.getByLabel('Responsibilities').fill('Measure.\nDraw.\nBuild.');
  await page.getByLabel('Requirements').fill('B.E. Civil');
  await page.getByLabel('About the company').fill('We water four districts.');
  await page.getByLabel('Application deadline start').fill(dayFromToday(0));
  await page.getByLabel('Application deadline end').fill(dayFromToday(30));
};

test('a recruiter registers, signs in, posts a job with every field and sees it', { tag: CORE }, async ({ page }) => {
  const email = `godavari.${randomUUID().slice(0, 8)}@example.in`;
  await visit(page, '/recruiter');
  await page.getByLabel('First name').fill('Sunita');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Company name').fill('Godavari Agro');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/login\?.*as=recruiter/);
  // The address changes slightly before the page.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
  await expect(page.getByText("You haven't posted any jobs yet.")).toBeVisible();
  await expect(page.getByText(new RegExp(`Welcome, RCT\\d+ \\(${email}\\)`))).toBeVisible();

  await page.getByRole('link', { name: 'New Job' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Create a Job Posting..').first()).toBeVisible();
  await expect(page.getByLabel('Contact email')).toHaveValue(email);
  await expect(page.getByLabel('Contact email')).not.toBeEditable();
  await expect(page.getByLabel('Recruiter code')).toHaveValue(/^RCT\d+$/);
  await fillPosting(page);
  await expect(page.getByRole('checkbox', { name: 'Show Salary' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Close' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post Job' })).toBeInViewport();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job posted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
  const share = page.getByRole('dialog', { name: 'Share Irrigation Engineer' });
  await expect(share.getByLabel('Link')).toHaveValue(/\/jobs\/JOB\d+$/);
  await expect(share.getByLabel('Text to share')).toHaveValue(
    /Godavari Agro is hiring: Irrigation Engineer, Nanded.*\/jobs\/JOB\d+$/s,
  );
  await expect(share.getByRole('img', { name: 'QR code of the job’s page' })).toBeVisible();
  await share.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Irrigation Engineer' });
  await expect(row).toContainText('Nanded, Latur');
  await expect(row).toContainText('Full-time');
  await row.getByRole('link', { name: 'Job Details: Irrigation Engineer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Irrigation Engineer' });
  await expect(dialog).toContainText('Hydraulics');
  await expect(dialog).toContainText('Field Works');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Draw' })).toBeVisible();

  await dialog.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Industry')).not.toHaveValue('');
  await page.getByLabel('Job title').fill('Canal Engineer');
  await page.route('**/api/jobpostingform/job/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update job' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Canal Engineer' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Copy Canal Engineer/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('button', { name: 'Post Job' })).toBeVisible();
  await expect(page.getByLabel('Responsibilities')).toHaveValue('Measure.\nDraw.\nBuild.');

  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Job Details: Canal Engineer' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Canal Engineer”?' });
  const ask = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question).toContainText('Are you sure you want to delete this job? This action cannot be undone.');
    await question.getByRole('button', { name: /^Delete job JOB/ }).click();
  };
  await page.route('**/api/jobpostingform/job/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await ask();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete job' })).toBeVisible();
  await ask();
  await expect(page.getByText('Job deleted successfully!')).toBeVisible();
  await expect(page.getByText("You haven't posted any jobs yet.")).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the posting form shows errors, also the server’s, and keeps what was typed', async ({ page }) => {
  await signInAs(page, await makeRecruiter({ companyName: 'Godavari Agro' }));
  await visit(page, '/job-posting-forms');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'to continue' })).toBeFocused();
  await expect(page.getByLabel('Job title')).toHaveAccessibleDescription('Enter a job title');
  await fillPosting(page);
  await page.getByLabel('Min experience').fill('7');
  await page.getByLabel('Min salary').fill('1000000');
  await page.getByLabel('Application deadline start').fill(dayFromToday(-9));
  await page.getByLabel('Application deadline end').fill(dayFromToday(-2));
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByLabel('Max experience')).toHaveAccessibleDescription(
    /Enter a maximum that isn’t below the minimum\./,
  );
  await expect(page.getByLabel('Max salary')).toHaveAccessibleDescription(
    /Enter a maximum that isn’t below the minimum\./,
  );
  await expect(page.getByLabel('Application deadline end')).toHaveAccessibleDescription(
    /Choose a last day that isn’t in the past\./,
  );
  await page.getByLabel('Application deadline start').fill(dayFromToday(9));
  await page.getByLabel('Application deadline end').fill(dayFromToday(5));
  await expect(page.getByLabel('Application deadline end')).toHaveAccessibleDescription(
    /Choose a last day on or after the first day\./,
  );
  await expect(page.getByLabel('Responsibilities')).toHaveValue('Measure.\nDraw.\nBuild.');
  await page.getByLabel('Min experience').fill('2');
  await page.getByLabel('Min salary').fill('600000');
  await page.getByLabel('Application deadline end').fill(dayFromToday(30));
  await page.route('**/api/jobpostingform/job', (route) =>
    route.fulfill({ status: 500, json: { message: 'The press is broken.', code: 'UNAVAILABLE' } }),
  );
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error posting job: The press is broken.' })).toBeVisible();
  await expect(page.getByText('Hydraulics').first()).toBeVisible();
  await reloadWithDraft(page, dayFromToday(30));
  await expect(page.getByText('We restored your unsaved changes.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Irrigation Engineer');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
});

test('the posting form asks for a missing company name, suggests dates, and posts from its preview', async ({
  page,
}) => {
  await signInAs(page, await makeRecruiter({ companyName: '' }));
  await visit(page, '/job-posting-forms');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: /Job details/ })).toContainText('6 to fill in');
  await expect(sections.getByRole('link', { name: /Applications/ })).toContainText('Filled in');
  await expect(page.getByLabel('Application deadline start')).toHaveValue(dayFromToday(0));
  await expect(page.getByLabel('Application deadline end')).toHaveValue(dayFromToday(30));
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription(/add it to your profile/);
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await page.getByRole('button', { name: 'Preview' }).click();
  await preview.getByRole('button', { name: 'Post Job' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'to continue' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Enter the name of the company');
  await expect(sections.getByRole('link', { name: /Job details/ })).toContainText('6 to fix');
  await expectAccessible(page, 'posting form with what is wrong');
  await sections.getByRole('link', { name: /Job description/ }).click();
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
  await fillPosting(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  // The promise in the form is on the card as well.
  await expect(preview.getByText('You’ll hear by')).toBeVisible();
  // Without a button beside it, the age of the job starts where the lines above it do.
  const [age, pay] = await Promise.all(['.when', '.pay'].map((part) => preview.locator(`.job ${part}`).boundingBox()));
  expect(age?.x).toBe(pay?.x);
  await preview.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job posted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Share Irrigation Engineer' })).toBeVisible();
  await expectAccessible(page, 'a job to share');
  await visit(page, '/job-posting-forms');
  await expect(page.getByLabel('Company name')).toHaveValue('Godavari Agro');
});

test('a recruiter’s jobs are filtered, and a changed status shows immediately for everyone', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const first = await postJob(recruiter, { title: 'Mill Fitter', companyName: 'Tapti Mills' });
  await postJob(recruiter, { title: 'Mill Cook' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards');
  // A company other than the recruiter's own is shown, and the search finds it.
  await expect(page.getByRole('row').filter({ hasText: 'Mill Fitter' })).toContainText('Tapti Mills');
  const words = page.getByRole('searchbox', { name: 'Job title, company or skill' });
  await words.fill('tapti');
  await expect(page.getByRole('row').filter({ hasText: 'Mill Cook' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Mill Fitter' })).toBeVisible();
  await words.fill('');
  await expect(page.getByRole('row').filter({ hasText: 'Mill Cook' })).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  const selector = page.getByLabel(`Status of Mill Fitter, ${first.jobId}`);
  // The keys open the list: options passed on the way are not sent, and Escape sends nothing.
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await selector.focus();
  await press('ArrowDown', 'ArrowDown', 'Escape');
  await expect(selector).toHaveValue('Active');
  await expect(selector).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
  await expect(selector).toHaveValue('Not Active');
  expect(sent).toEqual([{ jobStatus: 'Not Active' }]);
  await expect(page.getByText('Job status updated successfully.')).toBeVisible();
  expect((await page.request.get(`/jobs/${first.jobId}`)).status()).toBe(404);
  await page.route('**/api/jobpostingform/jobs/*/status', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel(/^Status of Mill Cook/).selectOption('Closed');
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating job status.' })).toBeVisible();
  await expect(page.getByLabel(/^Status of Mill Cook/)).toHaveValue('Active');
  const status = page.getByLabel('Status', { exact: true });
  await expect(status.getByRole('option')).toHaveText(['All', 'Active', 'Inactive', 'Closed']);
  await status.selectOption('Inactive');
  await expect(page.getByRole('row').filter({ hasText: 'Mill Fitter' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Mill Cook' })).toHaveCount(0);
  await status.selectOption('Closed');
  await expect(page.getByText('No jobs match the selected filters. Try adjusting your filters.')).toBeVisible();
});

test('a job edited or deleted in another window is shown in its new state after the refusal', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Mill Fitter' });
  await postJob(recruiter, { title: 'Mill Cook' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards');
  const status = page.getByLabel(/^Status of Mill Fitter/);
  await expect(status).toHaveValue('Active');
  await setJobStatus(recruiter, job, 'Closed');
  await status.selectOption('Not Active');
  await expect(page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' })).toBeVisible();
  await expect(status).toHaveValue('Closed');
  await status.selectOption('Not Active');
  await expect(page.getByText('Job status updated successfully.')).toBeVisible();

  const deleted = await send('deleteJob', { token: recruiter.token, params: { id: job._id } });
  expect(deleted.status).toBe(200);
  await status.selectOption('Active');
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating job status.' }).last()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Mill Fitter' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Mill Cook' })).toBeVisible();
});

test('applications are counted, filtered, accepted and rejected, and the resume opens', { tag: CORE }, async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const [one, two] = [await makeCandidate(), await makeCandidate()];
  await applyTo(one, job, { fullName: 'Ila Bose' });
  await applyTo(two, job, { fullName: 'Om Pathak' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Ila Bose')).toContainText(/\d\d\/\d\d\/\d{4}/);

  await page.getByLabel('Status of Ila Bose').selectOption('accepted');
  await expect(page.getByText('Status updated successfully').first()).toBeVisible();
  await expect(row('Ila Bose').getByRole('button', { name: 'Schedule Interview: Ila Bose' })).toBeVisible();
  await page.getByLabel('Status of Om Pathak').selectOption('rejected');
  const dialog = page.getByRole('dialog', { name: 'Reject Om Pathak?' });
  await dialog.getByLabel('Reason').fill('The post is filled.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByLabel('Status of Om Pathak')).toHaveValue('rejected');
  await expect(row('Om Pathak').getByRole('button', { name: /Interview/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await expect(panel).toContainText('TypeScript');
  await expect(panel).toContainText(one.email);
  await expect(panel.getByRole('button', { name: 'Schedule Interview' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reject' })).toBeVisible();
  const href = await panel.getByRole('link', { name: /^Open resume/ }).getAttribute('href');
  const resume = await page.request.get(href ?? '');
  expect(resume.status()).toBe(200);
  expect(resume.headers()['content-type']).toContain('application/pdf');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const count = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(count('Total')).toContainText('2');
  await page.getByLabel('Name', { exact: true }).fill('Ila');
  await page.keyboard.press('Enter');
  await expect(count('Total')).toContainText('1');
  await expect(count('Accepted')).toContainText('1');
  await expect(count('Rejected')).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No applications match the selected filters. Try adjusting your filters.')).toBeVisible();
});

test('a refused status is rolled back, and interview_scheduled is reached only by scheduling', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter);
  const application = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications');
  await page.route('**/api/applyjobs/*/status', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today.' } }),
  );
  await page.getByLabel('Status of Ila Bose').selectOption('accepted');
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await expect(page.getByLabel('Status of Ila Bose')).toHaveValue('pending');
  await page.unroute('**/api/applyjobs/*/status');
  await page.getByLabel('Status of Ila Bose').selectOption('interview_scheduled');
  await expect(page.getByText('Accept Ila Bose’s application before you schedule an interview.')).toBeVisible();
  await answerApplication(recruiter, application, 'accepted');
  await page.reload();
  await page.getByLabel('Status of Ila Bose').selectOption('interview_scheduled');
  await expect(page.getByRole('dialog', { name: 'Schedule Interview' })).toBeVisible();
});

test('applications that fail to load say so', async ({ page }) => {
  await signInAs(page, await makeRecruiter());
  await page.route('**/api/applyjobs?*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await page.goto('/recruiter-maindashboards/applications');
  await expect(page.getByText('Failed to fetch applications.')).toBeVisible();
  await page.unroute('**/api/applyjobs?*');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('Failed to fetch applications.')).toBeHidden();
  // The pressed button disappears with the failure; the focus stays in the page instead of returning to its start.
  await expect(page.locator('#main')).toBeFocused();
});

test('a list without matches says what helps, also to screen readers', async ({ page }) => {
  await signInAs(page, await makeRecruiter());
  await visit(page, '/job-posting-forms');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.pressSequentially('Qqqq');
  await expect(page.getByRole('status').filter({ hasText: 'Press Enter to add “Qqqq”.' })).toHaveCount(1);
  await expect(page.getByText('0 options available.')).toHaveCount(0);
  await skills.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Qqqq' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Qqqq' })).toHaveCount(0);
});
