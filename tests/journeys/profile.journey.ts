import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, pictureFile, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (404|409|412|500|503)|ERR_FAILED|Invalid PDF|InvalidPDF/ });

const PDF = { name: 'degree.pdf', mimeType: 'application/pdf', buffer: pdfDocument() };

const refuse = (page: Page, address: string, method: string) =>
  refuseOnce(page, address, method, { status: 500, json: { message: 'The database sleeps.', code: 'INTERNAL' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the profile shows who it is, leads to its sections, and is the same in the tab', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Kavya', lastName: 'Iyer' });
  await signInAs(page, candidate);
  await visit(page, '/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kavya Iyer' })).toBeVisible();
  await expect(main.getByText(candidate.user.userCode)).toBeVisible();
  await expect(main.getByText(candidate.email)).toBeVisible();
  await expect(main.getByText('9876543210')).toBeVisible();
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
  await visit(page, '/candidate-dashboard?tab=profile');
  await expect(main.getByRole('heading', { name: 'Kavya Iyer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the profile is edited with its files; what does not fit is refused at the field, and Cancel restores', async ({
  page,
}) => {
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
  await dialog
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
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
  await expect(page.getByRole('dialog').getByText('This kind of file cannot be shown here.')).toBeVisible();
});

test('without the own row nothing can be updated, and the page says so', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/candidates/*', (route) => route.fulfill({ status: 500, json: { message: 'Asleep.' } }));
  await visit(page, '/profile');
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByText('User data not found. Cannot update.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute('**/api/candidates/*');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('main').getByText('9876543210')).toBeVisible();
});

test('the resume opens in the page, drawn; a file that is no PDF says so', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile');
  await page.getByRole('link', { name: /resume\.pdf/ }).click();
  const dialog = page.getByRole('dialog', { name: 'resume.pdf' });
  await expect(dialog.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Larger' }).click();
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

test('skills are typed one after the other, renamed, and come back after a deletion', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile/skills');
  const skills = section(page, 'Key skills');
  const input = skills.getByRole('combobox', { name: 'Add a skill' });
  await expect(skills.getByText('No skills yet.')).toBeVisible();
  await expect(input).toBeFocused();
  await input.fill('Tally');
  await input.press('Enter');
  await expect(skills.getByRole('listitem').filter({ hasText: 'Tally' })).toBeVisible();
  await input.fill('   ');
  await input.press('Enter');
  await input.fill('Excell');
  // While suggestions are open, what is around them is hidden from assistive technology.
  await skills.locator('button', { hasText: /^Add$/ }).click();
  await skills.getByRole('link', { name: 'Edit skill: Excell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit skill' });
  await dialog.getByLabel('Skill').fill('Excel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Skill saved')).toBeVisible();
  await expect(skills.getByRole('listitem')).toHaveText([/Tally/, /Excel/]);
  await input.fill('tally');
  await input.press('Enter');
  await expect(page.getByText('This is already in your profile.')).toBeVisible();
  await skills.getByRole('button', { name: 'Delete skill: Tally' }).click();
  await expect(page.getByText('Tally was deleted.')).toBeVisible();
  await expect(skills.getByRole('listitem')).toHaveText([/Excel/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(skills.getByRole('listitem').filter({ hasText: 'Tally' })).toBeVisible();
  await refuse(page, '**/api/skills/*', 'DELETE');
  await skills.getByRole('button', { name: 'Delete skill: Excel' }).click();
  await expect(page.getByText(/Failed to delete skill/)).toBeVisible();
  await expect(skills.getByRole('listitem').filter({ hasText: 'Excel' })).toBeVisible();
});

test('education is added, kept through a reload and a failing server, changed, and deleted after a question', async ({
  page,
}) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/education', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await visit(page, '/profile');
  const education = section(page, 'Education');
  await expect(education.getByText('Failed to fetch education data')).toBeVisible();
  await education.getByRole('button', { name: 'Retry' }).click();
  await expect(education.getByText('No education yet.')).toBeVisible();
  await education.getByRole('link', { name: 'Add education' }).click();
  const form = page.getByRole('dialog', { name: 'Add education' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByLabel('Degree').fill('B.Com');
  await form.getByLabel('Institute').fill('Pune University');
  await form.getByLabel('Year of passing').fill('1899');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Year of passing')).toHaveAccessibleDescription(/Enter a year from 1900 to \d{4}\./);
  await form.getByLabel('Year of passing').fill('2021');
  await page.waitForTimeout(600);
  await page.reload();
  await expect(form.getByText('Your draft is back.')).toBeVisible();
  await expect(form.getByLabel('Degree')).toHaveValue('B.Com');
  await refuse(page, '**/api/education', 'POST');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Failed to save education')).toBeVisible();
  await expect(form.getByLabel('Institute')).toHaveValue('Pune University');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Education saved')).toBeVisible();
  await expect(education.getByRole('listitem')).toContainText('Passed in 2021');

  await education.getByRole('link', { name: 'Edit education: B.Com, Pune University' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit education' });
  await edit.getByLabel('Grade').fill('8.4 CGPA');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(education.getByRole('listitem')).toContainText('8.4 CGPA');

  const remove = education.getByRole('button', { name: 'Delete education: B.Com, Pune University' });
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this education record?' });
  await remove.click();
  await expect(question.getByRole('heading')).toHaveText('Are you sure you want to delete this education record?');
  await expect(question).toContainText('B.Com, Pune University');
  await refuse(page, '**/api/education/*', 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Failed to delete education/)).toBeVisible();
  await remove.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(education.getByText('No education yet.')).toBeVisible();
});

