import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '#server/database/client.ts';
import { applications } from '#server/database/schema/index.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  mailTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  portalDatabaseUrl,
  postJob,
  scheduleInterview,
  send,
} from '#tests/support/journey-portal.ts';
import { manyApplications, manyCandidates } from '#tests/support/many-applications.ts';
import { CORE } from '#tests/support/test-length.ts';
import { shortDayText } from '#web/lib/formats.ts';

test.use({ provoked: /status of (400|409|412|500)/ });
// A fake clock stays in its context; the next journey must not inherit it.
test.use({ reuseContext: false });

const APPLICATIONS = '/recruiter-maindashboards/applications';

test('an application gets private notes and a rating, and its resume opens beside the list', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });

  const stars = panel.getByRole('radiogroup', { name: 'Rating' });
  await stars.getByRole('radio', { name: '3 stars' }).focus();
  const kept = page.waitForResponse((answer) => answer.request().postData() === '{"rating":4}');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await kept;
  await page.route('**/rating', (route) => route.fulfill({ status: 500, json: { message: 'The stars are out.' } }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: 'The stars are out.' })).toBeVisible();
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.unroute('**/rating');

  await panel.getByRole('link', { name: 'Notes' }).click();
  await expect(panel.getByText('No notes yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByLabel('New note')).toHaveAccessibleDescription(/Enter a note/);
  await panel.getByLabel('New note').fill('Knows scales.\nAsk about nights.');
  await page.reload();
  await expect(panel.getByLabel('New note')).toHaveValue('Knows scales.\nAsk about nights.');
  await page.route('**/notes', (route) => route.fulfill({ status: 500, json: { message: 'No ink.' } }), { times: 1 });
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByLabel('New note')).toHaveAccessibleDescription(/No ink\./);
  await panel.getByRole('button', { name: 'Add note' }).click();
  const note = panel.getByRole('listitem').filter({ hasText: 'Ask about nights.' });
  await expect(note).toBeVisible();
  await expect(panel.getByLabel('New note')).toHaveValue('');
  await note.getByRole('button', { name: 'Edit note' }).click();
  await panel.getByRole('textbox', { name: 'Note', exact: true }).fill('Knows scales well.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Knows scales well.' })).toContainText('edited');
  await panel.getByRole('button', { name: 'Delete note' }).click();
  await expect(panel.getByText('No notes yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Knows scales well.' })).toBeVisible();
  await page.route('**/notes/*', (route) => route.fulfill({ status: 500, json: { message: 'It sticks.' } }));
  await panel.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It sticks.' })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Knows scales well.' })).toBeVisible();

  await panel.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(panel.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await panel.getByRole('link', { name: /^Notes/ }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Knows scales well.' })).toBeVisible();

  const row = page.getByRole('link', { name: 'Open Ila Bose’s application' });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await row.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();
});

test('an offer is made from the panel, refused with a reason, shown, and withdrawn', { tag: CORE }, async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, job, { fullName: 'Ila Bose', expectedSalary: '12 LPA' });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await expect(panel.getByRole('heading', { name: 'Answers' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
  await answerApplication(recruiter, application, 'accepted');
  await page.reload();
  await panel.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByLabel('Salary')).toHaveAccessibleDescription(/Enter pay like 8 LPA/);
  await dialog.getByLabel('Salary').fill('₹50,000 a month');
  await expect(dialog.getByText('₹6,00,000 a year')).toBeVisible();
  await dialog.getByLabel('Salary').fill('12.5 a year');
  await expect(dialog.getByLabel('Salary')).toHaveAccessibleDescription(/Enter at least ₹10,000 a year/);
  await expect(dialog.getByLabel('Salary')).toHaveValue('12.5 a year');
  await dialog.getByLabel('Salary').fill('12.5 LPA');
  await expect(dialog.getByText('₹12,50,000 a year')).toBeVisible();
  await dialog.getByLabel('Location').fill('Nanded');
  await dialog.getByLabel('Start date').fill(dayFromToday(20));
  await dialog.getByLabel('Offer letter').fill('Welcome to the bridge.');
  await page.route('**/api/job-offers', (route) =>
    route.fulfill({ status: 500, json: { message: 'The post is closed.', code: 'UNAVAILABLE' } }),
  );
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'The post is closed.' })).toBeFocused();
  await expect(dialog.getByLabel('Offer letter')).toHaveValue('Welcome to the bridge.');
  await page.unroute('**/api/job-offers');
  // A reload reopens it automatically.
  await page.reload();
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(dialog.getByLabel('Offer letter')).toHaveValue('Welcome to the bridge.');
  await expect(dialog.getByLabel('Location')).toHaveValue('Nanded');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Offer sent.')).toBeVisible();
  const offers = panel.getByRole('region', { name: 'Offer' });
  await expect(offers).toContainText('₹12,50,000 a year');
  await expect(offers).toContainText('Pending');
  await mailTo(candidate.email, /Weighbridge Clerk/);
  await offers.getByRole('button', { name: 'Withdraw offer' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw the Weighbridge Clerk offer to Ila Bose?' });
  await question.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(offers).toContainText('Withdrawn');
  // A press that soon after the dialog has closed counts as the second of a double press.
  await expect(async () => {
    if (!(await dialog.isVisible())) await offers.getByRole('button', { name: 'Make another offer' }).click();
    await expect(dialog.getByLabel('Offer letter')).toHaveValue('', { timeout: 1_000 });
  }).toPass();
});

