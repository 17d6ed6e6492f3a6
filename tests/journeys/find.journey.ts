import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, postJob } from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

/** A word that no other journey's jobs contain. */
const word = (): string => `x${randomUUID().slice(0, 8)}`;

test('a place is one filter with all its spellings and is removed as one', { tag: CORE }, async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  for (const location of ['Kochi', 'Kochi/Cochin', 'Cochin, Pune', 'Agra']) {
    await postJob(recruiter, { skills: [skill], location, title: word() });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `/jobs?skills=${skill}`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Kochi/ }).check();
  await expect(page.getByText('Showing 3 jobs')).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('location').toSorted()).toEqual(['Cochin', 'Kochi', 'Kochi/Cochin']);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([/Kochi/, new RegExp(skill)].toReversed());
  await filters.getByRole('checkbox', { name: /^Kochi/ }).uncheck();
  await expect(page.getByText('Showing 4 jobs')).toBeVisible();
});

test('neighbouring jobs of the same company and title fold into one card that opens the others', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  for (const location of ['Pune', 'Agra', 'Surat']) {
    await postJob(recruiter, { skills: [skill], location, title: `Warehouse ${skill}` });
  }
  await visit(page, `/jobs?skills=${skill}`);
  await expect(page.getByText('Showing 3 jobs')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByText('2 similar jobs').click();
  await page.getByRole('article').getByRole('link', { name: /^Pune/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Warehouse ${skill}`);
});

test('any skill can be found and filtered by, even misspelt', async ({ page }) => {
  const skill = `${word()}craft`;
  await postJob(await makeRecruiter(), { skills: [skill] });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `/jobs?skills=${skill}`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByText('Most asked')).toBeVisible();
  await filters.getByRole('checkbox', { name: new RegExp(skill) }).uncheck();
  await expect(page).not.toHaveURL(/skills=/);
  // Removing the last skill leaves the section open.
  await filters.getByLabel('Find a skill').fill(skill.slice(0, -2));
  await filters.getByRole('checkbox', { name: skill }).click();
  await expect(page).toHaveURL(new RegExp(`skills=${skill}`));
});

test('internships are searched, filtered and sorted', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  const internship = { employmentType: 'Internship', skills: [skill] } as const;
  await postJob(recruiter, { ...internship, title: `Cook ${skill}`, location: 'Agra' });
  await postJob(recruiter, { ...internship, title: `Baker ${skill}`, location: 'Surat' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/internships');
  const search = page.locator('main input[name="q"]').first();
  await search.fill(skill);
  await search.press('Enter');
  await expect(page.getByText('Showing 2 internships')).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('relevance');
  await page.getByRole('checkbox', { name: /^Agra/ }).check();
  await expect(page.getByText('Showing 1 internship')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Cook ${skill}` })).toBeVisible();
});

test('on a phone the results of the home search come into view, and the search page stays short', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  for (const title of ['Cook', 'Baker', 'Waiter', 'Host', 'Porter', 'Chef']) {
    await postJob(recruiter, { skills: [skill], title: `${title} ${word()}`, location: `Agra ${word()}` });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.locator('#search-skills').fill(skill);
  await page.locator('#search-skills').press('Enter');
  await expect(page.getByRole('heading', { name: '6 jobs match', exact: true })).toBeInViewport();
  await expect(page.locator('#results')).toBeFocused();

  // A job that was looked at leaves the list where it was.
  const last = page.locator('#results').getByRole('link', { name: 'View Details' }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await visit(page, '/job-search');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  const roles = page.getByRole('region', { name: 'Find jobs by role' });
  await expect(roles.getByRole('link').filter({ visible: true })).toHaveCount(5);
  await roles.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(roles.getByRole('button', { name: /more/ })).toHaveCount(0);
});

test('a place shortcut finds as many jobs as its filter counts, also with a district', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  for (const location of ['Pune', 'Pune (Kharadi)', 'Poona']) {
    await postJob(recruiter, { skills: [skill], location, title: word() });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/jobs?town=Pune');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { name: /^Pune/ });
  await expect(box).toBeChecked();
  const label = await box.locator('..').textContent();
  const counted = /(\d+)$/.exec(label?.trim() ?? '')?.[1];
  await expect(page.getByText(`Showing ${counted} jobs`)).toBeVisible();
  // The menu and a job's breadcrumb do the same.
  const menu = page.getByRole('link', { name: 'Jobs in Pune', includeHidden: true }).first();
  await expect(menu).toHaveAttribute('href', '/jobs?town=Pune');
});
