import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { expect, oversizedResume, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, pictureFile, send } from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (404|409|412|500|503)|ERR_FAILED|Invalid PDF|InvalidPDF/ });

const refuse = (page: Page, address: string, method: string) =>
  refuseOnce(page, address, method, { status: 500, json: { message: 'The database sleeps.', code: 'INTERNAL' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the profile shows the person, leads to its sections, and is the same in the tab', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Kavya', lastName: 'Iyer' });
  await signInAs(page, candidate);
  await visit(page, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kavya Iyer' })).toBeVisible();
  await expect(main.getByText(candidate.user.userCode)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: candidate.email })).toBeVisible();
  await expect(main.getByText('98765 43210')).toBeVisible();
  await expect(page).toHaveTitle(/^Profile/);
  const links = page.getByRole('navigation', { name: 'Quick links' });
  for (const name of ['Key skills', 'Employment', 'Education', 'Projects', 'Award/Certificates', 'Basic-Details']) {
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await links.getByRole('link', { name: 'Basic-Details' }).click();
  await expect(page).toHaveURL(/\/profile#basics$/);
  await expect(page.getByRole('heading', { name: 'Basic-Details' })).toBeInViewport();
  await expect(links.getByRole('link', { name: 'Basic-Details' })).toHaveAttribute('aria-current', 'true');
  await visit(page, '/candidate-dashboard/profile');
  await expect(main.getByRole('heading', { name: 'Kavya Iyer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the profile is edited with its files; wrong input is refused at its field, and Cancel restores', {
  tag: CORE,
}, async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('First name').fill('Somebody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Asha');

  await dialog.getByLabel('Resume').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(dialog.getByText('Please upload only PDF, DOC, or DOCX files.')).toBeVisible();
  await dialog.getByLabel('Resume').setInputFiles(await oversizedResume());
  await expect(dialog.getByText('File size should be less than 5MB.')).toBeVisible();
  await dialog
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: pdfDocument() });
  await expect(dialog.getByText('Please upload a valid image for the profile picture.')).toBeVisible();

  const picture = await pictureFile();
  await dialog
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(await picture.arrayBuffer()) });
  await dialog.getByLabel('Resume').setInputFiles({
    name: 'new-cv.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: docxDocument(),
  });
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByLabel('First name').fill('Usha');
  await dialog.getByLabel('Address').fill('7 Lake Road, Nagpur');
  await refuse(page, '**/api/candidates/*', 'PUT');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('7 Lake Road, Nagpur');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/candidates/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeVisible();
  release();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Usha Rao' })).toBeVisible();
  await expect(page.getByRole('link', { name: /new-cv\.docx/ })).toBeVisible();
  await expect(section(page, 'Basic-Details')).toContainText('7 Lake Road, Nagpur');
  await page.getByRole('link', { name: /new-cv\.docx/ }).click();
  await expect(page.getByRole('dialog').getByText('We can’t show this type of file here.')).toBeVisible();
});