test('a past interview gets its result', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter);
  const selected = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const rejected = await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  for (const application of [selected, rejected]) {
    await answerApplication(recruiter, application, 'accepted');
    await scheduleInterview(recruiter, application);
  }
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${selected._id}`);
  const panel = (name: string) => page.getByRole('complementary', { name });
  await expect(panel('Ila Bose').getByRole('button', { name: 'Cancel interview' })).toBeVisible();
  await expect(panel('Ila Bose').getByRole('button', { name: 'Selected' })).toHaveCount(0);
  // During the interview no result can be recorded, and the page says from when.
  await page.clock.setFixedTime(new Date(`${dayFromToday(4)}T11:50:00+05:30`));
  await page.reload();
  await expect(
    panel('Ila Bose').getByText('The interview has begun. You can record its result from 12:30 pm.'),
  ).toBeVisible();
  await page.clock.setFixedTime(new Date(Date.now() + 6 * 24 * 60 * 60 * 1000));
  await page.reload();
  const missing = page.getByText('Result missing').filter({ visible: true }).first();
  await expect(missing).toBeVisible();
  const [inset, lines] = await missing.evaluate((element) => {
    const line = element.parentElement ?? element;
    line.style.width = '110px';
    const words = document.createRange();
    words.selectNodeContents(element);
    return [
      words.getBoundingClientRect().left - line.getBoundingClientRect().left,
      line.getBoundingClientRect().height / 18,
    ];
  });
  expect(lines, 'the line wraps').toBeGreaterThan(1.5);
  expect(inset, 'the wrapped line begins with its words').toBeLessThan(2);
  await panel('Ila Bose').getByRole('button', { name: 'Selected' }).click();
  await page
    .getByRole('dialog', { name: 'Select Ila Bose?' })
    .getByRole('button', { name: 'Select candidate' })
    .click();
  await expect(panel('Ila Bose').getByRole('region', { name: 'Interview' })).toContainText('Selected');
  await expect(panel('Ila Bose').getByRole('button', { name: 'Make an offer' })).toBeVisible();
  await visit(page, `${APPLICATIONS}?application=${rejected._id}`);
  await panel('Om Pathak').getByRole('button', { name: 'Rejected' }).click();
  const question = page.getByRole('dialog', { name: 'Reject Om Pathak?' });
  await question.getByLabel('Reason').fill('Not enough SQL.');
  await question.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(panel('Om Pathak').getByText('Reason: Not enough SQL.').first()).toBeVisible();
  await expect(page.getByLabel('Status of Om Pathak').first()).toHaveValue('rejected');
});

test('many applications are answered together with a custom email, and failures are named', { tag: CORE }, async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk', companyName: 'Godavari Agro' });
  const people = await Promise.all(['Ila Bose', 'Om Pathak', 'Uma Nair', 'Ravi Jain'].map(() => makeCandidate()));
  const names = ['Ila Bose', 'Om Pathak', 'Uma Nair', 'Ravi Jain'];
  const sent = [];
  for (const [index, person] of people.entries()) sent.push(await applyTo(person, job, { fullName: names[index] }));
  const [last] = sent.slice(-1);
  if (last) {
    await answerApplication(recruiter, last, 'accepted');
    await scheduleInterview(recruiter, last);
  }
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?sort=appliedAt`);
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await page.getByRole('checkbox', { name: 'Select Ila Bose' }).focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await page.getByRole('checkbox', { name: 'Select Uma Nair' }).click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await page.getByRole('checkbox', { name: 'Select page' }).click();
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await bar.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 3 applications?' });
  // Before sending, the dialog lists who stays unchanged, and why.
  const stays = dialog.getByText('3 of the 4 selected applications can be rejected.');
  await expect(stays).toBeVisible();
  const why = 'An interview is scheduled. Cancel it, or give its result.';
  await expect(dialog.getByRole('listitem').filter({ hasText: `Ravi Jain: ${why}` })).toBeVisible();
  await dialog.getByLabel('Reason').fill('The bridge is closed.');
  await dialog.getByLabel('Email').fill('We keep you in mind, {name}, for {job} at {company}.');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  // Emails to an unconfirmed address greet without the name.
  await expect(preview).toContainText(/Hello,\s*We keep/);
  await expect(preview).toContainText('We keep you in mind, Ila Bose, for Weighbridge Clerk at Godavari Agro.');
  await expect(preview).toContainText('The bridge is closed.');
  await page.route('**/bulk-status', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }));
  await dialog.getByRole('button', { name: 'Reject and send' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The bridge is closed.');
  await page.unroute('**/bulk-status');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select page' }).click();
  await bar.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(preview).toContainText('We keep you in mind, Ila Bose, for Weighbridge Clerk at Godavari Agro.');
  await dialog.getByRole('button', { name: 'Reject and send' }).click();
  await expect(page.getByText('3 applications were rejected.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Status of Ila Bose')).toHaveValue('rejected');
  await expect(page.getByLabel('Status of Ravi Jain')).toHaveValue('interview_scheduled');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  // The message about the others covers no button of the bar, at whatever height the list ends.
  for (const height of [900, 760, 700, 640]) {
    await page.setViewportSize({ width: 1440, height });
    await page.mouse.wheel(0, 2_000);
    const message = await page.getByText('3 applications were rejected.').locator('..').locator('..').boundingBox();
    const under = await bar.boundingBox();
    if (!message || !under) throw new Error('The message or the bar is not on screen.');
    expect(message.y + message.height, `in a window of ${height} pixels`).toBeLessThanOrEqual(under.y);
  }
  const mail = await mailTo(people[1]?.email ?? '', /^About your application for Weighbridge Clerk/);
  expect(mail.text).toContain('We keep you in mind, Om Pathak, for Weighbridge Clerk at Godavari Agro.');
  expect(mail.text).toContain('The bridge is closed.');
  await bar.getByRole('button', { name: 'Accept' }).click();
  const nobody = page.getByRole('dialog', { name: 'None of the selected applications can be accepted' });
  await expect(nobody.getByText(`Ravi Jain: ${why}`)).toBeVisible();
  await expect(nobody.getByRole('button', { name: 'Accept and send' })).toHaveCount(0);
  await expectAccessible(page, 'the question that nobody can be answered by');
  await nobody.getByRole('button', { name: 'Close' }).last().click();
});