test('whoever still works there has no end date; an employment is deleted after a question', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile/experience');
  const form = page.getByRole('dialog', { name: 'Add employment' });
  await form.getByLabel('Position').fill('Accountant');
  await form.getByLabel('Company').fill('Sutlej Mills');
  await form.getByLabel('Start date').fill('2022-07-01');
  await form.getByLabel('End date').fill('2021-07-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('End date')).toHaveAccessibleDescription('The end must not lie before the start.');
  await form.getByLabel('I am currently working here').check();
  await expect(form.getByLabel('End date')).toHaveCount(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/experiences'),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ currentlyWorking: true, endDate: null });
  await expect(page).toHaveURL(/\/profile#employment$/);
  const employment = section(page, 'Employment');
  await expect(employment.getByRole('listitem')).toContainText('Jul 2022 - Present');
  await employment.getByRole('button', { name: 'Delete employment: Accountant, Sutlej Mills' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure to delete this experience?' });
  await expect(question.getByRole('heading')).toHaveText('Are you sure to delete this experience?');
  await expect(question).toContainText('Accountant, Sutlej Mills');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(employment.getByText('No employment yet.')).toBeVisible();
});

test('a project has its duration from two months, and comes back after a deletion', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile?open=projects');
  const form = page.getByRole('dialog', { name: 'Add project' });
  await form.getByLabel('Title').fill('Village ledger');
  await form.getByLabel('Your role').fill('Lead');
  await form.getByLabel('Start month').fill('2023-01');
  await form.getByLabel('End month').fill('2023-06');
  await expect(form.getByText('Duration: Jan 2023 - Jun 2023')).toBeVisible();
  await form.getByLabel('Link').fill('not a link');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Link')).toHaveAccessibleDescription(/Enter a link that starts with/);
  await form.getByLabel('Link').fill('example.in/ledger');
  await form.getByRole('button', { name: 'Save' }).click();
  const projects = section(page, 'Projects');
  await expect(projects.getByRole('listitem').first()).toContainText('Jan 2023 - Jun 2023');
  await projects.getByRole('button', { name: 'Delete project: Village ledger' }).click();
  await expect(projects.getByText('No projects yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(projects.getByRole('listitem').first()).toContainText('Village ledger');
});

test('a certificate is uploaded, looked at, saved, changed and deleted; each failure says so', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/certifications/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await visit(page, '/profile');
  const list = section(page, 'Award/Certificates');
  await expect(list.getByText('Failed to fetch certifications')).toBeVisible();
  await list.getByRole('button', { name: 'Retry' }).click();
  await list.getByRole('link', { name: 'Upload certificate' }).click();
  const form = page.getByRole('dialog', { name: 'Upload a certificate' });
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByRole('link', { name: /Choose the file of the certificate\./ })).toBeVisible();
  await form
    .getByLabel('Certificate', { exact: true })
    .setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') });
  await expect(form.getByText(/This kind of file cannot be used\./)).toBeVisible();
  await form.getByLabel('Certificate', { exact: true }).setInputFiles(PDF);
  await form.getByLabel('Issued by').fill('Tally Education');
  await refuse(page, '**/api/certifications/upload', 'POST');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByText('Upload failed')).toBeVisible();
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  const row = list.getByRole('listitem');
  await expect(row).toContainText('degree');
  await expect(row).toContainText(/\d\.\d\d MB/);

  await list.getByRole('link', { name: /^Preview: / }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: /^Download: / }).click();
  expect((await saved).suggestedFilename()).toBe('degree.pdf');
  await refuse(page, '**/api/certifications/download/*', 'GET');
  await list.getByRole('button', { name: /^Download: / }).click();
  await expect(page.getByText(/Download failed/)).toBeVisible();

  await list.getByRole('link', { name: /^Edit certificate: / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit certificate' });
  await edit.getByLabel('Title').fill('Degree certificate');
  await refuse(page, '**/api/certifications/*', 'PUT');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Update failed')).toBeVisible();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Certification updated successfully')).toBeVisible();
  await expect(row).toContainText('Degree certificate');

  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this certification?' });
  await list.getByRole('button', { name: 'Delete certificate: Degree certificate' }).click();
  await expect(question.getByRole('heading')).toHaveText('Are you sure you want to delete this certification?');
  await expect(question).toContainText('Degree certificate');
  await refuse(page, '**/api/certifications/*', 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Delete failed/)).toBeVisible();
  await list.getByRole('button', { name: 'Delete certificate: Degree certificate' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Certification deleted successfully')).toBeVisible();
  await expect(list.getByText('No certificates yet.')).toBeVisible();
});

test('what another tab saved meanwhile is shown, and saving again does not undo it', async ({ page, context }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile?open=edit-profile');
  const first = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(first.getByLabel('First name')).toHaveValue('Asha');
  const other = await context.newPage();
  await visit(other, '/profile?open=edit-profile');
  const second = other.getByRole('dialog', { name: 'Edit Profile' });
  await second.getByLabel('Mobile number').fill('9811111111');
  await second.getByLabel('Address').fill('5 Hill Road, Mumbai');
  await second.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText('Profile updated successfully!')).toBeVisible();

  await first.getByLabel('Address').fill('9 Sea Road, Chennai');
  await first.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByText(/Somebody changed this in the meantime\./).first()).toBeVisible();
  await expect(first.getByText('Address: 5 Hill Road, Mumbai')).toBeVisible();
  await expect(first.getByLabel('Mobile number')).toHaveValue('9811111111');
  await expect(first.getByLabel('Address')).toHaveValue('9 Sea Road, Chennai');
  await first.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByText('9811111111')).toBeVisible();
  await expect(section(page, 'Basic-Details')).toContainText('9 Sea Road, Chennai');
});

