import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  mailTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  postJob,
  scheduleInterview,
  send,
  withdrawOffer,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';
import { dayText } from '#web/lib/formats.ts';

// Offline, what the page loads by itself fails too.
test.use({
  provoked: /status of (409|412|500)|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/,
});

/** Creates a candidate with an accepted application. */
const anAccepted = async (title: string, changes: Parameters<typeof postJob>[1] = {}) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const job = await postJob(recruiter, { title, ...changes });
  const application = await applyTo(candidate, job);
  await answerApplication(recruiter, application, 'accepted');
  return { recruiter, candidate, job, application };
};

const anInterview = async (title: string) => {
  const hiring = await anAccepted(title);
  await scheduleInterview(hiring.recruiter, hiring.application);
  return hiring;
};

const move = (hiring: Awaited<ReturnType<typeof anInterview>>, days: number): Promise<Response> =>
  send('rescheduleInterview', {
    token: hiring.recruiter.token,
    params: { applicationId: hiring.application._id },
    body: {
      scheduledBy: 'Vikram Shah',
      interviewDateTime: `${dayFromToday(days)}T16:00`,
      location: 'Baner Road 14, Pune',
      contactNo: '98765 43210',
      hrNotes: '',
    },
  });

/** Formats a day as `24 Nov 2026`. */
const inWords = (day: string): string => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
};