test('the selection stays while an application is open and the window is resized', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  for (const fullName of ['Ila Bose', 'Om Pathak']) await applyTo(await makeCandidate(), job, { fullName });
  await signInAs(page, recruiter);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, APPLICATIONS);
  const box = page.getByRole('checkbox', { name: 'Select Om Pathak' });
  await box.check();
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(box).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(box).toBeChecked();
  await page.setViewportSize({ width: 390, height: 800 });
  await panel.getByRole('button', { name: 'Applications' }).click();
  await expect(box).toBeChecked();
  // The dialog of an answer leads to the saved texts, in a tab of their own.
  await page.getByRole('region', { name: 'Selected applications' }).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saved texts' }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Write your first saved text' }).click();
  const texts = await opened;
  await expect(texts.getByText('No saved texts yet.')).toBeVisible();
  await texts.close();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toBeChecked();
});

test('shortcuts of the open application work wherever the focus is, except in a field', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  for (const fullName of ['Ila Bose', 'Om Pathak']) await applyTo(await makeCandidate(), job, { fullName });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?sort=appliedAt`);
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  await expect(page.getByRole('complementary', { name: 'Ila Bose' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Select page' }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('complementary', { name: 'Om Pathak' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ila Bose' }).focus();
  await page.keyboard.press('k');
  await expect(page.getByRole('complementary', { name: 'Ila Bose' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select page' }).focus();
  await page.keyboard.press('r');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Status of Ila Bose').first()).toHaveValue('pending');
  await page.getByRole('checkbox', { name: 'Select page' }).focus();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Status of Ila Bose').first()).toHaveValue('accepted');
  // Typing filters the list after a delay, and a filter closes the application, so this step is last.
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('r');
  await expect(question).toBeHidden();
});

test('no press of j is lost at the end of a page or typed into a filter', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const database = openDatabase({ url: portalDatabaseUrl(), max: 1 });
  const people = await manyCandidates(database.db);
  await manyApplications(database.db, { recruiterId: recruiter.user._id, count: 60, people });
  await database.close();
  await signInAs(page, recruiter);
  // As soon as the list is there, before anything else can run.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('tbody input[type=checkbox]')) return;
      watch.disconnect();
      for (const key of 'jjjk') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await visit(page, APPLICATIONS);
  await expect(page.getByText('2 / 60')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toBeHidden();
  const rows = page.getByRole('table').getByRole('row');
  const keys = (typed: string) =>
    page.evaluate((letters) => {
      for (const key of letters) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, typed);
  // The first press opens an application, the others move on while it is not open yet.
  await expect(rows.nth(2)).toBeVisible();
  for (const [typed, place] of [
    ['jjj', '3 / 60'],
    ['jjjk', '2 / 60'],
    ['jjk', '1 / 60'],
    ['jjjjk', '3 / 60'],
    ['jkjj', '3 / 60'],
  ] as const) {
    await keys(typed);
    await expect(page.getByText(place)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.panel')).toBeHidden();
  }
  // An answer that is pressed too early is given once its application is open.
  await keys('jjr');
  const reject = page.getByRole('dialog', { name: /^Reject .*\?$/ });
  await expect(page.getByText('2 / 60')).toBeVisible();
  await reject.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toBeHidden();
  await page.evaluate(async () => {
    for (const wait of [0, 5, 10, 20, 40]) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  });
  await expect(page.getByText('5 / 60')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toBeHidden();
  // After the header and the name of the one job.
  await rows.nth(25).getByRole('link').first().click();
  await expect(page.getByText('24 / 60')).toBeVisible();
  // The list becomes narrow and its rows tall: the open row stays in view, and the next ones are scrolled into view.
  const open = page.locator('tr.on');
  await expect(open).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByText('28 / 60')).toBeVisible();
  await expect(open).toBeInViewport({ ratio: 0.9 });
  // Scrolled or not, the panel ends with the window.
  const below = () => page.locator('.panel').evaluate((panel) => innerHeight - panel.getBoundingClientRect().bottom);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(Math.abs(await below())).toBeLessThan(2);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.keyboard.press('k');
  await expect(page.getByText('27 / 60')).toBeVisible();

  // Faster than any rendering: more steps than the page has rows, then an answer.
  await keys('k'.repeat(4));
  await expect(page.getByText('23 / 60')).toBeVisible();
  await keys('j'.repeat(30));
  await expect(page.getByText('53 / 60')).toBeVisible();
  await keys('kar');
  await expect(page.getByText('52 / 60')).toBeVisible();
  const name = await page.locator('.panel').getAttribute('aria-label');
  await expect(page.getByText(`${name}: Status updated successfully`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: `Reject ${name}?` })).toBeVisible();
});

test('an application opened by its address is opened on its page of the list', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const database = openDatabase({ url: portalDatabaseUrl(), max: 1 });
  const people = await manyCandidates(database.db);
  await manyApplications(database.db, { recruiterId: recruiter.user._id, count: 60, people });
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select applications.id from applications join jobs on jobs.id = job_id where recruiter_id = ${recruiter.user._id}
    order by applied_at desc, applications.id desc limit 2 offset 29`);
  await database.close();
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${rows[0]?.id}`);
  await expect(page.getByText('30 / 60')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('31 / 60')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(String(rows[1]?.id)));
});

test('the longest waiting come first with their days, and the filtered list is exported as CSV', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const address = '12 MG Road, Camp, behind the old grain market, Pune, Maharashtra 411001, near the railway bridge';
  const [one, two, three] = [await makeCandidate({ address }), await makeCandidate(), await makeCandidate()];
  await applyTo(one, job, { fullName: 'Ila Bose', noticePeriod: '15 days' });
  const answered = await applyTo(two, job, { fullName: 'Om Pathak' });
  await applyTo(three, job, { fullName: '=HYPERLINK("x")' });
  await answerApplication(recruiter, answered, 'accepted');
  await signInAs(page, recruiter);
  await page.clock.setFixedTime(new Date(Date.now() + 9 * 24 * 60 * 60 * 1000));
  await visit(page, APPLICATIONS);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!page)/ }) });
  const row = rows.filter({ hasText: 'Ila Bose' });
  await expect(row).toContainText('Waiting 9 days');
  // However long the address is, the notice period is not cut off.
  await expect(row.getByText('15 days', { exact: true })).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 768, height: 900 });
  const topOf = (tool: Locator) => tool.evaluate((element) => element.getBoundingClientRect().top);
  const [exports, best] = [
    page.getByRole('button', { name: 'Export CSV' }),
    page.getByRole('link', { name: 'Best fit' }),
  ];
  expect(await topOf(exports)).toBe(await topOf(best));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row.getByText('Notice: 15 days')).toBeVisible();
  // At doubled text the search has a row of its own.
  const size = (text: string) =>
    page.locator('html').evaluate((html, fontSize) => void Object.assign(html.style, { fontSize }), text);
  await size('200%');
  expect((await page.getByRole('searchbox', { name: 'Name' }).boundingBox())?.width).toBeGreaterThan(280);
  await size('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows.filter({ hasText: 'Om Pathak' })).not.toContainText('Waiting');
  await page.getByRole('link', { name: 'Oldest unanswered' }).click();
  await expect(page).toHaveURL(/status=pending&sort=appliedAt/);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Ila Bose');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Ila Bose');
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv).not.toContain('Om Pathak');
  await page.route('**/export*', (route) => route.fulfill({ status: 500, json: { message: 'No paper.' } }));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No paper.' })).toBeVisible();
});

test('cards are moved on the board by mouse, keys and menu, and rolled back when refused', {
  tag: CORE,
}, async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const names = ['Ila Bose', 'Om Pathak', 'Uma Nair'];
  const sent = [];
  for (const fullName of names) sent.push(await applyTo(await makeCandidate(), job, { fullName }));
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => page.getByRole('link', { name: `Open ${name}’s application` });
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending3');

  const drag = async (name: string, to: string) => {
    const from = await card(name).boundingBox();
    const onto = await column(to).boundingBox();
    if (!from || !onto) throw new Error('The card or the column is not on screen.');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(onto.x + onto.width / 2, onto.y + 60, { steps: 6 });
  };
  await drag('Ila Bose', 'Accepted');
  await expect(page.getByText('Drop to accept')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Status updated successfully').first()).toBeVisible();
  await expect(column('Accepted').getByText('Ila Bose', { exact: true }).first()).toBeVisible();
  await expect(column('Accepted').getByRole('heading')).toHaveText('Accepted1');
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending2');
  await expect(page).not.toHaveURL(/application=/);

  await drag('Om Pathak', 'Interview');
  await page.mouse.up();
  const notMoved = page.getByRole('alert').filter({ hasText: 'Accept Om Pathak’s application before' });
  await expect(notMoved).toBeVisible();
  await expect(column('Pending').getByText('Om Pathak', { exact: true }).first()).toBeVisible();

  await page.route('**/api/applyjobs/*/status', (route) =>
    route.fulfill({ status: 409, json: { message: 'Perhaps.', code: 'ILLEGAL_STEP' } }),
  );
  await card('Om Pathak').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: 'Perhaps.' })).toBeVisible();
  await expect(column('Pending').getByText('Om Pathak', { exact: true }).first()).toBeVisible();
  await page.unroute('**/api/applyjobs/*/status');

  // Success is determined by the response's status, whatever the language of its message.
  await page.route('**/api/applyjobs/*/status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), message: 'Sthiti badal gayi hai' } });
  });
  await card('Om Pathak').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Sthiti badal gayi hai').first()).toBeVisible();
  await page.unroute('**/api/applyjobs/*/status');
  await expect(column('Accepted').getByText('Om Pathak', { exact: true }).first()).toBeVisible();
  await expect(card('Om Pathak')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Schedule Interview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await card('Uma Nair').focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    column('Accepted')
      .getByRole('link', { name: /^Open .+’s application$/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(card('Uma Nair')).toBeFocused();
  // The focus ring is whole: around the card, where the board does not cut it off.
  const focused = page.getByRole('listitem').filter({ has: card('Uma Nair') });
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-offset', '-2px');
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  // The keys also work on the card's menu button.
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Move to Rejected' }).click();
  await page
    .getByRole('dialog', { name: 'Reject Uma Nair?' })
    .getByRole('button', { name: 'Reject application' })
    .click();
  await expect(column('Rejected').getByText('Uma Nair', { exact: true }).first()).toBeVisible();

  const [, second] = sent;
  if (second) await scheduleInterview(recruiter, second);
  await page.reload();
  await expect(column('Interview').getByText('Om Pathak', { exact: true }).first()).toBeVisible();
  // A column that does not accept a drop says why, before and after.
  await drag('Om Pathak', 'Rejected');
  await expect(column('Rejected')).toContainText('An interview is scheduled. Cancel it, or give its result.');
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'An interview is scheduled.' })).toBeVisible();
  await drag('Ila Bose', 'Selected and offers');
  await expect(column('Selected and offers')).toContainText(
    'when you give the result of an interview or make an offer',
  );
  await page.mouse.up();
  await expect(column('Accepted').getByText('Ila Bose', { exact: true }).first()).toBeVisible();
  await card('Om Pathak').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Om Pathak' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Om Pathak' })).toBeVisible();
});

test('a card says the day of its state, and the board says where withdrawn applications are', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const answered = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const candidate = await makeCandidate();
  const withdrawn = await applyTo(candidate, job, { fullName: 'Om Pathak' });
  const database = openDatabase({ url: portalDatabaseUrl(), max: 1 });
  const appliedAt = new Date('2026-01-05T06:00:00Z');
  await database.db.update(applications).set({ appliedAt }).where(eq(applications.id, answered._id));
  await database.close();
  await answerApplication(recruiter, answered, 'rejected');
  const body = { status: 'withdrawn' };
  await send('setApplicationStatus', { token: candidate.token, params: { id: withdrawn._id }, body });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?view=board`);
  const rejected = page.getByRole('region', { name: 'Rejected', exact: true });
  await expect(rejected.getByRole('listitem')).toContainText(shortDayText(new Date().toISOString()));
  await expect(rejected.getByRole('listitem')).not.toContainText('5 Jan');
  await page.getByRole('link', { name: '1 withdrawn application is only in the table' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Om Pathak' })).toBeVisible();
});

