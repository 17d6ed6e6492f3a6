import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  postJob,
  scheduleInterview,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';

test.use({ live: true, provoked: /status of 40[14]/ });

const APPLICATIONS = '/recruiter-maindashboards/applications';

/**
 * A stream starts two seconds after its page, an event triggers a refetch shortly after, and a page refetches at most
 * every five seconds.
 */
const LIVE = { timeout: 20_000 };

/** Waits until the page has opened its stream. */
const listens = (page: Parameters<typeof visit>[0]): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().includes('/api/stream') && answer.ok(), { timeout: 30_000 });

test('an open list announces new applications, does not move, and shows them on request', async ({ page, newPage }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Lock Keeper' });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, APPLICATIONS);
  await expect(page.getByText('No applications yet.')).toBeVisible();
  await listening;

  // In an empty list nothing could move, so the first one appears automatically.
  const first = await makeCandidate();
  await applyTo(first, job, { fullName: 'Ila Bose' });
  await expect(page.getByRole('link', { name: 'Open Ila Bose’s application' })).toBeVisible(LIVE);

  const second = await makeCandidate();
  const other = await newPage();
  await signInAs(other, second);
  const application = await applyTo(second, job, { fullName: 'Om Pathak' });
  const show = page.getByRole('button', { name: 'Show 1 new application' });
  await expect(show).toBeVisible(LIVE);
  await expect(show).toHaveText('1 new · Show');
  await expect(page.getByRole('link', { name: 'Open Om Pathak’s application' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Total/ })).toContainText('2');
  await show.click();
  await expect(page.getByRole('link', { name: 'Open Om Pathak’s application' })).toBeVisible();
  await expect(show).toHaveCount(0);

  // The candidate's list updates without a reload.
  const followed = listens(other);
  await visit(other, '/candidate-dashboard/job-applied');
  await followed;
  await answerApplication(recruiter, application, 'accepted');
  await expect(other.getByText('Accepted').first()).toBeVisible(LIVE);
  // The row on the recruiter's screen updates in place, too.
  await expect(page.getByLabel('Status of Om Pathak')).toHaveValue('accepted', LIVE);

  const interviews = listens(other);
  await visit(other, '/candidate-dashboard/interview-call');
  await interviews;
  await scheduleInterview(recruiter, application);
  await expect(other.getByText('Baner Road 14, Pune').first()).toBeVisible(LIVE);
});

test('a job that is taken down warns on the applicant’s open pages, and in its details, until it is back', async ({
  page,
  newPage,
}) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const application = await applyTo(candidate, job);
  await answerApplication(recruiter, application, 'accepted');
  await makeOffer(recruiter, application);
  const offers = await newPage();
  await signInAs(page, candidate);
  await signInAs(offers, candidate);
  for (const [one, path] of [
    [page, `job-applied?application=${application._id}`],
    [offers, 'job-offers'],
  ] as const) {
    const listening = listens(one);
    await visit(one, `/candidate-dashboard/${path}`);
    await listening;
  }
  await offers.getByRole('link', { name: 'See the job: Weighbridge Clerk' }).click();
  const opened = page.getByRole('dialog', { name: 'Weighbridge Clerk' });
  const details = offers.getByRole('dialog', { name: 'Weighbridge Clerk' });
  const fullPage = details.getByRole('link', { name: 'Open the full page' });
  await expect(opened.getByRole('link', { name: 'See the job: Weighbridge Clerk' })).toBeVisible();
  await expect(fullPage).toBeVisible();
  const admin = await signInAdminOver();
  const set = async (jobStatus: string) => {
    const body = { jobStatus, reason: 'Asks candidates for money.' };
    expect((await send('setJobStatus', { token: admin.token, params: { id: job._id }, body })).ok).toBe(true);
  };
  const warning = 'Avsar has taken down this job.';
  const shown = [opened, details, page.locator('article'), offers.locator('article')];

  await set('Block');
  for (const one of shown) await expect(one.getByText(warning, { exact: true })).toHaveCount(1, LIVE);
  await expect(details.getByText('don’t pay and don’t share', { exact: false })).toBeVisible();
  await expect(details.getByText('This job no longer accepts applications.')).toHaveCount(0);
  await expect(fullPage).toHaveCount(0);
  await expect(opened.getByRole('link', { name: 'See the job: Weighbridge Clerk' })).toHaveCount(0);
  await expectAccessible(offers, 'the details of a job that is taken down');
  await set('Active');
  for (const one of shown) await expect(one.getByText(warning, { exact: true })).toHaveCount(0, LIVE);
  await expect(fullPage).toBeVisible();
});

