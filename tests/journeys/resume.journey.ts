import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { drawPdf } from '#server/modules/candidates/resume/draw-pdf.ts';
import { readText } from '#server/modules/candidates/resume/reading/read-text.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, type Person, send } from '#tests/support/journey-portal.ts';
import { aResumePage } from '#tests/support/resumes.ts';

const add = async ({ token }: Person, name: 'addExperience' | 'addEducation' | 'addSkill', body: object) => {
  expect((await send(name, { token, body })).status).toBe(201);
};

const aPerson = async (): Promise<Person> => {
  const candidate = await makeCandidate({ firstName: 'Asha', lastName: 'Rao' });
  await add(candidate, 'addSkill', { name: 'TypeScript' });
  await add(candidate, 'addExperience', { company: 'Kaveri Software', position: 'Engineer', startDate: '2021-06-01' });
  return candidate;
};

const headings = (page: Page) => page.locator('.paper-heading').allTextContents();

test('a candidate orders and hides resume sections by keyboard, keeps the choices, and downloads what the preview shows', async ({
  page,
}) => {
  await signInAs(page, await aPerson());
  await visit(page, '/create-resume');
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByText('Asha Rao')).toBeVisible();
  expect(await headings(page)).toEqual(['Experience', 'Skills']);

  await page.getByLabel('Headline').fill('Platform engineer');
  await expect(preview.getByText('Platform engineer')).toBeVisible();
  const up = page.getByRole('button', { name: 'Move Skills up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skills is now 2 of 7.')).toBeAttached();
  await expect(up).toBeFocused();
  await expect.poll(() => headings(page)).toEqual(['Skills', 'Experience']);
  await page.getByLabel('Summary', { exact: true }).fill('Builds services.');
  await page.getByLabel('Show Experience').uncheck();
  await expect.poll(() => headings(page)).toEqual(['Summary', 'Skills']);

  // The draft is saved after a pause in typing.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:create-resume') ?? ''))
    .toContain('"hidden":["experience"]');
  await page.reload();
  await expect.poll(() => headings(page)).toEqual(['Summary', 'Skills']);
  await expect(page.getByLabel('Headline')).toHaveValue('Platform engineer');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Asha Rao - resume.pdf');
  const bytes = await readFile(await file.path());
  const lines = await readText({ mediaType: 'application/pdf', bytes });
  expect(lines?.slice(0, 2)).toEqual(['Asha Rao', 'Platform engineer']);
  expect(lines?.slice(-4)).toEqual(['Summary', 'Builds services.', 'Skills', 'TypeScript']);

  await page.getByRole('button', { name: 'Save as my resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this as your resume?' });
  await expect(dialog.getByText(/^It replaces resume\.pdf in your profile\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as my resume' }).click();
  await expect(page.getByText('Saved as your resume.')).toBeVisible();
  await visit(page, '/profile');
  await expect(page.getByRole('link', { name: 'Asha Rao - resume.pdf' })).toBeVisible();
});

test('a resume is in the language of the profile, and in another by choice', async ({ page }) => {
  await signInAs(page, await aPerson());
  const read = async (region: string, language: string) => {
    await visit(page, '/account');
    await page.getByRole('region', { name: region }).getByRole('link', { name: language }).click();
    await page.waitForURL(language === 'English' ? /:\d+\/account/ : /\/hi\/account/);
  };
  await read('Language', 'हिन्दी');
  await visit(page, '/hi/create-resume');
  const sheet = page.getByRole('article', { name: 'प्रीव्यू' });
  const choice = page.getByRole('group', { name: 'रिज़्यूमे की भाषा' });
  await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(sheet.getByText('Skills', { exact: true })).toBeVisible();
  await choice.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(sheet.getByText('स्किल', { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:create-resume') ?? ''))
    .toContain('"language":"hi"');
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  const sent = page.waitForRequest('**/api/resume/build');
  await page.getByRole('button', { name: 'PDF डाउनलोड करें' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ language: 'hi' });

  await read('भाषा', 'English');
  await page.evaluate(() => localStorage.removeItem('draft:create-resume'));
  await visit(page, '/create-resume');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Builds services.');
  await expect(page.getByRole('group', { name: 'Resume in' }).getByRole('radio', { name: 'English' })).toBeChecked();
  await expectAccessible(page, 'the language of a resume');
});

test('a long name stays whole in the preview on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, await makeCandidate({ firstName: 'Asha', lastName: 'Venkatasubramanian' }));
  await visit(page, '/create-resume');
  const name = page.locator('.paper-name');
  await expect(name).toHaveText('Asha Venkatasubramanian');
  const linesOfSurname = () =>
    name.evaluate((element) => {
      const surname = document.createRange();
      const text = element.firstChild ?? element;
      surname.setStart(text, 'Asha '.length);
      surname.setEnd(text, (text.textContent ?? '').length);
      return surname.getClientRects().length;
    });
  // The font may load after the text.
  await expect.poll(linesOfSurname).toBe(1);
});

test('entries read from an uploaded resume are suggested, added, dismissed, and undone', async ({ page }) => {
  const candidate = await makeCandidate({ phone: '+91 98111 22333' });
  const pdf = await drawPdf(aResumePage({ skills: [] }), { template: 'modern', now: new Date() });
  await signInAs(page, candidate);
  await visit(page, '/profile');
  // Wait until the resume has been read, so that the next refetch is for the upload only.
  await expect(page.getByText('We couldn’t read resume.pdf.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Resume')
    .setInputFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await page.getByRole('dialog').getByLabel('Address').fill('7 Lake Road, Nagpur');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Found in your resume' });
  // Read in the background.
  await expect(panel).toBeVisible({ timeout: 60_000 });
  // The checkboxes fit one screen; another phone number is a separate choice.
  await expect(panel.getByRole('checkbox', { name: '9876543210' })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Bus times, Jan 2020 – Apr 2020' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'CKA, CNCF, Mar 2023' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Chess' })).toBeChecked();
  await expectAccessible(page, 'what was found in a resume');
  // The dashboard's hint links to it, not to the top of the profile.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/candidate-dashboard');
  await page.getByRole('link', { name: 'Review them' }).click();
  await expect(panel.getByRole('heading', { name: 'Found in your resume' })).toBeInViewport();
  await page.setViewportSize(size);
  await panel.getByRole('button', { name: 'Skip all' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('checkbox', { name: /^Intern at Narmada Labs,/ }).uncheck();
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/resume/suggestions') && request.method() !== 'GET') answers.push(request.method());
  });
  await panel.getByRole('button', { name: /^Add \d+ to my profile/ }).click();
  await expect(page.getByText(/^Added \d+ suggestions to your profile\.$/)).toBeVisible();
  await expect(panel).toBeHidden();
  // All in one call: leaving now loses nothing.
  expect(answers).toEqual(['POST']);
  await expect(page.getByText('B.Tech Computer Science').first()).toBeVisible();
  await expect(page.getByText('Bus times').first()).toBeVisible();
  await expect(page.getByText('Intern, Narmada Labs')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('B.Tech Computer Science').first()).toBeVisible();
  await expect(panel).toBeHidden();
});

test('a resume that cannot be read says so, and the builder is accessible', async ({ page }) => {
  await signInAs(page, await aPerson());
  await visit(page, '/profile');
  // The resume from the registration is an empty page.
  await expect(page.getByText('We couldn’t read resume.pdf.')).toBeVisible({ timeout: 60_000 });
  await visit(page, '/create-resume');
  await expect(page.getByRole('article', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page, 'the resume builder');
});
