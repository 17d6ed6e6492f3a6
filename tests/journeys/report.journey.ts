import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, portalUrl, postJob } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (400|500)|ERR_FAILED/ });

test('a job is reported from its page and its details, and what was typed survives a failure', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Beekeeper' });
  await visit(page, `/jobs/${job.jobId}/beekeeper`);
  await page.getByRole('link', { name: 'Report this job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this job' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose what is wrong');
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
