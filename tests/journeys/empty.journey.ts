import { expect, hydrated, signInAs, test } from '#tests/support/journey.ts';
import { makeCandidate } from '#tests/support/journey-portal.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

test('an empty portal says what is missing and what to do next', async ({ newPage }) => {
  const portal = await startPortalProcess({ DATABASE_URL: '' });
  try {
    const page = await newPage({ baseURL: portal.url });
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'No job posts available.' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No internship available.' })).toBeVisible();
    await expect(page.getByText('No roles found.')).toBeVisible();
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'No job posts available.' })).toBeVisible();
    await page.goto('/internships');
    await expect(page.getByRole('heading', { name: 'No internship available.' })).toBeVisible();

    await page.goto('/companies');
    await expect(page.getByRole('heading', { name: 'No verified companies yet.' })).toBeVisible();
    await page.goto('/companies?q=looms');
    await expect(page.getByRole('heading', { name: 'No companies match your search.' })).toBeVisible();

    await signInAs(page, await makeCandidate({}, portal.url));
    await page.goto('/candidate-dashboard');
    await expect(page.getByText('No active jobs available.')).toBeVisible();
    await page.goto('/job-list');
    await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
    // An open page would send requests to the stopping portal.
    await page.context().close();
  } finally {
    await portal.stop();
  }
});
