import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  scheduleInterview,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ live: true });

const APPLICATIONS = '/recruiter-maindashboards/applications';

/** A stream begins two seconds after its page, an event is read anew a moment later, and a page at most every five seconds. */
const LIVE = { timeout: 20_000 };

/** Waits until the page listens. */
const listens = (page: Parameters<typeof visit>[0]): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().includes('/api/stream') && answer.ok());

test('an open list says who has come, moves nothing by itself, and shows them when asked to', { tag: CORE }, async ({
  page,
  newPage,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Lock Keeper' });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, APPLICATIONS);
  await expect(page.getByText('No applications yet.')).toBeVisible();
  await listening;

  // Where nothing stands that could move, the first one shows by itself.
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

  // The candidate's list follows the answer, without a reload.
  const followed = listens(other);
  await visit(other, '/candidate-dashboard/job-applied');
  await followed;
  await answerApplication(recruiter, application, 'accepted');
  await expect(other.getByText('Accepted').first()).toBeVisible(LIVE);
  // So does the row on the recruiter's screen, where it is.
  await expect(page.getByLabel('Status of Om Pathak')).toHaveValue('accepted', LIVE);

  const interviews = listens(other);
  await visit(other, '/candidate-dashboard/interview-call');
  await interviews;
  await scheduleInterview(recruiter, application);
  await expect(other.getByText('Baner Road 14, Pune').first()).toBeVisible(LIVE);
});

test('what one answers oneself keeps its place under the filter', async ({ page }) => {
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

test('the tabs of a browser share one stream, and the next takes over when its tab closes', async ({
  context,
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Bridge Painter' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  let streams = 0;
  context.on('request', (request) => {
    // A tab that begins beside another asks once for what came meanwhile.
    if (request.url().endsWith('/api/stream')) streams += 1;
  });
  await signInAs(page, recruiter);
  const listening = listens(page);
  await visit(page, APPLICATIONS);
  await listening;
  const second = await context.newPage();
  await visit(second, APPLICATIONS);
  // It waits for its turn, and hears the first meanwhile.
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
