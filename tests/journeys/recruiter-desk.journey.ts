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
  withdrawOffer,
} from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (403|404|409|412|429|500|502)|ERR_FAILED/ });
// A fake clock stays in its context; the next journey must not inherit it.
test.use({ reuseContext: false });

test('the schedule dialog warns of conflicts and allows them', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Dyer' });
  const first = await applyTo(await makeCandidate(), job, { fullName: 'Meera Joshi' });
  const second = await applyTo(await makeCandidate(), job, { fullName: 'Ravi Nene' });
  for (const one of [first, second]) await answerApplication(recruiter, one, 'accepted');
  await scheduleInterview(recruiter, first, { interviewDateTime: `${dayFromToday(3)}T11:30` });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications?status=accepted');
  await page.getByRole('button', { name: /^Schedule Interview.*Ravi Nene/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Interview' });
  // As in the previous interview.
  await expect(dialog.getByLabel('Location')).toHaveValue('Baner Road 14, Pune');
  await dialog.getByLabel('Interview date').fill(dayFromToday(3));
  await dialog.getByLabel('Interview time').fill('12:00');
  await expect(dialog.getByText(/You are interviewing Meera Joshi \(Dyer\)/)).toBeVisible();
  await dialog.getByLabel('Interview time').fill('15:00');
  await expect(dialog.getByText(/You are interviewing Meera Joshi/)).toBeHidden();
  await dialog.getByLabel('Interview time').fill('11:45');
  await expect(dialog.getByText('You can still schedule it.')).toBeVisible();
  await dialog.getByLabel('Location').fill('Baner Road 14');
  await dialog.getByLabel('Contact number').fill('98765 43210');
  await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(page.getByText('Interview scheduled successfully!')).toBeVisible();
});

test('interviews are shown as agenda and calendar; a requested time opens the dialog on it, and results are recorded', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Dyer' });
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, job, { fullName: 'Meera Joshi' });
  const other = await applyTo(await makeCandidate(), job, { fullName: 'Ravi Nene' });
  for (const one of [application, other]) await answerApplication(recruiter, one, 'accepted');
  await scheduleInterview(recruiter, application, { interviewDateTime: `${dayFromToday(3)}T11:30` });
  await scheduleInterview(recruiter, other, { interviewDateTime: `${dayFromToday(5)}T10:30` });
  const wish = await send('answerInterview', {
    token: candidate.token,
    params: { applicationId: application._id },
    body: { answer: 'another_time', message: 'My exam is then.', wishes: [`${dayFromToday(5)}T10:00`] },
  });
  expect(wish.status).toBe(200);

  await signInAs(page, recruiter);
  await visit(page, '/interview-schedule');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /11:30 am.*Meera Joshi.*New time requested/ })).toBeVisible();
  await expectAccessible(page, 'agenda of interviews');
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  const table = page.getByRole('table', { name: 'Interview schedule' });
  const marked = table.locator('[aria-current="date"]');
  await expect(marked).toHaveCount(1);
  await marked.focus();
  await page.keyboard.press('ArrowRight');
  await expect(marked).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(marked).toBeFocused();
  await expectAccessible(page, 'month of interviews');
  await visit(page, `/interview-schedule?view=week&day=${dayFromToday(3)}`);
  await expectAccessible(page, 'week of interviews');
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.getByRole('link', { name: /, 1 interview$/ }).first()).toHaveAttribute(
    'data-day',
    dayFromToday(3),
  );
  await expect(table.getByRole('link', { name: /Ravi Nene/ })).toContainText('10:30 am');

  await table.getByRole('link', { name: /Meera Joshi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Meera Joshi' });
  await expect(dialog).toContainText('My exam is then.');
  await expectAccessible(page, 'one interview');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('interview.ics');
  const moving = page.getByRole('dialog', { name: 'View / Reschedule Interview' });
  const reschedule = dialog.getByRole('button', { name: 'Reschedule Interview' });
  await reschedule.press('Enter');
  await expect(moving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reschedule).toBeFocused();
  await dialog.getByRole('button', { name: /^Move to .*10:00 am/ }).click();
  await expect(moving.getByLabel('Interview date')).toHaveValue(dayFromToday(5));
  await expect(moving.getByLabel('Interview time')).toHaveValue('10:00');
  await expect(moving.getByText(/You are interviewing Ravi Nene \(Dyer\)/)).toBeVisible();
  await moving.getByLabel('Location').fill('Room 7, Baner Road 14');
  await page.reload();
  await dialog.getByRole('button', { name: /^Move to .*10:00 am/ }).click();
  await expect(moving.getByLabel('Location')).toHaveValue('Room 7, Baner Road 14');
  await moving.getByRole('button', { name: 'Reschedule Interview' }).click();
  await expect(page.getByText('Interview rescheduled successfully!')).toBeVisible();
  await visit(page, `/interview-schedule?day=${dayFromToday(5)}`);
  await expect(main.getByRole('link', { name: /10:00 am.*Meera Joshi.*Not confirmed yet/ })).toBeVisible();

  await page.clock.setFixedTime(new Date(`${dayFromToday(6)}T12:00+05:30`));
  await visit(page, '/interview-schedule');
  const held = page.getByRole('region', { name: /^Interviews? waiting for a result$/ });
  await held.getByRole('link', { name: /Meera Joshi.*Result missing/ }).click();
  // The result buttons come first.
  await expect(dialog.getByRole('button').nth(1)).toHaveText('Selected');
  await dialog.getByRole('button', { name: 'Selected' }).click();
  const question = (name: string) => page.getByRole('dialog', { name });
  await question('Select Meera Joshi?').getByRole('button', { name: 'Select candidate' }).click();
  await expect(page.getByText('The result is Selected.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
  await expect(page.getByText('We can’t find this interview on these dates.')).toBeHidden();
  await held.getByRole('link', { name: /Ravi Nene/ }).click();
  await question('Ravi Nene').getByRole('button', { name: 'Rejected' }).click();
  await question('Reject Ravi Nene?').getByLabel('Reason').fill('We chose somebody with more years.');
  await question('Reject Ravi Nene?').getByRole('button', { name: 'Reject candidate' }).click();
  await expect(page.getByText('The result is Rejected.')).toBeVisible();
  await expect(held).toHaveCount(0);
  await visit(page, `/interview-schedule?day=${dayFromToday(400)}`);
  await expect(page.getByText('No interviews on these dates.')).toBeVisible();
});

test('an interview says in each view that its candidate cannot sign in at the moment', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, await postJob(recruiter), { fullName: 'Meera Joshi' });
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application, { interviewDateTime: `${dayFromToday(3)}T11:30` });
  const { token } = await signInAdminOver();
  const body = { userStatus: 'Block', reason: 'Forged papers.' };
  expect((await send('setCandidateStatus', { token, params: { id: candidate.user._id }, body })).status).toBe(200);
  await signInAs(page, recruiter);
  for (const view of ['agenda', 'week', 'month']) {
    await visit(page, `/interview-schedule?view=${view}&day=${dayFromToday(3)}`);
    await expect(page.getByRole('link', { name: /Meera Joshi.*Can’t sign in at the moment/ })).toBeVisible();
    await expectAccessible(page, `${view} with a candidate who cannot sign in`);
  }
});