test('without the person’s own row nothing can be updated, and the page says so', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/candidates/*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await visit(page, '/profile');
  await expect(page.getByText('We couldn’t load your profile.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByText('User data not found. Cannot update.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute('**/api/candidates/*');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('main').getByText('98765 43210')).toBeVisible();
});

test('the resume is previewed in the page; a file that is not a PDF says so', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile');
  await page.getByRole('link', { name: /resume\.pdf/ }).click();
  const dialog = page.getByRole('dialog', { name: 'resume.pdf' });
  await expect(dialog.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.route('**/files/**', (route) => route.fulfill({ status: 200, body: 'no document at all' }));
  await page.getByRole('link', { name: /resume\.pdf/ }).click();
  await expect(dialog.getByText('Error loading the PDF. Please check the file path.')).toBeVisible();
  await page.unroute('**/files/**');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
});

test('changes saved in another tab are shown, and saving again does not undo them', async ({ page, context }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile?open=edit-profile');
  const first = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(first.getByLabel('First name')).toHaveValue('Asha');
  // The page refetches after the resume is read, and would then know what the other tab saves.
  await expect(page.getByText('We couldn’t read resume.pdf.')).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/profile?open=edit-profile');
  const second = other.getByRole('dialog', { name: 'Edit Profile' });
  await second.getByLabel('Mobile number').fill('9811111111');
  await second.getByLabel('Address').fill('5 Hill Road, Mumbai');
  await second.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText('Profile updated successfully!')).toBeVisible();

  await first.getByLabel('Address').fill('9 Sea Road, Chennai');
  await first.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByText(/Someone changed this in the meantime\./).first()).toBeVisible();
  await expect(first.getByText('Address: 5 Hill Road, Mumbai')).toBeVisible();
  await expect(first.getByLabel('Mobile number')).toHaveValue('9811111111');
  await expect(first.getByLabel('Address')).toHaveValue('9 Sea Road, Chennai');
  await first.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByText('98111 11111')).toBeVisible();
  await expect(section(page, 'Basic-Details')).toContainText('9 Sea Road, Chennai');
});

test('a draft restores only the fields that were typed', async ({ page }) => {
  const candidate = await makeCandidate();
  const { token, user } = candidate;
  await signInAs(page, candidate);
  await visit(page, '/profile?open=edit-profile');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Address').fill('9 Sea Road, Chennai');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  const body = new FormData();
  body.append('phone', '9811111111');
  expect((await send('updateCandidate', { token, params: { id: user._id }, body })).status).toBe(200);
  await visit(page, '/profile?open=edit-profile');
  await expect(dialog.getByText('We restored your draft.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('9 Sea Road, Chennai');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('9811111111');
});

test('a form dialog focuses its first field, a read-only one its close button', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  for (const [path, label] of [
    ['/profile/education', 'Degree'],
    ['/profile/experience', 'Position'],
    ['/profile?open=projects', 'Title'],
    ['/profile?open=edit-profile', 'First name'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toBeFocused();
  }
  await visit(page, '/profile?open=resume-file');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()).toBeFocused();
});

test('the basic details are edited as a whole and by their own addresses', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile/skill-headline');
  const headline = page.getByRole('dialog', { name: 'Skill headline' });
  await headline.getByLabel('Skill headline').fill('Accounts assistant with three years of Tally');
  await headline.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Basic details saved')).toBeVisible();
  const basics = section(page, 'Basic-Details');
  await expect(basics).toContainText('Accounts assistant with three years of Tally');
  await visit(page, '/profile/location');
  const places = page.getByRole('dialog', { name: 'Preferred locations' });
  await places.getByRole('combobox').fill('Pune, Nagpur,');
  await places.getByRole('button', { name: 'Save' }).click();
  await expect(basics).toContainText('Pune, Nagpur');
  await visit(page, '/profile/salary');
  const salary = page.getByRole('dialog', { name: 'Expected salary' });
  await salary.getByLabel('Expected salary').fill('850000');
  await salary.getByLabel('Notice period').selectOption('30 days');
  await salary.getByRole('button', { name: 'Save' }).click();
  // The form shows the same amount while it is being saved.
  await expect(salary).toHaveCount(0);
  await expect(basics).toContainText('₹8,50,000 a year');
  await visit(page, '/profile/basic-info');
  const form = page.getByRole('dialog', { name: 'Basic-Details' });
  await form.getByLabel('Other').check();
  await form.getByLabel('Date of birth').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Date of birth')).toHaveAccessibleDescription('You must be 18 or older to register.');
  await form.getByLabel('Date of birth').fill('2000-01-01');
  await form.getByLabel('I am a fresher').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(basics).toContainText('01 Jan 2000');
  await expect(section(page, 'Employment')).toContainText('Your profile says you are a fresher.');
  await visit(page, '/profile/resume');
  await expect(page.getByRole('dialog', { name: 'Edit Profile' }).getByLabel('Resume')).toBeFocused();
});

test('on a phone the profile opens from the bottom bar, works by keyboard, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, await makeCandidate());
  await visit(page, '/candidate-dashboard');
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Key skills' })).toBeVisible();
  await page.getByRole('link', { name: 'Add education' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add education' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'the education form');
  await form.getByLabel('Degree').fill('Diploma');
  await form.getByLabel('Institute').fill('ITI Nagpur');
  await form.getByLabel('Year of passing').fill('2020');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Education').getByRole('listitem')).toContainText('ITI Nagpur');
  await expect(form).toHaveCount(0);
  // From the top: a target partly covered by a bar or a message would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'the profile');
});
