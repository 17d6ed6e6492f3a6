import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '#tests/support/journey.ts';
import { dayFromToday, makeRecruiter, postJob, setJobStatus } from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of 404/ });

/** A word that no other journey's jobs contain. */
const word = (): string => `x${randomUUID().slice(0, 8)}`;

test('a visitor finds a job by skill, place and experience, and opens it', { tag: CORE }, async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Narmada Works' });
  const skill = word();
  const near = { companyName: 'Narmada Works', skills: [skill, 'Excel'] };
  const job = await postJob(recruiter, {
    ...near,
    title: 'Stores Keeper',
    location: 'Bhopal, Indore',
    experience: { min: 2, max: 3 },
    responsibilities: 'Count what comes. Write it down.',
    requirements: '* Class 12\n* A head for numbers',
  });
  await postJob(recruiter, { ...near, title: 'Stores Manager', location: 'Bhopal', experience: { min: 6, max: 9 } });
  await postJob(recruiter, { ...near, title: 'Stores Helper', location: 'Surat', experience: { min: 2, max: 3 } });

  await visit(page, '/');
  const search = page.getByRole('search');
  await search.getByLabel('Skills or designation').fill(skill.toUpperCase());
  await search.getByLabel('Location').fill('bhop');
  await expect(search.getByLabel('Experience').getByRole('option')).toHaveText([
    'Experience',
    ...Array.from({ length: 10 }, (_, from) => `${from}-${from + 1} years`),
    '10+ years',
  ]);
  await search.getByLabel('Experience').selectOption('2-3 years');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: '1 job matches', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/what=.*location=bhop.*experience=2-3/);

  await page.getByRole('link', { name: 'View Details: Stores Keeper, Narmada Works' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Stores Keeper' });
  await expect(dialog.getByText(job.jobId)).toBeVisible();
  await expect(dialog.getByText('2–3 Years')).toBeVisible();
  await expect(dialog.getByText(/₹6–12 LPA/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'A head for numbers' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Write it down' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`job=${job.jobId}`));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/job=/);

  await page.goBack();
  await expect(search.getByLabel('Skills or designation')).toHaveValue('');
  await page.goForward();
  await expect(search.getByLabel('Skills or designation')).toHaveValue(skill.toUpperCase());
  await expect(page.getByRole('heading', { name: '1 job matches', exact: true })).toBeVisible();
  // A place or a way of working alone is a search too.
  for (const filter of ['place=Mumbai', 'workMode=Remote']) {
    await visit(page, `/?${filter}`);
    await expect(page.locator('#results')).toBeVisible();
  }
});

test('a search without results offers others with their counts', async ({ page }) => {
  const recruiter = await makeRecruiter();
  // Letters only, so that a typo in one of them is recognized as such.
  const made = randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(8, 'a')
    .slice(0, 8);
  const skill = `quilting${made}`;
  await postJob(recruiter, { title: 'Weaver', skills: [skill], location: 'Imphal' });
  await postJob(recruiter, { title: 'Spinner', skills: [skill], location: 'Aizawl' });

  await visit(page, `/jobs?q=${encodeURIComponent(`${skill.replace('ui', 'iu')} imphal`)}`);
  const help = page.getByRole('region', { name: 'Try another search' });
  await help.getByRole('link', { name: 'Use both' }).click();
  await expect(page.getByRole('heading', { name: 'Weaver' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Spinner' })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`skills=${skill}&location=Imphal`));

  await page.goBack();
  await help.getByRole('link', { name: /^quilting\S+ imphal 2 jobs/ }).click();
  await expect(page.getByText('Showing 2 jobs')).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('relevance');
});

test('searches offered for internships find as many internships as they say', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = `weft${randomUUID().replace(/[^a-f]/g, '')}`;
  await postJob(recruiter, { title: 'Weaver', skills: [skill], location: 'Kohima' });
  await postJob(recruiter, {
    title: 'Weaving Intern',
    skills: [skill],
    employmentType: 'Internship',
    location: 'Kohima',
  });
  await visit(page, `/internships?q=${skill}+internship+kohima`);
  const help = page.getByRole('region', { name: 'Try another search' });
  await expect(help.getByRole('link', { name: 'Job type' })).toHaveCount(0);
  await expect(help.getByRole('link', { name: 'Use both 1' })).toBeVisible();
  await help.getByRole('link', { name: `Skill ${skill} 1` }).click();
  await expect(page.getByText('Showing 1 internship')).toBeVisible();
  await visit(page, `/internships?q=${skill}`);
  await expect(page.getByRole('region', { name: 'Find more internships' })).toBeVisible();
});

test('a search in a place finds it by an old name, and offers the right one for a misspelt name', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  await postJob(recruiter, { title: 'Cartographer', skills: [skill], location: 'Mumbai' });
  const help = page.getByRole('region', { name: 'Try another search' });
  await visit(page, `/?what=${skill}&location=Bombay`);
  await expect(page.getByRole('heading', { name: '1 job matches', exact: true })).toBeVisible();
  await visit(page, `/?what=${skill}&location=Mumbia`);
  await expect(help).toContainText('Did you mean');
  await help.getByRole('link', { name: 'Mumbai 1 job' }).click();
  await expect(page.getByRole('heading', { name: '1 job matches', exact: true })).toBeVisible();
});

test('long names of places and roles stay within a narrow page', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  const long = {
    title: 'Anwendungsentwicklungsspezialistinnen',
    location: 'Hyderabad/Secunderabad/Thiruvananthapuram',
  };
  // Several, so that the place is among the most frequent ones whatever else was posted; closed at the end, so that other
  // tests do not meet it there.
  const posted = [];
  for (const more of ['', ' Nord', ' Ost', ' West'])
    posted.push(await postJob(recruiter, { ...long, title: long.title + more, skills: [skill] }));
  await postJob(recruiter, { location: 'Visakhapatnam/Vishakhapatnam', skills: [skill] });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/job-search?skills=${skill}`);
    const places = page.getByRole('region', { name: 'Find jobs by place' });
    const more = places.getByRole('button', { name: /^Show \d+ more$/ });
    if (await more.isVisible()) await more.click();
    await expect(places.getByRole('link', { name: long.location })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const job of posted) await setJobStatus(recruiter, job, 'Closed');
});

test('a job has its own address, and any other spelling redirects to it', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Head of C++ & Data', experience: {}, salary: {} });
  await visit(page, `/jobs/${job.jobId.toLowerCase()}/whatever?from=mail`);
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.jobId}/head-of-c[^/]*\\?from=mail$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Head of C++ & Data');
  await expect(page.getByText('Fresher Allowed').first()).toBeVisible();
  await expect(page.getByText('Not Mentioned').first()).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data).toMatchObject({ '@type': 'JobPosting', title: 'Head of C++ & Data' });
});

test('a visitor who applies is asked to log in', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Night Guard' });
  await visit(page, `/jobs/${job.jobId}`);
  await page.getByRole('link', { name: 'Apply Now: Night Guard' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByText('You must be logged in to apply.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a job that opens later says when, and a closed job says so', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const later = await postJob(recruiter, {
    title: 'Harvest Planner',
    applicationDeadline: { start: dayFromToday(3), end: dayFromToday(20) },
  });
  await visit(page, `/jobs/${later.jobId}`);
  await expect(page.getByText(/^Applications open on /).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);

  const closed = await postJob(recruiter, { title: 'Harvest Clerk' });
  await setJobStatus(recruiter, closed, 'Closed');
  await visit(page, `/jobs/${closed.jobId}`);
  await expect(page.getByText('This job has closed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now: Harvest Clerk/ })).toHaveCount(0);
  await page.goto('/jobs?q=Harvest+Clerk');
  await expect(page.getByRole('heading', { name: 'No job posts match your criteria.' })).toBeVisible();
});

test('the pages of a role and a place have their titles and empty texts', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const [role, place] = [`Weaver ${word()}`, `Town ${word()}`];
  await postJob(recruiter, { title: role, location: `${place}, Kerala` });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/jobs');
  await expect(heading).toHaveText('Latest Available Jobs');
  await expect(
    page.getByPlaceholder('Enter skills / designations / companies').filter({ visible: true }),
  ).toBeVisible();
  await page.goto(`/all-posted-jobs?role=${encodeURIComponent(role.toUpperCase())}`);
  await expect(heading).toHaveText(`Jobs for Role: ${role.toUpperCase()}`);
  await expect(page.getByText('Showing 1 job', { exact: true })).toBeVisible();
  await page.goto(`/jobs?location=${encodeURIComponent(place)}`);
  await expect(heading).toHaveText(`Jobs in ${place}`);
  await expect(page.getByText('Showing 1 job', { exact: true })).toBeVisible();

  await page.goto('/jobs?location=Atlantis');
  await expect(page.getByText('No jobs available in Atlantis.')).toBeVisible();
  await page.goto('/jobs?role=Alchemist');
  await expect(page.getByText('No jobs available for role: Alchemist.')).toBeVisible();
  await page.goto('/?skills=alchemy');
  await expect(page.getByRole('heading', { name: 'No job posts match your criteria.' })).toBeVisible();
  await page.goto('/internships');
  await expect(heading).toHaveText('Latest Available Internships');
});

test('the home page offers every way to start', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Summer Intern', employmentType: 'Internship' });
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Latest Jobs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'More Job Roles >' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Jobs >' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'More Internship Roles >' })).toBeVisible();
  await expect(page.getByText('5 lakh+ jobs')).toBeVisible();
  await expect(page.getByText('2000+ Mentors')).toBeVisible();
  await page.getByRole('link', { name: 'More Internship Roles >' }).click();
  await expect(page).toHaveURL(/\/internships$/);
});

test('a missing page says so, with its status', async ({ page }) => {
  for (const path of ['/no-such-page', '/jobs/..%2f..%2fetc']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  }
  // A right address whose job is deleted or not public.
  const answer = await page.goto('/jobs/JOB999999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This job is no longer available.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Search Jobs' })).toBeVisible();
});

test('the list keeps filters, order, page and scroll position through reload and Back', { tag: CORE }, async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const skill = word();
  const titles = Array.from({ length: 26 }, (_, index) => `Fitter ${index + 1}`);
  for (const title of titles) await postJob(recruiter, { title, skills: [skill] });
  await visit(page, `/jobs?skills=${skill}`);
  await expect(page.getByText('Showing 26 jobs', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Page 2 of \d/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 26 jobs', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /^View Details: Fitter/ }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the full page' }).click();
  await expect(page).toHaveURL(/\/jobs\/JOB\d+\/fitter-/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`skills=${skill}.*page=2$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
});

test.describe('while the page is still loading what later pages need', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/ });

  test('a connection lost on the first page before its notice is loaded is reported', async ({ page }) => {
    await visit(page, '/contactus');
    await page.context().setOffline(true);
    const message = page.getByRole('alert').filter({ hasText: 'Network error or no response from server.' });
    await expect(message).toBeVisible();
    await page.context().setOffline(false);
    await expect(message).toBeHidden();
    await expect(page.locator('.offline-notice')).toBeAttached();
    await page.context().setOffline(true);
    await expect(page.getByText(/^You’re offline\. This page may be out of date/)).toBeVisible();
    await page.context().setOffline(false);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('searching, filtering, paging and opening a job work', { tag: CORE }, async ({ page }) => {
    const recruiter = await makeRecruiter();
    const skill = word();
    for (let index = 1; index <= 25; index += 1) await postJob(recruiter, { title: `Baker ${index}`, skills: [skill] });
    await page.goto('/');
    await page.getByRole('search').getByLabel('Skills or designation').fill(skill);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: '25 jobs match' })).toBeVisible();

    await page.goto(`/jobs?skills=${skill}`);
    await expect(page.getByText('Showing 25 jobs', { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page
      .getByRole('link', { name: /^View Details: Baker/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/jobs\/JOB\d+\/baker-\d+$/);
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText('You must be logged in to apply.')).toBeVisible();
    // The test browser omits <noscript> even with scripts disabled, so check the HTML as sent.
    const sent = await (await page.request.get(page.url())).text();
    expect(sent).toMatch(/<noscript>.*You need JavaScript to sign in\./s);
  });
});