test('statistics count applications in total and per job, over time and by step', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Spinner' });
  const first = await applyTo(await makeCandidate(), job);
  await applyTo(await makeCandidate(), job);
  await answerApplication(recruiter, first, 'accepted');
  await withdrawOffer(recruiter, await makeOffer(recruiter, first));
  await makeOffer(recruiter, first);
  await signInAs(page, recruiter);
  const stats = '**/api/applyjobs/stats';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(stats, async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await visit(page, '/JobApplicationStats');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByText('Failed to load applications.')).toBeVisible();
  await page.unroute(stats);
  await page.getByRole('button', { name: 'Retry' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Same day');
  // A second offer to the same person is not another application.
  const offered = main.getByText('Applications given an offer', { exact: true }).locator('xpath=..');
  await expect(offered.getByRole('definition')).toHaveText('1');
  await expect(main.getByText(/^2 in total\. Most in one day: 2, last on .*\.$/)).toBeVisible();
  const funnel = page.getByRole('table', { name: 'From application to offer' });
  await expect(funnel.getByRole('row', { name: /^Opened or answered/ })).toBeVisible();
  await expect(funnel.getByRole('row', { name: /Accepted/ })).toContainText('50%');
  await expect(page.getByRole('table', { name: 'Applications in the last 30 days' }).getByRole('row')).toHaveCount(31);
  await expectAccessible(page, 'statistics');
  const card = main.getByRole('listitem').filter({ hasText: job.jobId });
  await expect(card).toContainText('2applications');
  await card.getByRole('link', { name: 'See applications for Spinner' }).click();
  await expect(page).toHaveURL(new RegExp(`jobId=${job.jobId}`));
  await expect(page.getByRole('row').filter({ hasText: 'Asha Rao' })).toHaveCount(2);
});

test('the first screen lists what needs attention and leads there', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, {
    title: 'Carder',
    applicationDeadline: { start: dayFromToday(-1), end: dayFromToday(2) },
  });
  await postJob(recruiter, { title: 'Spinner' });
  await applyTo(await makeCandidate(), job, { fullName: 'Meera Joshi' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards');
  const panel = page.getByRole('region', { name: 'Needs your attention' });
  await expect(panel.getByText('All of them arrived in the last three days.')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Spinner/ })).toHaveCount(0);
  await expectAccessible(page, 'what needs attention');
  await panel.getByRole('link', { name: /^Carder: / }).click();
  await expect(page.getByRole('dialog', { name: 'Carder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('link', { name: '1 job closes within 7 days' }).click();
  await expect(page).toHaveURL(/\/job-posted\?closing=7/);
  await expect(page.getByLabel('Closing')).toHaveValue('7');
  await expect(page.getByRole('row').filter({ hasText: 'Spinner' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Carder' })).toBeVisible();
  await panel.getByRole('link', { name: '1 application needs your answer' }).click();
  await expect(page).toHaveURL(/\/applications\?status=pending&waiting=0&sort=appliedAt/);
  await expect(page.getByRole('row').filter({ hasText: 'Meera Joshi' })).toBeVisible();

  // Simulates an application that has waited for a week, for the link to that filter.
  await page.route('**/api/applyjobs/stats', async (route) => {
    const answer = await route.fetch();
    const { waiting, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, waiting: { ...waiting, threeDays: 1, week: 1 } } });
  });
  await visit(page, '/recruiter-maindashboards');
  await panel.getByRole('link', { name: '1 waiting a week or longer' }).click();
  await expect(page).toHaveURL(/status=pending&waiting=7/);
  await expect(page.getByRole('row').filter({ hasText: 'Meera Joshi' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Waiting for 7 days or longer: remove filter' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Meera Joshi' })).toBeVisible();
});

test('a board or conversation that cannot be loaded leaves the list as it was', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Dyer' });
  await applyTo(await makeCandidate(), job, { fullName: 'Meera Joshi' });
  await page.route(/\/assets\/(?:hi\/)?(?:application-board|panel-talk)/, (route) => route.abort());
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'no response from server' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Meera Joshi');
  await visit(page, '/recruiter-maindashboards/applications');
  await page.getByRole('link', { name: 'Meera Joshi' }).first().click();
  const panel = page.getByRole('complementary', { name: 'Meera Joshi' });
  await panel.getByRole('link', { name: 'Messages' }).click();
  await expect(failure).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'History' })).toBeVisible();
});
