import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

test('a recruiter reads who will be told of an edit before saving it, and the candidate reads what changed', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const job = await postJob(recruiter, { title: 'Kite Maker', location: 'Jaipur' });
  await applyTo(candidate, job);
  await signInAs(page, recruiter);
  await visit(page, `/job-posting-forms?job=${job.jobId}`);
  const told = page.getByText('If you save, we’ll tell 1 candidate with an open application what has changed.');
  await page.getByLabel('Description').fill('Kites of paper.');
  await expect(told).toBeHidden();
  await page.getByLabel('Location').fill('Ajmer');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/job-posted/);

  await signInAs(page, candidate);
  const notice = page.getByRole('link', { name: /A job you applied for has changed: Kite Maker/ });
  // The queue creates the notice, perhaps after the page has loaded.
  await expect(async () => {
    await visit(page, '/candidate-dashboard/notices');
    await expect(notice).toContainText('Place: Jaipur → Ajmer', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await notice.click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Kite Maker' });
  await expect(dialog).toContainText(/Applied for\s*Kite Maker, .+, Jaipur/);
});