test('a board column loads more, keeps a correct count, and works on phones', async ({ newPage }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const application = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const page = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInAs(page, recruiter);
  // Creating two dozen real candidates would be slow, so the server's first page and its count are mocked.
  await page.route('**/api/applyjobs?*', async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.get('status') !== 'pending') return route.continue();
    const shown = Math.min(Number(url.searchParams.get('limit')), 23);
    const many = Array.from({ length: shown }, (_, index) => ({
      ...application,
      _id: `${application._id.slice(0, -2)}${10 + index}`,
      fullName: `Candidate ${index + 1}`,
      // As seen by their recruiter.
      may: { ...application.may, accept: true, reject: true },
    }));
    return route.fulfill({ json: many, headers: { 'X-Total-Count': '23' } });
  });
  await visit(page, `${APPLICATIONS}?view=board`);
  const pending = page.getByRole('region', { name: 'Pending', exact: true });
  await expect(pending.getByRole('heading')).toHaveText('Pending23');
  await expect(pending.getByRole('listitem')).toHaveCount(20);
  await pending.getByRole('link', { name: 'Show more in Pending' }).click();
  await expect(pending.getByRole('listitem')).toHaveCount(23);
  await expect(page).toHaveURL(/shown-pending=40/);
  await expect(pending.getByRole('link', { name: 'Show more in Pending' })).toHaveCount(0);
  await pending.getByRole('button', { name: 'Move Candidate 1', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Move to Accepted' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('list, board and panel are accessible, wide and narrow, light and dark', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const application = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const accepted = await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  await answerApplication(recruiter, accepted, 'accepted');
  await makeOffer(recruiter, accepted);
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  await page.getByRole('checkbox', { name: 'Select Ila Bose' }).check();
  await expectAccessible(page, 'the list with a choice');
  await visit(page, `${APPLICATIONS}?view=board`);
  const offered = page.getByRole('region', { name: 'Selected and offers' }).getByRole('listitem');
  await expect(offered.getByText('Offer made')).toBeVisible();
  await expectAccessible(page, 'the board');
  await visit(page, `${APPLICATIONS}?application=${application._id}&part=notes`);
  await expect(page.getByLabel('New note')).toBeVisible();
  await expectAccessible(page, 'the notes');
  await visit(page, `${APPLICATIONS}?application=${accepted._id}`);
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();
  await expectAccessible(page, 'the application with its offer');
});

