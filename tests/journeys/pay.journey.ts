import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

const word = (): string => `x${randomUUID().slice(0, 8)}`;

test('the posting form reads pay as people write it and echoes it, by the month for internships', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: `Weaver ${word()}` });
  await signInAs(page, recruiter);
  await visit(page, `/job-posting-forms?job=${job.jobId}`);
  const [least, most] = [page.getByLabel('Min salary'), page.getByLabel('Max salary')];
  await least.fill('3-5 LPA');
  await expect(page.getByRole('status').filter({ hasText: '₹3,00,000 a year' })).toBeVisible();
  await expect(least).toHaveAccessibleDescription('₹3,00,000 a year');
  await expect(most).toHaveValue('5,00,000');
  await expect(most).toHaveAccessibleDescription('₹5,00,000 a year');
  await least.fill('6');
  await expect(least).toHaveAccessibleDescription('₹6,00,000 a year');
  await most.fill('7-9 LPA');
  await expect(most).toHaveAccessibleDescription('Enter one amount, such as 4 LPA, not a range.');
  await least.fill('');
  await most.fill('8-9 LPA');
  await expect(least).toHaveValue('8,00,000');
  await expect(most).toHaveAccessibleDescription('₹9,00,000 a year');
  await most.fill('10-8 LPA');
  await expect(most).toHaveAccessibleDescription('Enter one amount, such as 4 LPA, not a range.');
  await most.fill('');
  await least.fill('3-5 LPA');
  await expect(most).toHaveValue('5,00,000');
  await least.fill('15k');
  await expect(least).toHaveAccessibleDescription('₹15,000 a month (₹1,80,000 a year)');
  await least.fill('8000 a year');
  await expect(least).toHaveAccessibleDescription(/^Enter at least ₹10,000 a year/);
  await expect(least).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(least).toHaveAttribute('aria-invalid');
  await expect(least).toHaveAccessibleDescription(/Enter at least ₹10,000 a year/);

  await page.getByLabel('Employment type').selectOption('Internship');
  const stipend = page.getByLabel('Min stipend a month');
  await stipend.fill('15k');
  await expect(stipend).toHaveAccessibleDescription(/₹15,000 a month/);
  await page.getByLabel('Max stipend a month').fill('₹20,000/month');
  await page.getByLabel('Show stipend').check();
  await expectAccessible(page, 'the form of an internship');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
  const saved = await (await send('getJob', { params: { id: job._id } })).json();
  expect(saved.salary).toEqual({ min: 180_000, max: 240_000, showSalary: true });
});

test('the posting form reads both ends of a salary together, and says that a shown one needs both', async ({
  page,
}) => {
  await signInAs(page, await makeRecruiter());
  await visit(page, '/job-posting-forms');
  const [least, most] = [page.getByLabel('Min salary'), page.getByLabel('Max salary')];
  const show = page.getByRole('checkbox', { name: 'Show Salary' });
  await least.fill('80000');
  await show.check();
  await expect(show).toHaveAccessibleDescription(
    'Candidates see “Not Mentioned” until you enter both a minimum and a maximum.',
  );
  await most.fill('120000');
  await expect(least).toHaveAccessibleDescription('₹80,000 a month (₹9,60,000 a year)');
  await expect(most).toHaveAccessibleDescription('₹1,20,000 a month (₹14,40,000 a year)');
  await expect(show).toHaveAccessibleDescription('Candidates see: ₹9.6–14.4 LPA');
  await most.fill('6 LPA');
  await expect(least).toHaveAccessibleDescription('₹80,000 a month (₹9,60,000 a year)');
  await expect(show).toHaveAccessibleDescription('Candidates can find the job by salary only if you show it.');
  await most.fill('120000 a year');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(most).toHaveAccessibleDescription(/isn’t below the minimum\. Check if you mean per month or per year\./);
  await least.fill('80000 a year');
  await expect(most).not.toHaveAttribute('aria-invalid');
});

test('a yearly amount becomes monthly when the job becomes an internship', async ({ page }) => {
  await signInAs(page, await makeRecruiter());
  await visit(page, '/job-posting-forms');
  await page.getByLabel('Min salary').fill('150000');
  await expect(page.getByLabel('Min salary')).toHaveAccessibleDescription('₹1,50,000 a year');
  await page.getByLabel('Employment type').selectOption('Internship');
  await expect(page.getByLabel('Min stipend a month')).toHaveAccessibleDescription('₹1,50,000 a month');
});

