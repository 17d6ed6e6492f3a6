import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  type Person,
  postJob,
  scheduleInterview,
  setJobStatus,
} from '#tests/support/journey-portal.ts';
import { inTurn } from '#tests/support/test-length.ts';

// A session that ends while a page is loading gets errors for the remaining requests.
test.use({ provoked: /status of 404|status of 401 .*\/conversations\/stats/ });
// The tests open many pages, but share no users.
test.describe.configure({ mode: 'parallel' });
// axe checks each page twice, in long runs four times.
test.setTimeout(180_000);

/** Creates a recruiter with a job, an application to answer and an interview, and the candidate of both. */
const aHiring = async () => {
  const [recruiter, candidate] = [await makeRecruiter(), await makeCandidate({ firstName: 'Nila' })];
  const job = await postJob(recruiter, { title: 'Lighthouse Keeper' });
  const application = await applyTo(candidate, job);
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);
  const other = await postJob(recruiter, { title: 'Lighthouse Painter' });
  return { recruiter, candidate, job, other, application };
};

// Split, so that both workers are busy and no part takes too long.
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  const pages = inTurn(PUBLIC_PATHS.filter((_, at) => at % PARTS === part));
  test(`axe finds nothing on the public pages, in either theme and width (${part + 1})`, async ({ page }) => {
    for (const path of pages) {
      await visit(page, path);
      await expectAccessible(page, path);
    }
  });
}

test('axe finds nothing on open and closed jobs, lists with and without results, and the missing page', async ({
  page,
}) => {
  const { recruiter, job, other } = await aHiring();
  await setJobStatus(recruiter, other, 'Closed');
  for (const path of inTurn([
    `/jobs/${job.jobId}`,
    `/jobs/${other.jobId}`,
    `/report-job/${job.jobId}`,
    '/?skills=typescript',
    '/jobs?role=Nobody',
    '/no-such-page',
  ])) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});

test('axe finds nothing in the header menus and the mentor forms', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/tips');
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  await expectAccessible(page, 'menu of the phone');
  for (const [path, name] of [
    ['/mentorships?contact=ananya-iyer', 'Contact Ananya Iyer'],
    ['/mentorships?become=mentee', 'Become a Mentee'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('dialog', { name }).getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('axe finds nothing in the dialogs of public pages', async ({ page }) => {
  const { job } = await aHiring();
  await visit(page, `/jobs?q=Lighthouse&job=${job.jobId}`);
  await expect(page.getByRole('dialog', { name: 'Lighthouse Keeper' })).toBeVisible();
  await expectAccessible(page, 'job details');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Apply Now/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expectAccessible(page, 'sign-in dialog');
});

test('axe finds nothing in the candidate’s area', async ({ page }) => {
  const { candidate, other, application } = await aHiring();
  await signInAs(page, candidate);
  for (const path of inTurn([
    '/candidate-dashboard',
    '/candidate-dashboard/job-applied',
    `/candidate-dashboard/job-applied?application=${application._id}`,
    '/candidate-dashboard/job-offers',
    '/available-jobs',
    '/job-list',
    `/interview-call?interview=${application._id}`,
    `/apply-job-form/${other._id}`,
    '/applyjobform',
  ])) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
});

test('axe finds nothing in the recruiter’s area', async ({ page }) => {
  const { recruiter, job, application } = await aHiring();
  await signInAs(page, recruiter);
  for (const path of inTurn([
    '/recruiter-maindashboards',
    `/recruiter-maindashboards?job=${job.jobId}`,
    '/recruiter-maindashboards/applications',
    `/recruiter-maindashboards/applications?application=${application._id}`,
    '/job-posting-forms',
  ])) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
});

const guarded: [string, Person['kind'], RegExp][] = [
  ['/candidate-dashboard/job-applied', 'candidate', /\/login\?/],
  ['/available-jobs', 'candidate', /\/login\?/],
  ['/interview-call', 'candidate', /\/login\?/],
  ['/recruiter-maindashboards/applications', 'recruiter', /\/login\?.*as=recruiter/],
  ['/job-posting-forms', 'recruiter', /\/login\?.*as=recruiter/],
];

test('each area leads to its own sign-in and back, and tells other kinds of account that it is not theirs', async ({
  page,
  newPage,
}) => {
  const people = { candidate: await makeCandidate(), recruiter: await makeRecruiter() };
  for (const [path, kind, signIn] of guarded) {
    if (kind === 'admin') continue;
    await test.step(path, async () => {
      await page.evaluate(() => window.localStorage?.clear()).catch(() => undefined);
      await page.goto(path);
      await expect(page).toHaveURL(signIn);
      await hydrated(page);
      await page.getByLabel('Email').fill(people[kind].email);
      await page.getByLabel('Password', { exact: true }).fill(people[kind].password);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    });
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin-dashboard/jobs');
  await expect(page).toHaveURL(/\/admin-login\?return=/);

  const stranger = await newPage();
  await signInAs(stranger, people.candidate);
  await stranger.goto('/recruiter-maindashboards');
  await expect(stranger.getByText('This page is for recruiters.')).toBeVisible();
  await stranger.goto('/admin-dashboard');
  await expect(stranger.getByText('This page is for administrators.')).toBeVisible();
});