test('a job that was deleted while its link was on the screen says so where it opens, and the link goes', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const gone = page.getByRole('dialog', { name: 'This job is no longer open.' });
  for (const [title, pathTo] of [
    ['Toll Clerk', (id: string) => `job-applied?application=${id}`],
    ['Toll Collector', (id: string) => `interview-call?interview=${id}`],
    ['Toll Inspector', () => 'job-offers'],
  ] as const) {
    const job = await postJob(recruiter, { title });
    const application = await applyTo(candidate, job);
    await answerApplication(recruiter, application, 'accepted');
    await scheduleInterview(recruiter, application);
    await makeOffer(recruiter, application);
    await visit(page, `/candidate-dashboard/${pathTo(application._id)}`);
    const toJob = page.getByRole('link', { name: `See the job: ${title}` });
    await expect(toJob).toBeVisible();
    expect((await send('deleteJob', { token: recruiter.token, params: { id: job._id } })).ok).toBe(true);
    await toJob.click();
    await expect(gone).toBeInViewport();
    await expectAccessible(page, 'a job that is gone');
    await gone.getByRole('button', { name: 'Close' }).click();
    await expect(gone).toHaveCount(0);
    await expect(page).not.toHaveURL(/[?&]job=/);
    await expect(toJob).toHaveCount(0);
  }
});

test('a candidate’s home and lists say that something is new, and move nothing until asked to', async ({
  page,
  newPage,
}) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const titles = ['Sluice Keeper', 'Weir Keeper', 'Tide Reader'] as const;
  const [first, second, third] = await Promise.all([
    applyTo(candidate, await postJob(recruiter, { title: titles[0] })),
    applyTo(candidate, await postJob(recruiter, { title: titles[1] })),
    applyTo(candidate, await postJob(recruiter, { title: titles[2] })),
  ]);
  for (const one of [first, second, third]) await answerApplication(recruiter, one, 'accepted');
  await scheduleInterview(recruiter, second);
  const calls = await newPage();
  await signInAs(page, candidate);
  await signInAs(calls, candidate);
  const listening = [listens(page), listens(calls)];
  await visit(page, '/candidate-dashboard');
  await visit(calls, '/candidate-dashboard/interview-call');
  await Promise.all(listening);
  const jobs = page.getByRole('heading', { name: 'Available jobs' });
  await expect(jobs).toBeVisible();
  const before = await jobs.boundingBox();

  await makeOffer(recruiter, third);
  await scheduleInterview(recruiter, first, { interviewDateTime: `${dayFromToday(1)}T09:00` });
  const show = page.getByRole('button', { name: 'Show 2 new entries' });
  await expect(show).toBeVisible(LIVE);
  expect(await jobs.boundingBox()).toEqual(before);
  const accept = page.getByRole('button', { name: /^Accept the offer: Tide Reader/ });
  await expect(accept).toHaveCount(0);
  await expectAccessible(page, 'home with something new');
  await show.click();
  await expect(accept).toBeVisible();
  await expect(show).toHaveCount(0);

  const rows = calls.getByRole('main').getByRole('listitem');
  const added = calls.getByRole('button', { name: 'Show 1 new interview' });
  await expect(added).toBeVisible(LIVE);
  await expect(rows).toHaveCount(1);
  // What is on the screen changes in place.
  const moved = {
    token: recruiter.token,
    params: { applicationId: second._id },
    body: {
      ...{ scheduledBy: 'Vikram Shah', interviewDateTime: `${dayFromToday(4)}T11:30`, contactNo: '98765 43210' },
      ...{ location: 'Weir house, Roorkee', hrNotes: '' },
    },
  };
  expect((await send('rescheduleInterview', moved)).status).toBe(200);
  await expect(calls.getByText('Weir house, Roorkee')).toBeVisible(LIVE);
  await expect(rows).toHaveCount(1);
  await added.click();
  await expect(rows).toHaveCount(2);
});

test('an administrator’s queue announces new rows and leaves its rows under the pointer', async ({ page }) => {
  // Other journeys write inquiries too, so only rows of this one are named.
  const family = `Bo${Date.now().toString(36).replace(/\d/g, 'k')}`;
  const write = (firstName: string) =>
    send('submitInquiry', {
      body: { fullName: `${firstName} ${family}`, email: 'someone@example.in', phone: '98765 43210', message: 'Hello' },
    });
  const row = (firstName: string) => page.getByRole('row').filter({ hasText: `${firstName} ${family}` });
  await write('Ila');
  await signInAs(page, await signInAdminOver());
  const listening = listens(page);
  await visit(page, '/admin-dashboard/inquiries');
  await listening;
  await expect(row('Ila')).toBeVisible();
  expect((await write('Om')).status).toBe(201);
  const show = page.getByRole('button', { name: /Show \d+ new messages?/ });
  await expect(show).toBeVisible(LIVE);
  await expect(row('Ila')).toBeVisible();
  await expect(row('Om')).toHaveCount(0);
  await show.click();
  await expect(row('Om')).toBeVisible();

  // The notice about a newer one links to it, even before the list shows it.
  const newer = (await (await write('Uma')).json()) as { _id: string };
  await expect(show).toBeVisible(LIVE);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.locator(`a[href*="${newer._id}"]`, { hasText: 'New inquiry' }).click();
  await expect(page.getByRole('dialog').getByText(`Uma ${family}`)).toBeVisible();
});

