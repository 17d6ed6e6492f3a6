import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/axe.ts';
import { docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import { mailTo, postJob, send, signInAdminOver, signInOver } from '#tests/support/journey-portal.ts';
import { recruiterForm } from '#tests/support/registrations.ts';

test.use({ provoked: /status of (?:400|412|500)|ERR_FAILED/ });

test('inquiries are searched, answered by email, marked and deleted', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const sender = `writer.${mark}@example.in`;
  const form = { fullName: `Asha ${mark}`, email: sender, phone: '9876543210', message: 'When is the next meetup?' };
  expect((await send('submitInquiry', { body: form })).status).toBe(201);
  const list = `/admin-dashboard/inquiries?q=${mark}`;
  await signInAs(page, await signInAdminOver());

  // Until Retry: news of the inquiry makes the page read the list again by itself.
  const reading = '**/api/inquiry/inquiry?*';
  await page.route(reading, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, list);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch data. Please try again.');
  await page.unroute(reading);
  await page.getByRole('button', { name: 'Retry' }).click();
  const row = page.getByRole('row').filter({ hasText: form.fullName });
  for (const shown of [sender, '98765 43210', form.message, 'Not answered']) await expect(row).toContainText(shown);
  await expectAccessible(page, 'inquiries');

  const done = (words: string) => page.getByLabel('Notifications').filter({ hasText: words });
  await row.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(done('Marked as answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Not answered');

  await row.getByRole('link', { name: `Reply to ${form.fullName}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: form.fullName });
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByLabel('Subject').fill('The next meetup');
  await dialog.getByLabel('Message', { exact: true }).fill('It is on Sunday.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('It is on Sunday.');
  await page.reload();
  await expect(dialog.getByText('We restored your draft.')).toBeVisible();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue('It is on Sunday.');
  await expectAccessible(page, 'reply to an inquiry');
  await page.route('**/reply', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Network error or no response from server.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog).toBeHidden();
  expect((await mailTo(sender, /The next meetup/)).text).toContain('It is on Sunday.');
  await expect(row).toContainText('1 reply');

  await page.getByLabel('Answered or not').selectOption('Answered');
  await expect(page).toHaveURL(/answered=yes/);
  await row.getByRole('link', { name: `Reply to ${form.fullName}` }).click();
  await expect(dialog.getByRole('list')).toContainText('It is on Sunday.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: /^Are you sure/ });
  await expect(question).toHaveAccessibleName('Are you sure you want to delete this inquiry?');
  await expect(question).toContainText(sender);
  await refuseOnce(page, '**/api/inquiry/inquiry/*', 'DELETE');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete inquiry');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect(done('Inquiry deleted!')).toBeVisible();
  await expect(page.getByText('No inquiries found.')).toBeVisible();
  // Without a filter there is nothing to reset.
  const reset = page.getByRole('link', { name: 'Reset', exact: true });
  await reset.click();
  await expect(page).not.toHaveURL(/answered|q=/);
  await expect(reset).toBeHidden();
});

test('a long link in an inquiry breaks inside its table', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const link = `https://example.in/${mark}/${'a'.repeat(200)}`;
  const body = { fullName: `Ravi ${mark}`, email: `ravi.${mark}@example.in`, phone: '9876543210', message: link };
  expect((await send('submitInquiry', { body })).status).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, await signInAdminOver());
  await visit(page, `/admin-dashboard/inquiries?q=${mark}`);
  await expect(page.getByRole('row').filter({ hasText: body.fullName })).toContainText(link);
  expect((await page.getByRole('table').boundingBox())?.width).toBeLessThan(1440);
});

test('a long name and address stay within the table at every width', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `sai.venkata.satyanarayana.${mark}@a-very-long-company-name.example`;
  const person = { email, message: 'When is the next meetup? '.repeat(8) };
  const name = 'Thiruvenkatasubramaniam Krishnamurthy';
  await send('submitInquiry', { body: { ...person, fullName: name, phone: '9876543210' } });
  await send('submitMentorContact', { body: { ...person, fullName: name, mobile: '9876543210', mentor: 'Sana Khan' } });
  const facts = {
    address: '4 Park Street, Kolkata, West Bengal',
    education: 'B.Com (Honours)',
    field: 'Data analysis',
  };
  await send('submitMentee', { body: { name, email, phone: '9876543210', ...facts } });
  await signInAs(page, await signInAdminOver());
  for (const tab of ['inquiries', 'mentors', 'mentees']) {
    await visit(page, `/admin-dashboard/${tab}?q=${mark}`);
    await expect(page.getByText('Thiruvenkatasubramaniam')).toBeVisible();
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.locator('.table-wrap').evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(over, `${tab} at ${width}`).toBe(0);
    }
  }
});

