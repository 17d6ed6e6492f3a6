import { slugOf } from '#contract/slug.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob, send, signInAdminOver } from '#tests/support/journey-portal.ts';

const OWN_PAGE = '/recruiter-maindashboards/company';

test('a visitor finds a verified company and its jobs, a candidate follows it, and its recruiter edits its page', async ({
  page,
}) => {
  // A journey through three areas.
  test.slow();
  // A verified name stays taken, even by an earlier failed attempt.
  const mark = Date.now().toString(36);
  const company = `Pampa Looms ${mark}`;
  const stranger = `Pampa Quarries ${mark}`;
  const recruiter = await makeRecruiter({ companyName: company });
  const unknown = await makeRecruiter({ companyName: stranger });
  await postJob(recruiter, { title: 'Handloom Weaver', companyName: company, location: 'Hampi' });
  for (const title of ['Warper', 'Winder', 'Dobby Fitter', 'Loom Mechanic'])
    await postJob(recruiter, { title, companyName: company, location: 'Hampi' });
  const intern = { employmentType: 'Internship', workMode: 'Remote' } as const;
  await postJob(recruiter, { title: 'Pattern Trainee', companyName: company, location: 'Hampi', ...intern });
  await postJob(recruiter, { title: 'Dye Chemist', companyName: company, location: 'Ballari' });
  await postJob(unknown, { title: 'Quarry Clerk', companyName: stranger });
  const { token } = await signInAdminOver();
  await send('verifyRecruiter', { token, params: { id: recruiter.user._id }, body: { verified: true } });

  await visit(page, '/companies');
  await page.getByRole('textbox', { name: 'Company' }).fill(mark);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.getByRole('listitem').filter({ hasText: mark });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('7 open jobs');
  await expectAccessible(page, 'companies');
  await found.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { name: '7 open jobs' })).toBeVisible();
  await expect(page.getByText('Too few to say')).toBeVisible();
  await expectAccessible(page, 'page of a company');
  await page.getByRole('link', { name: /^Ballari/ }).click();
  await expect(page.getByRole('link', { name: 'Dye Chemist', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Handloom Weaver', exact: true })).toBeHidden();
  await page.getByRole('link', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: 'Internship' }).check();
  await expectAccessible(page, "filters of a company's jobs");
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 job matches')).toBeVisible();
  await expect(page).toHaveURL(/employmentType=Internship/);
  await expect(page.getByRole('link', { name: 'Pattern Trainee', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dye Chemist', exact: true })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search within these jobs' }).fill('weaver');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No open jobs match.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page.getByRole('link', { name: 'Handloom Weaver', exact: true })).toBeVisible();

  const path = `/companies/${slugOf(company)}`;
  await visit(page, path);
  await page.getByRole('button', { name: `Follow ${company}`, exact: true }).click();
  await expect(page.getByText('Sign in to follow this company.')).toBeVisible();
  const register = `/candidate?return=${encodeURIComponent(path)}`;
  await expect(page.getByRole('link', { name: 'Register here' })).toHaveAttribute('href', register);

  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, path);
  const follow = page.getByRole('button', { name: `Follow ${company}`, exact: true });
  const [follows, followsNot] = [
    page.getByText(`You follow ${company}.`),
    page.getByText(`You no longer follow ${company}.`),
  ];
  // The second of two quick clicks does nothing, and of two messages only the later one is left.
  await page.route('**/api/companies/*/follow', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await follow.dblclick();
  await expect(follows).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: `Following ${company}` }).click();
  await expect(followsNot).toBeVisible();
  await expect(follows).toHaveCount(0);
  await follow.click();
  await expect(follows).toBeVisible();
  await expect(followsNot).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: `Following ${company}` }).click();
  await expect(page.getByText(`You no longer follow ${company}.`)).toBeVisible();
  const silenced = await send('setNotifications', {
    token: candidate.token,
    body: { company_job: { inAvsar: false } },
  });
  expect(silenced.status).toBe(200);
  await page.getByRole('button', { name: `Follow ${company}`, exact: true }).click();
  await expect(page.getByText('Notifications about new jobs are turned off in your account.')).toBeVisible();
  await page.getByRole('button', { name: 'See followed companies' }).click();
  await expect(page.getByRole('heading', { name: 'Followed companies (1)' })).toBeVisible();
  await expectAccessible(page, 'followed companies');
  const off = page.getByText('Notifications about new jobs at companies you follow are turned off');
  await expect(off).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('We’ll tell you about new jobs in Avsar.')).toBeVisible();
  await expect(off).toBeHidden();
  await page.getByRole('button', { name: `Unfollow ${company}` }).click();
  await expect(page.getByText('You don’t follow any companies yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: company })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Followed companies (1)' })).toBeVisible();
  const fresh = await postJob(recruiter, { title: 'Card Grinder', companyName: company, location: 'Hampi' });
  // Followers are told in the background.
  await expect(async () => {
    await visit(page, '/candidate-dashboard');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
  await page.getByRole('link', { name: /New job at .*Card Grinder/ }).click();
  await expect(page.getByRole('heading', { name: 'Card Grinder', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/jobs/${fresh.jobId}/card-grinder$`));
  await visit(page, `/companies/${slugOf(stranger)}`);
  await expect(page.getByText('Our administrators haven’t confirmed who is behind this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow/ })).toBeHidden();

  // Links shared before a company was renamed still work.
  const renamed = await makeRecruiter({ companyName: `Pampa Kilns ${mark}` });
  await send('updateRecruiter', {
    token: renamed.token,
    params: { id: renamed.user._id },
    body: { companyName: `Pampa Tiles ${mark}` },
  });
  await visit(page, `/companies/${slugOf(`Pampa Kilns ${mark}`)}`);
  await expect(page).toHaveURL(new RegExp(`/companies/pampa-tiles-${mark}$`));

  await signInAs(page, recruiter);
  await visit(page, OWN_PAGE);
  await page.getByLabel('Tagline').fill('Silk from the river bank');
  const section = page.getByRole('group', { name: 'Section 1' });
  await section.getByLabel('Heading').fill('How we weave');
  await section.getByLabel('Text').fill('By hand, and by daylight.');
  await expectAccessible(page, 'form of the page of a company');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('heading', { name: 'How we weave' })).toBeVisible();
  await expectAccessible(page, 'preview of the page of a company');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Saved your company page.')).toBeVisible();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  // A stale page may be served for up to five seconds after an edit.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('By hand, and by daylight.')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 12_000 });
});