test('lists are filtered by pay as people write it', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  const paid = (min: number, max: number) => ({ skills: [skill], salary: { min, max, showSalary: true } });
  await postJob(recruiter, { ...paid(400_000, 500_000), title: `Low ${skill}` });
  await postJob(recruiter, { ...paid(900_000, 1_200_000), title: `High ${skill}` });
  await postJob(recruiter, { ...paid(120_000, 120_000), title: `Trainee ${skill}`, employmentType: 'Internship' });
  await postJob(recruiter, { ...paid(240_000, 240_000), title: `Intern ${skill}`, employmentType: 'Internship' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `/jobs?skills=${skill}`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.locator('summary', { hasText: 'Salary' }).click();
  const least = filters.getByLabel('Or at least');
  await least.fill('8000 a year');
  await expect(least).toHaveAccessibleDescription(/^Enter at least ₹10,000 a year/);
  await expect(least).not.toHaveAttribute('aria-invalid');
  await least.press('Enter');
  await expect(least).toHaveAccessibleDescription(/Enter at least ₹10,000 a year/);
  await expect(least).toBeFocused();
  await least.fill('50k');
  await expect(least).toHaveAccessibleDescription('₹50,000 a month (₹6,00,000 a year) or more');
  await least.press('Enter');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: /₹50,000 a month or more/ })).toBeVisible();
  await expect(page.getByText('Showing 1 job', { exact: true })).toBeVisible();
  await expect(least).toHaveValue('50k');
  await least.fill('8 LPA');
  await expect(least).toHaveAccessibleDescription('₹8,00,000 a year or more');
  await least.press('Enter');
  await expect(page.getByText('Showing 1 job', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `High ${skill}` })).toBeVisible();
  await expect(least).toHaveValue('8 LPA');
  await expectAccessible(page, 'a list that is filtered by pay');
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: /₹8 LPA or more/ })
    .click();
  await expect(page.getByText('Showing 4 jobs')).toBeVisible();
  await expect(least).toHaveValue('');

  // On a phone, even when the section is closed again before the filters are applied.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('summary', { hasText: 'Salary' }).click();
  await sheet.getByLabel('Or at least').fill('lots');
  await sheet.locator('summary', { hasText: 'Salary' }).click();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(sheet.getByLabel('Or at least')).toHaveAccessibleDescription(/Enter pay like 8 LPA/);
  await expect(sheet.getByLabel('Or at least')).toBeInViewport();
  await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });

  await visit(page, `/internships?skills=${skill}`);
  const stipend = filters.getByLabel('At least');
  await stipend.fill('lots');
  await expect(stipend).toHaveAccessibleDescription('Enter the amount a month, like 15000, 15k or ₹15,000.');
  await stipend.fill('15000');
  await expect(stipend).toHaveAccessibleDescription('₹15,000 a month or more');
  await filters.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Showing 1 internship', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('₹20,000');
});

test('a candidate enters expected pay in lakh, and by the month for an internship', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: `Printer ${word()}`, employmentType: 'Internship' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/profile/salary');
  const dialog = page.getByRole('dialog', { name: 'Expected salary' });
  const expected = dialog.getByLabel('Expected salary');
  await expected.fill('200 crore');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(expected).toHaveAccessibleDescription(/Enter at most ₹100 crore a year/);
  await expect(expected).toHaveAttribute('aria-invalid', 'true');
  await expected.fill('2.4 lakh');
  await expect(expected).toHaveAccessibleDescription(/₹2,40,000 a year/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('₹2,40,000 a year')).toBeVisible();

  await visit(page, `/apply-job-form/${job._id}`);
  const stipend = page.getByLabel('Expected stipend a month');
  await expect(stipend).toHaveValue('20,000');
  await stipend.fill('18k');
  await expect(stipend).toHaveAccessibleDescription('₹18,000 a month');
  const sent = page.getByRole('region', { name: 'What will be sent' });
  await expect(sent).toContainText('₹18,000 a month');
  await stipend.fill('negotiable');
  await expect(sent).toContainText('negotiable');
  await expect(sent).toContainText('Enter the amount a month, like 15000');
  await stipend.fill('12000-15000');
  await expect(stipend).toHaveAccessibleDescription('Enter one amount a month, such as 15000, not a range.');
  await expect(sent).toContainText('Enter one amount a month, such as 15000, not a range.');
  await stipend.fill('');
  await expect(sent).toContainText('Not given');

  const params = { userId: candidate.user._id };
  await send('saveProfileBasics', { token: candidate.token, params, body: { applyFor: 'Internship' } });
  await visit(page, '/profile/salary');
  await expect(expected).toHaveValue('20,000');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('definition').filter({ hasText: '₹20,000 a month' })).toBeVisible();
  await expect(page.getByText('Fresher', { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText(
    'Not given',
  );
});
