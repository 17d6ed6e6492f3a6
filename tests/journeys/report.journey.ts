import { slugOf } from '#contract/slug.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  mailTo,
  makeCandidate,
  makeRecruiter,
  portalUrl,
  postJob,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (400|404|500)|ERR_FAILED/ });

test('a job is reported from its page and its details, and what was typed survives a failure', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Beekeeper' });
  await visit(page, `/jobs/${job.jobId}/beekeeper`);
  await page.getByRole('link', { name: 'Report this job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this job' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose what is wrong');
  await expect(dialog.getByText('Enter your email to hear what we decide.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'It asks for money' }).check();
  await dialog.getByLabel('Details').fill('They want 2,000 rupees first.');
  await page.route('**/report', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Network error');
  await expect(dialog.getByLabel('Details')).toHaveValue('They want 2,000 rupees first.');
  await page.unroute('**/report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thank you for telling us.')).toBeVisible();
  await expect(dialog.getByText('You gave no email address, so we won’t write to you.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await visit(page, `/jobs?job=${job.jobId}`);
  const details = page.getByRole('dialog', { name: 'Beekeeper' });
  await details.getByRole('link', { name: 'Report this job' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details).toBeVisible();

  await signInAs(page, await makeCandidate());
  await visit(page, `/jobs/${job.jobId}/beekeeper`);
  await page.getByRole('link', { name: 'Report this job' }).click();
  await expect(dialog.getByText('You’ll get the outcome as a notification.')).toBeVisible();
  await expect(dialog.getByText('Signed in?')).toHaveCount(0);
});

test('a report being typed survives the change of language and a reload, and is gone once sent', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Beekeeper' });
  const details = () => page.getByRole('textbox', { name: /^(Details|ब्योरा)/ });
  await visit(page, `/report-job/${job.jobId}`);
  await page.getByRole('radio', { name: 'It asks for money' }).check();
  await details().fill('They want 2,000 rupees first.');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/report-job\//);
  await hydrated(page);
  await expect(page.getByText('आपका लिखा हम वापस ले आए हैं।')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'पैसे माँगे जा रहे हैं' })).toBeChecked();
  await expect(details()).toHaveValue('They want 2,000 rupees first.');
  await page.reload();
  await expect(details()).toHaveValue('They want 2,000 rupees first.');
  await page.getByRole('button', { name: 'शिकायत भेजें' }).click();
  await expect(page.getByText('हमें बताने का धन्यवाद।')).toBeVisible();
  await visit(page, `/report-job/${job.jobId}`);
  await expect(details()).toHaveValue('');
});

test('without scripts a job is found by its link and reported', async ({ newPage }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Beekeeper' });
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${portalUrl()}/`);
  await page.getByRole('link', { name: 'Report a job that asks you to pay' }).click();
  await page.getByLabel('Job ID').fill('JOB999999999');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('We can’t find this job.')).toBeVisible();
  await page.getByLabel('Job ID').fill(`${portalUrl()}/jobs/${job.jobId}/beekeeper`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Beekeeper · ${job.companyName}`)).toBeVisible();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('Your email').fill('asha@example.in');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('alert')).toContainText('Tell us what is wrong');
  await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await expect(page.getByLabel('Your email')).toHaveValue('asha@example.in');
  await page.getByLabel('Details').fill('The company does not exist.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await expect(page.getByText('review this job and email you the outcome.')).toBeVisible();
});

test('a company’s page is reported, hidden and gone, and is back when an administrator has seen its recruiter’s edit', async ({
  page,
  newPage,
}) => {
  const company = `Borrowed Looms ${Date.now().toString(36)}`;
  const address = `/companies/${slugOf(company)}`;
  const recruiter = await makeRecruiter({ companyName: company });
  const { token } = await signInAdminOver();
  // Until the company is verified and has written something, there are no facts to show.
  await visit(page, address);
  await expect(page.getByText(`Written by ${company}`)).toBeVisible();
  await expect(page.locator('main dl:empty')).toHaveCount(0);
  await send('verifyRecruiter', { token, params: { id: recruiter.user._id }, body: { verified: true } });
  await visit(page, address);
  await page.getByRole('link', { name: 'Report this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this page' });
  await expect(dialog).toContainText(company);
  await expectAccessible(page, 'report of a company');
  await dialog.getByRole('radio', { name: 'It pretends to be another company' }).check();
  await dialog.getByLabel('Details').fill('Their logo is ours.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Someone at Avsar will review this page.')).toBeVisible();

  const plain = await newPage({ javaScriptEnabled: false });
  await plain.goto(`${portalUrl()}${address}`);
  await plain.getByRole('link', { name: 'Report this page' }).click();
  await plain.getByRole('radio', { name: 'Something else' }).check();
  await plain.getByRole('button', { name: 'Send report' }).click();
  await expect(plain.getByRole('alert')).toContainText('Tell us what is wrong');
  const reporter = `reporter.${slugOf(company)}@example.in`;
  await plain.getByLabel('Details').fill('They took our pictures.');
  await plain.getByLabel('Your email').fill(reporter);
  await plain.getByRole('button', { name: 'Send report' }).click();
  await expect(plain.getByText('review this page and email you the outcome.')).toBeVisible();
  await plain.getByRole('link', { name: 'Back to the company' }).click();
  await expect(plain.getByRole('heading', { name: company })).toBeVisible();

  const desk = await newPage();
  await signInAs(desk, await signInAdminOver());
  await visit(desk, '/admin-dashboard/notices');
  await desk.getByRole('link', { name: `Company page reported: ${company}` }).click();
  await expect(desk.getByRole('heading', { name: company })).toBeVisible();
  await expect(desk.getByText('Their logo is ours.')).toBeVisible();
  const decide = desk.getByRole('region', { name: 'Decide' });
  await expect(decide.getByRole('radio', { name: /^End the verification/ })).toBeVisible();
  await decide.getByRole('radio', { name: /^Hide/ }).check();
  await expect(decide.getByLabel('Reason for the recruiter')).toHaveValue(/looks like that of another company/);
  await decide.getByLabel('Reason for the recruiter').fill('The pictures are another company’s.');
  await expectAccessible(desk, 'case of a company');
  await decide.getByRole('button', { name: `Hide the page of ${company}` }).click();
  await expect(desk.getByText('Page hidden. We told the recruiter.')).toBeVisible();
  await expect(desk.getByText('Hidden by Leela Menon')).toBeVisible();
  expect((await mailTo(reporter, /^Your report about/)).text).toContain('hidden the page');

  const visitor = await newPage();
  expect((await visitor.goto(`${portalUrl()}${address}`))?.status()).toBe(404);
  await visit(visitor, `/companies?q=${encodeURIComponent(company)}`);
  await expect(visitor.getByText('No companies match your search.')).toBeVisible();

  await signInAs(visitor, recruiter);
  await visit(visitor, '/recruiter-maindashboards/notices');
  await visitor.getByRole('link', { name: `We have hidden your company’s page: ${company}` }).click();
  await expect(visitor.getByText('An administrator has hidden it: The pictures are another company’s.')).toBeVisible();
  await expect(visitor.getByText('Everyone can read this page.')).toBeHidden();
  await expect(visitor.getByText('It shows once your page is public again.')).toBeVisible();
  await expect(visitor.getByText('It shows as soon as you add it.')).toBeHidden();
  await expectAccessible(visitor, 'hidden page of a company');
  await visitor.getByLabel('Tagline').fill('Our own looms');
  await visitor.getByRole('button', { name: 'Save page' }).click();
  await expect(visitor.getByText('Saved your company page.')).toBeVisible();
  await expect(visitor.getByText(/You edited it on .*We’ll email you\./)).toBeVisible();

  await visit(desk, '/admin-dashboard/notices');
  await desk.getByRole('link', { name: 'Review a hidden company page that was edited' }).first().click();
  await expect(desk.getByText('Our own looms')).toBeVisible();
  await expect(desk.getByText(/^Edited by /)).toBeVisible();
  await decide.getByRole('radio', { name: /^Show again/ }).check();
  await decide.getByRole('button', { name: `Show the page of ${company} again` }).click();
  await expect(desk.getByText('Page shown again. We told the recruiter.')).toBeVisible();

  await visit(visitor, '/recruiter-maindashboards/company');
  await expect(visitor.getByText('Everyone can read this page.')).toBeVisible();
  await visitor.getByRole('link', { name: 'View page' }).click();
  await expect(visitor.getByText('Our own looms')).toBeVisible();
});