test('a draft brings back what was typed alone, not what merely stood beside it', async ({ page }) => {
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
  await expect(dialog.getByText('Your draft is back.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('9 Sea Road, Chennai');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('9811111111');
});

test('an award without a file is added, kept through a failure, and has no file to open', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile');
  const list = section(page, 'Award/Certificates');
  await list.getByRole('link', { name: 'Add an award' }).click();
  const form = page.getByRole('dialog', { name: 'Add an award' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByLabel('Title').fill('Best intern');
  await form.getByLabel('Issued by').fill('Kaveri Software');
  await refuse(page, '**/api/certifications/upload', 'POST');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Failed to add the award')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Best intern');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Award added')).toBeVisible();
  await expect(list.getByRole('listitem')).toContainText('Best intern');
  await expect(list.getByRole('link', { name: 'Edit certificate: Best intern' })).toBeVisible();
  await expect(list.getByRole('link', { name: /^Preview: / })).toHaveCount(0);
  await visit(page, '/profiles-complete?tab=certificates');
  await expect(page.getByRole('region', { name: 'Certificate 1' }).getByLabel('Name')).toHaveValue('Best intern');
  await visit(page, '/profilepage');
  await expect(page.getByRole('article').getByText('Best intern')).toBeVisible();
});

test('a form over the profile starts at its first field, one that only shows something at its close button', async ({
  page,
}) => {
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

test('the basic details are changed, whole and by their own addresses', async ({ page }) => {
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
  await expect(section(page, 'Employment')).toContainText('You say that you are a fresher.');
  await visit(page, '/profile/resume');
  await expect(page.getByRole('dialog', { name: 'Edit Profile' }).getByLabel('Resume')).toBeFocused();
});

test('on a phone the profile is reached from the bottom bar, works by keyboard, and is accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, await makeCandidate());
  await visit(page, '/candidate-dashboard');
  await page.getByRole('navigation', { name: 'Candidate 3' }).getByRole('link', { name: 'Profile' }).click();
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
  await expectAccessible(page, 'the profile');
});
