import type { Page } from '@playwright/test';
import { pdfDocument } from '#tests/support/documents.ts';
import { expect, refuseOnce, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (404|409|412|500|503)|ERR_FAILED|Invalid PDF|InvalidPDF/ });

const PDF = { name: 'degree.pdf', mimeType: 'application/pdf', buffer: pdfDocument() };

const refuse = (page: Page, address: string, method: string) =>
  refuseOnce(page, address, method, { status: 500, json: { message: 'The database sleeps.', code: 'INTERNAL' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('skills are added one after the other, renamed, and restored after deletion', async ({ page }) => {
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
  // While suggestions are open, their surroundings are hidden from assistive technology.
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
  await expect(page.getByText('Deleted Tally.')).toBeVisible();
  await expect(skills.getByRole('listitem')).toHaveText([/Excel/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(skills.getByRole('listitem').filter({ hasText: 'Tally' })).toBeVisible();
  await refuse(page, '**/api/skills/*', 'DELETE');
  await skills.getByRole('button', { name: 'Delete skill: Excel' }).click();
  await expect(page.getByText(/Failed to delete skill/)).toBeVisible();
  await expect(skills.getByRole('listitem').filter({ hasText: 'Excel' })).toBeVisible();
});

test('education is added, kept through a reload and a failing server, edited, and deleted after confirmation', async ({
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
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Year of passing')).toHaveAccessibleDescription(/Enter a year from 1900 to \d{4}\./);
  await form.getByLabel('Year of passing').fill('2021');
  await reloadWithDraft(page, '2021');
  await expect(form.getByText('We restored your draft.')).toBeVisible();
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

test('a current job has no end date; an employment is deleted after confirmation', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile/experience');
  const form = page.getByRole('dialog', { name: 'Add employment' });
  await form.getByLabel('Position').fill('Accountant');
  await form.getByLabel('Company').fill('Sutlej Mills');
  await form.getByLabel('Start date').fill('2022-07-01');
  await form.getByLabel('End date').fill('2021-07-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('End date')).toHaveAccessibleDescription('Choose an end that isn’t before the start.');
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

test('a project’s duration comes from two months, and it is restored after deletion', async ({ page }) => {
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

test('a certificate is uploaded, previewed, downloaded, edited and deleted; each failure is shown', async ({
  page,
}) => {
  await signInAs(page, await makeCandidate());
  await page.route('**/api/certifications/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await visit(page, '/profile');
  const list = section(page, 'Award/Certificates');
  await expect(list.getByText('Failed to fetch certifications')).toBeVisible();
  await list.getByRole('button', { name: 'Retry' }).click();
  await list.getByRole('link', { name: 'Upload certificate' }).click();
  const form = page.getByRole('dialog', { name: 'Upload a certificate' });
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByRole('link', { name: /Choose a file to upload\./ })).toBeVisible();
  await form
    .getByLabel('Certificate', { exact: true })
    .setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') });
  await expect(form.getByText(/This type of file isn’t allowed\./)).toBeVisible();
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

test('an award without a file is added, kept through a failure, and has nothing to open', async ({ page }) => {
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