const CHANGED = 'Someone changed this in the meantime.';

test('an answer that another window gave first is refused, and row, panel, counters and columns show the newer state', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const application = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const other = await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  const main = page.getByRole('main');
  await expect(panel.getByRole('heading', { name: 'Answers' })).toBeVisible();
  await expect(main).toContainText(/Pending\s*2/);

  // The same row, in another window.
  await answerApplication(recruiter, application, 'accepted');
  await main.getByLabel('Status of Ila Bose').selectOption('rejected');
  const dialog = page.getByRole('dialog', { name: 'Reject Ila Bose?' });
  await dialog.getByLabel('Reason').fill('The post is filled.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Ila Bose’s application changed in the meantime. It is now: Accepted.',
  );
  await expect(dialog.getByLabel('Reason')).toHaveValue('The post is filled.');
  await expect(page.getByLabel('Status of Ila Bose').first()).toHaveValue('accepted');
  await expect(main).toContainText(/Pending\s*1\s*Accepted\s*1/);
  await expect(panel.getByRole('button', { name: 'Schedule Interview', includeHidden: true })).toBeVisible();
  // After seeing the change, the recruiter can still reject.
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByLabel('Status of Ila Bose')).toHaveValue('rejected');

  await visit(page, `${APPLICATIONS}?view=board`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.getByRole('link', { name: 'Open Om Pathak’s application' });
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending1');
  await answerApplication(recruiter, other, 'rejected');
  await card.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: 'It is now: Rejected. Nothing was sent.' })).toBeVisible();
  await expect(column('Rejected').getByRole('heading')).toHaveText('Rejected2');
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending0');
  await expect(column('Rejected').getByText('Om Pathak', { exact: true }).first()).toBeVisible();
});

