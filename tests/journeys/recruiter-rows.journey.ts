import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { answerApplication, applyTo, makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

const APPLICATIONS = '/recruiter-maindashboards/applications';
const PHONE = { width: 360, height: 740 };

test('a row shows what decides about an application, opens anywhere, and shows the resume first', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk', companyName: 'Tapti Mills' });
  const other = await postJob(recruiter, { title: 'Salt Taster' });
  const candidate = await makeCandidate({ city: 'Latur', state: 'Maharashtra' });
  await applyTo(candidate, job, {
    fullName: 'Ila Bose',
    skills: 'Weighing, Ledgers',
    expectedSalary: 450_000,
    noticePeriod: '30 days',
    currentCompany: 'Narmada Works',
  });
  for (let number = 0; number < 14; number += 1)
    await applyTo(await makeCandidate(), other, { fullName: `Om Pathak ${'ABCDEFGHIJKLMN'[number]}` });
  await signInAs(page, recruiter);
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, APPLICATIONS);
  const row = page.getByRole('row').filter({ hasText: 'Ila Bose' });
  for (const fact of ['Weighing, Ledgers', '3 Years', '₹4.5 LPA', '30 days', 'Latur, Maharashtra', 'Weighbridge Clerk'])
    await expect(row).toContainText(fact);
  // Posted for another company.
  await expect(row).toContainText('Weighbridge Clerk · Tapti Mills');
  // On a tablet, values without a column are on the row's second line.
  await page.setViewportSize({ width: 768, height: 800 });
  for (const fact of ['Weighing, Ledgers', '3 Years', '₹4.5 LPA', '30 days', 'Latur, Maharashtra', 'Weighbridge Clerk'])
    await expect(row.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toBeInViewport();
  await expectAccessible(page, 'applications on a tablet');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('link', { name: 'Group by job' }).click();
  await expect(page).toHaveURL(/sort=-job/);
  await expect(page.getByRole('rowheader', { name: /^Weighbridge Clerk/ })).toBeVisible();
  await expect(row).not.toContainText('Weighbridge Clerk');
  await expect(row).toContainText('Narmada Works');
  await expectAccessible(page, 'applications under their jobs');

  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toBeInViewport();
  // The row's link covers the text.
  await row.getByText('Weighing, Ledgers').filter({ visible: true }).click({ force: true });
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  const sheet = panel.locator('canvas').first();
  await expect(sheet).toBeVisible();
  const drawn = await sheet.boundingBox();
  expect(drawn?.width).toBeGreaterThan(640);
  // It also covers the line that is free once what is above the page is scrolled away.
  await expect(panel).toHaveCSS('box-shadow', /1px (4|30)px/);
  await expect(panel.getByText('Latur, Maharashtra')).toBeVisible();
  await expect(panel.getByText('₹4.5 LPA').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan((drawn?.width ?? 0) * 1.2);
  await expectAccessible(page, 'an application beside its list');
});

test('a phone’s first screen shows people; the filters are one tap away', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  for (const fullName of ['Ila Bose', 'Om Pathak', 'Uma Nair']) await applyTo(await makeCandidate(), job, { fullName });
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  for (const name of ['Ila Bose', 'Om Pathak', 'Uma Nair'])
    await expect(page.getByRole('link', { name: `Open ${name}’s application` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Job title')).toBeHidden();
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await page.getByLabel('Job title').fill('nothing of it');
  await expect(page).toHaveURL(/jobTitle=nothing/);
  await expect(filters).toHaveText('Filters1');
  await expectAccessible(page, 'applications on a phone, filtered');
  await visit(page, '/candidates-table');
  const people = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Profile of/ }) });
  await expect(people.first().getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('the table of candidates shows role, skills and experience, and marks the recruiter’s own applicants', async ({
  page,
}) => {
  const word = `Zari${Date.now().toString(36)}`;
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weaver' });
  const own = await makeCandidate({ firstName: word, lastName: 'Kamble', skills: 'Weaving, Dyeing' });
  await makeCandidate({ firstName: word, lastName: 'Shinde' });
  await answerApplication(recruiter, await applyTo(own, job, { fullName: `${word} Kamble` }), 'accepted');
  await signInAs(page, recruiter);
  await visit(page, `/candidates-table?q=${word}`);
  for (const name of ['Role', 'Skills', 'Experience', 'Location'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  for (const name of ['Gender', 'Date of birth', 'Status'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
  await expect(page.getByText('Not Active')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Kamble' });
  await expect(row).toContainText('Weaving, Dyeing');
  const mark = page.getByRole('link', { name: `Applied to you: open ${word} Kamble’s application` });
  await expect(mark).toHaveText('Applied to you');
  await expect(page.getByText('Applied to you')).toHaveCount(1);
  await expectAccessible(page, 'candidates with an own applicant');
  await mark.click();
  await expect(page.getByRole('complementary', { name: `${word} Kamble` })).toBeVisible();
});

test('on a tablet a posted job’s row shows the whole line with its place and type', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Weighbridge Clerk', location: 'Thiruvananthapuram, Kerala' });
  await signInAs(page, recruiter);
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/recruiter-maindashboards/job-posted');
  const type = page.getByRole('row').getByText('Full-time', { exact: true }).filter({ visible: true });
  await expect(type).toHaveCount(1);
  const cutBy = (shown: Element) => {
    const line = shown.closest('.block');
    return line ? line.scrollWidth - line.clientWidth : undefined;
  };
  expect(await type.evaluate(cutBy)).toBe(0);
});