test('an application that you answer keeps its place under the filter', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Ferry Master' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, `${APPLICATIONS}?status=pending`);
  await listening;
  const status = page.getByLabel('Status of Ila Bose');
  await status.selectOption('accepted');
  await page.waitForTimeout(4_000);
  await expect(status).toHaveValue('accepted');
});

test('the tabs of a browser share one stream, and another takes over when its tab closes', async ({
  context,
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Bridge Painter' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  let streams = 0;
  context.on('request', (request) => {
    // A tab opened next to another requests missed events once.
    if (request.url().endsWith('/api/stream')) streams += 1;
  });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, APPLICATIONS);
  await listening;
  const second = await context.newPage();
  await visit(second, APPLICATIONS);
  // It waits for the lock and receives the first tab's events meanwhile.
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting, LIVE).toBe(1);
  await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  await expect(second.getByRole('button', { name: 'Show 1 new application' })).toBeVisible(LIVE);
  expect(streams).toBe(1);
  const takenOver = listens(second);
  await page.close();
  await takenOver;
  await applyTo(await makeCandidate(), job, { fullName: 'Uma Nair' });
  await expect(second.getByRole('button', { name: 'Show 2 new applications' })).toBeVisible(LIVE);
});

test('two windows with the same application show each other, until one closes', async ({ page, newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Koyna Papers' });
  const job = await postJob(recruiter, { title: 'Paper Sorter' });
  const first = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const second = await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  const at = (id: string) => `/recruiter-maindashboards/applications?application=${id}`;
  const said = (here: Page) => here.getByText('Also open in another window');
  await signInAs(page, recruiter);
  await visit(page, at(first._id));
  const other = await newPage();
  await signInAs(other, recruiter);
  await visit(other, at(first._id));
  await expect(said(page)).toBeVisible(LIVE);
  await expect(said(other)).toBeVisible(LIVE);
  await expectAccessible(page, 'an application that is open twice');
  // With another application open there, the hint disappears.
  await visit(other, at(second._id));
  await expect(said(page)).toBeHidden(LIVE);
  await visit(other, at(first._id));
  await expect(said(page)).toBeVisible(LIVE);
  await other.close();
  await expect(said(page)).toBeHidden(LIVE);
});

test('an open page of a blocked account leaves by itself and says why at the sign-in', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Dam Watcher' });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, '/recruiter-maindashboards/job-posted');
  await expect(page.getByRole('link', { name: 'Job Details: Dam Watcher' })).toBeVisible();
  await listening;
  const blocked = await send('setRecruiterStatuses', {
    token: (await signInAdminOver()).token,
    body: { ids: [recruiter.user._id], userStatus: 'Block', reason: 'Asked candidates for money.' },
  });
  expect(blocked.ok).toBe(true);
  await expect(page.getByText('This account has been blocked.')).toBeVisible(LIVE);
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await expect(page.getByText('Dam Watcher')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userData')])).toEqual([
    null,
    null,
  ]);
});

test('an account that is deleted on another device says so where it was signed in', async ({ page }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const opened = listens(page);
  await visit(page, '/candidate-dashboard');
  await opened;
  await send('deleteAccount', { token: candidate.token, body: { password: PASSWORD } });
  await expect(page.getByText('This account has been deleted.')).toBeVisible(LIVE);
  await expect(page.getByText('You can create a new account at any time.')).toBeVisible();
  await expect(page).toHaveURL(/why=deleted/);
});

test('a page whose session had ended before its stream began hides by itself, and another account finds no draft', async ({
  page,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Beas Boats' });
  const [candidate, other] = [await makeCandidate(), await makeCandidate()];
  const application = await applyTo(candidate, await postJob(recruiter, { title: 'Sail Maker' }));
  await answerApplication(recruiter, application, 'accepted');
  await signInAs(page, candidate);
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/stream*', async (route) => {
    await typed.promise;
    await route.fulfill({ status: 401, json: { code: 'SIGNED_OUT' } });
  });
  await visit(page, `/candidate-dashboard/messages?conversation=${application._id}`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Private words');
  typed.resolve();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible(LIVE);
  await expect(page.locator('.talk-form textarea')).toBeHidden();
  const drafts = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:message:')));
  expect(await drafts()).toHaveLength(1);
  await page.unroute('**/api/stream*');
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await drafts()).toEqual([]);
});
