import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob, send, setJobStatus } from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (404|409|500)|ERR_FAILED/ });

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a candidate saves a job with its bookmark, finds it again, and removes it', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Chenab Looms' });
  const job = await postJob(recruiter, { title: 'Carpet Weaver', companyName: 'Chenab Looms' });
  const closes = await postJob(recruiter, { title: 'Yarn Dyer', companyName: 'Chenab Looms' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/saved-jobs');
  await expect(page.getByText('No saved jobs yet.')).toBeVisible();

  await visit(page, '/job-list?q=Chenab');
  const bookmark = cardOf(page, 'Carpet Weaver').getByRole('button', { name: /Carpet Weaver, Chenab Looms/ });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page, 'Yarn Dyer').getByRole('button', { name: 'Save: Yarn Dyer, Chenab Looms' }).click();
  // The details over the list show the same.
  await page.getByRole('link', { name: 'View Details: Yarn Dyer, Chenab Looms' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Saved: Yarn Dyer/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await setJobStatus(recruiter, closes, 'Closed');

  await page.getByRole('link', { name: 'Saved Jobs' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Saved Jobs (2)' })).toBeVisible();
  await expect(cardOf(page, 'Yarn Dyer').getByText('Closed', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Yarn Dyer').getByRole('link', { name: /^Apply: / })).toHaveCount(0);
  await expect(cardOf(page, 'Carpet Weaver').getByRole('link', { name: /^Apply: / })).toBeVisible();

  await page.getByRole('button', { name: /^Remove from saved jobs: Yarn Dyer/ }).click();
  await expect(cardOf(page, 'Yarn Dyer')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Saved Jobs (1)' })).toBeVisible();
  // It reappears before the server responds.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, 'Yarn Dyer')).toBeVisible();
  await kept;
  await page.reload();
  await expect(cardOf(page, 'Yarn Dyer')).toBeVisible();
  await page.getByRole('button', { name: /^Remove from saved jobs: Yarn Dyer/ }).click();
  await expect(page.getByText('Removed Yarn Dyer from saved jobs.')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'Carpet Weaver')).toBeVisible();
  await expect(cardOf(page, 'Yarn Dyer')).toHaveCount(0);
  expect(await (await send('listSavedJobs', { token: candidate.token })).json()).toMatchObject([{ _id: job._id }]);
  // Unsaved in the details over the list, it leaves the list as well.
  await page.getByRole('link', { name: /^View Details: Carpet Weaver/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Saved: Carpet Weaver/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No saved jobs yet.')).toBeVisible();
});

test('a bookmark that the server refuses is rolled back with its message', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Ravi Kilns' });
  await postJob(recruiter, { title: 'Brick Moulder', companyName: 'Ravi Kilns' });
  await signInAs(page, await makeCandidate());
  await visit(page, '/job-list?q=Ravi+Kilns');
  await page.route('**/api/saved-jobs/*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  const bookmark = cardOf(page, 'Brick Moulder').getByRole('button', { name: /Brick Moulder, Ravi Kilns/ });
  await bookmark.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t save Brick Moulder. Asleep.' })).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/saved-jobs/*');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/saved-jobs');
  await page.route('**/api/saved-jobs/*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await page.getByRole('button', { name: /^Remove from saved jobs: / }).click();
  await expect(page.getByText('We couldn’t remove Brick Moulder. Asleep.')).toBeVisible();
  await expect(cardOf(page, 'Brick Moulder')).toBeVisible();
  await page.route('**/api/saved-jobs?*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await page.goto('/saved-jobs');
  await expect(page.getByText('We couldn’t load your saved jobs.')).toBeVisible();
  await page.unroute('**/api/saved-jobs?*');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(cardOf(page, 'Brick Moulder')).toBeVisible();
});

test('a visitor who saves a job signs in first and finds it saved', { tag: CORE }, async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Jhelum Boats' });
  const job = await postJob(recruiter, { title: 'Shikara Painter', companyName: 'Jhelum Boats' });
  const candidate = await makeCandidate();
  await visit(page, `/jobs/${job.jobId}`);
  const button = page.getByRole('button', { name: /Shikara Painter, Jhelum Boats/ }).filter({ visible: true });
  await expect(button).toHaveText('Save');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByText('Sign in to save this job.')).toBeVisible();
  await dialog.getByLabel('Email').fill(candidate.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Saved Shikara Painter.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.jobId}`));
  await expect(button).toHaveText('Saved');
  await page.reload();
  await hydrated(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveText('Save');
});

test('a visitor who registers meanwhile finds the job saved, and one who gives up does not', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Beas Dairy' });
  const [given, wanted] = [
    await postJob(recruiter, { title: 'Cheese Maker', companyName: 'Beas Dairy' }),
    await postJob(recruiter, { title: 'Milk Tester', companyName: 'Beas Dairy' }),
  ];
  const save = (title: string) =>
    page.getByRole('button', { name: `Save: ${title}, Beas Dairy` }).filter({ visible: true });
  await visit(page, `/jobs/${given.jobId}`);
  await save('Cheese Maker').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await visit(page, `/jobs/${wanted.jobId}`);
  await save('Milk Tester').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/candidate\?return=/);
  const candidate = await makeCandidate();
  const back = new URL(page.url()).searchParams.get('return') ?? '';
  await page.goto(`/login?return=${encodeURIComponent(back)}`);
  await hydrated(page);
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Saved Milk Tester.')).toBeVisible();
  expect(await (await send('listSavedJobs', { token: candidate.token })).json()).toMatchObject([{ _id: wanted._id }]);
});

test('what a visitor wanted to save is forgotten when a recruiter signs in instead', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Tons Mills' });
  const job = await postJob(recruiter, { title: 'Miller', companyName: 'Tons Mills' });
  await visit(page, `/jobs/${job.jobId}`);
  await page.getByRole('button', { name: 'Save: Miller, Tons Mills' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/candidate\?return=/);
  const kept = () => page.evaluate(() => localStorage.getItem('draft:save-job'));
  expect(await kept()).toContain(job._id);
  await visit(page, '/login?as=recruiter');
  await page.getByLabel('Email').fill(recruiter.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/recruiter-maindashboards/);
  expect(await kept()).toBeNull();
});

test('a saved job that is hidden or deleted stays in the list until it is removed', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Satluj Looms' });
  const [hidden, deleted] = [
    await postJob(recruiter, { title: 'Reed Maker', companyName: 'Satluj Looms' }),
    await postJob(recruiter, { title: 'Loom Oiler', companyName: 'Satluj Looms' }),
  ];
  const candidate = await makeCandidate();
  for (const { _id } of [hidden, deleted]) await send('saveJob', { token: candidate.token, params: { jobId: _id } });
  await setJobStatus(recruiter, hidden, 'Not Active');
  await send('deleteJob', { token: recruiter.token, params: { id: deleted._id } });
  await signInAs(page, candidate);
  await visit(page, '/saved-jobs');
  await expect(page.getByRole('heading', { name: 'Saved Jobs (2)' })).toBeVisible();
  for (const title of ['Reed Maker', 'Loom Oiler']) {
    await expect(cardOf(page, title)).toContainText('Satluj Looms');
    await expect(cardOf(page, title)).toContainText('This job is no longer available.');
    await expect(cardOf(page, title).getByRole('link')).toHaveCount(0);
  }
  for (const title of ['Reed Maker', 'Loom Oiler']) {
    await page.getByRole('button', { name: `Remove from saved jobs: ${title}, Satluj Looms` }).click();
    await expect(cardOf(page, title)).toHaveCount(0);
  }
  await expect(page.getByText('No saved jobs yet.')).toBeVisible();
});

test('saved jobs are accessible, narrow and wide, light and dark', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Sutlej Farms' });
  const candidate = await makeCandidate();
  for (const title of ['Orchard Keeper', 'Bee Keeper']) {
    const { jobId } = await postJob(recruiter, { title, companyName: 'Sutlej Farms' });
    await send('saveJob', { token: candidate.token, params: { jobId } });
  }
  await signInAs(page, candidate);
  await visit(page, '/saved-jobs');
  await expect(page.getByRole('heading', { name: 'Saved Jobs (2)' })).toBeVisible();
  await expectAccessible(page);
});

test('a candidate saves a search, renames it, gets it by email, and deletes it', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Teesta Tea' });
  await postJob(recruiter, { title: 'Tea Taster', companyName: 'Teesta Tea', location: 'Siliguri' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/saved-searches');
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Search and filter jobs' }).first().click();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);

  await visit(page, '/job-list?q=Teesta&location=Siliguri');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Teesta, Siliguri');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByLabel('Name').fill('Tea in the hills');
  await page.route('**/api/saved-searches', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Asleep.' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Tea in the hills');
  await page.unroute('**/api/saved-searches');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Saved the search Tea in the hills.')).toBeVisible();
  const kept = page.getByRole('main').getByRole('link', { name: 'Saved: see saved searches' });
  await expect(kept).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await visit(page, '/job-list?location=Siliguri&q=Teesta');
  await expect(kept).toBeVisible();
  await visit(page, '/job-list?q=Teesta&location=Kochi');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  await visit(page, '/job-list?q=Teesta&location=Siliguri');
  await kept.click();

  await expect(page.getByRole('heading', { name: 'Saved Searches (1)' })).toBeVisible();
  const daily = page.getByRole('checkbox', { name: 'Email me new jobs once a day: Tea in the hills' });
  await page.route('**/api/saved-searches/*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await daily.click();
  await expect(page.getByText('We couldn’t change the daily email for Tea in the hills. Asleep.')).toBeVisible();
  await expect(daily).not.toBeChecked();
  await page.unroute('**/api/saved-searches/*');
  await daily.click();
  await expect(page.getByText('We’ll email you new jobs for Tea in the hills once a day.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename: Tea in the hills' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Tea');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'Tea', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Email me new jobs once a day: Tea' })).toBeChecked();

  await page.getByRole('button', { name: 'Delete: Tea' }).click();
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Saved Searches (1)' })).toBeVisible();
  expect(await (await send('listSearches', { token: candidate.token })).json()).toMatchObject([
    { name: 'Tea', daily: true, query: { q: ['Teesta'], location: ['Siliguri'] } },
  ]);
  await page.getByRole('link', { name: 'Show jobs: Tea' }).click();
  await expect(page).toHaveURL(/\/job-list\?q=Teesta&location=Siliguri/);
  await expect(cardOf(page, 'Tea Taster')).toBeVisible();
});

test('a saved search with one long word for a name fits a phone', async ({ page }) => {
  const candidate = await makeCandidate();
  const name = 'Veterinary'.repeat(7);
  const body = { name, query: { q: ['Vet'.repeat(30)] } };
  expect((await send('saveSearch', { token: candidate.token, body })).status).toBe(201);
  await signInAs(page, candidate);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/saved-searches');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a visitor signs in over the list and goes on to save the search', async ({ page }) => {
  const candidate = await makeCandidate();
  await visit(page, '/jobs?location=Pune&workMode=Remote');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByText('Sign in to save this search.')).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await login.getByLabel('Email').fill(candidate.user.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved: see saved searches' })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\?location=Pune&workMode=Remote$/);
});

test('a visitor who registers or signs in on a page of its own goes on to save the search', async ({ page }) => {
  const candidate = await makeCandidate();
  const list = '/jobs?location=Pune&workMode=Hybrid';
  await visit(page, list);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  const register = await login.getByRole('link', { name: 'Register' }).getAttribute('href');
  expect(register).toContain(encodeURIComponent(list));
  await visit(page, `/login?why=registered&return=${encodeURIComponent(list)}`);
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the public list saves a search too, and says when emails are off', async ({ page }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await send('setNotifications', { token: candidate.token, body: { saved_search: { mail: 'off' } } });
  await visit(page, '/jobs?location=Pune');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const off = dialog.getByText('Emails for saved searches are turned off in your account.');
  await expect(off).toHaveCount(0);
  await dialog.getByLabel('Email me new jobs once a day').check();
  await expect(off).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(off).toHaveCount(0);
  await expect(dialog.getByLabel('Email me new jobs once a day')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Saved the search Pune.')).toBeVisible();
  await send('setNotifications', { token: candidate.token, body: { saved_search: { mail: 'off' } } });
  await visit(page, '/saved-searches');
  await expect(page.getByText('Emails for saved searches are turned off in your account.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Emails for saved searches are turned on.')).toBeVisible();
  await page.getByRole('link', { name: 'Show jobs: Pune' }).click();
  await expect(page).toHaveURL(/\/job-list\?place=Pune/);
});

test('a place chosen by an offer is ticked among the filters, and another one is added to it', async ({ page }) => {
  const company = `Mandovi ${Date.now().toString(36)} Works`;
  const recruiter = await makeRecruiter({ companyName: company });
  await postJob(recruiter, { companyName: company, title: 'Welder', location: 'Panaji, Margao' });
  await postJob(recruiter, { companyName: company, title: 'Rigger', location: 'Margao' });
  await signInAs(page, await makeCandidate());
  await visit(page, `/job-list?q=${encodeURIComponent(company)}&place=Panaji`);
  await expect(page.getByText('Showing 1 job')).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^Panaji/ })).toBeChecked();
  await filters.getByRole('checkbox', { name: /^Margao/ }).check();
  await expect(page.getByText('Showing 2 jobs')).toBeVisible();
});

test('the candidate filters the list in the address, by parts of places and by exact bands', async ({ page }) => {
  // Each retry or repetition has separate jobs.
  const company = `Mandovi ${Date.now().toString(36)} Works`;
  const recruiter = await makeRecruiter({ companyName: company });
  const lakh = 100_000;
  await postJob(recruiter, {
    companyName: company,
    title: 'Welder',
    location: 'New Panaji',
    experience: { min: 2, max: 5 },
    salary: { min: 3 * lakh, max: 6 * lakh, showSalary: true },
    skills: ['Arc', 'Gas', 'Safety', 'Steel'],
  });
  await postJob(recruiter, {
    companyName: company,
    title: 'Rigger',
    location: 'Margao',
    experience: { min: 2, max: 6 },
    salary: { min: 3 * lakh, max: 7 * lakh, showSalary: true },
  });
  await signInAs(page, await makeCandidate());
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route('**/api/jobpostingform/jobs?*', slow);
  await page.goto(`/job-list?q=${encodeURIComponent(company)}`);
  await expect(page.getByText('Loading jobs...').first()).toBeVisible();
  letGo();
  await expect(page.getByText('Showing 2 jobs')).toBeVisible();
  await hydrated(page);
  await expect(cardOf(page, 'Welder')).toContainText('2–5 Years');
  await expect(cardOf(page, 'Welder')).toContainText('₹3–6 LPA');
  await expect(cardOf(page, 'Welder').getByText('+1', { exact: true })).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const fold = filters.getByRole('group', { name: 'Salary' });
  await expect(fold).toBeVisible();
  await filters.getByText('Salary', { exact: true }).first().click();
  await expect(fold).toBeHidden();
  await filters.getByLabel('2–5 Years').check();
  await expect(page).toHaveURL(/experience=2-5/);
  await expect(page.getByText('Showing 1 job')).toBeVisible();
  await expect(cardOf(page, 'Rigger')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Showing 2 jobs')).toBeVisible();
  await visit(page, `/job-list?q=${encodeURIComponent(company)}&location=panaji&salary=3-6`);
  await expect(cardOf(page, 'Welder')).toBeVisible();
  await expect(page.getByText('Showing 1 job')).toBeVisible();
  await visit(page, `/job-list?q=${encodeURIComponent(company)}&location=Nowhere`);
  await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/job-list$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('link', { name: 'Clear All' })).toBeVisible();
  await sheet.getByLabel('Hybrid').check();
  await expect(page).toHaveURL(/\/job-list$/);
  await expect(sheet.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/workMode=Hybrid/);
});