/** Presses a button and reads the file that it saves. */
const saved = async (page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('a candidate confirms an interview and adds it to the calendar; the recruiter sees it', { tag: CORE }, async ({
  page,
  newPage,
}) => {
  const { candidate, recruiter, application } = await anInterview('Kiln Operator');
  await signInAs(page, candidate);
  await visit(page, '/interview-call');
  await expect(page.getByRole('heading', { name: 'Interview Calls (1)' })).toBeVisible();
  await expect(page.getByText('Waiting for your answer')).toBeVisible();
  await page.getByRole('link', { name: /^See details and answer: Kiln Operator/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Interview Schedule' });
  await expect(dialog.getByText('Baner Road 14, Pune')).toBeVisible();
  await expect(dialog.getByText('Bring your certificates.')).toBeVisible();

  const entry = await saved(page, 'Add to calendar');
  expect(entry.name).toBe('interview.ics');
  const lines = entry.bytes
    .toString()
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('SEQUENCE:0');
  // 11:30 in India is 06:00 in UTC.
  expect(lines).toContain(`DTSTART:${dayFromToday(4).replaceAll('-', '')}T060000Z`);

  await dialog.getByRole('button', { name: /^Confirm the interview: Kiln Operator/ }).click();
  await expect(dialog.getByText('You confirmed this time.')).toBeVisible();
  await expect(page.getByText('Interview confirmed.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Confirm the interview/ })).toHaveCount(0);
  // The first is in the header; a third belongs to the message.
  await dialog.getByRole('button', { name: 'Close' }).nth(1).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You confirmed this time.')).toBeVisible();
  const mail = await mailTo(recruiter.email, /Interview confirmed: Asha Rao, Kiln Operator/);
  expect(mail.calendar).toContain('METHOD:PUBLISH');

  const desk = await newPage();
  await signInAs(desk, recruiter);
  await visit(desk, `/recruiter-maindashboards/applications?application=${application._id}`);
  await expect(desk.getByText('The candidate confirmed this interview.')).toBeVisible();
});

test('a candidate asks for another interview time, and the recruiter sees the wishes until it is confirmed', async ({
  page,
  newPage,
}) => {
  const { candidate, recruiter, application } = await anInterview('Pattern Maker');
  await signInAs(page, candidate);
  await visit(page, `/interview-call?interview=${application._id}`);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for another time' });
  const sending = dialog.getByRole('button', { name: 'Send to recruiter' });
  await sending.click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(
    summary.getByRole('link', { name: 'Date for option 1: Suggest a time that suits you, or write to the recruiter.' }),
  ).toBeVisible();
  await dialog.getByLabel('Date for option 1').fill(dayFromToday(6));
  await sending.click();
  await expect(summary.getByRole('link', { name: 'Time for option 1: Choose a time' })).toBeVisible();
  await dialog.getByLabel('Time for option 1').fill('15:00');
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Date for option 2').fill(dayFromToday(5));
  await dialog.getByLabel('Time for option 2').fill('10:00');
  await dialog.getByLabel('Message to the recruiter').fill('I have an examination that day.');
  await page.route(
    '**/answer',
    (route) => route.fulfill({ status: 500, json: { message: 'Asleep.', code: 'UNAVAILABLE' } }),
    { times: 1 },
  );
  await sending.click();
  await expect(summary.getByText('Asleep.')).toBeVisible();
  await expect(dialog.getByLabel('Message to the recruiter')).toHaveValue('I have an examination that day.');
  await expectAccessible(page, 'asking for another time');
  // What was typed survives a reload.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(dialog.getByText('We restored your draft.')).toBeVisible();
  await expect(dialog.getByLabel('Time for option 2')).toHaveValue('10:00');
  await expect(dialog.getByLabel('Message to the recruiter')).toHaveValue('I have an examination that day.');
  await sending.click();
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('You asked for another time.')).toBeVisible();
  const schedule = page.getByRole('dialog', { name: 'Interview Schedule' });
  const answered = schedule.getByRole('region', { name: 'Can you attend?' });
  await expect(answered.getByText('You asked for another time.')).toBeVisible();
  await expect(schedule.getByText(/, 10:00 am$/)).toBeVisible();
  await expect(schedule.getByText('I have an examination that day.')).toBeVisible();
  expect((await mailTo(recruiter.email, /New interview time requested: Asha Rao, Pattern Maker/)).text).toContain(
    'I have an examination that day.',
  );

  const desk = await newPage();
  await signInAs(desk, recruiter);
  await visit(desk, `/recruiter-maindashboards/applications?application=${application._id}`);
  await expect(desk.getByText('The candidate asked for another time.')).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Times that suit the candidate' }).getByRole('listitem')).toHaveCount(2);
  await expect(desk.getByText('New time requested').filter({ visible: true }).first()).toBeVisible();
  const moving = desk.getByRole('dialog', { name: 'View / Reschedule Interview' });
  // Whoever moves it without the wish reads it there too.
  await desk.getByRole('button', { name: 'Reschedule Interview' }).filter({ visible: true }).first().click();
  await expect(moving.getByText('I have an examination that day.')).toBeVisible();
  await moving.getByRole('button', { name: /^Move to .*10:00 am$/ }).click();
  await expect(moving.getByLabel('Interview time')).toHaveValue('10:00');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^Move to .*10:00 am$/ }).click();
  const wished = moving.getByText(/^The candidate asked for .*10:00 am/);
  await expect(wished).toBeVisible();
  const params = { applicationId: application._id };
  expect((await send('answerInterview', { token: candidate.token, params, body: { answer: 'confirmed' } })).ok).toBe(
    true,
  );
  await moving.getByRole('button', { name: 'Reschedule Interview' }).click();
  await expect(moving.getByText(/^The candidate has meanwhile confirmed/)).toBeVisible();
  await expect(wished).toHaveCount(0);
});

test('the job can be read again from the application, the interview and the offer, also while it is not public', async ({
  page,
}) => {
  const { recruiter, candidate, job, application } = await anInterview('Kiln Operator');
  await makeOffer(recruiter, application);
  await signInAs(page, candidate);
  const opened = page.getByRole('dialog', { name: 'Kiln Operator' }).filter({ hasText: 'Responsibilities' });
  for (const [status, line] of [
    ['Active', undefined],
    ['Not Active', 'This job no longer accepts applications.'],
  ] as const) {
    await send('setJobStatus', { token: recruiter.token, params: { id: job._id }, body: { jobStatus: status } });
    for (const [path, from] of [
      [`job-applied?application=${application._id}`, page.getByRole('dialog', { name: 'Kiln Operator' })],
      [`interview-call?interview=${application._id}`, page.getByRole('dialog', { name: 'Interview Schedule' })],
      ['job-offers', page.getByRole('article')],
    ] as const) {
      await page.goto(`/candidate-dashboard/${path}`);
      await from.getByRole('link', { name: 'See the job: Kiln Operator' }).click();
      await expect(opened).toBeVisible();
      await expect(opened.getByRole('link', { name: 'Open the full page' })).toHaveCount(line ? 0 : 1);
      if (line) await expect(opened.getByText(line)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
      await expect(from).toBeVisible();
    }
  }
  await send('deleteJob', { token: recruiter.token, params: { id: job._id } });
  await page.goto('/candidate-dashboard/job-offers');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the job: Kiln Operator' })).toHaveCount(0);
});

test('an interview rescheduled meanwhile is not confirmed but shown', async ({ page }) => {
  const hiring = await anInterview('Sail Cutter');
  await signInAs(page, hiring.candidate);
  await visit(page, `/interview-call?interview=${hiring.application._id}`);
  const dialog = page.getByRole('dialog', { name: 'Interview Schedule' });
  await expect(dialog.getByText(inWords(dayFromToday(4)))).toBeVisible();
  expect((await move(hiring, 9)).status).toBe(200);
  await dialog.getByRole('button', { name: /^Confirm the interview/ }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'The recruiter has changed this interview in the meantime.' }),
  ).toBeVisible();
  await expect(dialog.getByText(inWords(dayFromToday(9)))).toBeVisible();
  await expect(dialog.getByText('Changed by the recruiter')).toBeVisible();
  await dialog.getByRole('button', { name: /^Confirm the interview/ }).click();
  await expect(dialog.getByText('You confirmed this time.')).toBeVisible();
});

test('a cancelled interview says so, asks nothing, and can be removed from the calendar', async ({ page }) => {
  const { candidate, recruiter, application } = await anInterview('Bell Founder');
  const params = { applicationId: application._id };
  await send('cancelInterview', { token: recruiter.token, params, body: { reason: 'The mould broke.' } });
  await signInAs(page, candidate);
  await visit(page, `/interview-call?interview=${application._id}`);
  const dialog = page.getByRole('dialog', { name: 'Interview Schedule' });
  await expect(dialog.getByText('The recruiter cancelled this interview: The mould broke.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  const entry = await saved(page, 'Remove from calendar');
  expect(entry.bytes.toString()).toContain('METHOD:CANCEL');
  await page.route('**/calendar', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await dialog.getByRole('button', { name: 'Remove from calendar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load the calendar file.' })).toBeVisible();
  await visit(page, '/candidate-dashboard/job-applied');
  const steps = page.getByRole('article').filter({ hasText: 'Bell Founder' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Interview cancelled' })).toContainText(dayText(new Date().toISOString()));
});

test('an offer is accepted after confirmation, and its letter is downloaded as PDF', { tag: CORE }, async ({
  page,
}) => {
  const { candidate, recruiter, application } = await anAccepted('Rope Maker');
  await makeOffer(recruiter, application, { salary: 1_250_000 });
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-offers');
  await expect(page.getByRole('heading', { name: 'Job Offers (1)' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Rope Maker' });
  await expect(card.getByText('₹12,50,000 a year')).toBeVisible();
  await expect(card.getByText('7 days left')).toBeVisible();
  const letter = await saved(page, /^Download offer letter: Rope Maker/);
  expect(letter.name).toMatch(/^Offer .+\.pdf$/);
  expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await card.getByRole('button', { name: /^Accept the offer: Rope Maker/ }).click();
  const question = page.getByRole('dialog', { name: /^Accept the offer for Rope Maker at / });
  await expect(question.getByText(/₹12,50,000 a year, starting on .+ You can’t undo this\./)).toBeVisible();
  await expectAccessible(page, 'accepting an offer');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await card.getByRole('button', { name: /^Accept the offer: Rope Maker/ }).click();
  let unread = true;
  await page.route('**/api/job-offers?*', async (route) => {
    while (unread) await page.waitForTimeout(100);
    await route.continue();
  });
  await question.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByText('You accepted the offer for Rope Maker.')).toBeVisible();
  // The badge, and the day of the answer, before the list is read again.
  await expect(card.getByText('Accepted', { exact: true })).toHaveCount(2);
  unread = false;
  await expect(card.getByRole('button', { name: /^Reject/ })).toHaveCount(0);
  await mailTo(recruiter.email, /Offer accepted: Asha Rao, Rope Maker/);
});

test('offline, the question before an answer to an offer does not open and the page stays; online it opens', async ({
  page,
}) => {
  const { candidate, recruiter, application } = await anAccepted('Sail Maker');
  await makeOffer(recruiter, application);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-offers');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').filter({ hasText: 'Sail Maker' });
  const question = page.getByRole('dialog', { name: /^Accept the offer for Sail Maker/ });
  await page.context().setOffline(true);
  await card.getByRole('button', { name: /^Accept the offer: Sail Maker/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error or no response from server.' })).toBeVisible();
  await expect(card).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.context().setOffline(false);
  await card.getByRole('button', { name: /^Accept the offer: Sail Maker/ }).click();
  await expect(question).toBeVisible();
});

test('an answer to an offer withdrawn meanwhile is rolled back and says why', async ({ page }) => {
  const { candidate, recruiter, application } = await anAccepted('Basket Weaver');
  const offer = await makeOffer(recruiter, application);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-offers');
  const card = page.getByRole('article').filter({ hasText: 'Basket Weaver' });
  await card.getByRole('button', { name: /^Reject the offer: Basket Weaver/ }).click();
  await withdrawOffer(recruiter, offer);
  await page
    .getByRole('dialog', { name: /^Reject the offer for Basket Weaver/ })
    .getByRole('button', { name: 'Reject offer' })
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t save your answer. This offer has been withdrawn.' }),
  ).toBeVisible();
  await expect(card.getByText('The recruiter has withdrawn this offer.')).toBeVisible();
  await expect(card.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: /^Reject/ })).toHaveCount(0);
});

test('an internship offer shows pay by the month', async ({ page }) => {
  const internship = { employmentType: 'Internship', durationMonths: 6 } as const;
  const { candidate, recruiter, application } = await anAccepted('Weaving Intern', internship);
  await makeOffer(recruiter, application, { salary: 180_000 });
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard');
  await expect(page.getByText('₹15,000 a month')).toBeVisible();
  await page.goto('/candidate-dashboard/job-offers');
  const card = page.getByRole('article').filter({ hasText: 'Weaving Intern' });
  await expect(card.getByText('Stipend')).toBeVisible();
  await expect(card.getByText('₹15,000 a month')).toBeVisible();
  await expect(card.getByText(/a year/)).toHaveCount(0);
});

test('the candidate’s home shows what waits, what changed since the last visit, and what fits', async ({ page }) => {
  const skill = `Marquetry ${Date.now()}`;
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate({ skills: skill });
  const first = await postJob(recruiter, { title: 'Veneer Cutter', skills: [skill] });
  await postJob(recruiter, { title: 'Inlay Artist', skills: [skill, 'Wood'] });
  const application = await applyTo(candidate, first);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/job-applied');
  await expect(page.getByRole('article').filter({ hasText: 'Veneer Cutter' })).toBeVisible();
  await page.goto('/candidate-dashboard');
  const fits = page.getByRole('region', { name: 'Jobs that ask for some of your skills' });
  await expect(fits.getByRole('link', { name: /^Apply: Inlay Artist/ })).toBeVisible();
  const sent = page.getByRole('region', { name: 'Waiting for an answer' });
  await expect(sent.getByText(/Applied \d+ \w+/)).toBeVisible();
  await expect(sent.getByRole('link', { name: /^See your application: Veneer Cutter/ })).toBeVisible();
  // Jobs already applied for are not listed as new.
  await expect(fits.getByRole('link', { name: /^Apply: Veneer Cutter/ })).toHaveCount(0);
  await expect(page.getByText('New since your last visit')).toHaveCount(0);

  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);
  await page.reload();
  await expect(page.getByText('Next interview')).toBeVisible();
  await expect(page.getByText('1 upcoming interview.', { exact: false })).toBeVisible();
  const news = page.getByRole('region', { name: 'New since your last visit' });
  await expect(news.getByText('Interview scheduled')).toBeVisible();
  await expectAccessible(page, 'the home with everything');
  await news.getByRole('link', { name: /^See what’s new: Veneer Cutter/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Veneer Cutter' });
  await expect(dialog.getByText('You applied')).toBeVisible();
  await expect(dialog.getByText('The status changed: Accepted')).toBeVisible();
  await expect(dialog.getByText('An interview was scheduled')).toBeVisible();
  await page.goto('/candidate-dashboard');
  await expect(page.getByText('Next interview')).toBeVisible();
  await expect(page.getByText('New since your last visit')).toHaveCount(0);

  // Selected before its time: it still takes place.
  const input = { token: recruiter.token, params: { applicationId: application._id }, body: { status: 'Selected' } };
  await send('setInterviewResult', input);
  await page.reload();
  await expect(page.getByText('Next interview')).toBeVisible();
});
