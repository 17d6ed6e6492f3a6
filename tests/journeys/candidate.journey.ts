import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdfDocument } from '#tests/support/documents.ts';
import { expect, hydrated, oversizedResume, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  editJob,
  mailTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  setJobStatus,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (404|409|412|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
// A fake clock stays in its context; the next journey must not inherit it.
test.use({ reuseContext: false });

const submit = (page: Page) =>
  page.getByRole('button', { name: 'Submit application' }).filter({ visible: true }).click();

const fillApplication = async (page: Page): Promise<void> => {
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Experience in years').fill('3');
  await page.getByLabel('Current company').fill('Sutlej Mills');
  await page.getByLabel('Expected salary').fill('850000');
  await page.getByLabel('Notice period').selectOption('30 days');
  await page.getByLabel('Highest education').selectOption("Bachelor's Degree");
  await page.getByRole('combobox', { name: 'Skills' }).fill('Excel,');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Tally');
  await page.keyboard.press('Enter');
};

test('a candidate finds a job, signs in, gets its form filled in, applies and sees the application', {
  tag: CORE,
}, async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Tungabhadra Foods' });
  await send('setNotifications', { token: recruiter.token, body: { application_received: { mail: 'now' } } });
  const job = await postJob(recruiter, { title: 'Quality Checker', companyName: 'Tungabhadra Foods' });
  const candidate = await makeCandidate({ firstName: 'Kavya', lastName: 'Iyer' });

  await visit(page, `/jobs/${job.jobId}`);
  await page.getByRole('link', { name: 'Apply Now: Quality Checker' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(candidate.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/apply-job-form/${job._id}`));

  await expect(page.getByText('Filled in from your profile.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Kavya Iyer');
  await expect(page.getByLabel('Email')).toHaveValue(candidate.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByText(recruiter.email)).toBeVisible();
  await expect(page.getByText(job.jobId)).toBeVisible();
  await expect(page.getByText('From your profile', { exact: false }).filter({ visible: true }).last()).toBeVisible();
  await fillApplication(page);
  // The last step shows what will be sent.
  const review = page.getByRole('region', { name: 'What will be sent' });
  await expect(review).toContainText('Kavya Iyer');
  await expect(review).toContainText('₹8,50,000 a year');
  await expect(review).not.toContainText('Not filled in yet');
  // Enter no longer edits a tag, and does not submit before a review.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Skills' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeHidden();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await expect(
    page.getByText('Your application for Quality Checker at Tungabhadra Foods was submitted successfully'),
  ).toBeVisible();
  const seen = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await page.getByRole('link', { name: 'See your application' }).boundingBox();
  expect((other?.x ?? 0) + (other?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.setViewportSize(seen);
  await expect(page.getByRole('link', { name: 'Back to Candidate Dashboard' }).last()).toBeVisible();
  await expect(page).toHaveURL(/\/candidate-dashboard/, { timeout: 15_000 });

  await page
    .getByRole('link', { name: /^Job Applied/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Applied Jobs')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Quality Checker' });
  await expect(card.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(card).toContainText('Sutlej Mills');
  await expect(card).toContainText('₹8,50,000');
  await expect(card).toContainText('30 days');
  await expect(card).toContainText('Tally');
  await expect(page.getByRole('link', { name: 'View All Jobs' })).toBeVisible();
  expect((await mailTo(candidate.email, /Your application for Quality Checker/)).text).toContain('Tungabhadra Foods');
  await mailTo(recruiter.email, /New application for Quality Checker: Kavya Iyer/);
});

test('a second application to the same job is refused with an explanation, before and after the form', async ({
  page,
  context,
}) => {
  const recruiter = await makeRecruiter();
  const [job, candidate] = [await postJob(recruiter, { title: 'Lift Operator' }), await makeCandidate()];
  await signInAs(page, candidate);
  await visit(page, `/apply-job-form/${job._id}`);
  await fillApplication(page);
  const sent = await applyTo(candidate, job);
  await submit(page);
  const notice = page.getByRole('status').filter({ hasText: 'You have already applied to this job.' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('We didn’t send it twice.');
  await expect(page.getByRole('button', { name: 'Submit application' })).toHaveCount(0);
  await expect(page.getByText('then submit')).toHaveCount(0);
  await expect(page.getByLabel('Cover letter')).toHaveCount(0);
  const again = await context.newPage();
  await again.goto(`/apply-job-form/${job._id}`);
  await expect(again.getByText(/You applied to this job on \d\d \w+ \d{4}\./)).toBeVisible();
  // Nothing was sent here.
  await expect(again.getByText('We didn’t send it twice.')).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Submit application' })).toHaveCount(0);
  await notice.getByRole('link', { name: 'See your application' }).click();
  await expect(page).toHaveURL(new RegExp(`/job-applied\\?application=${sent._id}$`));
});

test('a form whose job is hidden or closed in the meantime says so and keeps what was typed', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await signInAs(page, await makeCandidate());
  for (const [title, status] of [
    ['Rope Maker', 'Not Active'],
    ['Net Maker', 'Closed'],
  ] as const) {
    const job = await postJob(recruiter, { title });
    await visit(page, `/apply-job-form/${job._id}`);
    await fillApplication(page);
    await page.getByLabel('Cover letter').fill('I make ropes.');
    await setJobStatus(recruiter, job, status);
    await submit(page);
    const notice = page.getByRole('status').filter({ hasText: 'This job takes no applications now.' });
    await expect(notice).toContainText('We kept your draft on this device.');
    await expect(page.getByLabel('Cover letter')).toHaveValue('I make ropes.');
    await notice.getByRole('link', { name: 'See available jobs' }).click();
    await expect(page).toHaveURL(/\/job-list$/);
  }
});

test('a form whose job is edited in the meantime says what is new, and sends at the next press', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Sail Maker' });
  await signInAs(page, await makeCandidate());
  await visit(page, `/apply-job-form/${job._id}`);
  await fillApplication(page);
  await page.getByLabel('Cover letter').fill('I make sails.');
  await editJob(recruiter, job, { title: 'Sail Mender', location: 'Kochi' });
  await submit(page);
  const notice = page.getByRole('status').filter({ hasText: 'This job has changed since you opened it.' });
  await expect(notice).toContainText('Sail Mender · Kaveri Software · Kochi');
  await expect(page.getByRole('heading', { level: 1, name: 'Sail Mender' })).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('I make sails.');
  await submit(page);
  await expect(page.getByText('Your application for Sail Mender at Kaveri Software')).toBeVisible();
});

test('the form shows what is missing at its fields and keeps what was typed when the server fails', {
  tag: CORE,
}, async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Sewing Tutor' });
  await signInAs(page, await makeCandidate());
  await visit(page, `/apply-job-form/${job._id}`);
  await page.getByLabel('Full name').fill('');
  await page.getByLabel('Mobile number').fill('');
  await page.getByRole('button', { name: 'Use another file' }).click();
  await expect(page.getByRole('region', { name: 'What will be sent' })).toContainText('Not filled in yet');
  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'problems to continue' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name');
  await expect(page.getByLabel('Experience in years')).toHaveAccessibleDescription(/Enter your experience in years/);
  await expect(page.getByLabel('Highest education')).toHaveAccessibleDescription(
    /Choose your highest level of education/,
  );
  await expect(summary.getByRole('link', { name: 'Please upload your resume before submitting.' })).toBeVisible();
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('This type of file isn’t allowed. Choose PDF, DOC or DOCX.')).toBeVisible();
  await page.getByLabel('Resume').setInputFiles(await oversizedResume());
  await expect(page.getByText(/Choose a file of up to 5\sMB\./)).toBeVisible();
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: pdfDocument() });
  await page.getByLabel('Full name').fill('Asha Rao');
  await fillApplication(page);
  await page.route('**/api/applyjobs', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Submission failed. Please try again.' })).toBeVisible();
  await expect(page.getByLabel('Current company')).toHaveValue('Sutlej Mills');
  await expect(page.getByText('mine.pdf').first()).toBeVisible();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
});

test('an address corrected in another tab reaches an open application, and nothing typed is lost', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Sail Mender' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, `/apply-job-form/${job._id}`);
  await expect(page.getByLabel('Email')).toHaveValue(candidate.email);
  await page.getByLabel('Cover letter').fill('I mend sails.');
  const email = `corrected-${candidate.email}`;
  const { token } = candidate;
  await send('changeEmail', { token, body: { currentPassword: PASSWORD, email } });
  const { text } = await mailTo(email, /^Confirm/);
  await send('confirmEmail', { body: { token: /#token=(\S+)/.exec(text)?.[1] ?? '' } });
  // Back to this tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Cover letter')).toHaveValue('I mend sails.');
});

test('a draft survives a reload, and being offline is shown and loses nothing', { tag: CORE }, async ({
  page,
  context,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Boat Builder' });
  await signInAs(page, await makeCandidate());
  await visit(page, `/apply-job-form/${job._id}`);
  await fillApplication(page);
  await page.getByLabel('Cover letter').fill('I build boats.');
  await reloadWithDraft(page, 'I build boats.');
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('I build boats.');
  await expect(page.getByText('Tally').first()).toBeVisible();
  // The notice is loaded a few seconds after the page.
  await expect(page.locator('.offline-notice')).toBeAttached();
  // Wait for the page's own requests to finish.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./).first()).toBeVisible();
  await submit(page);
  await expect(
    page.getByRole('alert').filter({ hasText: /Submission failed\. Please try again\.|no response from server/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('I build boats.');
  await context.setOffline(false);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(page).toHaveURL(/\/candidate-dashboard\/job-applied\?application=/);
  await expect(page.getByRole('dialog')).toContainText('Boat Builder');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);

  // Every place that shows the job now links to the application.
  const applied = page.getByRole('link', { name: 'Applied: your application for Boat Builder' });
  await visit(page, `/jobs/${job.jobId}`);
  await expect(applied.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now: Boat Builder' })).toHaveCount(0);
  await visit(page, '/job-list?q=Boat+Builder');
  await expect(page.getByRole('article').filter({ has: applied })).toHaveCount(1);
  await applied.click();
  await expect(page.getByRole('dialog')).toContainText('Boat Builder');
});

test('an application form for a missing job says so, and without an id asks to choose a job', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.goto('/apply-job-form/JOB999999999');
  await expect(page.getByText('Job not found. Please go back and try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/applyjobform');
  await expect(page.getByText('Choose a job to apply for')).toBeVisible();
});

test('an empty dashboard says what is empty and what to do next', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/candidate-dashboard/job-applied');
  await expect(page.getByText('Candidate Dashboard').first()).toBeVisible();
  await expect(page.getByText('No jobs applied yet.')).toBeVisible();
  await page.goto('/candidate-dashboard/job-offers');
  await expect(page.getByText('No job offers available.')).toBeVisible();
  await page.goto('/interview-call');
  await expect(page.getByText('No interview calls yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interview Calls (0)' })).toBeVisible();
});

test('old tab addresses redirect to the tabs with the rest of the address, without an extra history entry', async ({
  newPage,
}) => {
  // A page without history, which has at most fifty entries.
  const page = await newPage();
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, await postJob(await makeRecruiter(), { title: 'Kite Maker' }));
  const opened = `application=${application._id}&show=open`;
  const shown = (address: string) => (url: URL) => url.pathname + url.search + url.hash === address;
  await page.goto(`/login?return=${encodeURIComponent(`/candidate-dashboard?tab=job-applied&${opened}#job-applied`)}`);
  await hydrated(page);
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const stepsAtSignIn = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(shown(`/candidate-dashboard/job-applied?${opened}#job-applied`));
  expect(await page.evaluate(() => history.length)).toBe(stepsAtSignIn);
  await expect(page.getByRole('dialog').getByText('Kite Maker')).toBeVisible();
  await page.goto('/candidate-dashboard');
  for (const [old, address] of [
    [`/candidate-dashboard?tab=job-applied&${opened}`, `/candidate-dashboard/job-applied?${opened}`],
    ['/candidate-dashboard?open=skills&tab=profile#skills', '/candidate-dashboard/profile?open=skills#skills'],
    ['/candidatedashboard?tab=job-offers&page=1', '/candidate-dashboard/job-offers?page=1'],
    ['/candidatedashboard/interview-call', '/candidate-dashboard/interview-call'],
    ['/candidatedashboard?tab=home', '/candidate-dashboard'],
    ['/candidate-dashboard?tab=nowhere', '/candidate-dashboard?tab=nowhere'],
  ] as const) {
    const steps = await page.evaluate(() => history.length);
    await page.goto(old);
    await expect.soft(page).toHaveURL(shown(address), { timeout: 3_000 });
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  }
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
});

test('opening and closing an application leaves the list unchanged', async ({ page }) => {
  const candidate = await makeCandidate();
  await applyTo(candidate, await postJob(await makeRecruiter(), { title: 'Sail Maker' }));
  await signInAs(page, candidate);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, 'ID')));
  await visit(page, '/candidate-dashboard/job-applied');
  // The counts of the area come last, when the browser is idle.
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/notices/unread', '/api/conversations/stats']));
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.getByRole('link', { name: 'Sail Maker', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sail Maker' });
  const history = dialog.locator('section', { has: page.getByRole('heading', { name: 'History' }) });
  await expect(history.getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/')).sort()).toEqual([
    '/api/applyjobs/ID',
    '/api/applyjobs/ID/timeline',
  ]);
  asked.length = 0;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sail Maker', exact: true })).toBeFocused();
  await page.goForward();
  await expect(history.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(asked).not.toContain('/api/applyjobs');
});

test('available jobs are paged by nine, and unknown facts are marked', async ({ page }) => {
  const recruiter = await makeRecruiter();
  for (let index = 0; index < 10; index += 1) await postJob(recruiter, { title: `Gardener ${index}`, salary: {} });
  await signInAs(page, await makeCandidate());
  await visit(page, '/available-jobs');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply: / })).toHaveCount(9);
  await expect(page.getByText('Not Mentioned').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^View Details: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Posted By')).toBeVisible();
  await page.keyboard.press('Escape');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(pages.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(pages.getByText(/^Page 1 of \d+$/)).toBeVisible();
});

test('the list of available jobs helps when a search finds little', async ({ page }) => {
  const skill = `jacquard${randomUUID().replace(/[^a-f]/g, '')}`;
  await postJob(await makeRecruiter(), { title: 'Loom Fitter', skills: [skill], location: 'Bengaluru' });
  await signInAs(page, await makeCandidate());
  const help = page.getByRole('region', { name: 'Try another search' });
  // Another name leads there at once, a misspelt one by a link.
  await visit(page, `/job-list?q=${skill}&location=banglore`);
  await expect(page).toHaveURL(new RegExp(`/job-list\\?q=${skill}&place=.*Bengaluru`));
  await expect(page.getByRole('article').filter({ hasText: 'Loom Fitter' })).toBeVisible();
  await visit(page, `/job-list?q=${skill}&location=bengakuru`);
  await help.getByRole('link', { name: 'Bengaluru 1 job' }).click();
  await expect(page).toHaveURL(new RegExp(`/job-list\\?q=${skill}&place=.*Bengaluru`));
  await expect(page.getByRole('article').filter({ hasText: 'Loom Fitter' })).toBeVisible();
  await visit(page, `/job-list?q=${skill.replace('cq', 'qc')}`);
  await help.getByRole('link', { name: `${skill} 1 job` }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Loom Fitter' })).toBeVisible();
});

test('a new job says that it is new, an internship also its application deadline', async ({ page }) => {
  const company = `Periyar ${Date.now()}`;
  const recruiter = await makeRecruiter({ companyName: company });
  await postJob(recruiter, { title: 'Dyer', companyName: company });
  const last = await postJob(recruiter, { title: 'Dyeing Intern', companyName: company, employmentType: 'Internship' });
  await signInAs(page, await makeCandidate());
  await page.clock.setFixedTime(Date.parse(last.createdAt) + 20_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/job-list?q=${encodeURIComponent(company)}`);
  // The text search does not count as a filter of the sheet.
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  const intern = page.getByRole('article').filter({ hasText: 'Dyeing Intern' });
  await expect(intern.getByText('Recently', { exact: true })).toBeVisible();
  await expect(intern).toContainText(/Apply by \d\d \w+/);
  await page.clock.setFixedTime(Date.parse(last.createdAt) + 3 * 60_000);
  await page.goto(`/job-list?q=${encodeURIComponent(company)}&experience=2-5`);
  await expect(page.getByRole('button', { name: 'Filters 1', exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Dyer' })).toContainText('3 minutes ago');
});

test('Back leads to the previous page, or to the dashboard; the sidebar leads to both', async ({ page, context }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/saved-searches');
  await page.getByRole('main').getByRole('link', { name: 'Search and filter jobs' }).click();
  await expect(page).toHaveURL(/\/job-list$/);
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/saved-searches$/);
  const fresh = await context.newPage();
  await visit(fresh, '/job-list');
  await fresh.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(fresh.getByRole('heading', { name: /^Good / })).toBeVisible();
  const side = fresh.getByRole('navigation', { name: 'Candidate' }).first();
  await side.getByRole('link', { name: 'Interview Calls' }).click();
  await expect(fresh).toHaveURL(/\/interview-call$/);
  await side.getByRole('link', { name: 'Available Jobs' }).click();
  await expect(fresh).toHaveURL(/\/job-list$/);
  await expect(side.getByRole('link', { name: 'Available Jobs' })).toHaveAttribute('aria-current', 'page');
});

test('statistics that fail to load say so beside the applications', async ({ page }) => {
  const candidate = await makeCandidate();
  await applyTo(candidate, await postJob(await makeRecruiter(), { title: 'Sail Maker' }));
  await signInAs(page, candidate);
  await page.route('**/api/applyjobs/stats*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await page.goto('/candidate-dashboard/job-applied');
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t load some of your application figures.' });
  await expect(notice).toContainText('Asleep.');
  await expect(page.getByRole('article').filter({ hasText: 'Sail Maker' })).toBeVisible();
  await page.unroute('**/api/applyjobs/stats*');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open 1' })).toBeVisible();
});

test('a description of several lines shows one bullet per line', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), {
    title: 'Lace Maker',
    description: 'Draw the pattern. Prick it.\n• Wind the bobbins\n\n- Make the lace',
  });
  await signInAs(page, await makeCandidate());
  await visit(page, `/available-jobs?job=${job._id}`);
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'About the role' }).getByRole('listitem'),
  ).toHaveText(['Draw the pattern. Prick it.', 'Wind the bobbins', 'Make the lace']);
});

test('an application card starts with its state and next step; the sent form is collapsed', async ({ page }) => {
  const candidate = await makeCandidate();
  await applyTo(candidate, await postJob(await makeRecruiter(), { title: 'Net Mender' }));
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  const card = page.getByRole('article').filter({ hasText: 'Net Mender' });
  await expect(card.getByText('Next: the recruiter answers. We’ll email you.')).toBeVisible();
  await expect(card.getByText('Expected salary')).toBeHidden();
  await card.getByText('What you sent').click();
  await expect(card.getByText('Expected salary')).toBeVisible();
  for (const label of ['Current company', 'Notice period', 'Expected salary'])
    await expect(card.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')).toHaveText('N/A');
});

test('applications that fail to load say so and can be retried', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/applyjobs?*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await page.goto('/candidate-dashboard/job-applied');
  await expect(page.getByText('Failed to fetch applications.')).toBeVisible();
  await page.unroute('**/api/applyjobs?*');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No jobs applied yet.')).toBeVisible();
});

test('a double tap on the button of a sheet does not press what was under it', async ({ newPage }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Kiln Tender' });
  const candidate = await makeCandidate();
  await applyTo(candidate, job);
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  await page.getByRole('button', { name: /^Withdraw: Kiln Tender/ }).click();
  const box = await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).boundingBox();
  if (!box) throw new Error('The button is on screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // The second press comes with the first frame without the sheet, however slow the machine is.
  const second = page.evaluate(
    ({ x, y }) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector('dialog[open]')) {
            requestAnimationFrame(look);
            return;
          }
          const press = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
          document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', press));
          resolve();
        };
        look();
      }),
    at,
  );
  await page.touchscreen.tap(at.x, at.y);
  await second;
  await expect(page.getByText('You withdrew your application for Kiln Tender.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/job-applied/);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(at.x, at.y);
  await expect(page).not.toHaveURL(/\/job-applied/);
});

test('a candidate withdraws and can apply again', { tag: CORE }, async ({ page }) => {
  const recruiter = await makeRecruiter();
  const [job, candidate] = [await postJob(recruiter, { title: 'Glass Blower' }), await makeCandidate()];
  await applyTo(candidate, job);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  await page.getByRole('button', { name: /^Withdraw: Glass Blower/ }).click();
  const dialog = page.getByRole('dialog', { name: /Withdraw your application for Glass Blower/ });
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You withdrew your application for Glass Blower.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Withdrawn').first()).toBeVisible();
  await mailTo(recruiter.email, /Application withdrawn: Asha Rao, Glass Blower/);
  await visit(page, '/job-list?q=Glass+Blower');
  await page.getByRole('link', { name: /^Apply: Glass Blower/ }).click();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Submit application' }).filter({ visible: true })).toBeVisible();
});

test('an application answered meanwhile is not withdrawn but shown in its new state', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const [job, candidate] = [await postJob(recruiter, { title: 'Glass Blower' }), await makeCandidate()];
  const application = await applyTo(candidate, job);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  await page.getByRole('button', { name: /^Withdraw: Glass Blower/ }).click();
  await answerApplication(recruiter, application, 'rejected');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t withdraw your application for Glass Blower.' }),
  ).toBeVisible();
  await expect(page.getByRole('article').getByText('Rejected').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw: Glass Blower/ })).toHaveCount(0);
});