test('an interview rescheduled or an offer answered meanwhile refuses the action and shows its new state', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, job, { fullName: 'Ila Bose' });
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);
  const offer = await makeOffer(recruiter, application);
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await expect(panel).toContainText('Baner Road 14, Pune');
  // The list's data shows first: wait for the whole object before changing it.
  await page.waitForLoadState('networkidle');

  const reschedule = async (location: string): Promise<void> => {
    const moved = await send('rescheduleInterview', {
      token: recruiter.token,
      params: { applicationId: application._id },
      body: {
        scheduledBy: 'Vikram Shah',
        interviewDateTime: `${dayFromToday(5)}T15:00`,
        location,
        contactNo: '98765 43210',
        hrNotes: '',
      },
    });
    expect(moved.status).toBe(200);
  };
  await reschedule('Karve Road 3, Pune');
  await panel.getByRole('button', { name: 'Cancel interview' }).click();
  const question = page.getByRole('dialog', { name: /Ila Bose/ });
  await question.getByLabel('Reason').fill('Somebody is ill.');
  await question.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(question.getByRole('alert')).toContainText(CHANGED);
  await expect(question.getByLabel('Reason')).toHaveValue('Somebody is ill.');
  await expect(panel).toContainText('Karve Road 3, Pune');
  await page.keyboard.press('Escape');

  // The open form takes what it did not change, and keeps what was typed in it.
  await panel.getByRole('button', { name: 'Reschedule Interview' }).click();
  const moving = page.getByRole('dialog', { name: 'View / Reschedule Interview' });
  await moving.getByLabel('Interview time').fill('16:00');
  await reschedule('Law College Road 9, Pune');
  await moving.getByRole('button', { name: 'Reschedule Interview' }).click();
  await expect(moving.getByText(/^The interview is now on .*, Law College Road 9, Pune\./)).toBeVisible();
  await expect(moving.getByLabel('Location')).toHaveValue('Law College Road 9, Pune');
  await expect(moving.getByLabel('Interview time')).toHaveValue('16:00');
  await page.keyboard.press('Escape');

  const accepted = await send('answerOffer', {
    token: candidate.token,
    params: { id: offer.id },
    body: { status: 'Accepted' },
  });
  expect(accepted.status).toBe(200);
  await panel.getByRole('button', { name: 'Withdraw offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This offer has already been accepted.' })).toBeVisible();
  const offers = panel.getByRole('region', { name: 'Offer' });
  await expect(offers).toContainText('Accepted');
  await expect(offers.getByRole('button', { name: 'Withdraw offer' })).toHaveCount(0);
});