test('mentor messages, mentees and the operator’s statements each have a tab', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const mentor = {
    fullName: `Imran ${mark}`,
    email: 'imran@example.in',
    mobile: '9876543210',
    message: 'Teach me SQL.',
  };
  await send('submitMentorContact', { body: { ...mentor, mentor: 'Sana Khan' } });
  const facts = { address: '4 Park Street, Kolkata', education: 'B.Com', field: 'Data analysis' };
  await send('submitMentee', {
    body: { name: `Noor ${mark}`, email: 'noor@example.in', phone: '9876543210', ...facts },
  });
  await page.goto('/menteelist');
  await expect(page).toHaveURL(/\/admin-login\?return=/);
  await signInAs(page, await signInAdminOver());

  await visit(page, `/menteelist?q=${mark}`);
  await expect(page.getByRole('heading', { name: 'Mentee Management' })).toBeVisible();
  for (const fact of Object.values(facts))
    await expect(page.getByRole('row').filter({ hasText: mark })).toContainText(fact);
  await expectAccessible(page, 'mentees');
  await page.getByLabel('Search').fill(`${mark} and more`);
  await expect(page.getByText('No records found.')).toBeVisible();

  await page.getByRole('link', { name: 'Mentors' }).filter({ visible: true }).click();
  await page.getByLabel('Search').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('Sana Khan');
  await page.getByLabel('Search').fill(`${mark} and more`);
  await expect(page.getByText('No messages found.')).toBeVisible();

  for (const [tab, title, words] of [
    ['transactions', 'Transaction Management', 'Not available yet'],
    ['packages', 'Package Management', 'Not available yet'],
    ['about', 'About Us', 'HR and management consulting'],
    ['contact', 'Contact Us', 'help@avsar.example'],
  ] as const) {
    await visit(page, `/admin-dashboard/${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  }
  await expectAccessible(page, 'contact');
});

test('a company is verified with a note and marked on its jobs; its recruiter is edited', async ({ page }) => {
  const company = `Betwa ${randomUUID().slice(0, 6)}`;
  const form = recruiterForm({ companyName: company });
  const registration = new FormData();
  for (const [field, value] of Object.entries(form)) registration.append(field, String(value));
  registration.append('resumeUpload', new File([new Uint8Array(docxDocument())], 'about me.docx'));
  expect((await send('registerRecruiter', { body: registration })).status).toBe(201);
  const recruiter = await signInOver('recruiter', form.email);
  const job = await postJob(recruiter, { companyName: company });
  const asking = new FormData();
  asking.append('document', new File([new Uint8Array(pdfDocument())], 'certificate.pdf'));
  expect((await send('askForVerification', { token: recruiter.token, body: asking })).status).toBe(200);
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin/dashboard');
  await page.getByRole('link', { name: /^Verify: (1 company asks|\d+ companies ask) to be verified$/ }).click();
  await expect(page).toHaveURL(/recruiters\?verified=asked/);
  await visit(page, `/admin-dashboard/recruiters?companyName=${encodeURIComponent(company)}`);
  const counts = page.getByRole('region', { name: 'Recruiters per company' });
  await expect(counts.getByRole('link', { name: /^of these, verification requested \d/ })).toBeVisible();
  await expectAccessible(page, 'recruiters');
  const byVerification = page.getByRole('combobox', { name: 'Verified or not' });
  await byVerification.selectOption('Not verified');
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Verification requested');
  await byVerification.selectOption('Verification requested');
  await expect(page).toHaveURL(/verified=asked/);
  await expect(page.getByRole('row').filter({ hasText: company })).toBeVisible();
  await byVerification.selectOption('Verified: all');
  await expect(page).not.toHaveURL(/verified=asked/);

  await page.getByRole('link', { name: `Details: ${company}` }).press('Enter');
  const details = page.getByRole('dialog', { name: company, exact: true });
  await expect(details).toContainText(form.email);
  await expectAccessible(page, 'one recruiter');
  await details.getByRole('button', { name: 'Verify company' }).click();
  const question = page.getByRole('dialog', { name: `Verify ${company}?` });
  await question.getByLabel('Note').fill('Called the office.');
  await question.getByRole('button', { name: /^Verify company of/ }).click();
  await expect(question).toBeHidden();
  await expect(details).toContainText('Called the office.');
  expect((await (await page.request.get(`/api/jobpostingform/jobs/${job.jobId}`)).json()).companyVerified).toBe(true);
  expect((await mailTo(form.email, /verified/)).text).toContain(company);

  await details.getByRole('button', { name: 'View resume' }).click();
  const resume = page.getByRole('dialog', { name: /^Resume of .*\.docx$/ });
  await expect(resume.getByText('We can’t show this type of file here.')).toBeVisible();
  const download = page.waitForEvent('download');
  await resume.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await page.keyboard.press('Escape');

  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: /^Edit / });
  await edit.getByLabel('PIN code').fill('12');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toBeFocused();
  await edit.getByLabel('PIN code').fill('411001');
  // The recruiter saves meanwhile. A field that only they changed takes the newer value with either choice.
  const saveElsewhere = async (body: { phone: string; pincode?: string }): Promise<void> => {
    const other = await send('updateRecruiter', { token: recruiter.token, params: { id: recruiter.user._id }, body });
    expect(other.status).toBe(200);
    await edit.getByRole('button', { name: 'Save' }).click();
    for (const value of Object.values(body)) await expect(edit.getByRole('alert')).toContainText(value);
  };
  await saveElsewhere({ phone: '9000000001' });
  await edit.getByRole('button', { name: 'Use these changes' }).click();
  await expect(edit.getByLabel('Phone')).toHaveValue('9000000001');
  await expect(edit.getByLabel('PIN code')).toHaveValue('411001');
  await saveElsewhere({ phone: '9000000002', pincode: '411002' });
  await edit.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(edit.getByLabel('Phone')).toHaveValue('9000000002');
  await expect(edit.getByLabel('PIN code')).toHaveValue('411001');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(details).toContainText('411001');
  await expect(details).toContainText('90000 00002');

  await details.getByRole('button', { name: 'End verification' }).click();
  const end = page.getByRole('dialog', { name: `End verification of ${company}?` });
  await end.getByRole('button', { name: /^End verification of/ }).click();
  await expect(end.getByText('Enter why you are ending the verification.')).toBeVisible();
  await end.getByLabel('Reason').fill('Sold to somebody else.');
  await end.getByRole('button', { name: /^End verification of/ }).click();
  await expect(details).toContainText('This company is not verified.');
  expect((await mailTo(form.email, /no longer verified/)).text).toContain('Sold to somebody else.');
});
