import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  confirmAddress,
  mailTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  pictureFile,
  postJob,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
import { candidateForm } from '#tests/support/registrations.ts';

test.use({ provoked: /status of (404|409|412|500)|ERR_FAILED/ });

const someName = (start: string): string => `${start}${randomUUID().slice(0, 6)}`;
const listOf = (name: string, more = ''): string => `/admin-dashboard/candidates?name=${name}${more}`;
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

test('candidates are listed in three tables, filtered and sorted by the address, with pictures, resumes, export and bulk changes', async ({
  page,
}) => {
  const firstName = someName('Tara');
  await makeCandidate({ firstName, lastName: 'Zutshi', dob: '1999-03-14' });
  const email = `${firstName.toLowerCase()}.venkatanarasimharajuvaripeta.rangaswamy@mail.example`;
  const bare = candidateForm({ firstName, lastName: '=SUM(A1)', email, applyFor: 'Internship', dob: '2001-01-02' });
  expect((await send('registerCandidate', { body: bare })).status).toBe(201);
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin-dashboard');
  const name = page.getByRole('searchbox', { name: 'Name' });
  await expect(name).toBeVisible();
  await page.keyboard.press('/');
  await expect(name).toBeFocused();
  await page.keyboard.type(firstName);
  await expect(found(page, '2 candidates')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`name=${firstName}`));
  await expect(page.getByRole('term').filter({ hasText: 'Black List' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Candidate Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Born' }).click();
  await expect(rows(page).nth(1)).toContainText('14 Mar 1999');
  await page.getByRole('link', { name: 'Born' }).click();
  await expect(page.getByRole('columnheader', { name: 'Born' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).nth(1)).toContainText('02 Jan 2001');
  await expect(rows(page).nth(1)).toContainText('No Resume');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Profiles' }).click();
  await expect(page.getByRole('columnheader', { name: 'Photo' })).toBeVisible();
  await page.getByLabel('Applied for').selectOption('Job');
  await expect(found(page, '1 candidate')).toBeVisible();
  await page.goBack();
  await page.reload();
  await page.getByLabel('Applied for').selectOption('Internship');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Reset', exact: true }).click();
  await expect(page).not.toHaveURL(/name=|applyFor=/);

  await visit(page, listOf(firstName));
  await page.getByRole('button', { name: `Show the picture of ${firstName} Zutshi` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: `${firstName} Zutshi` })).toBeVisible();
  await page.keyboard.press('Escape');
  const resume = page.getByRole('button', { name: `PDF: resume of ${firstName} Zutshi` });
  await resume.click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resume).toBeFocused();
  await page.route('**/files/**', (route) => route.abort());
  await resume.click();
  await expect(page.getByRole('dialog')).toContainText('Error loading the PDF. Please check the file path.');
  await page.keyboard.press('Escape');
  await page.unroute('**/files/**');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^candidates-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain("'=SUM(A1)");
  const pick = page.getByRole('checkbox', { name: new RegExp(`^Select ${firstName}`) });
  await pick.first().click();
  await pick.last().click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await pick.first().press('Space');
  await expect(bar).toContainText('1 selected');
  await page.getByRole('checkbox', { name: 'Select page' }).click();
  await bar.getByRole('button', { name: 'Change status' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Block' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Block 2 candidates?' });
  await question.getByRole('button', { name: 'Block 2 candidates' }).click();
  await expect(question.getByText('Enter a reason.')).toBeVisible();
  await question.getByLabel('Reason').fill('One person twice.');
  await page.route('**/api/candidates/bulk-status', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await question.getByRole('button', { name: 'Block 2 candidates' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(question.getByLabel('Reason')).toHaveValue('One person twice.');
  await question.getByRole('button', { name: 'Block 2 candidates' }).click();
  await expect(page.getByText('2 candidates changed.')).toBeVisible();
  const statuses = page.getByRole('combobox', { name: /^Status of / });
  await expect(statuses.first()).toHaveValue('Block');

  // On a tablet nothing overflows the table's container.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(statuses.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeInViewport({ ratio: 1 });
  const wrap = page.locator('.table-wrap');
  expect(await wrap.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // There is no pointer that would show the rest of what is cut.
  const cut = await wrap.evaluate((box) =>
    [...box.querySelectorAll('tbody span[title]')]
      .filter((text) => text.scrollHeight > text.clientHeight + 1 && getComputedStyle(text).overflow !== 'visible')
      .map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  // Undo survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone: 2 of 2.')).toBeVisible();
  for (const at of [0, 1]) await expect(statuses.nth(at)).toHaveValue('Not Active');
  // A candidate's page tells the change from its undo.
  await page.getByRole('link', { name: `View ${firstName} Zutshi` }).click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Block → Not Active' })).toContainText(
    /Undo of the bulk change of .*\d [ap]m/,
  );
  await expect(history.filter({ hasText: 'Not Active → Block' })).toContainText('Part of a bulk change');
  await page.goBack();

  // When a row leaves the list, the next row takes the focus.
  await page.getByLabel('Status', { exact: true }).selectOption('Not Active');
  await expect(page).toHaveURL(/status=/);
  await statuses.first().focus();
  await statuses.first().selectOption('Active');
  await expect(found(page, '1 candidate')).toBeVisible();
  await expect(statuses.first()).toBeFocused();
});

test('a row is edited in place by keyboard and keeps what was typed when the server refuses', async ({ page }) => {
  const firstName = someName('Uma');
  const candidate = await makeCandidate({ firstName, lastName: 'Das' });
  await confirmAddress(candidate);
  const other = await makeCandidate();
  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await visit(page, listOf(firstName));
  const edit = page.getByRole('link', { name: `Edit ${firstName} Das` });
  await edit.click();
  const email = page.getByRole('textbox', { name: 'Email' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await edit.press('Enter');
    // The actions stay in view above the other columns, and leave the status clear.
    const editing = page.getByRole('row').filter({ has: email });
    const [status, save] = await Promise.all([
      editing.getByText('Not Active').boundingBox(),
      editing.getByRole('button', { name: 'Save' }).locator('xpath=ancestor::td').boundingBox(),
    ]);
    if (!status || !save) throw new Error('The row is not shown.');
    const beside = status.x + status.width <= save.x;
    expect(beside || status.y + status.height <= save.y, `the status is clear at ${width}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
  }
  await edit.press('Enter');
  await email.fill('not an address');
  await phone.fill('123');
  await phone.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Enter an email address, like name@example\.in/);
  await expect(phone).toHaveAccessibleDescription('Enter a phone number of 10 digits, with or without +91.');
  await page.getByRole('checkbox', { name: `Select ${firstName}` }).click();
  await expectAccessible(page, 'a picked row being edited');
  // Sorting while editing shows a notice and keeps the changes.
  await page.getByRole('columnheader', { name: 'Candidate' }).getByRole('link').click();
  await expect(page.getByText(`Your changes to ${firstName} Das are not saved.`)).toBeVisible();
  await edit.click();
  await expect(phone).toHaveValue('123');
  // Esc keeps them too.
  await phone.press('Escape');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await expect(phone).toHaveValue('123');
  await email.fill(other.email);
  await phone.fill('98220 11432');
  await page.getByRole('combobox', { name: 'Applied for' }).last().selectOption('Internship');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Another account uses this email address\./);
  await expect(phone).toHaveValue('98220 11432');

  const moved = `new.${candidate.email}`;
  await email.fill(moved);
  await refuseOnce(page, '**/api/candidates/*', 'PUT');
  await page.getByRole('button', { name: `Save ${firstName} Das` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update candidate.' })).toBeVisible();
  await expect(email).toHaveValue(moved);
  const save = page.getByRole('button', { name: `Save ${firstName} Das` });
  const newer = page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' });
  const saveElsewhere = async (number: string): Promise<void> => {
    const body = { phone: number };
    const other = await send('updateCandidate', { token: admin.token, params: { id: candidate.user._id }, body });
    expect(other.status).toBe(200);
    await save.click();
    await expect(newer).toContainText(number);
    // Another save replaces nothing until the user has chosen.
    await save.click();
    await expect(newer).toContainText(number);
  };
  await saveElsewhere('9000000001');
  await newer.getByRole('button', { name: 'Use these changes' }).click();
  await expect(email).toBeFocused();
  await expect(phone).toHaveValue('9000000001');
  await expect(email).toHaveValue(moved);
  // A field that only the other user changed takes the newer value with either choice.
  await saveElsewhere('9000000002');
  await expectAccessible(page, 'a row that someone else changed');
  await newer.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(phone).toHaveValue('9000000002');
  await expect(email).toHaveValue(moved);
  await phone.fill('98220 11432');
  await saveElsewhere('9000000003');
  await newer.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(phone).toHaveValue('98220 11432');
  await save.click();
  await expect(page.getByText('Candidate updated successfully.')).toBeVisible();
  await expect(edit).toBeFocused();
  const row = rows(page).filter({ hasText: firstName });
  await expect(row).toContainText(moved);
  await expect(row).toContainText('98220 11432');
  await expect(row).toContainText('Internship');
  expect((await mailTo(candidate.email, /was changed/)).text).toContain(moved);
});

test("a candidate's page shows an administrator everything about them and changes their status", async ({ page }) => {
  const firstName = someName('Wafa');
  // Blacklisting also blocks the phone number, so this one must not be used by any other journey.
  const candidate = await makeCandidate({ firstName, lastName: 'Ansari', findable: 'false', phone: '+91 91234 56780' });
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Lift Engineer', companyName: 'Tungabhadra Lifts' });
  const applied = await applyTo(candidate, job);
  await answerApplication(recruiter, applied, 'accepted');
  const offer = await makeOffer(recruiter, applied);
  await send('answerOffer', { token: candidate.token, params: { id: offer.id }, body: { status: 'Accepted' } });
  await signInAs(page, await signInAdminOver());
  await visit(page, listOf(firstName));
  await page.getByRole('link', { name: `View ${firstName} Ansari` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Ansari` })).toBeVisible();
  await expect(page).toHaveURL(`/admin/candidate/${candidate.user._id}`);
  await expect(page.getByRole('link', { name: candidate.email })).toBeVisible();
  const application = rows(page).filter({ hasText: 'Lift Engineer' });
  await expect(application).toContainText('Hired');
  await expect(application).toContainText('Posted by Kaveri Software for Tungabhadra Lifts');
  // A job leads to its details, unless its recruiter has deleted it.
  await application.getByRole('link', { name: 'Lift Engineer' }).click();
  await expect(page.getByRole('dialog')).toContainText(job.jobId);
  expect((await send('deleteJob', { params: { id: job._id }, token: recruiter.token })).status).toBe(200);
  await page.reload();
  await expect(page.getByText('This job was deleted or does not exist.')).toBeVisible();
  await page.goBack();
  await expect(application).toContainText(`${job.jobId} · Deleted`);
  await expect(application.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Profile completion' })).toBeVisible();
  await expect(page.getByText(/^[1-7] of 8 sections are complete\.$/)).toBeVisible();
  // Administrators do not see the hints for the candidate.
  await expect(page.getByText(/Complete your profile/)).toHaveCount(0);
  const sections = page.getByRole('list', { name: 'Profile sections' }).getByRole('listitem');
  await expect(sections).toHaveCount(8);
  await expect(sections.filter({ hasText: 'Resume' })).toContainText('Complete');
  await expect(sections.filter({ hasText: 'Salary' })).toContainText('Incomplete');

  const status = page.getByRole('combobox', { name: `Status of ${firstName} Ansari` });
  await expect(status.getByRole('option')).toHaveText(['Active', 'Not Active', 'Block', 'Black List']);
  await status.selectOption('Black List');
  const question = page.getByRole('dialog', { name: new RegExp(`Add ${firstName} Ansari .* to the Black List\\?`) });
  // Esc keeps the typed text for the next time.
  await question.getByLabel('Reason').fill('Forged papers.');
  await page.keyboard.press('Escape');
  await status.selectOption('Black List');
  await expect(question.getByLabel('Reason')).toHaveValue('Forged papers.');
  await question.getByRole('button', { name: /^Black List / }).click();
  await expect(page.getByText('Status updated successfully.')).toBeVisible();
  await expect(page.getByText('Not Active → Black List')).toBeVisible();
  await expect(page.getByText('Forged papers.').first()).toBeVisible();
  await expectAccessible(page, 'the page of a candidate');
  await page.getByRole('button', { name: 'Preview resume' }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Ansari` })).toBeVisible();
  await visit(page, '/admin/candidate/019a0000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We can’t find this candidate.' })).toBeVisible();
});

test('a status changed meanwhile by another administrator is refused, and list and page show the newer one', async ({
  page,
}) => {
  const firstName = someName('Zoya');
  const candidate = await makeCandidate({ firstName, lastName: 'Khan' });
  const admin = await signInAdminOver();
  const change = async (userStatus: string) => {
    const body = { userStatus, reason: 'Forged papers.' };
    const answer = await send('setCandidateStatus', { token: admin.token, params: { id: candidate.user._id }, body });
    expect(answer.status).toBe(200);
  };
  await signInAs(page, admin);
  await visit(page, listOf(firstName));
  const status = page.getByRole('combobox', { name: `Status of ${firstName} Khan` });
  await expect(status).toHaveValue('Not Active');
  await change('Block');
  await status.selectOption('Active');
  await expect(page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' })).toBeVisible();
  await expect(status).toHaveValue('Block');

  await visit(page, `/admin/candidate/${candidate.user._id}`);
  await expect(status).toHaveValue('Block');
  await change('Not Active');
  await status.selectOption('Active');
  await expect(page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' })).toBeVisible();
  await expect(status).toHaveValue('Not Active');
  await expect(page.getByText('Block → Not Active')).toBeVisible();
});

test('a verification decided meanwhile by another administrator is refused aloud, and the newer state shows', async ({
  page,
}) => {
  const companyName = someName('Krishna Looms');
  const recruiter = await makeRecruiter({ companyName });
  const document = new FormData();
  document.set('document', await pictureFile());
  expect((await send('askForVerification', { token: recruiter.token, body: document })).status).toBe(200);
  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await visit(page, `/admin-dashboard/recruiters?verified=asked&open=${recruiter.user._id}`);
  const details = page.getByRole('dialog', { name: companyName, exact: true });
  await details.getByRole('button', { name: 'Decline request' }).click();
  await page.getByLabel('Reason').fill('The document is of another company.');
  const params = { id: recruiter.user._id };
  const verified = await send('verifyRecruiter', { token: admin.token, params, body: { verified: true } });
  expect(verified.status).toBe(200);
  await page.getByRole('button', { name: `Decline request of ${recruiter.user.userCode}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' })).toBeVisible();
  await expect(details.getByText(/^Verified on /)).toBeVisible();
});

test('on a tablet a verified recruiter’s badge stays in its column, and the phone number on one line', async ({
  page,
}) => {
  const companyName = someName('Chambal Weavers and Dyers');
  const recruiter = await makeRecruiter({ companyName });
  const document = new FormData();
  document.set('document', await pictureFile());
  expect((await send('askForVerification', { token: recruiter.token, body: document })).status).toBe(200);
  const admin = await signInAdminOver();
  const params = { id: recruiter.user._id };
  expect((await send('verifyRecruiter', { token: admin.token, params, body: { verified: true } })).status).toBe(200);
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, admin);
  await visit(page, `/admin-dashboard/recruiters?companyName=${encodeURIComponent(companyName)}`);
  const edgesOf = (part: Locator) =>
    part.evaluate((element) => {
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(element);
      const { left, right, height } = range.getBoundingClientRect();
      return { left, right, height };
    });
  const cells = rows(page).nth(1).getByRole('cell');
  const badge = await edgesOf(cells.nth(1).getByText('Verified', { exact: true }));
  const email = await edgesOf(cells.nth(3));
  expect(email.left - badge.right).toBeGreaterThanOrEqual(8);
  expect((await edgesOf(cells.nth(4))).height).toBeLessThan(30);
});