test('a board card is in only one column while the columns load one by one', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Weighbridge Clerk' });
  const ila = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  const om = await applyTo(await makeCandidate(), job, { fullName: 'Om Pathak' });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?view=board`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => page.getByRole('link', { name: `Open ${name}’s application` });
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending2');

  /**
   * One is accepted elsewhere; a write rejected as outdated refetches all lists, but this list's response is delayed.
   */
  const rereadWithout = async (status: string, overtaken: string) => {
    const released = Promise.withResolvers<void>();
    await page.route(`**/api/applyjobs?*status=${status}*`, async (route) => {
      await released.promise;
      await route.fallback();
    });
    await page.route('**/api/applyjobs/*/status', (route) =>
      route.fulfill({ status: 409, json: { message: 'Perhaps.', code: 'ILLEGAL_STEP' } }),
    );
    const others = page.waitForResponse((answer) => answer.url().includes('status=rejected'));
    await card(overtaken).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await others;
    return async () => {
      released.resolve();
      await page.unroute(`**/api/applyjobs?*status=${status}*`);
      await page.unroute('**/api/applyjobs/*/status');
    };
  };
  await answerApplication(recruiter, ila, 'accepted');
  const releaseLeft = await rereadWithout('pending', 'Om Pathak');
  await expect(column('Accepted').getByText('Ila Bose', { exact: true }).first()).toBeVisible();
  await expect(card('Ila Bose')).toHaveCount(1);
  await releaseLeft();
  await expect(column('Pending').getByRole('heading')).toHaveText('Pending1');
  await expect(card('Ila Bose')).toHaveCount(1);

  await answerApplication(recruiter, om, 'accepted');
  const releaseEntered = await rereadWithout('accepted', 'Om Pathak');
  await expect(card('Om Pathak')).toHaveCount(1);
  await expect(card('Ila Bose')).toHaveCount(1);
  await releaseEntered();
  await expect(column('Accepted').getByRole('heading')).toHaveText('Accepted2');
  await expect(card('Om Pathak')).toHaveCount(1);
});

test('all applications of a list are selected, also on other pages, and answered together', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Ferry Hand' });
  for (let at = 0; at < 27; at++) await applyTo(await makeCandidate(), job, { fullName: `Hand ${at}` });
  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?status=pending`);
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await page.getByRole('checkbox', { name: 'Select page' }).click();
  await expect(bar.getByRole('status')).toHaveText('25 selected');
  await bar.getByRole('button', { name: 'Select all 27' }).click();
  await expect(bar.getByRole('status')).toHaveText('27 selected');
  await expect(bar.getByRole('button', { name: /^Select/ })).toHaveCount(0);
  // One is deselected, and the others stay selected, on the next page as well.
  await page.getByRole('checkbox', { name: 'Select Hand 26' }).click();
  await expect(bar.getByRole('status')).toHaveText('26 selected');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Hand 0' })).toBeChecked();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept and send' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, `${APPLICATIONS}?status=pending`);
  await expect(page.getByRole('checkbox', { name: 'Select Hand 26' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Hand/ })).toHaveCount(1);
});
